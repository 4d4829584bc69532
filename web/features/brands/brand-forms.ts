// Which fields the three forms of a brand hold, by the sections of the review (B2), and which of them are needed (B5).
import { requiredText } from '#contract/brands.ts'
import type { BrandFieldName } from './brand-fields.ts'

type Section = { title: string; fields: BrandFieldName[] }

/** The review's four sections with the twelve collected fields. */
export const reviewSections: Section[] = [
  { title: 'Basic Brand Information', fields: ['name', 'website', 'industry', 'industry_size'] },
  { title: 'Contact & Location', fields: ['contacts', 'location'] },
  { title: 'Brand Identity & Messaging', fields: ['vision', 'mission', 'positioning', 'keywords'] },
  { title: 'Audience & Market Perception', fields: ['audience', 'perception'] },
]

/** The same sections with everything else that a brand has; the tone of voice comes after them. */
export const formSections: Section[] = [
  { title: 'Basic Brand Information', fields: ['name', 'website', 'summary', 'industry', 'industry_size', 'language'] },
  { title: 'Contact & Location', fields: ['contacts', 'location'] },
  {
    title: 'Brand Identity & Messaging',
    fields: ['vision', 'mission', 'positioning', 'marketing_goals', 'keywords'],
  },
  { title: 'Audience & Market Perception', fields: ['audience', 'perception', 'competitors'] },
]

/** The text that each form of a brand holds. */
export const formFields = {
  full: formSections.flatMap(({ fields }) => fields),
  review: reviewSections.flatMap(({ fields }) => fields),
  finalize: ['language', 'competitors', 'marketing_goals'],
} satisfies Record<string, BrandFieldName[]>
export type BrandFormName = keyof typeof formFields

/** B5: the finalise step asks for all that it shows. */
export const isRequired = (form: BrandFormName, name: string): boolean =>
  form === 'finalize' || (requiredText as readonly string[]).includes(name)
