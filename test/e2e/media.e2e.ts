// The images of a finished blog in a browser: made, looked at, inserted and deleted, on a desk and on a phone.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import type { Product } from '#test/helpers/product.ts'
import type { Screen } from '#test/helpers/screen.ts'
import { insertBlog, insertBrand } from '#test/helpers/seed.ts'
import { test } from '#test/helpers/shared.ts'
import type { SignedIn } from '#test/helpers/signed-in.ts'
import type { Visitor } from '#test/helpers/visitor.ts'

let world: SignedIn
let product: Product
let visitor: Visitor
let page: Page
let screen: Screen
let user_id: string
let ids: { brand_id: string; blog_id: string; deliverable_id: string }

// A machine may be four times slower than this one.
const patient = { timeout: 20_000 }
const imagesCall = '**/api/blogs/*/images'
const listCall = '**/api/deliverables/*/images'
const blogPath = () => `/brands/${ids.brand_id}/blogs/${ids.blog_id}`
const open = async (path: string) => {
  await page.goto(product.url + path)
  await screen.isLoaded()
}
const tiles = () => page.getByRole('button', { name: /^Open image/ })
const newImage = () => screen.button('New Image')
const counter = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const stopRefusing = () => page.unrouteAll({ behavior: 'wait' })

test.beforeAll(async ({ signedIn }) => {
  world = signedIn
  ;({ product, visitor, page, screen, user_id } = world)
  const { db } = world
  const brand = await insertBrand(db, user_id, { name: 'Northlight Cycles' })
  const blog = await insertBlog(db, brand, {
    title: 'Choosing a cargo bike',
    format: 'Story',
    keywords: ['cargo bike'],
    outline: '## One',
    content: '## One\n\nSome words.\n',
    content_generated: true,
    finalized: true,
  })
  ids = { brand_id: brand.brand_id, ...blog }
})

test('M2 without images: No media yet, and Manage Media leads to the media page', async () => {
  await open(blogPath())
  await page.getByText('No media yet').waitFor()
  await page.getByRole('link', { name: 'Manage Media' }).click()
  await screen.isAt(`${blogPath()}/media`)
  await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor()
  await page.getByText('Choosing a cargo bike').waitFor()
  await newImage().waitFor()
  await expectAccessible(page, 'media page without images')
})

test('M8 an image that fails says so, and the tile is there again', async () => {
  await screen.refuse(imagesCall, 'POST', 502, { detail: 'The model declined to make this.' })
  await newImage().click()
  await screen.toast('Failed to generate a new image').filter({ hasText: 'Please try again' }).waitFor()
  await page.getByText('The model declined to make this.').waitFor()
  await newImage().waitFor()
  await stopRefusing()
  // The browser tells of the refused call itself.
  expect(visitor.problems.splice(0)).toEqual([expect.stringContaining('502')])
})

test('M4 while an image is made a Generating... tile stands there instead of New Image', async () => {
  const calls = await screen.hold(imagesCall, 'POST')
  await newImage().click()
  await page.getByText('Generating...').waitFor()
  await expect.poll(() => newImage().count()).toBe(0)
  await expectAccessible(page, 'while an image is made')
  // Leaving the page and coming back changes nothing.
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await page.getByRole('link', { name: 'Manage Media' }).click()
  await page.getByText('Generating...').waitFor()
  calls.release()
  await tiles().first().waitFor()
  await newImage().waitFor()
  expect(calls.count()).toBe(1)
  await stopRefusing()
})

