// The video of a finished blog in a browser: its states before a stand-in for what is slow, and at the end a real one.
import type { Page, Route } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import type { Scenario, Video } from '#contract/videos.ts'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { after, partsOf, startBlogScreens, type BlogScreens } from '#test/helpers/blog-screens.ts'
import { test } from '#test/helpers/shared.ts'

let world: BlogScreens
let page: Page
let parts: ReturnType<typeof partsOf>
let blog: { deliverable_id: string; blog_id: string; path: string }
let media: string

const videoCall = '**/api/deliverables/*/video'
const createCall = '**/api/deliverables/*/videos'
const scenarioCall = '**/api/videos/*/scenarios'
const generateCall = '**/api/scenarios/*/generate_video'

const dialog = (name = 'New Video') => page.getByRole('dialog', { name, exact: true })
const card = () => page.getByRole('region', { name: 'Videos' })
const scenarioText = () => parts.textbox('Scenario of the Video:')
const playTile = () => page.getByRole('button', { name: /^Play video, 1\d seconds$/ })
const frames = () => page.getByRole('radio', { name: /^Frame/ })
// What the renderer does takes its time on a busy machine.
const slow = { timeout: 240_000 }

/** Twice before anything is drawn anew. */
const doubleClick = (name: string) =>
  parts.button(name).evaluate((button: HTMLButtonElement) => {
    button.focus()
    button.click()
    button.click()
  })
const detail = 'The model declined to write this.'

const video_id = '0b4f3f43-3f0c-4b59-9e1c-6d9a3f1f0001'
const id = (number: number) => `0b4f3f43-3f0c-4b59-9e1c-6d9a3f1f1${String(number).padStart(3, '0')}`

const scenario = (number: number, text: string, image_url: string | null = 'none.webp'): Scenario => ({
  scenario_id: id(number),
  video_id,
  text,
  model: text && 'builtin:writer',
  created_at: `2026-11-21T10:00:0${number}.000Z`,
  first_frames: text
    ? [1, 2, 3].map((place) => ({
        first_frame_id: id(number * 10 + place),
        image_url,
        created_at: '2026-11-21T10:00:00.000Z',
      }))
    : [],
})

const emptyVideo = (fields: Partial<Video> = {}): Video => ({
  video_id,
  deliverable_id: blog.deliverable_id,
  generation_status: 'not_started',
  video_url: null,
  poster_url: null,
  duration: null,
  progress: null,
  model: null,
  error: null,
  scenario_error: null,
  created_at: '2026-11-21T10:00:00.000Z',
  scenarios: [scenario(1, 'A courier rides through the rain.')],
  ...fields,
})

/** What the stand-in answers to a question for the video, and how often it was asked. */
let video: Video | null
let looks: number

const standIn = async (seen: Video | null) => {
  video = seen
  looks = 0
  await page.route(videoCall, (route) => {
    looks += 1
    return video
      ? route.fulfill({ json: video })
      : route.fulfill({ status: 404, json: { error: 'Video not found', status: 'error', code: 404 } })
  })
  // No picture of a stand-in is there.
  await page.route('**/media/images/none.webp', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
}
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#7a9" /></svg>'

/** Answers a call in its turn: each waits for its `answer`. */
const turns = async (pattern: string) => {
  const waiting: Route[] = []
  let count = 0
  await page.route(pattern, (route) => {
    count += 1
    waiting.push(route)
  })
  return {
    count: () => count,
    answer: async (status: number, json: object) => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      await waiting.shift()!.fulfill({ status, json })
    },
  }
}
const refusal = (code: number) => ({ error: 'Refused', status: 'error', code, detail })

const openMedia = async (search = '') => {
  await parts.open(media + search)
  // A dialog hides it from those who go by roles.
  await page.locator('h2').filter({ hasText: 'Videos' }).waitFor()
}
/** The browser tells of a refused call itself. */
const wasRefused = (...codes: number[]) =>
  expect(world.visitor.problems.splice(0)).toEqual(codes.map((code) => expect.stringContaining(String(code))))

