import { createFal } from '@ai-sdk/fal'
import type { ImageVendor } from './vendor.ts'

export const fal: ImageVendor = {
  label: 'fal',
  keyVariable: 'FAL_API_KEY',
  // https://docs.fal.ai/model-apis: its models take any size, in steps of 32 pixels.
  shape: () => ({ size: '1536x1024' }),
  create: (model, env, fetch) =>
    createFal({ apiKey: env.FAL_API_KEY, ...(env.FAL_BASE_URL && { baseURL: env.FAL_BASE_URL }), fetch }).image(model),
}