test('M4 a reload while an image is made: the tile is there again, and then the image', async () => {
  const { db } = product.database
  const { generation_id } = await db
    .insertInto('generations')
    .values({ kind: 'image', blog_id: ids.blog_id, subject_id: ids.blog_id, state: 'running' })
    .returning('generation_id')
    .executeTakeFirstOrThrow()
  const before = await tiles().count()
  await page.reload()
  await page.getByText('Generating...').waitFor()
  await expect.poll(() => newImage().count()).toBe(0)
  const { image_id: _, ...image } = await db.selectFrom('images').selectAll().limit(1).executeTakeFirstOrThrow()
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"/>'
  await page.route('**/made-elsewhere*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }))
  const made = { ...image, file: 'made-elsewhere.webp', thumbnail: 'made-elsewhere-small.webp' }
  await db
    .insertInto('images')
    .values({ ...made, created_at: new Date() })
    .execute()
  await db.updateTable('generations').set({ state: 'completed' }).where('generation_id', '=', generation_id).execute()
  await expect.poll(() => tiles().count()).toBe(before + 1)
  await newImage().waitFor()
  await db.deleteFrom('images').where('file', '=', made.file).execute()
  await page.reload()
  await expect.poll(() => tiles().count()).toBe(before)
  await stopRefusing()
})

test('M5 with five images the New Image tile is hidden', async () => {
  for (let count = 2; count <= 5; count += 1) {
    await newImage().click()
    await tiles()
      .nth(count - 1)
      .waitFor()
    await page.getByText('Generating...').waitFor({ state: 'detached' })
  }
  await expect.poll(() => newImage().count()).toBe(0)
  const widths = await tiles().evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()))
  for (const { width, height } of widths) {
    expect(width).toBeGreaterThanOrEqual(200)
    expect(width / height).toBeCloseTo(1.5, 1)
  }
  await expectAccessible(page, 'five images')
})

test('M2 a thumbnail opens the viewer at its image; it does not loop', async () => {
  await tiles().nth(1).click()
  const viewer = page.getByRole('dialog', { name: 'Images' })
  await counter('Image 2 of 5')
  await viewer.locator('img').nth(1).waitFor()
  await expect
    .poll(
      () =>
        viewer
          .locator('img')
          .nth(1)
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      patient,
    )
    .toBe(1536)
  const box = (await viewer.locator('img').nth(1).boundingBox())!
  expect(box.height).toBeLessThanOrEqual(900 * 0.8 + 1)
  await expectAccessible(page, 'the viewer')
  await page.keyboard.press('ArrowRight')
  await counter('Image 3 of 5')
  await screen.button('Previous image').click()
  await counter('Image 2 of 5')
  await screen.button('Previous image').click()
  await counter('Image 1 of 5')
  await screen.isOff('Previous image')
  await page.keyboard.press('ArrowLeft')
  await counter('Image 1 of 5')
  await page.keyboard.press('End')
  await counter('Image 5 of 5')
  await screen.isOff('Next image')
  // As a finger or a wheel does it.
  await viewer
    .locator('section')
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 3, behavior: 'instant' }))
  await counter('Image 4 of 5')
  await screen.button('Close').click()
  await viewer.waitFor({ state: 'detached' })
  await screen.hasFocus(tiles().nth(1))
})

test('M2 the media page on a phone, and the viewer', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'media page on a phone')
  await tiles().first().click()
  await counter('Image 1 of 5')
  await expectAccessible(page, 'viewer on a phone')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
})

test('M8 an image is deleted after a question; a failure leaves it', async () => {
  const question = screen.dialog('Are you sure you want to delete this image?')
  await screen.refuse(listCall, 'PUT', 502)
  await screen.button('Delete image 1 of 5').click()
  await question.getByText('This action cannot be undone.').waitFor()
  await expectAccessible(page, 'the question')
  await question.getByRole('button', { name: 'Delete' }).click()
  await screen.toast('Failed to delete images. Please try again.').waitFor()
  await stopRefusing()
  expect(visitor.problems.splice(0)).toEqual([expect.stringContaining('502')])
  await question.getByRole('button', { name: 'Delete' }).click()
  await screen.toast('Image deleted successfully').waitFor()
  await expect.poll(() => tiles().count(), patient).toBe(4)
  await newImage().waitFor()
})

