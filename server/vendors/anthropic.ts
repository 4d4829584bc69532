import { addressOf, keyOf, windowOf, type Vendor } from './vendor.ts'

const variables = { ANTHROPIC_API_KEY: keyOf('anthropic'), ANTHROPIC_BASE_URL: addressOf('anthropic') }

// https://docs.claude.com/en/docs/about-claude/models; newer ones accept more, some at a higher price.
const windows: [RegExp, number][] = [[/^claude-(?:2\.0|instant)/, 100_000]]

export const anthropic = {
  label: 'Anthropic',
  keyVariable: 'ANTHROPIC_API_KEY',
  variables,
  text: {
    example: 'claude-sonnet-4-5',
    contextTokens: (model) => windowOf(model, windows, 200_000),
    make: async (model, values, fetch) => {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ apiKey: values.ANTHROPIC_API_KEY, baseURL: values.ANTHROPIC_BASE_URL, fetch })(model)
    },
  },
} satisfies Vendor<keyof typeof variables>
