// Further scenarios of a video, and those that fail.
import { expect, test } from 'vitest'
import { ProviderError } from '#server/providers/provider-error.ts'
import { gate, patient } from '#test/helpers/blogs-app.ts'
import { useVideosApp } from '#test/helpers/videos-app.ts'

const { app, asked, models, files, count, newBlog, video, create, addScenario, generate, settled, begun, plain } =
  useVideosApp()

const none = { images: 0, videos: 0 }
test('M4 a further one returns its id immediately, then gets its text; sorted by created_at, with the earlier ones in its prompt', async () => {
  const { deliverable_id, video: made } = await begun()
  const { status, body } = await addScenario(made.video_id)
  expect(status).toBe(201)
  const { scenarios } = await settled(deliverable_id)
  expect(scenarios.map(({ scenario_id }) => scenario_id)).toEqual([made.scenarios[0]!.scenario_id, body.scenario_id])
  expect(scenarios[0]).toEqual(made.scenarios[0])
  expect(asked.texts[1]!.prompt).toContain(`<data name="written before">\n${scenarios[0]!.text}\n</data>`)
  expect(asked.images.map(({ art }) => art.index)).toEqual([0, 1, 2, 3, 4, 5])
})

test('M5 at most 3 scenarios, one at a time, also with 20 concurrent requests in each round', async () => {
  const { deliverable_id, video: made } = await begun()
  const answers = []
  for (let round = 0; round < 3; round++) {
    answers.push(...(await Promise.all(Array.from({ length: 20 }, () => addScenario(made.video_id)))))
    await settled(deliverable_id)
  }
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(58)
  expect(answers.at(-1)!.body.error).toBe('A video has at most 3 scenarios')
  expect((await video(deliverable_id)).scenarios).toHaveLength(3)
  expect(await files()).toEqual({ images: 9, videos: 0 })
})

test('M5 409 while one is being written, also for generating the video from it', async () => {
  const { deliverable_id } = await newBlog()
  const { open, wait } = gate()
  models.writeText = async (request, signal) => wait(signal).then(() => plain.writeText(request, signal))
  await create(deliverable_id)
  const { video_id, scenarios } = await video(deliverable_id)
  expect(await addScenario(video_id)).toMatchObject({
    status: 409,
    body: { error: 'A scenario is still being written' },
  })
  expect(await generate(scenarios[0]!.scenario_id)).toMatchObject({
    status: 409,
    body: { error: 'The scenario is still being written' },
  })
  open()
  await settled(deliverable_id)
})

test('M8 a model that fails: the scenario is deleted, the reason is shown, and the next scenario clears it', async () => {
  const { deliverable_id } = await newBlog()
  models.writeText = () => Promise.reject(new ProviderError('filtered', 'The model declined.'))
  const { video_id } = (await create(deliverable_id)).body
  await expect.poll(async () => (await video(deliverable_id)).scenario_error, patient).toBe('The model declined.')
  expect(await video(deliverable_id)).toMatchObject({ generation_status: 'not_started', scenarios: [] })
  models.writeText = plain.writeText
  expect((await addScenario(video_id)).status).toBe(201)
  expect(await settled(deliverable_id)).toMatchObject({
    scenario_error: null,
    scenarios: [{ model: 'test:scripted' }],
  })
})

test('a first frame that fails is omitted, and the others are kept', async () => {
  const { deliverable_id } = await newBlog()
  models.paint = (request, options) =>
    asked.images.length === 2 ? Promise.reject(new ProviderError('server', 'No.')) : plain.paint(request, options)
  await create(deliverable_id)
  await expect.poll(async () => (await video(deliverable_id)).scenarios[0]!.first_frames.length, patient).toBe(2)
  expect(await settled(deliverable_id)).toMatchObject({ scenario_error: null })
  expect(await files()).toEqual({ images: 2, videos: 0 })
})

test('when all first frames fail, the scenario fails', async () => {
  const { deliverable_id } = await newBlog()
  models.paint = () => Promise.reject(new ProviderError('rate-limited', 'The brush is busy.'))
  await create(deliverable_id)
  await expect.poll(async () => (await video(deliverable_id)).scenario_error, patient).toBe('The brush is busy.')
  expect([await count('scenarios'), await count('first_frames'), await files()]).toEqual([0, 0, none])
})

test('a full disk leaves neither incomplete rows nor files', async () => {
  const { deliverable_id } = await newBlog()
  const { storage } = app().server.deps
  const { put } = storage
  storage.put = async (...given) => {
    await put(...given)
    throw new Error('ENOSPC')
  }
  try {
    await create(deliverable_id)
    await expect
      .poll(async () => (await video(deliverable_id)).scenario_error, patient)
      .toBe('Something went wrong on our side')
  } finally {
    storage.put = put
  }
  expect([await count('scenarios'), await count('first_frames'), await files()]).toEqual([0, 0, none])
})

test('without a model the scenario is written from the blog’s own sentences, in its language', async () => {
  const { deps } = app().server
  const { textModel: scripted } = deps
  deps.textModel.isBuiltIn = true
  try {
    const { video: made } = await begun()
    expect(made.scenarios[0]!.text).toContain('A cargo bike carries two children to school.')
    expect(asked.texts).toEqual([])
  } finally {
    scripted.isBuiltIn = false
  }
})
