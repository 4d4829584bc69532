import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { GalleryPage } from '#web/ui/gallery/GalleryPage.tsx'
import { Toaster } from '#web/ui/Toaster.tsx'
import type { Media } from './commands.ts'
import { render } from './render.tsx'

/** Every part of the interface in every state, with its fonts loaded. */
export const openGallery = async ({
  width = 1440,
  height = 900,
  ...media
}: Media & { width?: number; height?: number } = {}) => {
  await page.viewport(width, height)
  await commands.emulate(media)
  render(
    <>
      <GalleryPage />
      <Toaster />
    </>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await document.fonts.ready
}
