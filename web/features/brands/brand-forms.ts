// The fields of the three brand forms, by the sections of the review (B2), and which are required (B5).
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

/** The text fields of each form; the tone of voice follows them. */
export const formFields = {
  full: formFieldNames,
  review: formFieldNames.filter(isFact),
  finalize: formFieldNames.filter((name) => !isFact(name) && brandField(name).required),
} satisfies Record<string, FormFieldName[]>
export type BrandFormName = keyof typeof formFields

/** The fields of a form, grouped as in the review. */
export const sectionsOf = (form: BrandFormName): { title: string; fields: FormFieldName[] }[] =>
  Object.entries(brandSections).map(([section, title]) => ({
    title,
    fields: formFields[form].filter((name) => brandField(name).section === section),
  }))

/** B5: the finalise step requires all its fields. */
export const isRequired = (form: BrandFormName, name: string): boolean => form === 'finalize' || isRequiredAlways(name)

/** The label of a field; undefined for fields that are never shown. */
export const labelOf = (name: string): string | undefined => {
  if (name === 'logo') return 'Logo'
  return name in brandFields ? brandField(name as BrandFieldName).label : undefined
}
