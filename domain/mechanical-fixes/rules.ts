// Fixes that can be made by rule in each language without risk to the meaning.
import type { BaseLanguage } from '#domain/languages.ts'
import { opaque, sign, type Rule } from './passage-text.ts'

const thinSpace = '\u202F'
const noBreakSpace = '\u00A0'

/** Words that never occur twice in a row; "had had", "die die" and "nous nous" do, and are left out. */
const neverTwice: Record<BaseLanguage, string> = {
  en: 'the a an and or but we they our your their its my be been are were',
  de: 'und oder aber ein eine einen einem einer eines im am zum zur für wir',
  es: 'el los las un una y de del al con en por su sus es son',
  fr: 'le les un une et de des du au aux dans avec pour par sur sont',
  it: 'il lo gli un uno una e del della dei delle al alla nel nella con per sono',
}

const word = String.raw`\p{L}\p{M}\p{N}${opaque}${sign}'’_-`

const doubledWords = (language: BaseLanguage): Rule => ({
  pattern: new RegExp(
    String.raw`(?<![${word}])(${neverTwice[language].replaceAll(' ', '|')})(?: \1)+(?![${word}])`,
    'giu',
  ),
  // The first may start a sentence, but the second must be lower case: "The The" is a band.
  replace: (match, first = '') => (/ .*\p{Lu}/u.test(match) ? match : first),
})

const doubledSpaces: Rule = { pattern: /(?<=[^\s]) {2,}(?=[^\s])/gu, replace: () => ' ' }

const wordEnd = String.raw`[\p{L}\p{M}\p{N}%)\]”’»"'${opaque}]${sign}*`

/** No space before , and . in any language; before ; : ! ? only in French. */
const spaceBefore = (signs: string): Rule => ({
  pattern: new RegExp(String.raw`(?<=${wordEnd}) +(?!: \p{N})(?=[${signs}]${sign}*(?:\s|$))`, 'gu'),
  replace: () => '',
})

/** French: a thin space before ; ! ?, a non-breaking one before the colon. */
const frenchSpaces: Rule[] = [
  {
    pattern: new RegExp(String.raw`(?<=[\p{L}\p{M})\]»”${opaque}]${sign}*) *(?=[;!?]+${sign}*(?:\s|$))`, 'gu'),
    replace: () => thinSpace,
  },
  {
    pattern: new RegExp(String.raw`(?<=[\p{L}\p{M})\]»”${opaque}]${sign}*) *(?=:${sign}*(?:\s|$))`, 'gu'),
    replace: () => noBreakSpace,
  },
  { pattern: /(?<=«) *(?=[^\s])/gu, replace: () => noBreakSpace },
  { pattern: /(?<=[^\s]) *(?=»)/gu, replace: () => noBreakSpace },
]

const afterSpanishOpening: Rule = { pattern: /(?<=[¿¡]) +(?=\p{L})/gu, replace: () => '' }

const apostrophe: Rule = { pattern: /(?<=\p{L})'(?=\p{L})/gu, replace: () => '’' }

/** Words that may follow a correct “a”: they begin with a consonant sound, or follow the letter A ("from a in b"). */
const keepsA =
  'one|once|oui|ouija|eu|ew|and|are|as|at|above|after|again|against|also|along|among|around|if|in|into|is|it|its|' +
  'of|off|on|onto|only|or|out|over|even|ever|each|either|else'

const articles: Rule[] = [
  // Words that begin with u are left alone.
  {
    pattern: new RegExp(String.raw`(?<=^|\s)([Aa])(?= (?!(?:${keepsA})(?!\p{Ll}{4}))[aeio]\p{Ll}{2,})`, 'gu'),
    replace: (match) => `${match}n`,
  },
  // Not before h ("an hour"), nor before spelt-out abbreviations ("an mp3", "an SMS").
  {
    pattern: /(?<=^|\s)([Aa])n(?= [bcdfgjklmnpqrstvwz](?:[aeiou]|[lr][aeiou])\p{Ll})/gu,
    replace: (_match, letter = '') => letter,
  },
]

const rulesOf: Record<BaseLanguage, Rule[]> = {
  en: [spaceBefore(',.;:!?'), apostrophe, ...articles],
  de: [spaceBefore(',.;:!?'), apostrophe],
  es: [spaceBefore(',.;:!?'), afterSpanishOpening],
  fr: [spaceBefore(',.'), ...frenchSpaces, apostrophe],
  it: [spaceBefore(',.;:!?'), apostrophe],
}

/** The rules of a language in the order in which they apply. */
export const rulesFor = (language: BaseLanguage): Rule[] => [
  doubledSpaces,
  doubledWords(language),
  ...rulesOf[language],
]

/** Opening and closing quotation marks: the first level of each language. */
export const quotationMarks: Record<BaseLanguage, [opening: string, closing: string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: [`«${noBreakSpace}`, `${noBreakSpace}»`],
  it: ['“', '”'],
}

/** Abbreviations with a full stop: no new sentence begins after them. */
export const abbreviations: Record<BaseLanguage, Set<string>> = {
  en: new Set('approx dept est etc fig inc incl jr ltd max min misc mrs no nos prof rev sr st vol vols'.split(' ')),
  de: new Set(
    'abb abs allg bzw ca dgl evtl exkl ggf geb gest inkl jh max min mind nr od prof rd sog std str tel usw vgl zzgl'.split(
      ' ',
    ),
  ),
  es: new Set(
    'aprox apdo art avda cap col depto dpto edo etc fig incl máx mín núm pág págs prof sra sres tel vol'.split(' '),
  ),
  fr: new Set('apr art bd cf chap env etc éd fig hab incl max min mme num par réf tél vol'.split(' ')),
  it: new Set('art avv cap cfr dott ecc es fig incl ing max min num pag pagg prof sig tel vol'.split(' ')),
}
