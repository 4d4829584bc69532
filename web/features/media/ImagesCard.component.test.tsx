import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { media, type Image } from '#contract/media.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { setPlan, signIn, type Account } from '#test/component/account.ts'
import { addFinishedBlog, newImage, openMedia } from '#test/component/blogs.ts'
import { callsOf, hold, refuse, reply } from '#test/component/fake-api.ts'
import { button, expectAccessibleAtEachSize, main, question, toast } from '#test/component/screen.ts'

let account: Account
let path: string
let images: Image[]

beforeEach(() => {
  account = signIn()
  path = addFinishedBlog(account).path
  images = []
  reply(media.listImages, () => images)
})

const card = () => page.getByRole('region', { name: 'Images' })
const tiles = () => page.getByRole('button', { name: /^Open image/ })
const newTile = () => button('New Image')
const expectTiles = (count: number) => expect.poll(() => tiles().elements()).toHaveLength(count)
const some = (count: number) => Array.from({ length: count }, (_, index) => newImage(index + 1))

test('M2 without images: a tile for a new one', async () => {
  await openMedia(path)
  await expect.element(newTile()).toBeVisible()
  await expect.element(page.getByText('Choosing a cargo bike')).toBeVisible()
  await expectAccessible()
})

test('M8 an image that cannot be generated: the reason, and the tile is back', async () => {
  const detail = 'The model declined to make this.'
  refuse(media.generateImage, 502, { detail })
  await openMedia(path)
  await newTile().click()
  const failure = toast('Failed to generate a new image').filter({ hasText: 'Please try again' })
  await expect.element(failure).toBeInTheDocument()
  await expect.element(card().getByText(detail)).toBeVisible()
  await expect.element(newTile()).toBeVisible()
})

test('M4 a Generating... tile replaces New Image, also after leaving the page and returning', async () => {
  const generation = hold(media.generateImage)
  await openMedia(path)
  await newTile().click()
  await expect.element(card().getByText('Generating...')).toBeVisible()
  await expect.element(newTile()).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await page.getByRole('link', { name: 'Manage Media' }).click()
  await expect.element(card().getByText('Generating...')).toBeVisible()
  images = some(1)
  generation.release(images[0]!)
  await expectTiles(1)
  await expect.element(newTile()).toBeVisible()
  expect(callsOf(media.generateImage)).toHaveLength(1)
})

test('M5 with five images the New Image tile is hidden', async () => {
  images = some(5)
  await openMedia(path)
  await expectTiles(5)
  await expect.element(newTile()).not.toBeInTheDocument()
  for (const tile of tiles().elements()) {
    const { width, height } = tile.getBoundingClientRect()
    expect(width).toBeGreaterThanOrEqual(200)
    expect(width / height).toBeCloseTo(1.5, 1)
  }
  await expectAccessibleAtEachSize()
})

test('M8 an image is deleted after a confirmation; a failure keeps it', async () => {
  images = some(5)
  refuse(media.deleteImages, 502)
  const dialog = question('Are you sure you want to delete this image?')
  await openMedia(path)
  await button('Delete image 1 of 5').click()
  await expect.element(dialog.getByText('This action cannot be undone.')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(toast('Failed to delete images. Please try again.')).toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  reply(media.deleteImages, ({ body: { image_ids } }) => {
    images = images.filter(({ image_id }) => !image_ids.includes(image_id))
  })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(toast('Image deleted successfully')).toBeInTheDocument()
  await expectTiles(4)
  await expect.element(newTile()).toBeVisible()
})

test('M6 without blogs left: a notice, no New Image tile, and the images stay', async () => {
  images = some(3)
  setPlan(account, { blogs_left: 0 })
  await openMedia(path)
  await expect.element(card().getByText("You've used all your blogs for this period")).toBeVisible()
  await expectTiles(3)
  await expect.element(newTile()).not.toBeInTheDocument()
  await expectAccessible()
})

test('M4 a list that cannot be loaded says so, and Try again loads it', async () => {
  refuse(media.listImages, 503)
  await openMedia(path)
  await expect.element(main().getByText('Error fetching images')).toBeVisible()
  reply(media.listImages, some(1))
  await button('Try again').click()
  await expectTiles(1)
})

test('M7 images are uploaded to Google Drive; a failure says so', async () => {
  images = some(1)
  refuse(media.uploadImages, 502)
  await openMedia(path)
  const upload = button('Upload to Google Drive')
  await upload.click()
  const failure = toast('Failed to upload images to Google Drive').filter({ hasText: 'Please try again.' })
  await expect.element(failure).toBeInTheDocument()
  const uploading = hold(media.uploadImages)
  await upload.click()
  await expect.element(button('Uploading Images...')).toBeVisible()
  await expect.element(newTile()).not.toBeInTheDocument()
  await expectAccessible()
  uploading.release({ url: 'https://drive.example/folder' })
  await expect.element(toast('Images uploaded to Google Drive')).toBeInTheDocument()
  await expect.element(newTile()).toBeVisible()
})
