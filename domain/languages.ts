/** The six languages of a blog (M3), in the form's order. */
export const languages = [
  { value: 'en_GB', label: 'English - United Kingdom', locale: 'en-GB' },
  { value: 'en_US', label: 'English - United States', locale: 'en-US' },
  { value: 'es', label: 'Spanish', locale: 'es' },
  { value: 'fr', label: 'French', locale: 'fr' },
  { value: 'de', label: 'German', locale: 'de' },
  { value: 'it', label: 'Italian', locale: 'it' },
] as const

export type Language = (typeof languages)[number]['value']

export const languageValues = languages.map((language) => language.value)

/** The base language, which selects grammar, stemming and word lists. */
export type BaseLanguage = 'en' | 'es' | 'fr' | 'de' | 'it'

export const baseLanguage = (language: Language): BaseLanguage => language.slice(0, 2) as BaseLanguage
