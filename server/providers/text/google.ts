import { createGoogle } from '@ai-sdk/google'
import { windowOf, type TextVendor } from './vendor.ts'

// https://ai.google.dev/gemini-api/docs/models
const windows: [RegExp, number][] = [
  [/^gemini-1\.0/, 30_720],
  [/^gemini-/, 1_048_576],
  [/^gemma-3-1b/, 32_768],
  [/^gemma-3/, 131_072],
]

export const google: TextVendor = {
  label: 'Google',
  keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
  contextTokens: (model) => windowOf(model, windows, 32_768),
  create: (model, env, fetch) =>
    createGoogle({ apiKey: env.GOOGLE_GENERATIVE_AI_API_KEY, baseURL: env.GOOGLE_GENERATIVE_AI_BASE_URL, fetch })(
      model,
    ),
}
