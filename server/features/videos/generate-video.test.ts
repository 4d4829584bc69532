// Generating the video from a scenario, and serving it.
import { describe, expect, test } from 'vitest'
import { ProviderError } from '#server/providers/provider-error.ts'
import { gate, patient } from '#test/helpers/blogs-app.ts'
import { generatedVideo, useVideosApp } from '#test/helpers/videos-app.ts'

const { app, asked, models, files, video, addScenario, generate, get, begun, ended } = useVideosApp()

describe('M7 generating the video', () => {
  test('M4 is started at once, then generated with its URL; the call returns the video', async () => {
    const { deliverable_id, video: made } = await begun()
    const { open, wait } = gate()
    models.generateVideo = async (_, { signal, progress }) => {
      progress?.(0.4)
      await wait(signal)
      return generatedVideo
    }
    const [scenario] = made.scenarios
    const { status, body } = await app().call('POST', `/api/scenarios/${scenario!.scenario_id}/generate_video`)
    expect(status).toBe(200)
    expect(body).toEqual({ ...made, generation_status: 'started' })
    await expect.poll(async () => (await video(deliverable_id)).progress, patient).toBeCloseTo(0.4)
    open()
    expect(await ended(deliverable_id)).toEqual({
      ...made,
      generation_status: 'generated',
      video_url: expect.stringMatching(/^[\w-]{24}\.mp4$/),
      poster_url: expect.stringMatching(/^[\w-]{24}\.webp$/),
      duration: 12.5,
      model: 'test:camera',
    })
    expect(await files()).toEqual({ images: 4, videos: 1 })
  })

  test('uses the scenario’s pictures, the chosen one first, its lines, and the brand', async () => {
    const { deliverable_id, brand_id, video: made } = await begun()
    const website = 'https://www.northlight.example/'
    await app().db.updateTable('brands').set({ website }).where('brand_id', '=', brand_id).execute()
    const [scenario] = made.scenarios
    const first_frame_id = scenario!.first_frames[1]!.first_frame_id.toUpperCase()
    expect((await generate(scenario!.scenario_id, { first_frame_id })).status).toBe(200)
    await ended(deliverable_id)
    const [request] = asked.videos
    expect(request!.frames.map((frame) => Buffer.from(frame).toString())).toEqual(['image 2', 'image 1', 'image 3'])
    expect(request).toMatchObject({
      captions: scenario!.text.split('\n'),
      prompt: expect.stringContaining(scenario!.text),
      endCard: {
        brandName: 'Northlight Cycles',
        title: 'Choosing a cargo bike',
        language: 'en_GB',
        logo: null,
        website: 'northlight.example',
      },
    })
  })

  test('20 concurrent requests start it once', async () => {
    const { deliverable_id, video: made } = await begun()
    const { open, wait } = gate()
    models.generateVideo = async (_, { signal }) => wait(signal).then(() => generatedVideo)
    const [scenario] = made.scenarios
    const answers = await Promise.all(Array.from({ length: 20 }, () => generate(scenario!.scenario_id)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.generation_status}`))).toEqual(
      new Set(['200 started']),
    )
    expect((await addScenario(made.video_id)).body.error).toBe('The video is being generated')
    open()
    await ended(deliverable_id)
    expect(asked.videos).toHaveLength(1)
    expect((await generate(scenario!.scenario_id)).body.error).toBe('The video has been generated already')
    expect((await addScenario(made.video_id)).status).toBe(409)
  })

  test('M5 an unknown scenario or an invalid scenario id is 404, an invalid first frame id 422', async () => {
    expect((await generate(crypto.randomUUID())).status).toBe(404)
    expect((await generate('none')).status).toBe(404)
    const { video: made } = await begun()
    expect((await generate(made.scenarios[0]!.scenario_id, { first_frame_id: 'x' })).status).toBe(422)
  })

  test('M8 a failure is reported with its reason, and the next attempt starts from the beginning', async () => {
    const { deliverable_id, video: made } = await begun()
    models.generateVideo = async (_, { keep }) => {
      await keep({ job: 1 })
      throw new ProviderError('filtered', 'The camera declined.')
    }
    const [scenario] = made.scenarios
    await generate(scenario!.scenario_id)
    expect(await ended(deliverable_id)).toMatchObject({
      generation_status: 'failed',
      error: 'The camera declined.',
      progress: null,
      video_url: null,
    })
    let operation: unknown = 'unset'
    models.generateVideo = async (_, work) => {
      operation = work.operation
      return generatedVideo
    }
    expect((await generate(scenario!.scenario_id)).body).toMatchObject({ generation_status: 'started', error: null })
    expect(await ended(deliverable_id)).toMatchObject({ generation_status: 'generated', error: null })
    expect(operation).toBeNull()
  })

  test('on a full disk the video fails, and no file is left', async () => {
    const { deliverable_id, video: made } = await begun()
    const { storage } = app().server.deps
    const { put } = storage
    storage.put = (key, ...rest) =>
      key.startsWith('images/') ? Promise.reject(new Error('ENOSPC')) : put(key, ...rest)
    try {
      await generate(made.scenarios[0]!.scenario_id)
      expect(await ended(deliverable_id)).toMatchObject({
        generation_status: 'failed',
        error: 'Something went wrong on our side',
        poster_url: null,
      })
    } finally {
      storage.put = put
    }
    expect(await files()).toEqual({ images: 3, videos: 0 })
  })
})

describe('decisions "Media": a file is served only while its row exists', () => {
  const generated = async () => {
    const { deliverable_id, video: made } = await begun()
    await generate(made.scenarios[0]!.scenario_id)
    return ended(deliverable_id)
  }

  test('the video and its poster are immutable, have a fixed type, and are public to those who know the name', async () => {
    const { video_url, poster_url, deliverable_id, scenarios } = await generated()
    const answer = await get(`/media/videos/${video_url}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('0123456789')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await (await get(`/media/images/${poster_url}`)).text()).toBe('poster')
    const { storage } = app().server.deps
    const { remove } = storage
    storage.remove = () => Promise.reject(new Error('no bucket'))
    try {
      await app().call('DELETE', `/api/deliverables/${deliverable_id}`)
    } finally {
      storage.remove = remove
    }
    expect(await files()).toEqual({ images: 4, videos: 1 })
    const pictures = [poster_url, ...scenarios[0]!.first_frames.map(({ image_url }) => image_url)]
    for (const path of [`/media/videos/${video_url}`, ...pictures.map((file) => `/media/images/${file}`)])
      expect((await get(path)).status).toBe(404)
  })

  test('in parts', async () => {
    const { video_url } = await generated()
    const part = async (range: string, method = 'GET') => {
      const answer = await get(`/media/videos/${video_url}`, { method, headers: { range } })
      const { status, headers } = answer
      return [status, headers.get('content-range'), headers.get('content-length'), await answer.text()]
    }
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '3', '234'])
    expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '3', '789'])
    expect(await part('bytes=-2')).toEqual([206, 'bytes 8-9/10', '2', '89'])
    expect(await part('bytes=-99')).toEqual([206, 'bytes 0-9/10', '10', '0123456789'])
    expect(await part('bytes=0-99')).toEqual([206, 'bytes 0-9/10', '10', '0123456789'])
    expect((await part('bytes=10-'))[0]).toBe(416)
    expect((await part('bytes=10-12')).slice(0, 2)).toEqual([416, 'bytes */10'])
    expect((await part('bytes=-0'))[0]).toBe(416)
    for (const odd of ['bytes=4-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=', 'bytes=a-b'])
      expect(await part(odd)).toEqual([200, null, '10', '0123456789'])
    expect(await part('bytes=2-4', 'HEAD')).toEqual([200, null, '10', ''])
  })

  test.each(['x.mp4', '..%2fimages%2fa.mp4', 'a%00.mp4', 'a.webm', '%E0%A4%A.mp4'])('%s: 404', async (file) => {
    expect([404, 400]).toContain((await get(`/media/videos/${file}`)).status)
  })
})
