import type { Brand } from '#contract/brands.ts'
import { brandFieldNames, eachField, type BrandFieldName } from '#domain/brand-fields.ts'
import { normaliseWebsite } from '#domain/website.ts'

/** The values of a brand form: every field as a string, empty if unset. */
export type BrandValues = Record<BrandFieldName, string>

export const brandValues = (brand: Partial<Brand> = {}): BrandValues =>
  eachField(brandFieldNames, (name) => brand[name] ?? '')

/** The values of the `picked` fields only; the custom tone only if the tone is custom. */
export const pickValues = (values: Partial<BrandValues>, picked: readonly (keyof BrandValues)[]) =>
  Object.fromEntries(
    picked
      .filter((name) => name !== 'custom_tone_of_voice' || values.tone_of_voice_id === 'custom')
      .map((name) => [name, values[name]]),
  ) as Partial<BrandValues>

/** The values that differ from the brand's. */
export const typedValues = (values: BrandValues, brand: Partial<Brand> = {}): Partial<BrandValues> => {
  const stored = brandValues(brand)
  return Object.fromEntries(
    brandFieldNames.filter((name) => values[name] !== stored[name]).map((name) => [name, values[name]]),
  )
}

/** Parses the values that the browser stored, perhaps by an older version of the form. */
export const parseTypedValues = (kept: unknown): Partial<BrandValues> | undefined => {
  if (!kept || typeof kept !== 'object') return undefined
  const entries = Object.entries(kept).filter(([name, value]) => name in brandValues() && typeof value === 'string')
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/**
 * What a form sends: empty fields are left out (B5), except those that were set before and are to be cleared. A website
 * without a scheme gets one.
 */
export const sentValues = (values: Partial<BrandValues>, stored: Partial<Brand> = {}): Partial<BrandValues> =>
  Object.fromEntries(
    (Object.entries(values) as [keyof BrandValues, string | undefined][])
      .map(([name, value]) => [name, name === 'website' ? withScheme(value) : (value?.trim() ?? '')] as const)
      .filter(([name, value]) => value || stored[name]),
  )

/** The normalised URL; invalid input is returned unchanged. */
export const withScheme = (typed = ''): string => {
  const website = normaliseWebsite(typed)
  return website.ok ? website.url : typed.trim()
}
