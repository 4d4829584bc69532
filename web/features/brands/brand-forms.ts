// Which fields the three forms of a brand hold, by the sections of the review (B2), and which of them are needed (B5).
import {
  brandField,
  brandFields,
  brandSections,
  formFieldNames,
  requiredFields,
  type BrandFieldName,
  type FormFieldName,
} from '#domain/brand-fields.ts'
import { factFields } from '#domain/facts.ts'

const isRequiredAlways = (name: string) => requiredFields.some((required) => required === name)
const isFact = (name: string) => factFields.some((fact) => fact === name)

/** The text that each form of a brand holds; the tone of voice comes after it. */
export const formFields = {
  full: formFieldNames,
  review: formFieldNames.filter(isFact),
  finalize: formFieldNames.filter((name) => !isFact(name) && brandField(name).required),
} satisfies Record<string, FormFieldName[]>
export type BrandFormName = keyof typeof formFields

/** The fields of a form under the headings of the review. */
export const sectionsOf = (form: BrandFormName): { title: string; fields: FormFieldName[] }[] =>
  Object.entries(brandSections).map(([section, title]) => ({
    title,
    fields: formFields[form].filter((name) => brandField(name).section === section),
  }))

/** B5: the finalise step asks for all that it shows. */
export const isRequired = (form: BrandFormName, name: string): boolean => form === 'finalize' || isRequiredAlways(name)

/** What a person calls a field; undefined for one that they never see. */
export const labelOf = (name: string): string | undefined => {
  if (name === 'logo') return 'Logo'
  return name in brandFields ? brandField(name as BrandFieldName).label : undefined
}
