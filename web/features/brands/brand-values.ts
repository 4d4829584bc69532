import type { Brand } from '#contract/brands.ts'
import { brandFieldNames, eachField, type BrandFieldName } from '#domain/brand-fields.ts'
import { normaliseWebsite } from '#domain/website.ts'

/** What a brand's forms hold: every field as text, empty for none. */
export type BrandValues = Record<BrandFieldName, string>

export const brandValues = (brand: Partial<Brand> = {}): BrandValues =>
  eachField(brandFieldNames, (name) => brand[name] ?? '')

/** The values of `names` alone; a custom tone only where the tone is custom. */
export const pickValues = (values: Partial<BrandValues>, picked: readonly (keyof BrandValues)[]) =>
  Object.fromEntries(
    picked
      .filter((name) => name !== 'custom_tone_of_voice' || values.tone_of_voice_id === 'custom')
      .map((name) => [name, values[name]]),
  ) as Partial<BrandValues>

/** What was typed: the values that are not those of the brand. */
export const typedValues = (values: BrandValues, brand: Partial<Brand> = {}): Partial<BrandValues> => {
  const stored = brandValues(brand)
  return Object.fromEntries(
    brandFieldNames.filter((name) => values[name] !== stored[name]).map((name) => [name, values[name]]),
  )
}

/** The typed values that the browser kept, perhaps of an older version of this page. */
export const parseTypedValues = (kept: unknown): Partial<BrandValues> | undefined => {
  if (!kept || typeof kept !== 'object') return undefined
  const entries = Object.entries(kept).filter(([name, value]) => name in brandValues() && typeof value === 'string')
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/**
 * What a form sends: empty fields are left out (B5), but for one that was filled before and is now to be cleared. A
 * website that was typed without its scheme gets it.
 */
export const sentValues = (values: Partial<BrandValues>, stored: Partial<Brand> = {}): Partial<BrandValues> =>
  Object.fromEntries(
    (Object.entries(values) as [keyof BrandValues, string | undefined][])
      .map(([name, value]) => [name, name === 'website' ? withScheme(value) : (value?.trim() ?? '')] as const)
      .filter(([name, value]) => value || stored[name]),
  )

/** As it is stored; what is no address stays as it was typed. */
export const withScheme = (typed = ''): string => {
  const website = normaliseWebsite(typed)
  return website.ok ? website.url : typed.trim()
}
