// The real SDK adapters against each vendor's wire format on loopback.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VendorOf } from '#server/vendors/registry.ts'
import { testImage } from '#test/helpers/images.ts'
import { failure } from '#test/helpers/provider-failure.ts'
import { json, startReplayServer, type Reply, type ReplayServer } from '#test/helpers/replay-server.ts'
import { imageSize } from '#server/providers/web-page/image-size.ts'
import type { VideoLimits } from './ai-sdk.ts'
import { createVideoModel, type VideoEnv } from './index.ts'
import { testVideo, testVideoSize, vp9Video } from '#test/helpers/videos.ts'
import type { VideoRequest, VideoWork } from './video-model.ts'

const envOf = (vendor: VendorOf<'video'>, model: string, url: string): VideoEnv => ({
  AI_VIDEO_MODEL: { vendor, model },
  FFMPEG_PATH: undefined,
  GOOGLE_GENERATIVE_AI_API_KEY: 'test-key',
  GOOGLE_GENERATIVE_AI_BASE_URL: `${url}/v1beta`,
  FAL_API_KEY: 'test-key',
  FAL_BASE_URL: url,
  REPLICATE_API_TOKEN: 'test-key',
  REPLICATE_BASE_URL: `${url}/v1`,
})

const fileOf = (bytes: Uint8Array): Reply => ({ headers: { 'content-type': 'video/mp4' }, chunks: [bytes] })
const page: Reply = { headers: { 'content-type': 'text/html' }, chunks: ['<html>Sorry</html>'] }

/** A vendor's answers, by what they mean. */
type Wire = {
  vendor: VendorOf<'video'>
  model: string
  label: string
  begun: (url: string) => Reply
  pending: (url: string) => Reply
  done: (url: string, address: string) => Reply
  /** The work ended without a video, because of the content rules and for another reason. */
  declined: (url: string) => Reply
  failed: (url: string) => Reply
  /** A failure in answer to the start. */
  refusal: (message: string) => unknown
  policyStatus: number
}

const prediction = (url: string, more: object) => ({ id: '1', urls: { get: `${url}/v1/predictions/1` }, ...more })
const operation = { name: 'models/veo/operations/1' }
const sample = (uri: string) => ({ response: { generateVideoResponse: { generatedSamples: [{ video: { uri } }] } } })

const wires: Wire[] = [
  {
    vendor: 'google',
    model: 'veo-3.1-generate-preview',
    label: 'Google',
    begun: () => json(operation),
    pending: () => json({ ...operation, done: false }),
    done: (_, address) => json({ ...operation, done: true, ...sample(address) }),
    declined: () =>
      json({
        ...operation,
        done: true,
        response: { generateVideoResponse: { raiMediaFilteredCount: 1, raiMediaFilteredReasons: ['A person'] } },
      }),
    failed: () => json({ ...operation, done: true, error: { code: 13, message: 'Internal' } }),
    refusal: (message) => ({ error: { code: 400, message, status: 'X' } }),
    policyStatus: 400,
  },
  {
    vendor: 'fal',
    model: 'fal-ai/veo3/image-to-video',
    label: 'fal',
    begun: () => json({ request_id: '1', response_url: 'https://queue.fal.run/fal-ai/veo3/requests/1' }),
    pending: () => json({ detail: 'Request is still in progress' }, { status: 400 }),
    done: (_, address) => json({ video: { url: address, content_type: 'video/mp4' } }),
    declined: () =>
      json(
        { detail: [{ loc: ['body', 'prompt'], msg: 'Flagged.', type: 'content_policy_violation' }] },
        { status: 422 },
      ),
    failed: () => json({ detail: 'The model crashed' }, { status: 422 }),
    refusal: (message) => ({ detail: [{ loc: ['body', 'prompt'], msg: message, type: 'x' }] }),
    policyStatus: 422,
  },
  {
    vendor: 'replicate',
    model: 'minimax/video-01',
    label: 'Replicate',
    begun: (url) => json(prediction(url, { status: 'starting' }), { status: 201 }),
    pending: (url) => json(prediction(url, { status: 'processing' })),
    done: (url, address) => json(prediction(url, { status: 'succeeded', output: address })),
    declined: (url) =>
      json(prediction(url, { status: 'failed', error: 'The input or output was flagged as sensitive. (E005)' })),
    failed: (url) => json(prediction(url, { status: 'failed', error: 'CUDA out of memory' })),
    refusal: (message) => ({ detail: message }),
    policyStatus: 422,
  },
]

const quick: Partial<VideoLimits> = { pollMs: 5, retryMs: 5, callMs: 20_000, workMs: 120_000 }

