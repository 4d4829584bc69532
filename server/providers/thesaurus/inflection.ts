import { irregularAdjectives, irregularNouns, irregularVerbs, oddVerbForms } from './irregular-forms.ts'

export type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'adverb'

/** `base`, or an inflected form. */
export type Form = 'base' | 'plural' | 'third' | 'past' | 'participle' | 'gerund' | 'comparative' | 'superlative'

export type Lemma = { base: string; partOfSpeech: PartOfSpeech; form: Form }

// WordNet's rules of detachment (morphy(7WN)); -ed is both past and participle.
const detachments: [suffix: string, ending: string, partOfSpeech: PartOfSpeech, form: Form][] = [
  ['s', '', 'noun', 'plural'],
  ['ses', 's', 'noun', 'plural'],
  ['xes', 'x', 'noun', 'plural'],
  ['zes', 'z', 'noun', 'plural'],
  ['ches', 'ch', 'noun', 'plural'],
  ['shes', 'sh', 'noun', 'plural'],
  ['men', 'man', 'noun', 'plural'],
  ['ies', 'y', 'noun', 'plural'],
  ['s', '', 'verb', 'third'],
  ['ies', 'y', 'verb', 'third'],
  ['es', 'e', 'verb', 'third'],
  ['es', '', 'verb', 'third'],
  ['ed', 'e', 'verb', 'past'],
  ['ed', '', 'verb', 'past'],
  ['ied', 'y', 'verb', 'past'],
  ['ing', 'e', 'verb', 'gerund'],
  ['ying', 'ie', 'verb', 'gerund'],
  ['ing', '', 'verb', 'gerund'],
  ['er', '', 'adjective', 'comparative'],
  ['er', 'e', 'adjective', 'comparative'],
  ['ier', 'y', 'adjective', 'comparative'],
  ['est', '', 'adjective', 'superlative'],
  ['est', 'e', 'adjective', 'superlative'],
  ['iest', 'y', 'adjective', 'superlative'],
]

const partsOfSpeech: PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb']

/**
 * All possible base forms of `word` (lower case), itself first; most do not exist, so look each of them up. Irregular
 * forms come from a list, the others from WordNet's rules and a rule for doubled letters ("planned").
 */
export const lemmasOf = (word: string): Lemma[] => {
  const regular = detachments.flatMap(([suffix, ending, partOfSpeech, form]) => {
    if (!word.endsWith(suffix) || word.length - suffix.length + ending.length < 2) return []
    const stem = word.slice(0, -suffix.length)
    const isDoubled = ending === '' && suffix !== 's' && suffix !== 'es' && /([bdgklmnprtvz])\1$/.test(stem)
    const bases = isDoubled ? [stem, stem.slice(0, -1)] : [stem + ending]
    return bases.map((base): Lemma => ({ base, partOfSpeech, form }))
  })
  return [
    ...partsOfSpeech.map((partOfSpeech): Lemma => ({ base: word, partOfSpeech, form: 'base' })),
    ...irregular(word),
    ...regular,
  ]
}

const irregular = (word: string): Lemma[] => {
  const odd = oddVerbForms[word]
  return [
    ...(odd ? [{ base: odd[0], partOfSpeech: 'verb' as const, form: odd[1] }] : []),
    ...irregularVerbs.flatMap(([base, past, participle]) => [
      ...(word === past && past !== base ? [{ base, partOfSpeech: 'verb' as const, form: 'past' as const }] : []),
      ...(word === participle && participle !== base && participle !== past
        ? [{ base, partOfSpeech: 'verb' as const, form: 'participle' as const }]
        : []),
    ]),
    ...irregularNouns
      .filter(([, plural]) => plural === word)
      .map(([base]) => ({ base, partOfSpeech: 'noun' as const, form: 'plural' as const })),
    ...irregularAdjectives.flatMap(([base, comparative, superlative]) => [
      ...(word === comparative ? [{ base, partOfSpeech: 'adjective' as const, form: 'comparative' as const }] : []),
      ...(word === superlative ? [{ base, partOfSpeech: 'adjective' as const, form: 'superlative' as const }] : []),
    ]),
  ]
}

/** Inflects `base`: of several words a verb's first ("carried out") and a noun's last ("motor cars"). */
export const inflect = (base: string, form: Form): string => {
  const words = base.split(' ')
  const change = (index: number, to: (word: string) => string) => words.with(index, to(words.at(index)!)).join(' ')
  switch (form) {
    case 'base':
      return base
    case 'plural':
      return change(-1, pluralOf)
    case 'third':
      return change(0, (verb) => (verb === 'have' ? 'has' : verb === 'be' ? 'is' : withS(verb)))
    case 'past':
      return change(0, (verb) => irregularVerbs.find(([one]) => one === verb)?.[1] ?? withEd(verb))
    case 'participle':
      return change(0, (verb) => irregularVerbs.find(([one]) => one === verb)?.[2] ?? withEd(verb))
    case 'gerund':
      return change(0, gerundOf)
    case 'comparative':
      return compared(base, 'er', 'more')
    case 'superlative':
      return compared(base, 'est', 'most')
  }
}

const pluralOf = (noun: string) => irregularNouns.find(([one]) => one === noun)?.[1] ?? withS(noun)

const withS = (word: string) => {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /^(?:go|do|hero|echo|veto|potato|tomato|undergo|outdo|undo)$/.test(word) ? `${word}es` : `${word}s`
}

// Words of one short syllable double their last letter ("plan"), as do these, which are stressed on the last syllable.
const doubles = (word: string) =>
  /^[^aeiou]*(?:[aeiou]|qu[aeiou])[bdgklmnprtv]$/.test(word) ||
  /^(?:admit|begin|commit|compel|confer|control|defer|deter|forget|incur|occur|omit|permit|prefer|propel|rebut|refer|regret|submit|transfer|transmit)$/.test(
    word,
  )

const withEd = (verb: string) => {
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return doubles(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`
}

const gerundOf = (verb: string) => {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`
  return doubles(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}

const compared = (adjective: string, suffix: 'er' | 'est', adverb: string) => {
  const found = irregularAdjectives.find(([one]) => one === adjective)
  if (found) return suffix === 'er' ? found[1] : found[2]
  if (/^[^aeiouy]*[aeiou]+[^aeiouy]*y$/.test(adjective)) return `${adjective.slice(0, -1)}i${suffix}`
  if (!/^[^aeiouy]*[aeiouy]+[^aeiouy]*e?$/.test(adjective)) return `${adverb} ${adjective}`
  if (adjective.endsWith('e')) return adjective + suffix.slice(1)
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(adjective) ? adjective + adjective.at(-1) + suffix : adjective + suffix
}
