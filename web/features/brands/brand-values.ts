import type { Brand } from '#contract/brands.ts'
import { normaliseWebsite } from '#domain/website.ts'
import type { BrandFieldName } from './brand-fields.ts'

/** What a brand's forms hold: every field as text, empty for none. */
export type BrandValues = Record<BrandFieldName | 'tone_of_voice_id' | 'custom_tone_of_voice', string>

const names: (keyof BrandValues)[] = [
  'name',
  'website',
  'industry',
  'industry_size',
  'contacts',
  'location',
  'vision',
  'mission',
  'positioning',
  'audience',
  'perception',
  'keywords',
  'summary',
  'language',
  'competitors',
  'marketing_goals',
  'tone_of_voice_id',
  'custom_tone_of_voice',
]

export const brandValues = (brand: Partial<Brand> = {}): BrandValues =>
  Object.fromEntries(names.map((name) => [name, brand[name] ?? ''])) as BrandValues

/**
 * What a form sends: empty fields are left out (B5), but for one that was filled before and is now to be cleared. A
 * website that was typed without its scheme gets it.
 */
export const changedValues = (values: Partial<BrandValues>, stored: Partial<Brand>): Partial<BrandValues> =>
  Object.fromEntries(
    (Object.entries(values) as [keyof BrandValues, string | undefined][])
      .map(([name, value]) => [name, name === 'website' ? withScheme(value) : (value?.trim() ?? '')] as const)
      .filter(([name, value]) => value || stored[name]),
  )

const withScheme = (typed = '') => {
  const website = normaliseWebsite(typed)
  return website.ok ? website.url : typed.trim()
}
