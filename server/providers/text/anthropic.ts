import { createAnthropic } from '@ai-sdk/anthropic'
import type { TextVendor } from './vendor.ts'

export const anthropic: TextVendor = {
  label: 'Anthropic',
  keyVariable: 'ANTHROPIC_API_KEY',
  create: (model, env, fetch) =>
    createAnthropic({ apiKey: env.ANTHROPIC_API_KEY, baseURL: env.ANTHROPIC_BASE_URL, fetch })(model),
}
