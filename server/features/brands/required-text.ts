// What a brand needs before it is complete (B5).
import { customToneMessage, requiredMessage } from '#contract/brands.ts'
import type { ErrorDetail } from '#contract/errors.ts'
import { finalizeFields, requiredFields, type BrandFieldName } from '#domain/brand-fields.ts'
import { customToneId } from '#domain/tones.ts'
import { invalid } from '#server/lib/http/errors.ts'

type Text = { [Name in BrandFieldName]?: string | null | undefined }

/** Throws 422 with all missing fields. @param isFinalize the step that completes a brand, which requires more */
export const requireText = (brand: Text, { isFinalize = false } = {}) => {
  const needed = isFinalize ? [...finalizeFields, ...requiredFields] : requiredFields
  const detail: ErrorDetail[] = needed
    .filter((field) => !brand[field])
    .map((field) => ({ loc: ['body', field], msg: requiredMessage, type: 'required' }))
  if (brand.tone_of_voice_id === customToneId && !brand.custom_tone_of_voice)
    detail.push({ loc: ['body', 'custom_tone_of_voice'], msg: customToneMessage, type: 'required' })
  if (detail.length > 0) throw invalid(detail)
}
