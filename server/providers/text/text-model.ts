import type { z } from 'zod'
import type { WritingTask } from '#domain/writing.ts'

/** A request to a text model. */
export type TextRequest = {
  /** The trusted part: never contains text of a person, a file or a web page. */
  system: string
  prompt: string
  /** The same request as data, for the built-in writer, which reads no prompts. */
  task?: WritingTask
  maxOutputTokens?: number
  /** From 0 (deterministic) to 1; models without a temperature ignore it. */
  temperature?: number
}

export type TextResult = {
  text: string
  /** The `id` of the model. */
  model: string
  /** Null if the vendor does not report it. */
  input_tokens: number | null
  output_tokens: number | null
  /** From the request to the end of the response, including retries. */
  duration_ms: number
  /** The vendor-neutral finish reason; `stop` for every complete answer. */
  finish_reason: string
}

export type TextOptions = {
  signal?: AbortSignal
  /** The most retries after transient failures before any text has arrived (default 2). */
  maxRetries?: number
}

/** A text model: a vendor's or the built-in writer. Vendor failures are thrown as ProviderError. */
export type TextModel = {
  /** `vendor:model`, such as `openai:gpt-5` or `builtin:built-in-writer-1`. */
  id: string
  /** Whether this is the built-in writer and not an AI model: the screens say so. */
  isBuiltIn: boolean
  /** The context window in tokens, for prompt and answer together; infinite for the built-in writer. */
  contextTokens: number
  /** Writes text; `onDelta` receives it as it arrives, in order. A truncated or filtered answer is an error. */
  stream(request: TextRequest, options: TextOptions & { onDelta: (text: string) => void }): Promise<TextResult>
  /** Returns an object of the schema; retries once after a malformed answer, with the problem in the prompt. */
  object<T>(request: TextRequest, schema: z.ZodType<T>, options?: TextOptions): Promise<TextResult & { object: T }>
}
