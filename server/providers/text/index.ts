import type { TextVendor as TextVendorName } from '#server/lib/env.ts'
import { createTextModelOver, type TextLimits } from './ai-sdk.ts'
import { anthropic } from './anthropic.ts'
import { createBuiltInWriter } from './builtin/writer.ts'
import { compatible } from './compatible.ts'
import { google } from './google.ts'
import { openai } from './openai.ts'
import type { TextModel } from './text-model.ts'
import type { TextEnv, TextVendor } from './vendor.ts'

const vendors: Record<TextVendorName, TextVendor> = { openai, anthropic, google, compatible }

/** For tests: another `fetch`, shorter waits. */
export type TextModelOptions = { fetch?: typeof globalThis.fetch; limits?: Partial<TextLimits> }

/** The text model that AI_TEXT_MODEL names. Nothing is requested yet. */
export const createTextModel = (env: TextEnv, options: TextModelOptions = {}): TextModel => {
  const choice = env.AI_TEXT_MODEL
  if (choice.vendor === 'builtin') return builtIn(env)
  const { label, keyVariable, providerOptions, contextTokens, create } = vendors[choice.vendor]
  return createTextModelOver({
    id: `${choice.vendor}:${choice.model}`,
    isBuiltIn: false,
    contextTokens: env.AI_CONTEXT_TOKENS ?? contextTokens(choice.model),
    label,
    keyVariable,
    model: create(choice.model, env, options.fetch),
    ...(providerOptions && { providerOptions }),
    ...(options.limits && { limits: options.limits }),
  })
}

const builtIn = (env: TextEnv) => {
  const model = createBuiltInWriter({ delayMs: env.BUILTIN_WRITER_DELAY })
  const id = `builtin:${model.modelId}`
  const label = 'The built-in writer'
  return createTextModelOver({
    id,
    isBuiltIn: true,
    contextTokens: Infinity,
    label,
    keyVariable: 'AI_TEXT_MODEL',
    model,
  })
}
