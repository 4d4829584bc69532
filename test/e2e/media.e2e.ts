// The images of a finished blog: generated, viewed, uploaded, inserted into its text and deleted.
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

const blogPath = () => `/brands/${ids.brand_id}/blogs/${ids.blog_id}`
const open = async (path: string) => {
  await page.goto(product.url + path)
  await screen.isLoaded()
}
const tiles = () => page.getByRole('button', { name: /^Open image/ })
const newImage = () => screen.button('New Image')
const counter = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()

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

test('M2 without images: Manage Media leads to the media page; a new image is generated and shown', async () => {
  await open(blogPath())
  await page.getByText('No media yet').waitFor()
  await page.getByRole('link', { name: 'Manage Media' }).click()
  await screen.isAt(`${blogPath()}/media`)
  for (const count of [1, 2]) {
    await newImage().click()
    await expect.poll(() => tiles().count()).toBe(count)
    await newImage().waitFor()
  }
  await tiles().nth(1).click()
  await counter('Image 2 of 2')
  const image = page.getByRole('dialog', { name: 'Images' }).locator('img').nth(1)
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1536)
  await page.keyboard.press('Escape')
})

test('M4 a reload while an image is generated: the tile is shown again, and then the image', async () => {
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
  await page.unrouteAll({ behavior: 'wait' })
})

test('the viewer reports an image that another tab has deleted, and it disappears from the list', async () => {
  const { db } = product.database
  await open(`${blogPath()}/media`)
  await tiles().nth(1).waitFor()
  const newest = db.selectFrom('images').select('image_id').orderBy('created_at', 'desc').limit(1)
  await db.deleteFrom('images').where('image_id', '=', newest).execute()
  // Intercepted requests bypass the browser's cache.
  await page.route('**/media/images/*', (route) => route.continue())
  await tiles().nth(1).click()
  await screen.toast('This image was deleted in another window').waitFor()
  await counter('Image 1 of 1')
  await page.keyboard.press('Escape')
  await expect.poll(() => tiles().count()).toBe(1)
  await page.unrouteAll({ behavior: 'wait' })
  expect(visitor.problems.splice(0)).toEqual([expect.stringContaining('404')])
})

test('an image of the blog is inserted into its text with its alternative text', async () => {
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

test('M7 M8 images are uploaded to Google Drive, and the last one is deleted', async () => {
  await open(`${blogPath()}/media`)
  await tiles().first().waitFor()
  await screen.showsToast('Images uploaded to Google Drive', screen.button('Upload to Google Drive').click())
  await screen.button('Delete image 1 of 1').click()
  await screen.showsToast(
    'Image deleted successfully',
    screen.dialog('Are you sure you want to delete this image?').getByRole('button', { name: 'Delete' }).click(),
  )
  await page.reload()
  await newImage().waitFor()
  expect(await tiles().count()).toBe(0)
  expect(visitor.problems).toEqual([])
})