test.beforeAll(async ({ signedIn }) => {
  world = await startBlogScreens(signedIn)
  page = world.visitor.page
  parts = partsOf(page, world.product.url)
  blog = await world.newBlog(after.finished)
  media = `${blog.path}/media`
})
// A call that a test left open is never answered.
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('M2 without a video: an experimental feature, and a tile of 16:9 to create one', async () => {
  await standIn(null)
  await openMedia()
  await card().getByText('Experimental feature').waitFor()
  const tile = parts.button('Create New Video…')
  const box = (await tile.boundingBox())!
  expect(box.width).toBeGreaterThanOrEqual(300)
  expect(box.width / box.height).toBeCloseTo(16 / 9, 1)
  await expectAccessible(page, 'without a video')
})

test('M4 the video that does not come: what happened, and a second attempt', async () => {
  await parts.refuse(videoCall, 'GET', 503)
  await openMedia()
  await card().getByText('Error fetching video').waitFor()
  await expectAccessible(page, 'a video that does not come')
  await page.unrouteAll({ behavior: 'wait' })
  await standIn(null)
  await parts.button('Try again').click()
  await parts.button('Create New Video…').waitFor()
  wasRefused(503)
})

test('M6 without blogs left: a notice on both cards, and no tile', async () => {
  const leave = (blogs_left: number) => world.db.updateTable('users').set({ blogs_left }).execute()
  await standIn(null)
  await leave(0)
  await openMedia()
  await expect.poll(() => page.getByText("You've used all your blogs for this period").count()).toBe(2)
  await card().getByText('No video yet').waitFor()
  expect(await parts.button('Create New Video…').count()).toBe(0)
  await expectAccessible(page, 'without a plan')
  video = emptyVideo()
  await openMedia()
  await parts.button('Continue Video Creation...').click()
  await parts.isOff('Generate Video')
  await parts.isOff('Add New Scenario')
  await leave(3)
})

test('M4 creating a video: exactly one call, however often it is asked for; then the parameter is its id', async () => {
  await standIn(null)
  const calls = await turns(createCall)
  await openMedia()
  await doubleClick('Create New Video…')
  await dialog('Generating Scenario...').waitFor()
  await parts.isAt(`${media}?videoId=new`)
  await expectAccessible(page, 'while a video is created')
  // Closed and opened again it is the same.
  await parts.button('Close').click()
  await parts.isAt(media)
  await dialog('Generating Scenario...').waitFor({ state: 'detached' })
  await parts.hasFocus(parts.button('Create New Video…'))
  await parts.button('Create New Video…').click()
  await dialog('Generating Scenario...').waitFor()
  video = emptyVideo({ scenarios: [scenario(1, '')] })
  await calls.answer(201, { video_id })
  await parts.isAt(`${media}?videoId=${video_id}`)
  await dialog().waitFor()
  expect(calls.count()).toBe(1)
  await parts.button('Generating...').waitFor()
  await parts.isOff('Generate Video')
  await expectAccessible(page, 'while the first scenario is written')
  video = emptyVideo()
  await expect.poll(() => scenarioText().inputValue()).toBe('A courier rides through the rain.')
  // The page as it was before stands before it in the history.
  await page.goBack()
  await parts.isAt(media)
  await dialog().waitFor({ state: 'detached' })
  await parts.hasFocus(parts.button('Continue Video Creation...'))
})

test('M4 a reload while a video is created: one call more, which the server answers with the same video', async () => {
  await standIn(null)
  const calls = await turns(createCall)
  await openMedia('?videoId=new')
  await expect.poll(calls.count).toBe(1)
  await page.reload()
  await expect.poll(calls.count).toBe(2)
  video = emptyVideo()
  // The first went with the page that asked.
  await calls.answer(201, { video_id }).catch(() => {})
  await calls.answer(201, { video_id })
  await parts.isAt(`${media}?videoId=${video_id}`)
  await parts.button('Close').click()
  await parts.isAt(media)
  expect(calls.count()).toBe(2)
})

