import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/component/accessibility.ts'
import { button, expectMarkdown, openEditor, setProps, text, write } from '#test/component/editor/editor.tsx'
import { press, type } from '#test/component/keys.ts'

beforeEach(openEditor)

test.each([
  ['Heading 2', '## Words\n'],
  ['Heading 3', '### Words\n'],
  ['Heading 4', '#### Words\n'],
  ['Bold', '**Words**\n'],
  ['Italic', '*Words*\n'],
  ['Strikethrough', '~~Words~~\n'],
  ['Code', '`Words`\n'],
  ['Bulleted list', '- Words\n'],
  ['Numbered list', '1. Words\n'],
  ['Task list', '- [ ] Words\n'],
  ['Quote', '> Words\n'],
  ['Code block', '```\nWords\n```\n'],
])('%s is pressed and makes %j, and pressed again takes it back', async (name, expected) => {
  await write('Words')
  await text().getByText('Words').click()
  await press('Home')
  await press('Shift+End')
  await expect.element(button(name)).toHaveAttribute('aria-pressed', 'false')
  await button(name).click()
  await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true')
  await expectMarkdown(expected)
  // The editor is blurred now, but keeps its selection.
  await button(name).click()
  await expectMarkdown('Words\n')
})

test('Paragraph and Horizontal rule', async () => {
  await write('## Words')
  await text().getByText('Words').click()
  await button('Paragraph').click()
  await press('End')
  await button('Horizontal rule').click()
  await type('More')
  await expectMarkdown('Words\n\n---\n\nMore\n')
})

test('works by keyboard alone: one Tab stop, arrows inside, Alt-F10 and Escape', async () => {
  await write('Words')
  await page.getByRole('heading', { name: 'Editor' }).click()
  await press('Tab')
  await expect.element(button('Undo')).toHaveFocus()
  await press('Tab')
  await expect.element(text()).toHaveFocus()
  await press('ControlOrMeta+a')
  await press('Alt+F10')
  for (const name of ['Redo', 'Find and replace', 'Paragraph', 'Heading 2', 'Heading 3', 'Heading 4', 'Bold']) {
    await press('ArrowRight')
    await expect.element(button(name)).toHaveFocus()
  }
  await press('Enter')
  await expect.element(text()).toHaveFocus()
  await press('Alt+F10')
  await expect.element(button('Bold')).toHaveFocus()
  await press('End')
  await expect.element(button('Horizontal rule')).toHaveFocus()
  // The first Escape closes the tooltip of the focused button.
  const tooltips = () => page.getByRole('tooltip').elements()
  await expect
    .poll(() =>
      tooltips()
        .map(({ textContent }) => textContent)
        .join(),
    )
    .toContain('Horizontal rule')
  await expect.poll(tooltips).toHaveLength(1)
  await press('Escape')
  await expect.poll(tooltips).toEqual([])
  await press('Escape')
  await expect.element(text()).toHaveFocus()
  await expectMarkdown('**Words**\n')
})

test('fits into the column of the wizard, including the image button', async () => {
  setProps({ hasImages: true })
  await expect.element(button('Insert image')).toBeVisible()
  const bar = () => page.getByCss('.editor-bar').element()
  await expect.poll(() => bar().clientWidth).toBe(760)
  await expect.poll(() => bar().scrollWidth - bar().clientWidth).toBe(0)
})

test('names every button', async () => {
  const names = () =>
    page
      .getByRole('toolbar', { name: 'Formatting' })
      .getByRole('button')
      .elements()
      .map((element) => element.ariaLabel ?? element.textContent)
  await expect.poll(names).toHaveLength(19)
  expect(names().filter((name) => !name)).toEqual([])
  expect(new Set(names()).size).toBe(19)
})

test('tables: insert, fill, add and delete rows and columns', async () => {
  await text().click()
  await button('Insert table').click()
  for (const word of ['a', 'b', 'c', 'd']) {
    await type(word)
    await press('Tab')
  }
  await expect.element(button('Heading 2')).not.toBeInTheDocument()
  await expectAccessible()
  await button('Delete column').click()
  await button('Column before').click()
  await press('Shift+Tab')
  await type('new')
  await button('Row below').click()
  await button('Delete row').click()
  await press('Enter')
  await type('line')
  await expectMarkdown(/^.*\| a \|.*\n\|( - \|){3}\n/)
  await text().getByCss('th').first().click()
  await button('Row above').click()
  const headCells = () => [...text().element().querySelectorAll('tr')].map((row) => row.querySelectorAll('th').length)
  await expect.poll(() => headCells().slice(0, 2)).toEqual([3, 0])
  await button('Delete table').click()
  await expectMarkdown('')
})

test('read-only: no toolbar, and no changes', async () => {
  setProps({ isReadOnly: true, value: '- [ ] Task' })
  await expect.element(text()).toHaveAttribute('contenteditable', 'false')
  await expect.element(text()).toHaveAttribute('aria-readonly', 'true')
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
  await page.getByRole('checkbox').click()
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  await expectAccessible()
})
