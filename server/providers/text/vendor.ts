import type { LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider'
import type { Env } from '#server/lib/env.ts'
import type { VendorLabel } from './failure.ts'

/** The variables that text models are made from. */
export type TextEnv = Pick<
  Env,
  | 'AI_TEXT_MODEL'
  | 'AI_BASE_URL'
  | 'AI_API_KEY'
  | 'AI_CONTEXT_TOKENS'
  | 'BUILTIN_WRITER_DELAY'
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'ANTHROPIC_API_KEY'
  | 'ANTHROPIC_BASE_URL'
  | 'GOOGLE_GENERATIVE_AI_API_KEY'
  | 'GOOGLE_GENERATIVE_AI_BASE_URL'
>

/** All that a vendor's file says: how to make its language model, and what to call it. */
export type TextVendor = VendorLabel & {
  /** Tokens that a model can take in, question and answer together: of known names, else what the least of them can. */
  contextTokens: (model: string) => number
  create: (model: string, env: TextEnv, fetch?: typeof globalThis.fetch) => LanguageModelV4
  providerOptions?: SharedV4ProviderOptions
}

/** The tokens that stand with the first pattern that a model's name fits, or the default. */
export const windowOf = (model: string, windows: readonly [RegExp, number][], byDefault: number): number =>
  windows.find(([name]) => name.test(model))?.[1] ?? byDefault