test('M8 a video that cannot be created says why, and the dialog goes', async () => {
  await standIn(null)
  const error = 'Your plan has no blogs left or has expired'
  await parts.refuse(createCall, 'POST', 402, { error })
  await openMedia()
  await parts.button('Create New Video…').click()
  await parts.toast('Error creating video').filter({ hasText: error }).waitFor()
  await parts.isAt(media)
  await dialog('Generating Scenario...').waitFor({ state: 'detached' })
  await parts.button('Create New Video…').waitFor()
  wasRefused(402)
})

test('M2 an id that is no video of this blog opens nothing', async () => {
  await standIn(emptyVideo())
  await openMedia(`?videoId=${id(9)}`)
  await parts.isAt(media)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await parts.button('Continue Video Creation...').click()
  await parts.isAt(`${media}?videoId=${video_id}`)
  await dialog().waitFor()
})

test('M4 scenarios with text are buttons by their age; looked for every second until each picture is there', async () => {
  await standIn(
    emptyVideo({ scenarios: [scenario(2, 'Two friends compare bikes.', null), scenario(1, 'A courier rides.')] }),
  )
  await openMedia(`?videoId=${video_id}`)
  await expect.poll(() => scenarioText().inputValue()).toBe('A courier rides.')
  expect(await scenarioText().getAttribute('readonly')).not.toBeNull()
  const pressed = (name: string) => parts.button(name).and(page.locator('[aria-pressed=true]')).waitFor()
  await pressed('Scenario 1')
  await frames().nth(1).check()
  await expectAccessible(page, 'scenarios')
  await parts.button('Scenario 2').click()
  await pressed('Scenario 2')
  await expect.poll(() => scenarioText().inputValue()).toBe('Two friends compare bikes.')
  await page.getByRole('radio', { name: 'Frame 1 of 3, being generated' }).waitFor()
  await expectAccessible(page, 'a scenario without its pictures')
  const before = looks
  await expect.poll(() => looks).toBeGreaterThan(before + 1)
  video = emptyVideo({ scenarios: [scenario(1, 'A courier rides.'), scenario(2, 'Two friends compare bikes.')] })
  await page.getByRole('radio', { name: 'Frame 1 of 3', exact: true }).waitFor()
})

test('M4 a scenario that cannot be created is taken away again, with the reason', async () => {
  await standIn(emptyVideo())
  const calls = await turns(scenarioCall)
  await openMedia(`?videoId=${video_id}`)
  await doubleClick('Add New Scenario')
  await parts.button('Generating...').waitFor()
  await calls.answer(502, refusal(502))
  await parts.toast('Failed to generate video scenario').filter({ hasText: detail }).waitFor()
  await parts.isOn('Add New Scenario')
  expect(calls.count()).toBe(1)
  wasRefused(502)
})

test('M4 a new scenario: chosen once it has its id, and lost with the reason when it cannot be written', async () => {
  const first = scenario(1, 'A courier rides.')
  await standIn(emptyVideo({ scenarios: [first] }))
  const calls = await turns(scenarioCall)
  await openMedia(`?videoId=${video_id}`)
  await parts.button('Add New Scenario').click()
  video = emptyVideo({ scenarios: [first, scenario(2, '')] })
  await calls.answer(201, { scenario_id: id(2) })
  await scenarioText().waitFor({ state: 'detached' })
  await parts.isOff('Generate Video')
  video = emptyVideo({ scenarios: [first], scenario_error: detail })
  await parts.toast('Failed to generate video scenario').filter({ hasText: detail }).waitFor()
  await expect.poll(() => scenarioText().inputValue()).toBe('A courier rides.')

  await parts.button('Add New Scenario').click()
  video = emptyVideo({ scenarios: [first, scenario(2, 'Second.'), scenario(3, '')] })
  await calls.answer(201, { scenario_id: id(3) })
  await parts.button('Scenario 2').waitFor()
  await scenarioText().waitFor({ state: 'detached' })
  video = emptyVideo({ scenarios: [first, scenario(2, 'Second.'), scenario(3, 'Third.')] })
  await expect.poll(() => scenarioText().inputValue()).toBe('Third.')
  // M5: three have text.
  await expect.poll(() => page.getByRole('button', { name: /^(?:Add New Scenario|Generating)/ }).count()).toBe(0)
  await expectAccessible(page, 'three scenarios')
})

