import { createOpenAI } from '@ai-sdk/openai'
import type { TextVendor } from './vendor.ts'

export const openai: TextVendor = {
  label: 'OpenAI',
  keyVariable: 'OPENAI_API_KEY',
  create: (model, env, fetch) =>
    createOpenAI({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL, fetch }).responses(model),
  // Answers are kept for 30 days by default; nobody asked for that.
  providerOptions: { openai: { store: false } },
}
