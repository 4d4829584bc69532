// Runs two child processes, one drawing into the other, that end together: when they are done, or killed.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { MadeVideo, VideoWork } from '#server/providers/video/video-model.ts'
import type { DrawMessage, DrawRequest } from './draw-child.ts'
import type { Encoder } from './encoder.ts'

export type PipelineLimits = {
  /** From the start of the processes to the finished file. */
  timeoutMs: number
  /** Resident memory of both processes together. */
  maxMemoryMb: number
}

export type PipelineRequest = DrawRequest & { encoder: Encoder; file: string }
type Options = PipelineLimits & { signal: AbortSignal | undefined; progress: VideoWork['progress'] }

const watchMs = 100
// The end of the encoder's output, which contains the error.
const mostWords = 2000
const drawChild = fileURLToPath(new URL('./draw-child.ts', import.meta.url))

const failed = (detail: string) =>
  new ProviderError('server', 'The video could not be made. Try again; if it fails again, choose another picture.', {
    detail,
  })

const unusable = (detail: string) =>
  new ProviderError('invalid-output', 'A picture of this video cannot be read. Choose another picture.', { detail })

const tooLarge = (megabytes: number) =>
  new ProviderError('server', 'Making this video took too much memory. Choose another picture.', {
    detail: `more than ${megabytes} MB`,
  })

const tooSlow = (ms: number) =>
  new ProviderError('timeout', `The video was not ready after ${Math.round(ms / 1000)} seconds. Try again.`, {
    isTransient: true,
  })

/** The error of an aborted call. */
export const stopped = (): ProviderError => new ProviderError('aborted', 'Making the video was stopped.')

/** Resolves when a process has exited and its output is closed. */
const ended = (child: ChildProcess) =>
  new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
    child.on('error', (error) => child.pid === undefined && resolve(error.message))
  })

const start = ({ encoder, format, file }: PipelineRequest) => {
  // The encoder only gets frames from us, and needs the environment to find its libraries.
  const encoding = spawn(encoder.command, encoder.argumentsFor(format, file), { stdio: ['pipe', 'ignore', 'pipe'] })
  if (encoding.pid === undefined) throw failed(`${encoder.name} does not start`)
  const drawing = spawn(process.execPath, ['--max-old-space-size=128', '--no-warnings', drawChild], {
    stdio: ['ignore', encoding.stdin, 'pipe', 'ipc'],
    serialization: 'advanced',
    env: {},
  })
  // The parent's copy must be closed, so that the encoder sees the end of the frames.
  encoding.stdin.on('error', () => {}).destroy()
  return { encoding, drawing }
}

const keepWords = (child: ChildProcess) => {
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => (words = `${words}${chunk.toString()}`.slice(-mostWords)))
  return () => words.trim()
}

/**
 * Draws and encodes a video. Both processes have ended when this resolves or throws.
 * Throws a ProviderError on failure and on abort.
 */
export const runPipeline = async (
  order: PipelineRequest,
  options: Options,
): Promise<Omit<MadeVideo, 'width' | 'height' | 'model'>> => {
  const { encoding, drawing } = start(order)
  const pair = [encoding, drawing]
  let reason: ProviderError | undefined
  let drawn: Extract<DrawMessage, { poster: Uint8Array }> | undefined
  const kill = (why: ProviderError) => {
    reason ??= why
    for (const child of pair) child.kill('SIGKILL')
  }
  const onMessage = (message: DrawMessage) => {
    if ('progress' in message) options.progress?.(message.progress)
    else if ('unusable' in message) kill(unusable(message.unusable))
    else drawn = message
  }
  const stop = guard(pair, options, kill)
  const words = pair.map(keepWords)
  try {
    drawing.on('message', onMessage)
    drawing.send({ request: order.request, format: order.format } satisfies DrawRequest, () => {})
    const codes = await endOf(pair)
    if (reason) throw reason
    const video = await readFile(order.file).catch(() => Buffer.alloc(0))
    if (!drawn || codes.some((code) => code !== 0) || video.length === 0)
      throw failed(
        `${order.encoder.name} ${codes[0]}, drawing ${codes[1]}: ${words.map((last) => last()).join(' ')}`.trim(),
      )
    options.progress?.(1)
    return { ...drawn, video: new Uint8Array(video) }
  } finally {
    stop()
  }
}

/** The exit codes; a failed process takes the other down. */
const endOf = (pair: ChildProcess[]) =>
  Promise.all(
    pair.map(async (child) => {
      const code = await ended(child)
      if (code !== 0) for (const other of pair) other.kill('SIGKILL')
      return code
    }),
  )

/** Kills both at the time or memory limit or on abort; returns a function that stops watching. */
const guard = (
  pair: ChildProcess[],
  { timeoutMs, maxMemoryMb, signal }: Options,
  kill: (why: ProviderError) => void,
) => {
  const timer = setTimeout(() => kill(tooSlow(timeoutMs)), timeoutMs)
  const watch = setInterval(() => {
    const whole = pair.reduce((sum, { pid }) => sum + residentMb(pid), 0)
    if (whole > maxMemoryMb) kill(tooLarge(maxMemoryMb))
  }, watchMs)
  const onAbort = () => kill(stopped())
  if (signal?.aborted) onAbort()
  signal?.addEventListener('abort', onAbort)
  return () => {
    clearTimeout(timer)
    clearInterval(watch)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** Resident memory in MB from /proc; 0 on systems without it, where only the time limit applies. */
const residentMb = (pid: number | undefined) => {
  const statm = `/proc/${pid}/statm`
  return existsSync(statm) ? (Number(readFileSync(statm, 'utf8').split(' ')[1]) * 4096) / 1024 / 1024 : 0
}
