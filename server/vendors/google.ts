import { addressOf, keyOf, windowOf, type Values, type Vendor } from './vendor.ts'

const variables = {
  GOOGLE_GENERATIVE_AI_API_KEY: keyOf('google'),
  GOOGLE_GENERATIVE_AI_BASE_URL: addressOf('google'),
}
type Name = keyof typeof variables

// https://ai.google.dev/gemini-api/docs/models
const windows: [RegExp, number][] = [
  [/^gemini-1\.0/, 30_720],
  [/^gemini-/, 1_048_576],
  [/^gemma-3-1b/, 32_768],
  [/^gemma-3/, 131_072],
]

const connect = async (values: Values<Name>, fetch?: typeof globalThis.fetch) =>
  (await import('@ai-sdk/google')).createGoogle({
    apiKey: values.GOOGLE_GENERATIVE_AI_API_KEY,
    baseURL: values.GOOGLE_GENERATIVE_AI_BASE_URL,
    fetch,
  })

export const google = {
  label: 'Google',
  keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
  variables,
  text: {
    example: 'gemini-2.5-flash',
    contextTokens: (model) => windowOf(model, windows, 32_768),
    make: async (model, values, fetch) => (await connect(values, fetch))(model),
  },
  image: {
    example: 'gemini-2.5-flash-image',
    shape: () => ({ aspectRatio: '3:2' }),
    make: async (model, values, fetch) => (await connect(values, fetch)).image(model),
  },
  video: {
    example: 'veo-3.1-generate-preview',
    // https://ai.google.dev/gemini-api/docs/video: Veo's maximum.
    duration: 8,
    address: (values) => values.GOOGLE_GENERATIVE_AI_BASE_URL,
    make: async (model, values, fetch) => (await connect(values, fetch)).video(model),
  },
} satisfies Vendor<Name>