test('M5 without a scenario nothing is generated: why there is none, and a way to one', async () => {
  await standIn(emptyVideo({ scenarios: [], scenario_error: detail }))
  const calls = parts.calls('POST', /generate_video$/)
  await openMedia(`?videoId=${video_id}`)
  await page.getByText(detail).waitFor()
  await parts.isOn('Add New Scenario')
  await parts.button('Generate Video').press('Enter')
  await page.getByRole('tooltip').filter({ hasText: 'Scenario is required' }).waitFor()
  expect(calls).toEqual([])
  await expectAccessible(page, 'no scenario')
})

test('M4 Generate Video: started at once, though an older answer comes; a failure takes it back, with the reason', async () => {
  await standIn(emptyVideo({ scenarios: [scenario(1, 'A courier rides.')] }))
  const calls = await turns(generateCall)
  await openMedia(`?videoId=${video_id}`)
  await frames().nth(1).check()
  const request = page.waitForRequest(generateCall)
  await doubleClick('Generate Video')
  await dialog().getByText('Generating video...').waitFor()
  expect((await request).postDataJSON()).toEqual({ first_frame_id: id(12) })
  const before = looks
  await expect.poll(() => looks).toBeGreaterThan(before + 1)
  await dialog().getByText('Generating video...').waitFor()
  await calls.answer(502, refusal(502))
  await parts.toast('Failed to generate video').filter({ hasText: detail }).waitFor()
  await expect.poll(() => scenarioText().inputValue()).toBe('A courier rides.')
  expect(await frames().nth(1).isChecked()).toBe(true)
  expect(calls.count()).toBe(1)
  wasRefused(502)
})

test('M4 while it is made: progress in the dialog and on the card; a failed video is continued and says why', async () => {
  await standIn(emptyVideo())
  const calls = await turns(generateCall)
  await openMedia()
  await parts.button('Continue Video Creation...').click()
  await parts.button('Generate Video').click()
  video = emptyVideo({ generation_status: 'started', progress: 0.25 })
  await calls.answer(200, video)
  await dialog().getByText('25%').waitFor()
  await expectAccessible(page, 'while a video is generated')
  await parts.button('Close').click()
  await dialog().waitFor({ state: 'detached' })
  await parts.hasFocus(parts.button('Generating Video...'))
  await card().getByRole('progressbar', { name: 'Generating video' }).waitFor()
  await expectAccessible(page, 'while a video is generated, the card')
  video = emptyVideo({ generation_status: 'failed', error: 'The computer ran out of room.' })
  await parts.hasFocus(parts.button('Continue Video Creation...'))
  await page.keyboard.press('Enter')
  await dialog().getByRole('alert').filter({ hasText: 'The computer ran out of room.' }).waitFor()
  await parts.isOn('Generate Video')
  await expectAccessible(page, 'a failed video')
})

/** Of the video on the page: what the browser has made of it. */
const playing = () =>
  page.locator('video').evaluate((player: HTMLVideoElement) => ({
    readyState: player.readyState,
    ratio: player.videoWidth / player.videoHeight,
    error: player.error?.message,
  }))
