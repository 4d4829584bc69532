/** The tones of voice of a brand; `custom` opens a field for the brand's own description. */
export const tonesOfVoice = [
  {
    tone_of_voice_id: 'professional',
    name: 'Professional',
    description: 'Precise and composed; speaks as one expert to another.',
    example: 'We reviewed the options with our clients and recommend starting with the simplest one.',
  },
  {
    tone_of_voice_id: 'friendly',
    name: 'Friendly',
    description: 'Warm and helpful, like a neighbour who knows the subject.',
    example: 'Not sure where to begin? Start here, and we will take it one step at a time.',
  },
  {
    tone_of_voice_id: 'authoritative',
    name: 'Authoritative',
    description: 'Confident and well-founded; states a position and gives the reason.',
    example: 'The order matters: decide what you measure before you decide what you build.',
  },
  {
    tone_of_voice_id: 'conversational',
    name: 'Conversational',
    description: 'Relaxed and direct, as one would say it across a table.',
    example: "Here's the thing: most plans fail on the second page, not the first.",
  },
  {
    tone_of_voice_id: 'playful',
    name: 'Playful',
    description: 'Light-footed and witty without losing the point.',
    example: 'Think of your inbox as a garden: lovely when tended, a jungle by Friday.',
  },
  {
    tone_of_voice_id: 'inspirational',
    name: 'Inspirational',
    description: 'Encouraging; shows what becomes possible and invites the first step.',
    example: 'Every lasting habit began with one small decision. Today can be yours.',
  },
  {
    tone_of_voice_id: 'empathetic',
    name: 'Empathetic',
    description: 'Understands the reader’s situation before it offers help.',
    example: 'Changing suppliers is unsettling. Let us look at what worries you most.',
  },
  {
    tone_of_voice_id: 'bold',
    name: 'Bold',
    description: 'Short, clear and daring; takes a side.',
    example: 'Cut the jargon. Say what you do. Then prove it.',
  },
  {
    tone_of_voice_id: 'educational',
    name: 'Educational',
    description: 'Explains step by step, with examples and plain definitions.',
    example: 'A term first: lead time is the time from order to delivery.',
  },
  {
    tone_of_voice_id: 'minimalist',
    name: 'Minimalist',
    description: 'As few words as possible, each one needed.',
    example: 'One page. One idea. One next step.',
  },
] as const

export const customToneId = 'custom'

/** All options as the API lists them, `custom` last. */
export const toneOptions: { tone_of_voice_id: string; name: string; description: string; example: string | null }[] = [
  ...tonesOfVoice,
  {
    tone_of_voice_id: customToneId,
    name: 'custom',
    description: 'Describe the tone in your own words.',
    example: null,
  },
]

export const toneOf = (id: string | null) => toneOptions.find((tone) => tone.tone_of_voice_id === id)
