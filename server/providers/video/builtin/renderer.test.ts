import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pngHead, testImage } from '#test/helpers/images.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { VideoRequest } from '#server/providers/video/video-model.ts'
import { imageSize } from '#server/providers/web-page/image-size.ts'
import { chooseEncoder, wasmEncoder } from './encoder.ts'
import type { Format } from './format.ts'
import { createBuiltInRenderer } from './renderer.ts'

// A tenth of the size, the frames and the time: a second or two, so that processes are what takes time.
const small: Format = { width: 192, height: 108, framesPerSecond: 10, pace: 0.1 }
// As small, but far longer than any test waits.
const endless: Format = { ...small, pace: 500 }
const processMs = 120_000

let folder = ''
const outerTmp = process.env.TMPDIR
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'renderer-test-'))
  process.env.TMPDIR = folder
})
afterAll(() => {
  if (outerTmp === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = outerTmp
  rmSync(folder, { recursive: true, force: true })
})

/** Processes that this one has started and that have not ended. */
const childProcesses = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      const isOurs =
        /^\d+$/.test(pid) &&
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /su, '')
          .split(' ')[1]
      return (
        isOurs === String(process.pid) &&
        /draw-child|encode-child|rawvideo/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
      )
    } catch {
      return false
    }
  })

const leftOver = () => readdirSync(folder).filter((name) => name.startsWith('masthead-video-'))

afterEach(() => {
  const left = [...childProcesses(), ...leftOver()]
  if (left.length > 0) throw new Error(`Left behind: ${left.join(', ')}`)
})

const requestOf = async (change: Partial<VideoRequest> = {}): Promise<VideoRequest> => ({
  prompt: 'not read',
  frames: [await testImage(), await testImage(600, 400, 'webp'), await testImage(768, 512, 'jpeg')],
  captions: ['Will it fit through the door?', 'Fünf Fragen vor der Unterschrift'],
  endCard: { brandName: 'Northlight', website: 'northlight.example', title: 'A title', logo: null, language: 'en_GB' },
  seed: 'seed',
  ...change,
})

const work = { operation: null, keep: async () => {} }

const failureOf = async (making: Promise<unknown>) => {
  const error = await making.then(
    () => 'made',
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ProviderError)
  return error as ProviderError
}

/** What a player reads of it. */
const inspect = async (video: Uint8Array) => {
  const input = new Input({ source: new BufferSource(video), formats: [MP4] })
  const track = (await input.getPrimaryVideoTrack())!
  const config = (await track.getDecoderConfig())!
  const times: number[] = []
  let keys = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    times.push(packet.timestamp)
    if (packet.type === 'key') keys += 1
  }
  const boxes = Buffer.from(video)
  return {
    config,
    frameCount: times.length,
    keys,
    times: times.toSorted((one, other) => one - other),
    duration: await track.computeDuration(),
    isIndexFirst: boxes.indexOf('moov') > 0 && boxes.indexOf('moov') < boxes.indexOf('mdat'),
  }
}

const expectPlayable = async (video: Uint8Array, seconds: number) => {
  const { config, frameCount, keys, times, duration, isIndexFirst } = await inspect(video)
  expect(isIndexFirst).toBe(true)
  expect(config.codec).toMatch(/^avc1\./)
  expect([config.codedWidth, config.codedHeight]).toEqual([small.width, small.height])
  expect(config.colorSpace).toMatchObject({ primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false })
  expect(frameCount).toBe(Math.round(seconds * small.framesPerSecond))
  expect(keys).toBeGreaterThanOrEqual(1)
  expect(duration).toBeCloseTo(seconds, 2)
  for (const [index, time] of times.entries()) expect(time - times[0]!).toBeCloseTo(index / small.framesPerSecond, 2)
}

describe('a video', () => {
  const wasm = createBuiltInRenderer({}, { format: small, isWasm: true })

  test(
    'by our own encoder is an MP4 of H.264, its index first, with a poster and growing progress',
    async () => {
      const shares: number[] = []
      const made = await wasm.make(await requestOf(), { ...work, progress: (share) => shares.push(share) })
      await expectPlayable(made.video, made.duration)
      expect(made).toMatchObject({ width: 192, height: 108, model: 'builtin:brand-motion-1' })
      expect(made.duration).toBeGreaterThanOrEqual(1)
      expect(made.duration).toBeLessThanOrEqual(2)
      expect(Buffer.from(made.poster).toString('latin1', 8, 12)).toBe('WEBP')
      expect(imageSize(made.poster)).toEqual({ width: 192, height: 108 })
      expect(shares[0]).toBe(0)
      expect(shares.at(-1)).toBe(1)
      expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    },
    processMs,
  )

  test(
    'of one picture is the same file each time',
    async () => {
      const request = await requestOf({ frames: [await testImage()] })
      const [one, other] = await Promise.all([wasm.make(request, work), wasm.make(request, work)])
      expect(Buffer.from(one.video).equals(other.video)).toBe(true)
      expect(Buffer.from(one.poster).equals(other.poster)).toBe(true)
    },
    processMs,
  )

  test(
    'by the ffmpeg on the PATH, or our own encoder where there is none, is the same video',
    async () => {
      const encoder = await chooseEncoder(undefined)
      expect(encoder.name).toMatch(encoder === wasmEncoder ? /^h264-mp4-encoder$/ : /264/)
      const made = await createBuiltInRenderer({}, { format: small }).make(await requestOf(), work)
      await expectPlayable(made.video, made.duration)
    },
    processMs,
  )

  test('without pictures is a programming error', async () => {
    await expect(wasm.make(await requestOf({ frames: [] }), work)).rejects.toThrow(TypeError)
  })
})