test('an image that was deleted elsewhere: the viewer says so, and it goes from the list', async () => {
  const { db } = product.database
  await open(`${blogPath()}/media`)
  await tiles().nth(3).waitFor()
  const newest = db.selectFrom('images').select('image_id').orderBy('created_at', 'desc').limit(1)
  await db.deleteFrom('images').where('image_id', '=', newest).execute()
  // What is intercepted does not come from the browser's cache.
  await page.route('**/media/images/*', (route) => route.continue())
  await tiles().nth(3).click()
  await screen.toast('This image was deleted in another window').waitFor()
  await counter('Image 3 of 3')
  await page.keyboard.press('Escape')
  await expect.poll(() => tiles().count(), patient).toBe(3)
  await stopRefusing()
  expect(visitor.problems.splice(0)).toEqual([expect.stringContaining('404')])
})

test('M6 without blogs left: a notice, no New Image tile, and what is there stays', async () => {
  const { db } = product.database
  await db.updateTable('users').set({ blogs_left: 0 }).where('user_id', '=', user_id).execute()
  await open(`${blogPath()}/media`)
  const card = page.getByRole('region', { name: 'Images' })
  await card.getByText("You've used all your blogs for this period").waitFor()
  await expect.poll(() => tiles().count(), patient).toBe(3)
  await expect.poll(() => newImage().count()).toBe(0)
  await expectAccessible(page, 'without a plan')
  await db.updateTable('users').set({ blogs_left: 3 }).where('user_id', '=', user_id).execute()
})

test('M4 the list that does not come: what happened, and a second attempt', async () => {
  await screen.refuse(listCall, 'GET', 503)
  await open(`${blogPath()}/media`)
  await page.getByText('Error fetching images').waitFor()
  await stopRefusing()
  await screen.button('Try again').click()
  await tiles().first().waitFor()
  expect(visitor.problems.splice(0)).toEqual([expect.stringContaining('503')])
})

test('M7 images are uploaded to Google Drive, and a failure says so', async () => {
  const upload = () => page.getByRole('button', { name: /^Upload/ })
  await screen.refuse('**/images/cloud', 'PUT', 502)
  await upload().click()
  await screen.toast('Failed to upload images to Google Drive').filter({ hasText: 'Please try again.' }).waitFor()
  await stopRefusing()
  expect(visitor.problems.splice(0)).toEqual([expect.stringContaining('502')])
  const calls = await screen.hold('**/images/cloud', 'PUT')
  await upload().click()
  await screen.button('Uploading Images...').waitFor()
  await expect.poll(() => newImage().count()).toBe(0)
  await expectAccessible(page, 'while images are uploaded')
  calls.release()
  await screen.toast('Images uploaded to Google Drive').waitFor()
  await newImage().waitFor()
  await stopRefusing()
})

test('an image of the blog is put into its text, with its text alternative', async () => {
  await open(`${blogPath()}/edit`)
  const editor = page.getByRole('textbox', { name: 'Content' })
  await editor.click()
  await page.getByRole('button', { name: 'Insert image', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Insert an image' })
  await dialog.getByRole('radio').first().check()
  const alt = dialog.getByRole('textbox', { name: 'Text alternative' })
  await expect.poll(() => alt.inputValue()).not.toBe('')
  await expectAccessible(page, 'the choice of an image')
  await alt.fill('A cargo bike at a front door')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await editor.getByRole('img', { name: 'A cargo bike at a front door' }).waitFor()
  await page.getByRole('button', { name: 'Save Blog' }).click()
  await screen.isAt(blogPath())
  await page.getByRole('img', { name: 'A cargo bike at a front door' }).waitFor()
  const { content } = await product.database.db.selectFrom('blogs').select('content').executeTakeFirstOrThrow()
  expect(content).toMatch(/!\[A cargo bike at a front door\]\(http:\/\/127\.0\.0\.1:\d+\/media\/images\/[\w-]+\.webp\)/)
})

test('M2 a finalized blog’s card leads to its media', async () => {
  await open('/deliverables')
  await page.getByRole('link', { name: 'Media', exact: true }).click()
  await screen.isAt(`${blogPath()}/media`)
})

test('M2 the blog’s page shows its images in a gallery that opens the viewer', async () => {
  await open(blogPath())
  await tiles().nth(2).click()
  await counter('Image 3 of 3')
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'blog with images')
  expect(visitor.problems).toEqual([])
})
