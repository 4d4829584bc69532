import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/component/account.ts'
import { logo, logoInput } from '#test/component/brand-form.ts'
import { openApp } from '#test/component/render.tsx'

const message = 'Logo must be PNG or JPEG image (max 2MB)'

beforeEach(async () => {
  signIn()
  await openApp('/brands/new/manual')
  await logoInput().findElement()
})

const picture = async () => {
  const canvas = new OffscreenCanvas(64, 64)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' })
}

test.each([
  ['another type', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })],
  ['more than 2 MB', new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' })],
])('B5 %s is refused before anything is sent', async (_, file) => {
  await logoInput().upload(file)
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(logo()).not.toBeInTheDocument()
  await logoInput().upload(await picture())
  await expect.element(logo()).toBeVisible()
  await expect.element(page.getByText(message)).not.toBeInTheDocument()
})

test('B5 the file picker accepts png, jpeg and jpg', () => {
  const accepted = logoInput().element().getAttribute('accept')?.split(',')
  expect(accepted).toEqual(expect.arrayContaining(['.png', '.jpeg', '.jpg']))
})
