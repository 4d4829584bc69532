import type { WritingBrand } from '#domain/writing.ts'
import type { Manner } from './phrases/types.ts'

/** How a brand's tone shows in the phrases: forms of address, contractions, and the asides between the lines. */
export type Voice = { isCasual: boolean; manner: Manner | null }

const voices: Record<string, Voice> = {
  professional: { isCasual: false, manner: 'sober' },
  authoritative: { isCasual: false, manner: 'sober' },
  educational: { isCasual: false, manner: 'sober' },
  minimalist: { isCasual: false, manner: null },
  empathetic: { isCasual: false, manner: 'warm' },
  friendly: { isCasual: true, manner: 'warm' },
  conversational: { isCasual: true, manner: 'warm' },
  playful: { isCasual: true, manner: 'warm' },
  inspirational: { isCasual: true, manner: 'spirited' },
  bold: { isCasual: true, manner: 'spirited' },
}

// "informal" holds "formal": word borders, and the casual words are asked first.
const casual =
  /\b(?:informal|informell|informale|casual|relaxed|playful|witty|friendly|chatty|young|fun|locker|duzen|du-form|frech|jung|freundlich|décontracté\w*|amical\w*|tutoie\w*|tutoiement|cercan[oa]|tute\w+|divertid[oa]|amichevole|giovan[ei]|spiritos[oa]|scherzos[oa])\b/iu
const formal =
  /\b(?:formal|formell|sober|serious|sachlich|seriös|siezen|sie-form|soutenu|sérieux|vouvoie\w*|vouvoiement|usted|seri[oa]|formale)\b/iu

/** The voice of a tone; a tone in the brand's own words is read for what it says about formality. */
export const voiceOf = (tone: WritingBrand['tone']): Voice => {
  const known = voices[tone?.name.trim().toLowerCase() ?? '']
  if (known) return known
  const words = `${tone?.name ?? ''} ${tone?.description ?? ''} ${tone?.example ?? ''}`
  if (casual.test(words)) return { isCasual: true, manner: 'warm' }
  return { isCasual: false, manner: formal.test(words) ? 'sober' : null }
}
