import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { media } from '#contract/media.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { signIn } from '#test/component/account.ts'
import { addFinishedBlog, newImage, openMedia } from '#test/component/blogs.ts'
import { reply } from '#test/component/fake-api.ts'
import { press } from '#test/component/keys.ts'
import { openApp } from '#test/component/render.tsx'
import { button, expectAccessibleAtEachSize, expectOff } from '#test/component/screen.ts'

let path: string

beforeEach(() => {
  path = addFinishedBlog(signIn()).path
  reply(
    media.listImages,
    [1, 2, 3, 4, 5].map((number) => newImage(number)),
  )
})

const tiles = () => page.getByRole('button', { name: /^Open image/ })
const viewer = () => page.getByRole('dialog', { name: 'Images' })
const expectCounter = (text: string) =>
  expect.element(viewer().getByRole('status').filter({ hasText: text })).toBeInTheDocument()

test('M2 a thumbnail opens the viewer at its image; by keys, buttons and scrolling, without looping', async () => {
  await openMedia(path)
  await tiles().nth(1).click()
  await expectCounter('Image 2 of 5')
  const image = viewer().getByCss('img').nth(1)
  await expect.poll(() => (image.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0)
  expect(image.element().getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.8 + 1)
  await expectAccessibleAtEachSize()
  await press('ArrowRight')
  await expectCounter('Image 3 of 5')
  await button('Previous image').click()
  await expectCounter('Image 2 of 5')
  await button('Previous image').click()
  await expectCounter('Image 1 of 5')
  await expectOff(button('Previous image'))
  await press('ArrowLeft')
  await expectCounter('Image 1 of 5')
  await press('End')
  await expectCounter('Image 5 of 5')
  await expectOff(button('Next image'))
  const strip = viewer().getByCss('section').element()
  strip.scrollTo({ left: strip.clientWidth * 3, behavior: 'instant' })
  await expectCounter('Image 4 of 5')
  await button('Close').click()
  await expect.element(viewer()).not.toBeInTheDocument()
  await expect.element(tiles().nth(1)).toHaveFocus()
})

test('M2 the gallery on the page of the blog opens the viewer', async () => {
  await openApp(path)
  await tiles().nth(2).click()
  await expectCounter('Image 3 of 5')
  await press('Escape')
  await expect.element(viewer()).not.toBeInTheDocument()
  await expectAccessible()
})
