import { createGoogle } from '@ai-sdk/google'
import type { VideoVendor } from './vendor.ts'

export const google: VideoVendor = {
  label: 'Google',
  keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
  // https://ai.google.dev/gemini-api/docs/video: the longest that Veo makes at once.
  duration: 8,
  address: (env) => env.GOOGLE_GENERATIVE_AI_BASE_URL,
  create: (model, env, fetch) =>
    createGoogle({ apiKey: env.GOOGLE_GENERATIVE_AI_API_KEY, baseURL: env.GOOGLE_GENERATIVE_AI_BASE_URL, fetch }).video(
      model,
    ),
}
