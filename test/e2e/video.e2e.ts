// The video of a finished blog, from its creation to playback.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { after, partsOf, startBlogScreens, type BlogScreens } from '#test/helpers/blog-screens.ts'
import { test } from '#test/helpers/shared.ts'

let world: BlogScreens
let page: Page
let parts: ReturnType<typeof partsOf>
let blog: { deliverable_id: string; path: string }
let media: string

const dialog = () => page.getByRole('dialog', { name: 'New Video', exact: true })
const card = () => page.getByRole('region', { name: 'Videos' })
const scenarioText = () => parts.textbox('Scenario of the Video:')
const playTile = () => page.getByRole('button', { name: /^Play video, 1\d seconds$/ })
// Rendering is slow on a busy machine.
const slow = { timeout: 240_000 }

test.beforeAll(async ({ signedIn }) => {
  world = await startBlogScreens(signedIn)
  page = world.visitor.page
  parts = partsOf(page, world.product.url)
  blog = await world.newBlog(after.finished)
  media = `${blog.path}/media`
})

/** Of the video on the page: its state in the browser. */
const playing = () =>
  page.locator('video').evaluate((player: HTMLVideoElement) => ({
    readyState: player.readyState,
    ratio: player.videoWidth / player.videoHeight,
    duration: player.duration,
    error: player.error?.message,
  }))
const isPaused = () => page.locator('video').evaluate((player: HTMLVideoElement) => player.paused)
const position = () => page.locator('video').evaluate((player: HTMLVideoElement) => player.currentTime)

test('M4 a reload while a video is created: the second call opens the same video, and going back closes it', async () => {
  const creation = await parts.hold('**/api/deliverables/*/videos', 'POST')
  await parts.open(media)
  await parts.button('Create New Video…').click()
  await parts.isAt(`${media}?videoId=new`)
  await expect.poll(creation.count).toBe(1)
  await page.reload()
  await expect.poll(creation.count).toBe(2)
  creation.release()
  await dialog().waitFor()
  const videos = await world.db.selectFrom('videos').select('video_id').execute()
  await parts.isAt(`${media}?videoId=${videos[0]!.video_id}`)
  expect(videos).toHaveLength(1)
  expect(creation.count()).toBe(2)
  await page.goBack()
  await parts.isAt(media)
  await dialog().waitFor({ state: 'detached' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('M4 a video from scenario and pictures to playback', { timeout: 300_000 }, async () => {
  await parts.button('Continue Video Creation...').click()
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
  await page
    .getByRole('radio', { name: /^Frame/ })
    .nth(2)
    .check()
  await parts.button('Generate Video').click()
  await dialog().getByText('Generating video...').waitFor()
  await dialog().locator('video').waitFor(slow)
  await expect.poll(async () => (await playing()).readyState).toBeGreaterThanOrEqual(2)
  const { ratio, duration, error } = await playing()
  expect(error).toBeUndefined()
  expect(ratio).toBeCloseTo(16 / 9, 2)
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
  await parts.open(media)
  await playTile().click()
  await page.getByRole('dialog', { name: 'Video', exact: true }).waitFor()
  await expect.poll(position).toBeGreaterThan(0)
  expect(await page.locator('video').evaluate((player: HTMLVideoElement) => [player.loop, player.controls])).toEqual([
    false,
    true,
  ])
  await expectAccessible(page, 'the video in the viewer')
  await page.keyboard.press('Escape')
  await page.locator('video').waitFor({ state: 'detached' })
  await parts.hasFocus(playTile())
})

test('the video does not start by itself for people who prefer reduced motion', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playTile().click()
  await expect.poll(async () => (await playing()).readyState).toBeGreaterThanOrEqual(2)
  expect(await isPaused()).toBe(true)
  expect(await position()).toBe(0)
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
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>'
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
  await expect.poll(position).toBeGreaterThan(0)
  await parts.isOff('Next image')
  await expectAccessible(page, 'the video of a gallery')
  await page.keyboard.press('Home')
  await viewer.getByRole('status').filter({ hasText: 'Image 1 of 1' }).waitFor()
  await page.locator('video').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await world.db.deleteFrom('images').where('image_id', '=', image_id).execute()
  expect(world.visitor.problems).toEqual([])
})
