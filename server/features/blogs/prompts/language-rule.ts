import type { Language } from '#domain/languages.ts'

type LanguageRule = { name: string; spelling: string; gap: string }

const rules: Record<Language, LanguageRule> = {
  en_GB: {
    name: 'British English',
    spelling:
      'British spelling and vocabulary throughout ("organise", "colour", "travelling"), also where the material is spelt the American way',
    gap: '[add the number of customers]',
  },
  en_US: {
    name: 'American English',
    spelling:
      'American spelling and vocabulary throughout ("organize", "color", "traveling"), also where the material is spelt the British way',
    gap: '[add the number of customers]',
  },
  es: {
    name: 'Spanish',
    spelling: 'the spelling and punctuation of Spain, with opening question and exclamation marks',
    gap: '[añadir el número de clientes]',
  },
  fr: {
    name: 'French',
    spelling:
      'the spelling and punctuation of France, with « guillemets »; capitals only for the first word of a heading',
    gap: '[ajouter le nombre de clients]',
  },
  de: {
    name: 'German',
    spelling: 'the spelling of Germany with ä, ö, ü and ß, and „quotation marks“ of this kind',
    gap: '[Zahl der Kunden ergänzen]',
  },
  it: {
    name: 'Italian',
    spelling: 'the spelling and punctuation of Italy; capitals only for the first word of a heading',
    gap: '[aggiungere il numero di clienti]',
  },
}

/** Names the language to write in and its spelling. */
export const languageRule = (language: Language): string =>
  `Language: ${rules[language].name}, whatever language the material is in. Use ${rules[language].spelling}.`

/** How a missing fact is marked in a text of this language. */
export const gapMark = (language: Language): string => rules[language].gap
