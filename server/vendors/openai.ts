import { addressOf, keyOf, windowOf, type Values, type Vendor } from './vendor.ts'

const variables = { OPENAI_API_KEY: keyOf('openai'), OPENAI_BASE_URL: addressOf('openai') }
type Name = keyof typeof variables

// https://platform.openai.com/docs/models; for gpt-5 the input only, beside 128,000 output tokens.
const windows: [RegExp, number][] = [
  [/^gpt-5/, 272_000],
  [/^gpt-4\.1/, 1_047_576],
  [/^(?:gpt-4o|gpt-4-turbo|chatgpt-4o)/, 128_000],
  [/^o\d/, 200_000],
  [/^gpt-4-32k/, 32_768],
  [/^gpt-4/, 8192],
  [/^gpt-3\.5/, 16_385],
]

const connect = async (values: Values<Name>, fetch?: typeof globalThis.fetch) =>
  (await import('@ai-sdk/openai')).createOpenAI({
    apiKey: values.OPENAI_API_KEY,
    baseURL: values.OPENAI_BASE_URL,
    fetch,
  })

export const openai = {
  label: 'OpenAI',
  keyVariable: 'OPENAI_API_KEY',
  variables,
  text: {
    example: 'gpt-5',
    contextTokens: (model) => windowOf(model, windows, 128_000),
    make: async (model, values, fetch) => (await connect(values, fetch)).responses(model),
    // OpenAI would store responses for 30 days by default.
    providerOptions: { openai: { store: false } },
  },
  image: {
    example: 'gpt-image-1',
    // https://platform.openai.com/docs/guides/image-generation: DALL·E has other sizes.
    shape: (model) => ({
      size: model.startsWith('dall-e-3') ? '1792x1024' : model.startsWith('dall-e') ? '1024x1024' : '1536x1024',
    }),
    make: async (model, values, fetch) => (await connect(values, fetch)).image(model),
  },
} satisfies Vendor<Name>
