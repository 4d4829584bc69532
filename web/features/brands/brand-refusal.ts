// Maps the server's validation errors of a save to the fields of the form.
import { ApiError } from '#web/api/error.ts'
import { labelOf } from './brand-forms.ts'
import type { BrandValues } from './brand-values.ts'

export type Refusal = {
  fields: { name: keyof BrandValues; message: string }[]
  logo: string | undefined
  /** The brand has been deleted. */
  isGone: boolean
  /** Errors of fields that this form does not show. */
  elsewhere: string | undefined
}

/** `names` are the fields of this form. */
export const refusalOf = (error: unknown, names: readonly (keyof BrandValues)[]): Refusal => {
  const refusal: Refusal = { fields: [], logo: undefined, isGone: false, elsewhere: undefined }
  if (!(error instanceof ApiError)) return refusal
  const elsewhere: string[] = []
  for (const { loc, msg } of Array.isArray(error.body.detail) ? error.body.detail : []) {
    const field = String(loc.at(-1))
    const name = names.find((known) => known === field)
    if (name) refusal.fields.push({ name, message: msg })
    else if (field === 'logo_file') refusal.logo = msg
    else elsewhere.push(`${labelOf(field) ?? field}: ${msg}`)
  }
  return { ...refusal, isGone: error.status === 404, elsewhere: elsewhere.join(' · ') || undefined }
}
