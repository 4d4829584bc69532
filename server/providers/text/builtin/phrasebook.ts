import { type BaseLanguage, baseLanguage, type Language } from '#domain/languages.ts'
import type { WritingBrief } from '#domain/writing.ts'
import { capitalised, frenchOf, isBare, quoted, typeset } from './grammar.ts'
import { escaped, plain } from './markdown.ts'
import { german } from './phrases/de.ts'
import { english } from './phrases/en.ts'
import { spanish } from './phrases/es.ts'
import { french } from './phrases/fr.ts'
import { italian } from './phrases/it.ts'
import type { Phrases } from './phrases/types.ts'
import { seededOrder } from './random.ts'
import { type Voice, voiceOf } from './voice.ts'

const phrasesOf: Record<BaseLanguage, Phrases> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
}

type Slot = 'list' | 'h' | 'audience' | 'location' | 'quote' | 'site' | 'n'
export type Slots = Partial<Record<Slot, string>>

/** The phrases of a post's language, filled in for its brand, subject and voice; no phrase is drawn twice. */
export type Phrasebook = {
  language: Language
  base: BaseLanguage
  phrases: Phrases
  voice: Voice
  seed: string
  /** The main keyword, or what stands for it, as it was given. */
  subject: string
  /** A phrase as Markdown. Slots are Markdown already. */
  say: (phrase: string, slots?: Slots) => string
  /** Whether everything that the phrase needs was given. */
  canSay: (phrase: string, slots?: Slots) => boolean
  /** A phrase of the pool that was not used yet, or null when the pool is used up. */
  draw: (pool: readonly string[], slots?: Slots) => string | null
  /** A place for the person to fill in; `what` as `say` or `draw` answered it. */
  gap: (what: string) => string
  /** A given text as a quotation, in Markdown. */
  quote: (text: string) => string
}

const alternative = /\{([^{}|]*)\|([^{}|]*)\}/gu
const slot = /\{(of )?(k|K|brand|list|h|audience|location|quote|site|n)\}/gu

/** What a post is about, in as few words as were given: its first keyword, else the title up to a colon. */
export const subjectOf = ({ keywords, title, brand }: WritingBrief): string => {
  const keyword = keywords.map(plain).find(Boolean)
  if (keyword) return keyword
  const head = plain(title ?? '').split(/\s*[:–—?]\s*/u)[0] ?? ''
  return head || plain(brand.industry ?? '') || plain(brand.name ?? '')
}

/** The phrasebook of a post. The same brief and variation always open it at the same places. */
export const openPhrasebook = (brief: WritingBrief, variation = 0): Phrasebook => {
  const { language, brand } = brief
  const base = baseLanguage(language)
  const voice = voiceOf(brand.tone)
  const gap = (what: string) => phrasesOf[base].gapMark.replace('{}', () => what)
  const subject = subjectOf(brief) || gap(phrasesOf[base].topicGap)
  const name = brand.name === null ? '' : escaped(brand.name)
  const about = [brand.name, brief.title, brief.format, brief.keywords[0] ?? null, brief.brief, language]
  const seed = JSON.stringify(variation > 0 ? [...about, variation] : about)
  const fixed: Record<string, string> = {
    k: isBare(subject, base) ? escaped(subject) : quoted(escaped(subject), language),
    K: escaped(capitalised(subject, language)),
    ...(name && { brand: name }),
  }
  const used = new Set<string>()

  const say = (phrase: string, slots: Slots = {}) => {
    const values: Record<string, string | undefined> = { ...fixed, ...slots }
    return typeset(
      phrase.replace(alternative, (_, formal: string, casual: string) => (voice.isCasual ? casual : formal)),
      language,
      voice.isCasual,
    ).replace(slot, (mark: string, of: string | undefined, key: string) => {
      const value = values[key]
      if (value === undefined) throw new Error(`Nothing given for ${mark}`)
      return of ? frenchOf(value) : value
    })
  }
  const canSay = (phrase: string, slots: Slots = {}) =>
    [...phrase.matchAll(slot)].every(([, , key]) => (key ?? '') in fixed || (key ?? '') in slots)

  return {
    language,
    base,
    phrases: phrasesOf[base],
    voice,
    seed,
    subject,
    say,
    canSay,
    draw: (pool, slots = {}) => {
      const found = seededOrder(pool, `${seed}${pool[0]}`).find((phrase) => !used.has(phrase) && canSay(phrase, slots))
      if (found === undefined) return null
      used.add(found)
      return say(found, slots)
    },
    gap,
    quote: (text) => quoted(escaped(text), language),
  }
}
