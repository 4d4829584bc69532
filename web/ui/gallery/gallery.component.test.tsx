import { expect, test } from 'vitest'
import { expectAccessible } from '#test/component/accessibility.ts'
import { openGallery } from '#test/component/gallery.tsx'

const themes = ['light', 'dark'] as const
const cases = [1440, 768, 390].flatMap((width) => themes.map((colorScheme) => ({ width, colorScheme })))

test.each(cases)('every component is accessible at $width px, $colorScheme', async ({ width, colorScheme }) => {
  await openGallery({ width, colorScheme })
  expect(document.documentElement.scrollWidth).toBe(width)
  await expectAccessible()
})