/** An executable in place of ffmpeg that lists these encoders and does `encode` with its `args`. */
const standIn = (name: string, encoders: string[], encode: string) => {
  const path = join(folder, name)
  const list = encoders.map((encoder) => ` V....D ${encoder.padEnd(20)} H.264`).join('\n')
  const script = `#!${process.execPath}
const { writeFileSync } = require('node:fs')
const args = process.argv.slice(2)
if (args.includes('-encoders')) console.log(${JSON.stringify(`Encoders:\n ------\n${list}`)})
else { ${encode} }
`
  writeFileSync(path, script, { mode: 0o755 })
  return path
}

const countsBytes = `let bytes = 0
process.stdin.on('data', (chunk) => (bytes += chunk.length))
process.stdin.on('end', () => writeFileSync(args.at(-1), JSON.stringify({ args, bytes })))`

describe('FFMPEG_PATH', () => {
  test(
    'names the ffmpeg that is given every frame whole, and told what they are',
    async () => {
      const ffmpegPath = standIn('ffmpeg-counts', ['h264_vaapi', 'libx264'], countsBytes)
      const made = await createBuiltInRenderer({ ffmpegPath }, { format: small }).make(await requestOf(), work)
      const { args, bytes } = JSON.parse(Buffer.from(made.video).toString()) as { args: string[]; bytes: number }
      expect(bytes).toBe(made.duration * small.framesPerSecond * 192 * 108 * 1.5)
      const text = args.join(' ')
      expect(text).toContain('-f rawvideo -pixel_format yuv420p -video_size 192x108 -framerate 10 -i pipe:0')
      expect(text).toContain('-c:v libx264')
      expect(text).toContain(
        '-pix_fmt yuv420p -color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709',
      )
      expect(text).toContain('-movflags +faststart')
    },
    processMs,
  )

  test('that does not run is reported in one line', async () => {
    const renderer = createBuiltInRenderer({ ffmpegPath: join(folder, 'no-ffmpeg-here') }, { format: small })
    const error = await failureOf(renderer.make(await requestOf(), work))
    expect(error.kind).toBe('refused')
    expect(error.message).toMatch(/FFMPEG_PATH names \(.*no-ffmpeg-here\) does not run/)
    expect(error.message).not.toContain('\n')
  })

  test(
    'whose encoders all fail without their hardware leaves the work to our own',
    async () => {
      expect(await chooseEncoder(standIn('ffmpeg-vaapi', ['h264_vaapi', 'h264_nvenc'], 'process.exit(1)'))).toBe(
        wasmEncoder,
      )
      expect(await chooseEncoder(standIn('ffmpeg-vp9', ['libvpx-vp9'], countsBytes))).toBe(wasmEncoder)
      const found = await chooseEncoder(standIn('ffmpeg-nvenc', ['h264_nvenc'], `process.stdin.resume()`))
      expect(found.name).toBe('h264_nvenc')
    },
    processMs,
  )

  test(
    'that fails while it encodes is told to the operator',
    async () => {
      const ffmpegPath = standIn(
        'ffmpeg-fails',
        ['libx264'],
        `console.error('No space left on device'); process.exit(1)`,
      )
      const error = await failureOf(
        createBuiltInRenderer({ ffmpegPath }, { format: small }).make(await requestOf(), work),
      )
      expect(error.kind).toBe('server')
      expect(error.detail).toContain('No space left on device')
    },
    processMs,
  )
})

describe('a video ends', () => {
  test(
    'when it is stopped, at once; one that waits for it, too',
    async () => {
      const endlessly = createBuiltInRenderer({}, { format: endless, isWasm: true })
      const [first, second] = [new AbortController(), new AbortController()]
      const { promise: started, resolve } = Promise.withResolvers<void>()
      const progress = (share: number) => share > 0 && resolve()
      const making = failureOf(endlessly.make(await requestOf(), { ...work, progress, signal: first.signal }))
      const waiting = failureOf(endlessly.make(await requestOf(), { ...work, signal: second.signal }))
      second.abort()
      expect((await waiting).kind).toBe('aborted')
      await started
      expect(childProcesses()).toHaveLength(2)
      expect(leftOver()).toHaveLength(1)
      first.abort()
      expect((await making).kind).toBe('aborted')
      expect((await failureOf(endlessly.make(await requestOf(), { ...work, signal: first.signal }))).kind).toBe(
        'aborted',
      )
    },
    processMs,
  )

  test(
    'when it takes more memory than it may',
    async () => {
      const tight = createBuiltInRenderer({}, { format: endless, isWasm: true, limits: { maxMemoryMb: 60 } })
      const error = await failureOf(tight.make(await requestOf(), work))
      expect(error).toMatchObject({ kind: 'server', detail: 'more than 60 MB' })
    },
    processMs,
  )

  test(
    'when it takes longer than it may',
    async () => {
      const hurried = createBuiltInRenderer({}, { format: endless, isWasm: true, limits: { timeoutMs: 300 } })
      expect((await failureOf(hurried.make(await requestOf(), work))).kind).toBe('timeout')
    },
    processMs,
  )

  test(
    'when a picture is none',
    async () => {
      const renderer = createBuiltInRenderer({}, { format: small, isWasm: true })
      const error = await failureOf(renderer.make(await requestOf({ frames: [pngHead(90_000, 60_000)] }), work))
      expect(error).toMatchObject({ kind: 'invalid-output', detail: 'Picture 1 is unusable: too-large' })
    },
    processMs,
  )
})
