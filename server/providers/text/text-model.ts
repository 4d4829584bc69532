import type { z } from 'zod'
import type { WritingTask } from '#domain/writing.ts'

/** One question to a text model. */
export type TextRequest = {
  /** Ours alone: no text of a person, a file or a web page ever stands in it. */
  system: string
  prompt: string
  /** The same question as data, for the built-in writer, which reads no prompts. */
  task?: WritingTask
  maxOutputTokens?: number
  /** From 0 (the same answer every time) to 1; models that know no temperature ignore it. */
  temperature?: number
}

export type TextResult = {
  text: string
  /** The `id` of the model that wrote it. */
  model: string
  /** Null when the vendor does not count. */
  input_tokens: number | null
  output_tokens: number | null
  /** From the question to the end of the answer, retries included. */
  duration_ms: number
  /** The vendor-neutral reason; `stop` for every complete answer. */
  finish_reason: string
}

export type TextOptions = {
  signal?: AbortSignal
  /** How often to ask again after a failure that may pass before any text has arrived (default 2). */
  maxRetries?: number
}

/** A text model: a vendor's or the built-in writer. Whatever goes wrong at a vendor is thrown as a ProviderError. */
export type TextModel = {
  /** `vendor:model`, such as `openai:gpt-5` or `builtin:built-in-writer-1`. */
  id: string
  /** Templates, no AI model: the screens say so. */
  isBuiltIn: boolean
  /** How many tokens it can take in, question and answer together; infinite for the built-in writer. */
  contextTokens: number
  /** Writes text; `onDelta` receives it as it arrives, in order. An answer that was cut off or filtered is an error. */
  stream(request: TextRequest, options: TextOptions & { onDelta: (text: string) => void }): Promise<TextResult>
  /** Answers an object of the schema; an answer of another form is asked for once more, with what was wrong. */
  object<T>(request: TextRequest, schema: z.ZodType<T>, options?: TextOptions): Promise<TextResult & { object: T }>
}
