// The process that encodes raw frames from standard input into an MP4 file: ffmpeg if available, else the WASM encoder.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { devNull } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { Format } from './format.ts'

/** A command that reads frames (YUV 4:2:0, BT.709, limited range) and writes `file`. */
export type Encoder = { name: string; command: string; argumentsFor(format: Format, file: string): string[] }

const encodeChild = fileURLToPath(new URL('./encode-child.ts', import.meta.url))

export const wasmEncoder: Encoder = {
  name: 'h264-mp4-encoder',
  command: process.execPath,
  argumentsFor: ({ width, height, framesPerSecond }, file) => [
    '--max-old-space-size=128',
    '--no-warnings',
    encodeChild,
    ...[width, height, framesPerSecond].map(String),
    file,
  ],
}

// Two threads and a short lookahead bound the memory on machines with many cores.
const codecOptions: Record<string, string> = {
  libx264: '-preset superfast -crf 20 -profile:v high -threads 2 -rc-lookahead 20',
}
const otherOptions = '-b:v 4M -threads 2'
const colours = '-color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709'

const ffmpegEncoder = (command: string, codec: string): Encoder => ({
  name: codec,
  command,
  argumentsFor: ({ width, height, framesPerSecond }, file) => {
    const input = `-f rawvideo -pixel_format yuv420p -video_size ${width}x${height} -framerate ${framesPerSecond} -i pipe:0`
    const coding = `-c:v ${codec} ${codecOptions[codec] ?? otherOptions} -g ${framesPerSecond * 2} -pix_fmt yuv420p`
    const plain = '-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact'
    const options = `-hide_banner -loglevel error -y ${input} ${plain} ${coding} ${colours} -movflags +faststart -f mp4`
    return [...options.split(' '), file]
  },
})

const run = promisify(execFile)
const listMs = 15_000

/** The H.264 encoders of an ffmpeg, the best first. Throws when it does not run. */
const codecsOf = async (command: string, signal: AbortSignal | undefined): Promise<string[]> => {
  const options = { timeout: listMs, maxBuffer: 1024 * 1024, killSignal: 'SIGKILL' as const, ...(signal && { signal }) }
  const { stdout } = await run(command, ['-hide_banner', '-encoders'], options)
  const listed = [...stdout.matchAll(/^ V\S+ (\S+)/gm)].map((match) => match[1]!)
  const best = ['libx264', 'libopenh264'].filter((name) => listed.includes(name))
  return [...best, ...listed.filter((name) => name.startsWith('h264_'))]
}

const trial: Format = { width: 256, height: 144, framesPerSecond: 30, pace: 1 }

/** Whether it can encode a second of grey: hardware encoders are listed even without the hardware. */
const doesEncode = async ({ command, argumentsFor }: Encoder, signal: AbortSignal | undefined): Promise<boolean> => {
  const options = { timeout: listMs, killSignal: 'SIGKILL' as const, ...(signal && { signal }) }
  const child = spawn(command, argumentsFor(trial, devNull), { stdio: ['pipe', 'ignore', 'ignore'], ...options })
  child.stdin.on('error', () => {})
  child.stdin.end(Buffer.alloc((trial.framesPerSecond * trial.width * trial.height * 3) / 2, 128))
  return once(child, 'close').then(
    ([code]) => code === 0,
    () => false,
  )
}

/**
 * Chooses the encoder: the ffmpeg at `ffmpegPath`, the one on the PATH, or the WASM encoder.
 * Throws a ProviderError when `ffmpegPath` is given and does not run.
 */
export const chooseEncoder = async (ffmpegPath: string | undefined, signal?: AbortSignal): Promise<Encoder> => {
  const command = ffmpegPath ?? 'ffmpeg'
  const codecs = await codecsOf(command, signal).catch((error: Error) => {
    if (ffmpegPath === undefined || signal?.aborted) return []
    throw new ProviderError(
      'refused',
      `The ffmpeg that FFMPEG_PATH names (${ffmpegPath}) does not run. An administrator has to check FFMPEG_PATH.`,
      { detail: error.message.split('\n')[0]! },
    )
  })
  for (const codec of codecs) {
    const encoder = ffmpegEncoder(command, codec)
    // Software encoders always work.
    if (codec.startsWith('lib') || (await doesEncode(encoder, signal))) return encoder
  }
  return wasmEncoder
}
