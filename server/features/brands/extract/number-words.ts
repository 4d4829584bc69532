import { fold } from './text.ts'
import type { BaseLanguage } from '#domain/languages.ts'

const firsts: Record<BaseLanguage, string> = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  de: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  es: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  it: 'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
}

const tens: Record<BaseLanguage, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  de: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  fr: 'vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  it: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
}

const rounded: Record<BaseLanguage, Record<string, number>> = {
  en: { 'a hundred': 100, 'one hundred': 100, 'two hundred': 200, 'a dozen': 12 },
  de: { hundert: 100, einhundert: 100, zweihundert: 200 },
  fr: {
    'une dizaine de': 10,
    'une douzaine de': 12,
    'une quinzaine de': 15,
    'une vingtaine de': 20,
    'une trentaine de': 30,
    'une quarantaine de': 40,
    'une cinquantaine de': 50,
    'une soixantaine de': 60,
    'une centaine de': 100,
    'quatre-vingts': 80,
    cent: 100,
  },
  es: { 'una decena de': 10, 'una docena de': 12, 'una veintena de': 20, cien: 100, doscientos: 200, doscientas: 200 },
  it: {
    'una decina di': 10,
    'una dozzina di': 12,
    'una quindicina di': 15,
    'una ventina di': 20,
    'una trentina di': 30,
    'una quarantina di': 40,
    'una cinquantina di': 50,
    'un centinaio di': 100,
    cento: 100,
  },
}

/** How a language writes the number of some tens and a unit below ten (in French, below twenty). */
const joined: Record<BaseLanguage, (ten: string, unit: string, value: number) => string[]> = {
  en: (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`],
  de: (ten, unit) => [`${unit}und${ten}`],
  fr: (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`, `${ten} et ${unit}`, `${ten}-et-${unit}`],
  es: (ten, unit, value) => (value < 30 ? [`veinti${unit}`] : [`${ten} y ${unit}`]),
  it: (ten, unit) => [(/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit],
}

const valuesIn = (language: BaseLanguage): Map<string, number> => {
  const units = firsts[language].split(' ')
  const values = new Map(units.map((word, index) => [fold(word), index + 1]))
  values.delete(fold(units[0] ?? ''))
  for (const [index, ten] of tens[language].split(' ').entries()) {
    const isVigesimal = language === 'fr' && (index === 5 || index === 7)
    const base = (index + 2) * 10 - (isVigesimal ? 10 : 0)
    if (!isVigesimal) values.set(fold(ten), base)
    for (const [at, unit] of units.entries()) {
      const below = at + 1
      if (isVigesimal ? below < 10 : below > 9) continue
      for (const word of joined[language](ten, unit, base + below)) values.set(fold(word), base + below)
    }
  }
  for (const [word, value] of Object.entries(rounded[language])) values.set(fold(word), value)
  return values
}

/** The words for the numbers from two to a hundred, folded, with what they are worth, by language. */
export const numberWords: Record<BaseLanguage, Map<string, number>> = {
  en: valuesIn('en'),
  de: valuesIn('de'),
  fr: valuesIn('fr'),
  es: valuesIn('es'),
  it: valuesIn('it'),
}
