// Adapts the AI SDK's language models to the TextModel interface.
import type { JSONObject, LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider'
import { type FinishReason, Output, streamText } from 'ai'
import type { z } from 'zod'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { VendorLabel } from '#server/vendors/vendor.ts'
import { failureOf } from './failure.ts'
import { objectInstruction, readObject } from './read-object.ts'
import { stopped, withRetries } from './retries.ts'
import { SilenceTimer } from './silence-timer.ts'
import type { TextModel, TextOptions, TextRequest, TextResult } from './text-model.ts'

// Warnings ("this model does not support temperature") would clutter the operator's console.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Timeouts, in milliseconds. */
export type TextLimits = {
  /** For the first token: reasoning models, and local ones that first process the prompt, take minutes. */
  firstTokenMs: number
  /** Between two tokens. */
  idleMs: number
  /** Delay before the first retry; doubled for each further one. */
  retryMs: number
  /** No retry if the vendor demands a longer delay: the error tells the person how long to wait. */
  longestRetryMs: number
}

const defaultLimits: TextLimits = { firstTokenMs: 180_000, idleMs: 60_000, retryMs: 1000, longestRetryMs: 30_000 }

export type TextModelSettings = VendorLabel & {
  id: string
  isBuiltIn: boolean
  contextTokens: number
  model: () => Promise<LanguageModelV4>
  providerOptions?: SharedV4ProviderOptions
  limits?: Partial<TextLimits>
}

type Answer = Pick<TextResult, 'text' | 'input_tokens' | 'output_tokens' | 'finish_reason'>

type AskOptions = TextOptions & { onDelta?: (text: string) => void; schema?: z.ZodType }

export const createTextModelOver = (settings: TextModelSettings): TextModel => {
  const limits = { ...defaultLimits, ...settings.limits }
  const ask = async (request: TextRequest, { maxRetries = 2, ...options }: AskOptions): Promise<TextResult> => {
    const started = performance.now()
    const run = () => askOnce(settings, limits, request, options)
    const answer = await withRetries(run, { ...limits, maxRetries, signal: options.signal })
    return { ...answer, model: settings.id, duration_ms: Math.round(performance.now() - started) }
  }
  const unreadable = (partial: string, detail: string) =>
    new ProviderError('invalid-output', `${settings.label} returned a malformed answer. Try again.`, {
      partial,
      detail,
    })

  return {
    id: settings.id,
    isBuiltIn: settings.isBuiltIn,
    contextTokens: settings.contextTokens,
    stream: async (request, options) => {
      const answer = await ask(request, options)
      if (answer.text.trim() === '') throw unreadable('', 'The answer is empty.')
      return answer
    },
    object: async (request, schema, options = {}) => {
      const first = await ask(request, { ...options, schema }).catch(unlessTurnedDown)
      const reading = first && readObject(first.text, schema)
      if (reading?.ok) return { ...first!, object: reading.object }
      const prompt = `${request.prompt}\n\n${objectInstruction(schema, reading?.problem ?? null)}`
      const second = await ask({ ...request, prompt }, first ? { ...options, schema } : options)
      const again = readObject(second.text, schema)
      if (!again.ok) throw unreadable(second.text, again.problem)
      return { ...second, ...spentOn(first, second), object: again.object }
    },
  }
}

// Some compatible servers do not support schemas and answer 400: retry with instructions in the prompt.
const unlessTurnedDown = (error: unknown) => {
  if (error instanceof ProviderError && error.kind === 'refused' && error.status === 400) return undefined
  throw error
}

const spentOn = (first: TextResult | undefined, second: TextResult) => ({
  input_tokens: total(first ? first.input_tokens : 0, second.input_tokens),
  output_tokens: total(first ? first.output_tokens : 0, second.output_tokens),
  duration_ms: (first?.duration_ms ?? 0) + second.duration_ms,
})

const total = (one: number | null, other: number | null) => (one === null || other === null ? null : one + other)

const askOnce = async (
  settings: TextModelSettings,
  limits: TextLimits,
  request: TextRequest,
  { signal, onDelta, schema }: AskOptions,
): Promise<Answer> => {
  const silence = new SilenceTimer(limits.firstTokenMs)
  const ending = new AbortController()
  const signals = [silence.signal, ending.signal, ...(signal ? [signal] : [])]
  let text = ''
  let isListening = false
  try {
    const { stream } = streamText({
      ...callOptions(settings, request, schema),
      model: await settings.model(),
      abortSignal: AbortSignal.any(signals),
    })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') silence.restart(limits.idleMs)
      if (part.type === 'text-delta') {
        text += part.text
        isListening = true
        onDelta?.(part.text)
        isListening = false
      } else if (part.type === 'finish') {
        checkFinish(part.finishReason, settings, text)
        const { inputTokens = null, outputTokens = null } = part.totalUsage
        return { text, input_tokens: inputTokens, output_tokens: outputTokens, finish_reason: part.finishReason }
      }
    }
    throw new Error('The stream ended without a finish part')
  } catch (error) {
    // Whatever went wrong, the vendor should stop generating (and charging).
    ending.abort()
    if (signal?.aborted) throw stopped(text)
    // A failure of the listener or the built-in writer is a bug of Masthead's, not the vendor's.
    if (isListening || settings.isBuiltIn || error instanceof ProviderError) throw error
    if (silence.signal.aborted) throw silent(settings, silence.ms, text)
    throw failureOf(error, settings, text)
  } finally {
    silence.stop()
  }
}

const callOptions = ({ providerOptions, isBuiltIn }: TextModelSettings, request: TextRequest, schema?: z.ZodType) => ({
  instructions: request.system,
  prompt: request.prompt,
  maxOutputTokens: request.maxOutputTokens,
  temperature: request.temperature,
  // Masthead's own retries respect the vendor's delay and are reported; the SDK's are not.
  maxRetries: 0,
  // The SDK's default handler prints errors, which also arrive as parts of the stream.
  onError: () => {},
  providerOptions: isBuiltIn ? { builtin: request.task as unknown as JSONObject } : providerOptions,
  ...(schema && { output: Output.object({ schema }) }),
})

const silent = ({ label }: VendorLabel, ms: number, partial: string) =>
  new ProviderError('timeout', `${label} sent nothing for ${Math.round(ms / 1000)} seconds. Try again.`, { partial })

/** Every finish reason except `stop` means that the text is incomplete. */
const checkFinish = (reason: FinishReason, { label }: VendorLabel, partial: string) => {
  if (reason === 'stop') return
  if (reason === 'length')
    throw new ProviderError('too-long', `${label} hit its output limit before the text was complete.`, { partial })
  if (reason === 'content-filter')
    throw new ProviderError(
      'filtered',
      `${label} declined to write this because of its content rules. Change the topic, brief or context and try again.`,
      { partial },
    )
  const message = `${label} stopped before the text was complete. Try again.`
  throw new ProviderError('cut', message, { partial, isTransient: true, detail: `finish reason ${reason}` })
}
