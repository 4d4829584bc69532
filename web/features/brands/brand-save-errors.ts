// Maps the server's validation errors of a save to the fields of the form.
import { ApiError } from '#web/api/error.ts'
import { labelOf } from './brand-forms.ts'
import type { BrandValues } from './brand-values.ts'

export type SaveErrors = {
  fields: { name: keyof BrandValues; message: string }[]
  logo: string | undefined
  /** The brand has been deleted. */
  isGone: boolean
  /** Errors of fields that this form does not show. */
  otherFields: string | undefined
}

/** `names` are the fields of this form. */
export const saveErrorsOf = (error: unknown, names: readonly (keyof BrandValues)[]): SaveErrors => {
  const errors: SaveErrors = { fields: [], logo: undefined, isGone: false, otherFields: undefined }
  if (!(error instanceof ApiError)) return errors
  const otherFields: string[] = []
  for (const { loc, msg } of Array.isArray(error.body.detail) ? error.body.detail : []) {
    const field = String(loc.at(-1))
    const name = names.find((known) => known === field)
    if (name) errors.fields.push({ name, message: msg })
    else if (field === 'logo_file') errors.logo = msg
    else otherFields.push(`${labelOf(field) ?? field}: ${msg}`)
  }
  return { ...errors, isGone: error.status === 404, otherFields: otherFields.join(' · ') || undefined }
}
