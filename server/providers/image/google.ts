import { createGoogle } from '@ai-sdk/google'
import type { ImageVendor } from './vendor.ts'

export const google: ImageVendor = {
  label: 'Google',
  keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
  shape: () => ({ aspectRatio: '3:2' }),
  create: (model, env, fetch) =>
    createGoogle({ apiKey: env.GOOGLE_GENERATIVE_AI_API_KEY, baseURL: env.GOOGLE_GENERATIVE_AI_BASE_URL, fetch }).image(
      model,
    ),
}