const isPaused = () => page.locator('video').evaluate((player: HTMLVideoElement) => player.paused)
const place = () => page.locator('video').evaluate((player: HTMLVideoElement) => player.currentTime)

test('M4 a video from scenario and pictures to playback', { timeout: 300_000 }, async () => {
  await openMedia()
  await parts.button('Create New Video…').click()
  await expect.poll(() => scenarioText().inputValue(), slow).not.toBe('')
  await page.getByText('Template draft: no AI model used').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: /^Frame \d of 3$/ }).count(), slow).toBe(3)
  await expect
    .poll(() =>
      dialog()
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) => images.every((image) => image.naturalWidth > 0)),
    )
    .toBe(true)
  await frames().nth(2).check()
  await parts.button('Generate Video').click()
  await dialog().getByText('Generating video...').waitFor()
  await dialog().locator('video').waitFor(slow)
  await expect.poll(async () => (await playing()).readyState).toBeGreaterThanOrEqual(2)
  const { ratio, error } = await playing()
  expect(error).toBeUndefined()
  expect(ratio).toBeCloseTo(16 / 9, 2)
  const duration = await page.locator('video').evaluate((player: HTMLVideoElement) => player.duration)
  expect(duration).toBeGreaterThanOrEqual(10)
  expect(duration).toBeLessThanOrEqual(20)
  await expectAccessible(page, 'a generated video')
  await parts.button('Close').click()
  await dialog().waitFor({ state: 'detached' })
  await parts.hasFocus(playTile())
  await card().getByText('Rendered from pictures and captions by Masthead’s own renderer: no AI model used.').waitFor()
  await expectAccessible(page, 'the card of a video')
})

test('M2 the thumbnail of the video opens the viewer, where it plays by itself', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openMedia()
  await playTile().click()
  await page.getByRole('dialog', { name: 'Video', exact: true }).waitFor()
  await expect.poll(place).toBeGreaterThan(0)
  expect(await page.locator('video').evaluate((player: HTMLVideoElement) => [player.loop, player.controls])).toEqual([
    false,
    true,
  ])
  await expectAccessible(page, 'the video in the viewer')
  await page.keyboard.press('Escape')
  await page.locator('video').waitFor({ state: 'detached' })
  await parts.hasFocus(playTile())
})

test('the video waits for those who asked for less motion', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playTile().click()
  await expect.poll(async () => (await playing()).readyState).toBeGreaterThanOrEqual(2)
  expect(await isPaused()).toBe(true)
  expect(await place()).toBe(0)
  await page.keyboard.press('Escape')
})

test('M2 the blog’s page shows its video in the gallery, after the images', async () => {
  const { image_id } = await world.db
    .insertInto('images')
    .values({
      deliverable_id: blog.deliverable_id,
      file: 'none.webp',
      thumbnail: 'none.webp',
      alt: 'A bike',
      model: 'x:y',
      width: 3,
      height: 2,
    })
    .returning('image_id')
    .executeTakeFirstOrThrow()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route('**/media/images/none.webp', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  await parts.open(blog.path)
  await page.getByRole('button', { name: /^Open image 1 of 1/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Media', exact: true })
  await viewer.getByRole('status').filter({ hasText: 'Image 1 of 1' }).waitFor()
  expect(await page.locator('video').count()).toBe(0)
  await parts.button('Next video').click()
  await viewer
    .getByRole('status')
    .filter({ hasText: /^Video$/ })
    .waitFor()
  await expect.poll(place).toBeGreaterThan(0)
  await parts.isOff('Next image')
  await expectAccessible(page, 'the video of a gallery')
  await page.keyboard.press('Home')
  await viewer.getByRole('status').filter({ hasText: 'Image 1 of 1' }).waitFor()
  await page.locator('video').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await world.db.deleteFrom('images').where('image_id', '=', image_id).execute()
  expect(world.visitor.problems).toEqual([])
})
