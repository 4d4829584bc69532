// Adapts the AI SDK's video models to the VideoModel interface: starts, polls, downloads and remuxes a video.
import { setTimeout as sleep } from 'node:timers/promises'
import { APICallError } from 'ai'
import { z } from 'zod'
import { runInWorker, WorkerError } from '#server/lib/run-in-worker.ts'
import { cappedFetch } from '#server/providers/image/capped-fetch.ts'
import { ProviderError, amendError } from '#server/providers/provider-error.ts'
import type { VendorLabel } from '#server/vendors/vendor.ts'
import { stopped, withRetries } from '#server/providers/text/retries.ts'
import { createDownload, type VideoData } from './download.ts'
import { videoFailureOf } from './failure.ts'
import type { startPicture, UnusableVideo, usableVideo } from './video-file.ts'
import type { SteppedModel } from '#server/vendors/vendor.ts'
import type { VideoModel, VideoRequest, VideoWork } from './video-model.ts'

/** In milliseconds and bytes. */
export type VideoLimits = {
  /** From the start of the operation, in whichever process, to its end. */
  workMs: number
  /** Poll interval. */
  pollMs: number
  /** Of one response, except the video itself. */
  callMs: number
  downloadMs: number
  /** Delay before the first retry; doubled for each further one. */
  retryMs: number
  /** No retry if the vendor demands a longer delay: the error tells the person how long to wait. */
  longestRetryMs: number
  answerBytes: number
  videoBytes: number
}

const defaultLimits: VideoLimits = {
  workMs: 20 * 60_000,
  pollMs: 5000,
  callMs: 120_000,
  downloadMs: 300_000,
  retryMs: 1000,
  longestRetryMs: 60_000,
  answerBytes: 8 * 1024 * 1024,
  videoBytes: 200 * 1024 * 1024,
}

const maxRetries = 2
const fileMs = 120_000
const fileModule = new URL('./video-file.ts', import.meta.url)

export type VideoModelSettings = VendorLabel & {
  id: string
  duration: number | undefined
  address: string | undefined
  model: (fetch: typeof globalThis.fetch) => Promise<SteppedModel>
  isPending?: ((status: number, body: string) => boolean) | undefined
  limits: Partial<VideoLimits>
}

/** The stored state of a running operation. `started_at` is our own time, in milliseconds since 1970. */
const Operation = z.object({ model: z.string(), started_at: z.number(), operation: z.json() })
type Operation = z.infer<typeof Operation>

export const createVideoModelOver = (settings: VideoModelSettings): VideoModel => {
  const { id, label, address } = settings
  const limits = { ...defaultLimits, ...settings.limits }
  const download = createDownload({ label, address, maxBytes: limits.videoBytes, timeoutMs: limits.downloadMs })

  return {
    id,
    isBuiltIn: false,
    make: async (request, work) => {
      const { signal } = work
      const picture = await inWorker<typeof startPicture>('startPicture', [request.frames[0]!], signal)
      const begun = operationOf(work.operation, id) ?? (await begin(request, picture.jpeg, work))
      const data = await waitFor(begun, signal)
      const bytes = await withRetries(() => download(data, signal), { ...limits, maxRetries, signal })
      const made = await inWorker<typeof usableVideo>('usableVideo', [bytes], signal).catch(asUnusable)
      if ('problem' in made) throw unusable(label, made)
      return { ...made, poster: picture.poster, model: id }
    },
  }

  /** The vendor charges once it accepts: not aborted midway, and retried only if nothing can have started. */
  async function begin({ prompt }: VideoRequest, jpeg: Uint8Array, work: VideoWork) {
    const start = () =>
      call((model, abortSignal) =>
        model.doStart!({
          prompt,
          n: 1,
          aspectRatio: '16:9',
          duration: settings.duration,
          image: { type: 'file', mediaType: 'image/jpeg', data: jpeg },
          resolution: undefined,
          fps: undefined,
          seed: undefined,
          frameImages: undefined,
          inputReferences: undefined,
          generateAudio: undefined,
          providerOptions: {},
          abortSignal,
        }),
      ).catch((error: unknown) => {
        throw error instanceof ProviderError && !hasNotBegun(error) ? amendError(error, { isTransient: false }) : error
      })
    const { operation } = await withRetries(start, { ...limits, maxRetries, signal: work.signal })
    const begun: Operation = {
      model: id,
      started_at: Date.now(),
      operation: operation as z.infer<typeof Operation>['operation'],
    }
    await work.keep(begun)
    return begun
  }

  /** Polls the operation until it ends. Tolerates transient failures. */
  async function waitFor({ operation, started_at }: Operation, signal: AbortSignal | undefined): Promise<VideoData> {
    let failure: ProviderError | undefined
    for (;;) {
      const pause = Math.min(Math.max(limits.pollMs, (failure?.retry_after_s ?? 0) * 1000), limits.longestRetryMs)
      await sleep(pause, undefined, signal && { signal }).catch(() => {
        throw stopped('')
      })
      failure = undefined
      try {
        const status = await call(look, signal)
        if (status.status === 'completed' && status.videos[0]) return status.videos[0]
      } catch (error) {
        if (!(error instanceof ProviderError) || !error.isTransient) throw error
        failure = error
      }
      // Checked after the poll: it may have finished while no process was polling.
      if (Date.now() - started_at > limits.workMs) throw failure ?? late(label, limits.workMs)
    }

    async function look(model: SteppedModel, abortSignal: AbortSignal) {
      const status = await model.doStatus!({ operation, abortSignal })
      if (status.status === 'error') throw new Error(status.error)
      return status
    }
  }

  /** One request to the vendor. Throws a ProviderError. */
  async function call<T>(
    ask: (model: SteppedModel, signal: AbortSignal) => PromiseLike<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const last = { body: '' }
    const overdue = AbortSignal.timeout(limits.callMs)
    try {
      const model = await settings.model(listeningFetch(settings, limits.answerBytes, last))
      return await ask(model, signal ? AbortSignal.any([signal, overdue]) : overdue)
    } catch (error) {
      if (signal?.aborted) throw stopped('')
      if (overdue.aborted) throw silent(label, limits.callMs)
      throw videoFailureOf(causeOf(error), settings, last.body)
    }
  }
}

