// The real SDK adapters of vendors that answer an address for the image, against their wire formats on loopback.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VendorOf } from '#server/vendors/registry.ts'
import { failure } from '#test/helpers/provider-failure.ts'
import { json, startReplayServer, type Reply, type ReplayServer } from '#test/helpers/replay-server.ts'
import { imageSize } from '#server/providers/web-page/image-size.ts'
import type { ImageLimits } from './ai-sdk.ts'
import type { ImageRequest } from './image-model.ts'
import { createImageModel, type ImageEnv } from './index.ts'
import { pngHead, testImage } from '#test/helpers/images.ts'

const envOf = (vendor: VendorOf<'image'>, model: string, url: string): ImageEnv => ({
  AI_IMAGE_MODEL: { vendor, model },
  AI_BASE_URL: undefined,
  AI_API_KEY: undefined,
  OPENAI_API_KEY: undefined,
  OPENAI_BASE_URL: undefined,
  GOOGLE_GENERATIVE_AI_API_KEY: undefined,
  GOOGLE_GENERATIVE_AI_BASE_URL: undefined,
  FAL_API_KEY: 'test-key',
  FAL_BASE_URL: url,
  REPLICATE_API_TOKEN: 'test-key',
  REPLICATE_BASE_URL: `${url}/v1`,
})

const art = { seed: 's', index: 0, title: null, language: 'en_GB', brandName: 'N', logo: null } as const
const request: ImageRequest = { prompt: 'A solar roof at noon', art, alt: 'Illustration for the post' }
const quick: Partial<ImageLimits> = { retryMs: 5, answerMs: 20_000 }

type Wire = {
  vendor: VendorOf<'image'>
  model: string
  label: string
  shape: string
  made: (url: string, address: string) => Reply
  declined: (url: string) => Reply
  refusal: (message: string) => unknown
}

const prediction = (url: string, more: object) => json({ id: '1', urls: { get: `${url}/v1/predictions/1` }, ...more })

const wires: Wire[] = [
  {
    vendor: 'fal',
    model: 'fal-ai/flux/dev',
    label: 'fal',
    shape: '"image_size":{"width":1536,"height":1024}',
    made: (_, address) => json({ images: [{ url: address }], has_nsfw_concepts: [false] }),
    declined: () =>
      json({ detail: [{ loc: ['body'], msg: 'Flagged.', type: 'content_policy_violation' }] }, { status: 422 }),
    refusal: (message) => ({ detail: message }),
  },
  {
    vendor: 'replicate',
    model: 'black-forest-labs/flux-dev',
    label: 'Replicate',
    shape: '"aspect_ratio":"3:2"',
    made: (url, address) => prediction(url, { status: 'succeeded', output: [address] }),
    declined: (url) => prediction(url, { status: 'failed', error: 'NSFW content detected. Try another prompt.' }),
    refusal: (message) => ({ detail: message }),
  },
]

let server: ReplayServer
let picture: Uint8Array
beforeAll(async () => {
  server = await startReplayServer()
  picture = await testImage()
})
afterAll(() => server.close())

