import { setTimeout as delay } from 'node:timers/promises'
import {
  InvalidArgumentError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4StreamPart,
  type LanguageModelV4Usage,
  type SharedV4Warning,
} from '@ai-sdk/provider'
import { z } from 'zod'
import { countWords } from '#domain/quality/sections.ts'
import type { WritingTask } from '#domain/writing.ts'
import { writeContent } from './content.ts'
import { writeOutline } from './outline.ts'
import { suggestKeywords, suggestTitles } from './suggestions.ts'
import { BuiltInTask } from './task.ts'

/** How fast the writer streams. */
export type BuiltInWriterSettings = {
  /** Milliseconds between two deltas (default 8). */
  delayMs?: number
  /** Words in a delta (default 3). */
  deltaWords?: number
}

const warnings: SharedV4Warning[] = [{ type: 'other', message: 'Template draft: no AI model used' }]
const providerMetadata = { builtin: { templated: true } }
const finishReason = { unified: 'stop', raw: 'stop' } as const

const taskOf = ({ providerOptions }: LanguageModelV4CallOptions): WritingTask => {
  const parsed = BuiltInTask.safeParse(providerOptions?.builtin)
  if (parsed.success) return parsed.data
  const message = `The built-in writer reads no prompts, only a task: ${z.prettifyError(parsed.error)}`
  throw new InvalidArgumentError({ argument: 'providerOptions.builtin', message, cause: parsed.error })
}

const perform = (task: WritingTask): string => {
  switch (task.task) {
    case 'topics':
      return JSON.stringify(suggestTitles(task, task.seen))
    case 'keywords':
      return JSON.stringify(suggestKeywords(task, task.seen))
    case 'outline':
      return writeOutline(task, task.variation)
    case 'content':
      return writeContent(task, task.outline)
  }
}

/** Words stand in for tokens: those of everything that was given, and those of the answer. */
const usageOf = (task: WritingTask, text: string): LanguageModelV4Usage => {
  const given = countWords(JSON.stringify(task))
  const written = countWords(text)
  return {
    inputTokens: { total: given, noCache: given, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: written, text: written, reasoning: undefined },
  }
}

const streamOf = (
  task: WritingTask,
  signal: AbortSignal | undefined,
  { delayMs = 8, deltaWords = 3 }: BuiltInWriterSettings,
): ReadableStream<LanguageModelV4StreamPart> => {
  const id = '0'
  let text = ''
  let deltas: string[] = []
  let next = 0
  return new ReadableStream<LanguageModelV4StreamPart>({
    start: (controller) => {
      controller.enqueue({ type: 'stream-start', warnings })
    },
    pull: async (controller) => {
      try {
        signal?.throwIfAborted()
        if (next === 0) {
          text = perform(task)
          deltas = text.match(new RegExp(`(?:\\S+\\s*){1,${deltaWords}}`, 'gu')) ?? []
          controller.enqueue({ type: 'text-start', id })
        }
        if (next < deltas.length) {
          if (delayMs > 0) await delay(delayMs, undefined, { signal })
          controller.enqueue({ type: 'text-delta', id, delta: deltas[next]! })
          next += 1
          return
        }
        controller.enqueue({ type: 'text-end', id })
        controller.enqueue({ type: 'finish', finishReason, usage: usageOf(task, text), providerMetadata })
        controller.close()
      } catch (error) {
        controller.error(signal?.aborted ? signal.reason : error)
      }
    },
  })
}

/**
 * The built-in writer: templates, no AI model. It answers `topics` ({ titles }) and `keywords` ({ keywords }) as JSON,
 * `outline` and `content` as Markdown; prompts are not read. The same task always gets the same answer.
 * @throws InvalidArgumentError when `providerOptions.builtin` is no WritingTask
 */
export const createBuiltInWriter = (settings: BuiltInWriterSettings = {}): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: 'builtin',
  modelId: 'built-in-writer-1',
  supportedUrls: {},
  doGenerate: async (options) => {
    options.abortSignal?.throwIfAborted()
    const task = taskOf(options)
    const text = perform(task)
    return { content: [{ type: 'text', text }], finishReason, usage: usageOf(task, text), warnings, providerMetadata }
  },
  doStream: async (options) => {
    options.abortSignal?.throwIfAborted()
    return { stream: streamOf(taskOf(options), options.abortSignal, settings) }
  },
})