/**
 * The SDK drops unknown parts of a response, such as failure reasons, and some adapters treat a failed poll as the end of
 * the operation. This wrapper keeps the last response's body, and throws for failed polls.
 */
const listeningFetch = (
  settings: VideoModelSettings,
  maxBytes: number,
  last: { body: string },
): typeof globalThis.fetch => {
  const fetch = cappedFetch(maxBytes, tooLong(settings.label))
  const read = async (...asked: Parameters<typeof fetch>) => {
    const response = await fetch(...asked)
    last.body = await response.text()
    const headers = new Headers(response.headers)
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    return new Response(last.body, { status: response.status, statusText: response.statusText, headers })
  }
  const look = async (...asked: Parameters<typeof fetch>) => {
    const answer = await read(...asked).catch((error: unknown) => {
      throw asked[1]?.signal?.aborted ? error : videoFailureOf(error, settings)
    })
    if (settings.isPending?.(answer.status, last.body)) return answer
    if (!answer.ok || !isJson(last.body)) throw videoFailureOf(refusalOf(answer, last.body), settings)
    return answer
  }
  return (input, init) => ((init?.method ?? 'GET') === 'GET' ? look : read)(input, init)
}

const isJson = (body: string): boolean => {
  try {
    return typeof JSON.parse(body) === 'object'
  } catch {
    return false
  }
}

/** Converts a response into the SDK's error. */
const refusalOf = ({ status, statusText, headers }: Response, responseBody: string) =>
  new APICallError({
    message: statusText,
    url: '',
    requestBodyValues: {},
    statusCode: status,
    responseHeaders: Object.fromEntries(headers),
    responseBody,
  })

const inWorker = async <F extends (bytes: Uint8Array) => unknown>(
  name: string,
  args: Parameters<F>,
  signal: AbortSignal | undefined,
): Promise<Awaited<ReturnType<F>>> =>
  runInWorker<F>(fileModule, name, args, { timeoutMs: fileMs, ...(signal && { signal }) }).catch((error: unknown) => {
    throw signal?.aborted ? stopped('') : error
  })

/** Treats a file that exceeds the worker's limits as invalid. */
const asUnusable = (error: unknown): UnusableVideo => {
  if (error instanceof WorkerError) return { problem: 'not-a-video' }
  throw error
}

/** The operation that an earlier process started with the same model. */
const operationOf = (kept: unknown, id: string): Operation | undefined => {
  const { success, data } = Operation.safeParse(kept)
  return success && data.model === id ? data : undefined
}

/** Whether the request was rejected or never arrived, so that no operation can be running. */
const hasNotBegun = ({ kind, status }: ProviderError) =>
  kind === 'rate-limited' || status === 503 || (kind === 'refused' && status === undefined)

/** Unwraps an error of Masthead's own fetch from the SDK's. */
const causeOf = (error: unknown): unknown => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof ProviderError) return cause
  return error
}

const tooLong = (label: string) => new ProviderError('too-long', `${label} sent too large a response. Try again.`)

const silent = (label: string, ms: number) =>
  new ProviderError('timeout', `${label} sent nothing for ${Math.round(ms / 1000)} seconds. Try again.`, {
    isTransient: true,
  })

const late = (label: string, ms: number) =>
  new ProviderError('timeout', `${label} made no video within ${Math.round(ms / 60_000)} minutes. Try again.`)

const problems: Record<UnusableVideo['problem'], string> = {
  'not-a-video': 'something that is no usable video',
  'not-mp4': 'a video that is no MP4, which not every browser plays',
  'not-h264': 'a video that is not encoded as H.264, which not every browser plays',
}

const unusable = (label: string, { problem }: UnusableVideo) =>
  new ProviderError('invalid-output', `${label} returned ${problems[problem]}.`, { detail: problem })
