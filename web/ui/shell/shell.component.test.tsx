import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openGallery } from '#test/component/gallery.tsx'
import { press } from '#test/component/keys.ts'

test('under 1024 px the sidebar is a drawer that traps the focus and restores it', async () => {
  await openGallery({ width: 390, height: 800 })
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(drawer.getByRole('link', { name: 'Harbour & Pine' })).toBeVisible()
  for (let tab = 0; tab < 20; tab += 1) {
    await press('Tab')
    await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true)
  }
  await press('Escape')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
})

test('a keyboard can skip the sidebar', async () => {
  await openGallery()
  await press('Tab')
  await expect.element(page.getByText('Skip to content')).toHaveFocus()
  await press('Enter')
  await expect.poll(() => document.activeElement?.id).toBe('content')
})
