import { createAnthropic } from '@ai-sdk/anthropic'
import { windowOf, type TextVendor } from './vendor.ts'

// https://docs.claude.com/en/docs/about-claude/models; newer ones take more, some of them at a higher price.
const windows: [RegExp, number][] = [[/^claude-(?:2\.0|instant)/, 100_000]]

export const anthropic: TextVendor = {
  label: 'Anthropic',
  keyVariable: 'ANTHROPIC_API_KEY',
  contextTokens: (model) => windowOf(model, windows, 200_000),
  create: (model, env, fetch) =>
    createAnthropic({ apiKey: env.ANTHROPIC_API_KEY, baseURL: env.ANTHROPIC_BASE_URL, fetch })(model),
}
