import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/component/accessibility.ts'
import { expectMarkdown, openEditor, selectionMenu, text, write } from '#test/component/editor/editor.tsx'
import { press } from '#test/component/keys.ts'
import post from './__fixtures__/how-to.md?raw'

beforeEach(openEditor)

const boxOf = (element: Element) => element.getBoundingClientRect()

test('appears beside selected text, and disappears with the selection', async () => {
  await write('First line.\n\nSome words to select.')
  await expect.element(selectionMenu()).not.toBeInTheDocument()
  await text()
    .getByText('Some words')
    .dblClick({ position: { x: 5, y: 10 } })
  const bold = selectionMenu().getByRole('button', { name: 'Bold' })
  await bold.click()
  await expect.element(bold).toHaveAttribute('aria-pressed', 'true')
  expect(boxOf(selectionMenu().element()).bottom).toBeLessThanOrEqual(boxOf(text().getByText('Some').element()).top)
  await expectAccessible()
  await press('ArrowRight')
  await expect.element(selectionMenu()).not.toBeInTheDocument()
  await text()
    .getByText('First')
    .dblClick({ position: { x: 5, y: 10 } })
  await expect.element(selectionMenu()).toBeVisible()
  const bar = page.getByCss('.editor-bar').element()
  expect(boxOf(selectionMenu().element()).top).toBeGreaterThan(boxOf(bar).bottom)
  await expectMarkdown('First line.\n\n**Some** words to select.\n')
})

test('on a narrow screen the bar scrolls, not the page', async () => {
  await page.viewport(360, 700)
  await write(`${post}\nSelectable`)
  await text()
    .getByText('Selectable')
    .dblClick({ position: { x: 20, y: 10 } })
  await expect.element(selectionMenu()).toBeVisible()
  const { left, right } = boxOf(selectionMenu().element())
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(360)
  expect(document.documentElement.scrollWidth).toBe(360)
})
