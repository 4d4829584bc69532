import { createGoogle } from '@ai-sdk/google'
import type { TextVendor } from './vendor.ts'

export const google: TextVendor = {
  label: 'Google',
  keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
  create: (model, env, fetch) =>
    createGoogle({ apiKey: env.GOOGLE_GENERATIVE_AI_API_KEY, baseURL: env.GOOGLE_GENERATIVE_AI_BASE_URL, fetch })(
      model,
    ),
}
