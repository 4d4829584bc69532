import type { Env } from '#server/lib/env.ts'
import { vendors, type MakerOf, type VendorVariable } from '#server/vendors/registry.ts'
import { createTextModelOver, type TextLimits } from './ai-sdk.ts'
import { createBuiltInWriter } from './builtin/writer.ts'
import type { TextModel } from './text-model.ts'

/** The variables that text models are made from. */
export type TextEnv = Pick<Env, 'AI_TEXT_MODEL' | 'AI_CONTEXT_TOKENS' | 'BUILTIN_WRITER_DELAY'> &
  Partial<Pick<Env, VendorVariable>>

/** For tests: another `fetch`, shorter waits. */
export type TextModelOptions = { fetch?: typeof globalThis.fetch; limits?: Partial<TextLimits> }

/** The text model named by AI_TEXT_MODEL; makes no request yet. */
export const createTextModel = (env: TextEnv, options: TextModelOptions = {}): TextModel => {
  const choice = env.AI_TEXT_MODEL
  if (choice.vendor === 'builtin') return builtIn(env)
  const { label, keyVariable, text }: MakerOf<'text'> = vendors[choice.vendor]
  const { contextTokens, providerOptions, make } = text
  return createTextModelOver({
    id: `${choice.vendor}:${choice.model}`,
    isBuiltIn: false,
    contextTokens: env.AI_CONTEXT_TOKENS ?? contextTokens(choice.model),
    label,
    keyVariable,
    model: () => make(choice.model, env, options.fetch),
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
    model: () => Promise.resolve(model),
  })
}