let server: ReplayServer
let video: Uint8Array
let request: VideoRequest
beforeAll(async () => {
  server = await startReplayServer()
  video = await testVideo()
  const endCard = { brandName: 'N', website: null, title: 'T', logo: null, language: 'en_GB' }
  const frames = [await testImage(1536, 1024, 'webp')]
  request = { prompt: 'A cargo bike at dawn', frames, captions: ['A bike.'], endCard, seed: 's' }
})
afterAll(() => server.close())

describe.each(wires)('$vendor', (wire) => {
  const { vendor, model: name, label } = wire
  const address = () => `${server.url}/files/1.mp4`
  const [begun, pending, done] = [
    () => wire.begun(server.url),
    () => wire.pending(server.url),
    (at = address()) => wire.done(server.url, at),
  ]
  const refused = (status: number, message: string, headers: Record<string, string> = {}) =>
    json(wire.refusal(message), { status, headers: { 'content-type': 'application/json', ...headers } })
  const model = (limits = quick) => createVideoModel(envOf(vendor, name, server.url), limits)
  const kept: unknown[] = []
  const make = (limits = quick, work: Partial<VideoWork> = {}) => {
    kept.length = 0
    return model(limits).make(request, { operation: null, keep: async (what) => void kept.push(what), ...work })
  }
  const starts = () => server.requests.filter(({ body }) => body !== '').length

  test('M4 a video is returned as a remuxed MP4, with the first frame as its poster', async () => {
    server.replay(begun(), pending(), done(), fileOf(video))
    const made = await make()
    expect(made).toMatchObject({ ...testVideoSize, model: `${vendor}:${name}` })
    expect(made.duration).toBeCloseTo(1, 1)
    expect(Buffer.from(made.video).toString('latin1', 4, 8)).toBe('ftyp')
    expect(imageSize(made.poster)).toEqual({ width: 1280, height: 720 })
    const [start, look] = server.requests
    expect(start!.body).toContain('A cargo bike at dawn')
    expect(start!.body).toContain('16:9')
    // The beginning of every JPEG in base64.
    expect(start!.body).toContain('/9j/')
    for (const asked of [start, look]) expect(JSON.stringify(asked!.headers)).toContain('test-key')
    expect(JSON.stringify(server.requests[3]!.headers)).not.toContain('test-key')
    expect(model()).toMatchObject({ id: `${vendor}:${name}`, isBuiltIn: false })
  })

  test('M4 the operation is stored before polling; a later process resumes it and starts no second one', async () => {
    server.replay(begun(), pending())
    const stop = new AbortController()
    const first = failure(make(quick, { signal: stop.signal }))
    await expect.poll(() => server.requests.length, { timeout: 20_000 }).toBeGreaterThan(2)
    stop.abort()
    expect(await first).toMatchObject({ kind: 'aborted' })
    const operation = JSON.parse(JSON.stringify(kept[0]))
    server.replay(pending(), done(), fileOf(video))
    expect(await make(quick, { operation })).toMatchObject(testVideoSize)
    expect([starts(), kept]).toEqual([0, []])
  })

  test('an operation of another model is restarted', async () => {
    server.replay(begun(), done(), fileOf(video))
    await make(quick, { operation: { model: 'other:model', started_at: Date.now(), operation: { a: 1 } } })
    expect([starts(), kept.length]).toEqual([1, 1])
  })

  test('a slow vendor', async () => {
    server.replay(begun(), ...Array.from({ length: 40 }, pending), done(), fileOf(video))
    expect(await make()).toMatchObject(testVideoSize)
    expect(starts()).toBe(1)
  })

  test('an operation that never ends times out, counted from its start in whichever process', async () => {
    server.replay(begun(), pending())
    expect(await failure(make({ ...quick, workMs: 100 }))).toMatchObject({
      kind: 'timeout',
      message: expect.stringContaining(label),
    })
    server.replay(pending())
    const operation = { ...(kept[0] as object), started_at: Date.now() - 20 * 60_000 }
    const { message } = await failure(make({ ...quick, workMs: 20 * 60_000 - 1 }, { operation }))
    expect(message).toBe(`${label} made no video within 20 minutes. Try again.`)
    server.replay(done(), fileOf(video))
    expect(await make(quick, { operation: { ...operation, started_at: 0 } })).toMatchObject(testVideoSize)
  })

  test('a hanging start times out and is not retried, as it may have started', async () => {
    server.replay(json({}, { chunks: [], ending: 'hang' }))
    expect(await failure(make({ ...quick, callMs: 200 }))).toMatchObject({ kind: 'timeout' })
    expect(server.requests).toHaveLength(1)
  })

  test.each([
    ['turned away at the start', () => [refused(wire.policyStatus, 'This violates our usage policy')]],
    ['given up in the end', () => [begun(), wire.declined(server.url)]],
  ])('content rules: %s, without a second attempt', async (_, replies) => {
    server.replay(...replies())
    expect(await failure(make())).toMatchObject({ kind: 'filtered', message: expect.stringContaining('content rules') })
    expect(starts()).toBe(1)
  })

  test('a failed operation is reported', async () => {
    server.replay(begun(), wire.failed(server.url))
    const error = await failure(make())
    expect(error.message).toContain(label)
    expect(error.kind).toMatch(/server|refused/)
    expect(starts()).toBe(1)
  })

  test('429 at the start: retried after the vendor’s delay', async () => {
    server.replay(refused(429, 'slow down', { 'retry-after': '0' }), begun(), done(), fileOf(video))
    expect(await make()).toMatchObject(testVideoSize)
    expect(starts()).toBe(2)
  })

  test('429 with a long delay is reported, with the delay', async () => {
    server.replay(refused(429, 'slow down', { 'retry-after': '120' }))
    const error = await failure(make())
    expect(error).toMatchObject({ kind: 'rate-limited', retry_after_s: 120 })
    expect(error.message).toContain('2 minutes')
  })

  test('429, server errors and broken connections while polling are tolerated', async () => {
    const trouble = refused(500, 'oh')
    const cut: Reply = { ...json({}), chunks: ['{"a": ['], ending: 'cut' }
    const busy = refused(429, 'slow down', { 'retry-after': '0' })
    server.replay(begun(), busy, trouble, cut, { ...page, status: 502 }, done(), fileOf(video))
    expect(await make()).toMatchObject(testVideoSize)
    expect(starts()).toBe(1)
  })

  test.each([
    [401, 'auth', /does not accept the key/],
    [404, 'refused', /AI_VIDEO_MODEL/],
    [500, 'server', /is having problems/],
  ])('%i at the start is a failure in words, and no second start: %s', async (status, kind, words) => {
    server.replay(refused(status, 'no'))
    expect(await failure(make())).toMatchObject({ kind, message: expect.stringMatching(words) })
    expect(server.requests).toHaveLength(1)
  })

  test.each([
    ['the start', () => [page]],
    ['a look', () => [begun(), page]],
    ['the fetching', () => [begun(), done(), page]],
  ])('a page in answer to %s', async (_, replies) => {
    server.replay(...replies())
    expect(await failure(make())).toMatchObject({ kind: 'invalid-output', message: expect.stringContaining(label) })
  })

  test('a video that browsers cannot play', async () => {
    server.replay(begun(), done(), fileOf(await vp9Video()))
    expect(await failure(make())).toMatchObject({ kind: 'invalid-output', message: expect.stringContaining('H.264') })
  })

  test.each([403, 404, 410])('M8 an address of the result that has expired: %i', async (status) => {
    server.replay(begun(), done(), { status, chunks: ['<Error>expired</Error>'] })
    const { message } = await failure(make())
    expect(message).toBe(`${label} made a video, but it could not be fetched in time. Try again.`)
  })

  test('an interrupted download is restarted', async () => {
    const half: Reply = {
      headers: { 'content-length': `${video.length}` },
      chunks: [video.subarray(0, 200)],
      ending: 'cut',
    }
    server.replay(begun(), done(), half, fileOf(video))
    expect(await make()).toMatchObject(testVideoSize)
  })

  test('too large a video is not read to its end', async () => {
    server.replay(begun(), done(), fileOf(new Uint8Array(300_000)))
    expect(await failure(make({ ...quick, videoBytes: 100_000 }))).toMatchObject({ kind: 'too-long' })
  })

  test.each(['http://127.0.0.1:9/1.mp4', 'http://169.254.169.254/1.mp4', 'file:///etc/passwd'])(
    'a result at %s is not asked for',
    async (at) => {
      server.replay(begun(), done(at))
      expect((await failure(make())).kind).toBe('invalid-output')
      expect(server.requests).toHaveLength(2)
    },
  )

  test('connection refused', async () => {
    const model = createVideoModel(envOf(vendor, name, 'http://127.0.0.1:9'), quick)
    expect(await failure(model.make(request, { operation: null, keep: async () => {} }))).toMatchObject({
      kind: 'refused',
    })
  })

  test('fails if the operation cannot be stored, as it would be lost', async () => {
    server.replay(begun(), pending())
    await expect(make(quick, { keep: () => Promise.reject(new Error('no database')) })).rejects.toThrow('no database')
  })
})
