import { createOpenAI } from '@ai-sdk/openai'
import { windowOf, type TextVendor } from './vendor.ts'

// https://platform.openai.com/docs/models; of gpt-5 what it reads, beside 128,000 that it writes.
const windows: [RegExp, number][] = [
  [/^gpt-5/, 272_000],
  [/^gpt-4\.1/, 1_047_576],
  [/^(?:gpt-4o|gpt-4-turbo|chatgpt-4o)/, 128_000],
  [/^o\d/, 200_000],
  [/^gpt-4-32k/, 32_768],
  [/^gpt-4/, 8192],
  [/^gpt-3\.5/, 16_385],
]

export const openai: TextVendor = {
  label: 'OpenAI',
  keyVariable: 'OPENAI_API_KEY',
  contextTokens: (model) => windowOf(model, windows, 128_000),
  create: (model, env, fetch) =>
    createOpenAI({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL, fetch }).responses(model),
  // Answers are kept for 30 days by default; nobody asked for that.
  providerOptions: { openai: { store: false } },
}
