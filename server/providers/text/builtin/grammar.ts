import type { BaseLanguage, Language } from '#domain/languages.ts'
import { baseLanguage } from '#domain/languages.ts'

const nbsp = '\u00A0'

const marks: Record<BaseLanguage, [string, string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: [`«${nbsp}`, `${nbsp}»`],
  es: ['«', '»'],
  it: ['«', '»'],
}

/** A given text in the language's quotation marks. */
export const quoted = (text: string, language: Language): string => marks[baseLanguage(language)].join(text)

const conjunctions: Record<BaseLanguage, string> = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e' }

// Spanish y becomes e before the sound i, not before the diphthong of hielo and hierba.
const soundsLikeI = /^[«"“\s]*(?:i|í|hi(?![aeo]))/iu

/**
 * Whether a term reads well without an article and without quotation marks where our phrases put it: English plurals
 * and gerunds and Spanish plurals after a preposition, German nouns after `das Thema`. Elsewhere it is quoted.
 */
export const isBare = (term: string, base: BaseLanguage): boolean => {
  if (/[^\p{L}\p{N}\s’'-]/u.test(term)) return false
  if (base === 'de')
    return (
      /^\p{Lu}\S{2,}(?: (?:\p{Lu}\S+|im|in|am|an|für|mit|ohne|auf|aus|bei|von|vom|zur|zum|und|die|das|den|der|dem))*$/u.test(
        term,
      ) && /\p{Lu}\S*$/u.test(term)
    )
  if (/^\p{Lu}/u.test(term)) return false
  if (base === 'en') return /(?:[^siu]s|ies|ing)$/u.test(term) && !/\b(?:a|an|the|how|to|what|why|is|are)\b/u.test(term)
  return (
    base === 'es' && /^\p{Ll}{3,}[aeo]s(?:\s|$)/u.test(term) && !/^(?:los|las|unos|unas|más|crisis|tres)\s/u.test(term)
  )
}

/** Several phrases as one: `a, b and c`. */
export const joined = (items: readonly string[], language: Language): string => {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const base = baseLanguage(language)
  const and = base === 'es' && soundsLikeI.test(last) ? 'e' : conjunctions[base]
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`
}

/** French `de` before a name, elided before a vowel; an h may be aspirated, so the full form stands before it. */
export const frenchOf = (name: string): string => (/^[aeiouyàâäéèêëîïôöûùü]/iu.test(name) ? `d’${name}` : `de ${name}`)

/** The first letter in upper case, unless the first word carries a capital elsewhere (`iPhone`). */
export const capitalised = (text: string, language: Language): string => {
  const [first = ''] = text.split(/\s/u)
  return /\p{Lu}/u.test(first.slice(1)) ? text : text.charAt(0).toLocaleUpperCase(language.slice(0, 2)) + text.slice(1)
}

const germanSmall =
  /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Einem|Einer|Mit|Zu|Zum|Zur|Von|Vor|Für|Auf|Aus|An|Am|Im|In|Bei|Über|Unter|Nur|Erst|Früh|Alles|Alle|Was|Wer|Wie|Wo|Woher|Wann|Vorab|Ohne|Offene|Klären|Nachfragen|Sagen|Festlegen|Weglassen|Zurückblicken|Mehrere|Genau|Kein|Keine|Keinen|Zuerst|Andere)\b/u

/** A heading as it stands after a colon: small first letter, but for German nouns. */
export const afterColon = (heading: string, language: Language): string =>
  baseLanguage(language) === 'de' && !germanSmall.test(heading)
    ? heading
    : heading.charAt(0).toLowerCase() + heading.slice(1)

const american: [RegExp, string][] = [
  [
    /\b(organ|real|recogn|priorit|emphas|summar|optim|minim|maxim|categor|final|general|special|standard|author|apolog|critic|util)is(e|es|ed|ing|ation|ations)\b/giu,
    '$1iz$2',
  ],
  [/\b(col|fav|behavi|neighb|hon|lab|rum|hum)our/giu, '$1or'],
  [/\b(cent)re(s?)\b/giu, '$1er$2'],
  [/\blearnt\b/giu, 'learned'],
  [/\bmeagre\b/giu, 'meager'],
  [/\bin two minds\b/giu, 'of two minds'],
  [/\bjudgement/giu, 'judgment'],
  [/\bprogramme(s?)\b/giu, 'program$1'],
  [/\b(travel|cancel|label|model)l(ed|ing|er)\b/giu, '$1$2'],
  [/\bflat\b(?=\.)/giu, 'apartment'],
  [/\bpractise/giu, 'practice'],
  [/\bfor ever\b/giu, 'forever'],
  [/\bcatalogue/giu, 'catalog'],
  [/\bon holiday\b/giu, 'on vacation'],
  [/\b(toward|afterward|forward|backward)s\b/giu, '$1'],
]

const contractions: [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|should|could|need) not\b/giu, '$1n’t'],
  [/\bcannot\b/gu, 'can’t'],
  [/\bCannot\b/gu, 'Can’t'],
  [/\bwill not\b/giu, 'won’t'],
  [/\blet us\b(?= \p{Ll})/gu, 'let’s'],
  [/\bLet us\b(?= \p{Ll})/gu, 'Let’s'],
  [/\b(you|we|it|they) will\b(?= \p{Ll})/giu, '$1’ll'],
  [/\b(here|there) is\b(?= (?:a|an|the|no|nothing|one|usually)\b)/giu, '$1’s'],
]

const replaced = (text: string, pairs: [RegExp, string][]) =>
  pairs.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)

/** Our own phrase in the spelling, contractions and spaces of the language. Given texts never come through here. */
export const typeset = (phrase: string, language: Language, isCasual: boolean): string => {
  const base = baseLanguage(language)
  if (base === 'fr') return phrase.replace(/« /gu, `«${nbsp}`).replace(/ (?=[»:;?!])/gu, nbsp)
  if (base !== 'en') return phrase
  const spelled = language === 'en_US' ? replaced(phrase, american) : phrase
  return isCasual ? replaced(spelled, contractions) : spelled
}
