// The built-in renderer: one child process draws, another encodes, and both always end with the job.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VideoModel, VideoWork } from '#server/providers/video/video-model.ts'
import { chooseEncoder, wasmEncoder } from './encoder.ts'
import type { RenderRequest } from './frame-renderer.ts'
import { fullFormat, type Format } from './format.ts'
import { runPipeline, stopped, type PipelineLimits } from './run-pipeline.ts'

// 20 seconds of video take at most 15 on an idle machine.
const defaultLimits: PipelineLimits = { timeoutMs: 300_000, maxMemoryMb: 600 }

/** For tests and the bench: a smaller and shorter video, other limits, the WASM encoder even if there is an ffmpeg. */
export type RendererTrial = { format?: Format; limits?: Partial<PipelineLimits>; isWasm?: boolean }

const id = 'builtin:brand-motion-1'

/** Resolves with the last requested video. */
let queue: Promise<void> = Promise.resolve()

/**
 * Makes a video of 10 to 20 seconds from pictures and captions, without a model; one at a time, to bound the memory.
 * Encodes with the ffmpeg at `ffmpegPath`, else with the one on the PATH, else with a slower WASM encoder.
 * `make` throws a ProviderError: `invalid-output` for an unusable picture, `refused` when `ffmpegPath` does not run,
 * `aborted`, `timeout`, and `server` for too much memory or a failed process.
 */
export const createBuiltInRenderer = (
  { ffmpegPath }: { ffmpegPath?: string | undefined },
  { format = fullFormat, limits = {}, isWasm = false }: RendererTrial = {},
): VideoModel => {
  const render = async (request: RenderRequest, { signal, progress }: VideoWork) => {
    const encoder = isWasm ? wasmEncoder : await chooseEncoder(ffmpegPath, signal)
    if (signal?.aborted) throw stopped()
    const folder = await mkdtemp(join(tmpdir(), 'masthead-video-'))
    try {
      const order = { request, format, encoder, file: join(folder, 'video.mp4') }
      const made = await runPipeline(order, { ...defaultLimits, ...limits, signal, progress })
      return { ...made, width: format.width, height: format.height, model: id }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    id,
    isBuiltIn: true,
    make: async ({ frames, captions, endCard, seed }, work) => {
      if (frames.length === 0) throw new TypeError('A video needs a picture')
      const before = queue
      const { promise: end, resolve: leave } = Promise.withResolvers<void>()
      queue = before.then(() => end)
      try {
        await untilAborted(before, work.signal)
        return await render({ frames, captions, endCard, seed }, work)
      } finally {
        leave()
      }
    },
  }
}

const untilAborted = async (turn: Promise<void>, signal: AbortSignal | undefined) => {
  if (signal?.aborted) throw stopped()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(stopped())
  signal?.addEventListener('abort', onAbort)
  await Promise.race([turn, aborted]).finally(() => signal?.removeEventListener('abort', onAbort))
}
