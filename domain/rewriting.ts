/** The longest passage that is rewritten in one piece, in characters (M5). */
export const longestPassage = 1000
/** The most context sent with it, in characters. */
export const longestContext = 4000

/**
 * The commands of AI edit (M3, "Rewrite request"), in menu order. `command` is the wire value; any other value is an
 * instruction in the person's own words. `order` is the model's instruction; `isMechanical` ones also work by rule,
 * without a model.
 */
export const rewriteCommands = [
  {
    command: 'improve',
    label: 'Improve',
    isMechanical: false,
    order:
      'Improve the passage: clearer, more fluent and more exact. Keep its meaning, its facts and about its length.',
  },
  {
    command: 'shorten',
    label: 'Shorten',
    isMechanical: false,
    order: 'Shorten the passage to about half of its length. Keep its main statement and every figure and name in it.',
  },
  {
    command: 'expand',
    label: 'Expand',
    isMechanical: false,
    order:
      'Expand the passage to about twice its length by explaining what it says. Add no figures, names, studies, quotations or promises that stand neither in it nor in the context.',
  },
  {
    command: 'simplify',
    label: 'Simplify',
    isMechanical: true,
    order: 'Say the passage in plainer words and shorter sentences, for readers who do not know the subject.',
  },
  {
    command: 'fix grammar',
    label: 'Fix grammar',
    isMechanical: true,
    order:
      'Correct spelling, grammar and punctuation of the passage. Change nothing else: a passage without mistakes comes back as it is.',
  },
  {
    command: 'change tone',
    label: 'Change tone',
    isMechanical: false,
    order: 'Say the passage in the tone of voice of the block "tone of voice". Keep its meaning and its facts.',
  },
  {
    command: 'translate',
    label: 'Translate',
    isMechanical: false,
    order: 'Translate the passage into the language named below, as an author of that language would write it.',
  },
] as const

/** The entry of a command; undefined for an instruction in the person's own words. */
export const rewriteCommandOf = (command: string): (typeof rewriteCommands)[number] | undefined =>
  rewriteCommands.find((entry) => entry.command === command.trim().toLowerCase())

/** Why a command needs a model; undefined if rules can do it. */
export const needsModel = (command: string): string | undefined => {
  const entry = rewriteCommandOf(command)
  if (entry?.isMechanical) return undefined
  return `${entry ? `“${entry.label}”` : 'Rewriting in your own words'} needs an AI model, and none is configured. Whoever runs this installation can set AI_TEXT_MODEL.`
}

/** The same for a menu with disabled commands. */
export const needsModelNote =
  'Only “Simplify” and “Fix grammar” work without an AI model. Whoever runs this installation can set AI_TEXT_MODEL for the others.'