describe.each(wires)('$vendor', ({ vendor, model: name, label, shape, ...wire }) => {
  const made = (address = `${server.url}/files/1.png`) => wire.made(server.url, address)
  const file = (bytes = picture): Reply => ({ headers: { 'content-type': 'image/png' }, chunks: [bytes] })
  const refused = (status: number, headers: Record<string, string> = {}) =>
    json(wire.refusal('no'), { status, headers: { 'content-type': 'application/json', ...headers } })
  const make = (limits = quick, signal?: AbortSignal) =>
    createImageModel(envOf(vendor, name, server.url), limits).make(request, signal ? { signal } : {})

  test('M7 an image is returned as WebP, with the given text alternative', async () => {
    server.replay(made(), file())
    const image = await make()
    expect(image).toMatchObject({ width: 768, height: 512, alt: request.alt, model: `${vendor}:${name}` })
    expect(Buffer.from(image.image.subarray(8, 12)).toString()).toBe('WEBP')
    expect(imageSize(image.thumbnail)).toEqual({ width: 480, height: 320 })
    const [sent, fetched] = server.requests
    expect(sent!.body).toContain('A solar roof at noon')
    expect(sent!.body).toContain(shape)
    expect(JSON.stringify(sent!.headers)).toContain('test-key')
    expect(JSON.stringify(fetched!.headers)).not.toContain('test-key')
  })

  test('a response that is not an image', async () => {
    server.replay(made(), { headers: { 'content-type': 'text/html' }, chunks: ['<html>no</html>'] })
    expect(await failure(make())).toMatchObject({ kind: 'invalid-output', message: expect.stringContaining(label) })
  })

  test('an image that would exhaust the memory', async () => {
    server.replay(made(), file(pngHead(60_000, 60_000)))
    expect(await failure(make())).toMatchObject({ kind: 'too-long' })
  })

  test('too large a file is not read to its end', async () => {
    server.replay(made(), file(new Uint8Array(300_000)))
    expect(await failure(make({ ...quick, answerBytes: 100_000 }))).toMatchObject({ kind: 'too-long' })
  })

  test('rejected by content rules, without a retry', async () => {
    server.replay(wire.declined(server.url))
    expect(await failure(make())).toMatchObject({ kind: 'filtered', message: expect.stringContaining('content rules') })
    expect(server.requests).toHaveLength(1)
  })

  test('429: retried after the vendor’s delay', async () => {
    server.replay(refused(429, { 'retry-after': '0' }), made(), file())
    expect((await make()).width).toBe(768)
  })

  test('429 with a long delay is reported, with the delay', async () => {
    server.replay(refused(429, { 'retry-after': '120' }))
    expect((await failure(make())).message).toContain('2 minutes')
    expect(server.requests).toHaveLength(1)
  })

  test.each([
    [401, 'auth', /does not accept the key/],
    [404, 'refused', /AI_IMAGE_MODEL/],
    [500, 'server', /is having problems/],
  ])('%i is a failure in words: %s', async (status, kind, words) => {
    server.replay(refused(status))
    expect(await failure(make())).toMatchObject({ kind, message: expect.stringMatching(words) })
  })

  test.each([403, 404])('M8 an address of the image that has expired: %i', async (status) => {
    const gone: Reply = { status, chunks: ['{"detail":"gone"}'] }
    server.replay(made(), gone, made(), gone)
    expect((await failure(make())).message).toContain('could not be fetched in time')
  })

  test('an image at a private address is not requested', async () => {
    server.replay(made('http://169.254.169.254/1.png'))
    const { kind } = await failure(make())
    expect(kind).not.toBe('aborted')
    expect(server.requests.every(({ body }) => body !== '')).toBe(true)
  })

  test('a hanging request times out', async () => {
    server.replay(json({}, { chunks: [], ending: 'hang' }))
    expect(await failure(make({ ...quick, answerMs: 150 }))).toMatchObject({ kind: 'timeout' })
  })

  test('connection refused', async () => {
    const model = createImageModel(envOf(vendor, name, 'http://127.0.0.1:9'), quick)
    expect(await failure(model.make(request))).toMatchObject({ kind: 'refused' })
  })
})

test('fal: an image blacked out by content rules is reported, not stored', async () => {
  server.replay(json({ images: [{ url: `${server.url}/1.png` }], has_nsfw_concepts: [true] }), {
    headers: { 'content-type': 'image/png' },
    chunks: [picture],
  })
  const model = createImageModel(envOf('fal', 'fal-ai/flux/dev', server.url), quick)
  expect(await failure(model.make(request))).toMatchObject({ kind: 'filtered' })
})

test('Replicate: an unfinished image is polled', async () => {
  const { url } = server
  server.replay(
    prediction(url, { status: 'starting' }),
    prediction(url, { status: 'processing' }),
    prediction(url, { status: 'succeeded', output: `${url}/1.png` }),
    { headers: { 'content-type': 'image/png' }, chunks: [picture] },
  )
  const model = createImageModel(envOf('replicate', 'black-forest-labs/flux-dev', url), quick)
  expect((await model.make(request)).width).toBe(768)
})
