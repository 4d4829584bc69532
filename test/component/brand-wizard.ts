// The wizard 'Add a New Brand' at a step, with a brand as the search for its facts left it.
import type { Brand, FactSource } from '#contract/brands.ts'
import type { Confidence, FoundField } from '#domain/facts.ts'
import { newBrand, signIn } from './account.ts'
import { openApp } from './render.tsx'

export const scraping = { brand_creation_step: 'scraping', scraping_status: 'processing' } as const
export const failed = { brand_creation_step: 'scraping', scraping_status: 'failed' } as const
export const cancelled = { brand_creation_step: 'scraping', scraping_status: 'cancelled' } as const
export const collected = { brand_creation_step: 'manual_fill', scraping_status: 'completed' } as const
export const completed = { brand_creation_step: 'completed', scraping_status: 'completed' } as const

export const website = 'https://ferrywright.example'

/** What the search finds at best. */
export const facts = {
  name: 'Ferrywright',
  website,
  industry: 'Automotive',
  industry_size: '38 employees',
  contacts: 'hello@ferrywright.example',
  location: 'Bristol',
  vision: 'A city on bikes',
  mission: 'Bikes that last',
  positioning: 'Carry more. Drive less.',
  keywords: 'cargo bike, family bike',
  audience: 'Young families',
  perception: 'Honest',
}

/** Where the search found a fact. */
export const sourceOf = (field: FoundField, confidence: Confidence): FactSource => ({
  field,
  confidence,
  url: `${website}/${field}`,
  passage: `About ${field}`,
})

const nothing = Object.fromEntries(Object.keys(newBrand()).map((name) => [name, null]))

/** A brand of which nothing is known but its website. */
export const emptyBrand = (fields: Partial<Brand>): Brand => ({
  ...(nothing as unknown as Brand),
  brand_id: crypto.randomUUID(),
  website,
  sources: [],
  created_at: new Date().toISOString(),
  version: 1,
  ...scraping,
  ...fields,
})

/** Someone signed in opens the wizard of such a brand at a step. */
export const openStep = async (step: string, fields: Partial<Brand>) => {
  const account = signIn()
  const brand = emptyBrand(fields)
  account.brands = [brand]
  const path = `/brands/${brand.brand_id}`
  await openApp(path + step)
  return {
    account,
    path,
    /** Changes the brand in the API, as a job or another tab does. */
    change: (changes: Partial<Brand>): Brand => {
      const changed = { ...account.brands[0]!, ...changes }
      account.brands = [changed]
      return changed
    },
  }
}
