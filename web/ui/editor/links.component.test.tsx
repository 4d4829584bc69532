import { beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectAccessible } from '#test/component/accessibility.ts'
import {
  button,
  changes,
  expectMarkdown,
  focus,
  leave,
  openEditor,
  paste,
  text,
  write,
} from '#test/component/editor/editor.tsx'
import { press, type } from '#test/component/keys.ts'

beforeEach(openEditor)

const address = () => page.getByRole('textbox', { name: 'Address' })

test('Mod-K asks for a URL, validates it, and Enter applies it', async () => {
  await write('Words')
  focus()
  await press('ControlOrMeta+a')
  await press('ControlOrMeta+k')
  await expect.element(address()).toHaveFocus()
  await type('javascript:alert(1)')
  await press('Enter')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(address()).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await address().fill('example.org/a')
  await press('Enter')
  await expect.element(address()).not.toBeInTheDocument()
  await expect.element(text()).toHaveFocus()
  await expect.element(text().getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  await expectMarkdown('[Words](https://example.org/a)\n')
})

test('Escape changes nothing', async () => {
  await write('Words')
  await text().click()
  await press('ControlOrMeta+a')
  await button('Link').click()
  // Away from the button: Escape would close its tooltip first.
  await commands.parkMouse()
  await expect.element(address()).toHaveFocus()
  await type('https://example.org')
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  await press('Escape')
  await expect.element(address()).not.toBeInTheDocument()
  await press('ArrowRight')
  await type('.')
  await expectMarkdown('Words.\n')
})

test('without selected text the URL is its own text; a link can be edited and removed', async () => {
  await text().click()
  await press('ControlOrMeta+k')
  await expect.element(address()).toHaveFocus()
  await type('me@example.org')
  await press('Enter')
  await expect.element(text()).toHaveFocus()
  await press('ArrowLeft')
  await press('ControlOrMeta+k')
  await expect.element(address()).toHaveValue('mailto:me@example.org')
  await address().fill('/about')
  await press('Enter')
  await expectMarkdown('[mailto:me@example.org](/about)\n')
  focus()
  await button('Link').click()
  await page.getByRole('button', { name: 'Remove link' }).click()
  await expect.poll(() => text().element().querySelector('a')).toBeNull()
})

test('drops other schemes, however they get in', async () => {
  await text().click()
  await type('[typed](javascript:alert) and [good](/path) ')
  paste({
    html: '<a href="javascript:alert(1)">pasted</a><img src="data:image/gif;base64,R0lGOD" alt="x">',
  })
  const links = [...text().element().querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/path'])
  expect(text().element().querySelector('img')).toBeNull()
  leave()
  await expect.poll(() => changes().at(-1)).toContain('pasted')
  expect(changes().at(-1)).not.toMatch(/\]\(javascript|data:/)
})
