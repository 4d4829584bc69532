import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press, type } from '#test/component/keys.ts'
import { render } from '#test/component/render.tsx'
import { button, pressOn, textbox } from '#test/component/screen.ts'
import { OutlineTree } from './OutlineTree.tsx'

function Outline({ start }: { start: string }) {
  const [value, setValue] = useState(start)
  return <OutlineTree value={value} onChange={setValue} title="A title" isStreaming={false} />
}

const open = async (start: string) => {
  render(<Outline start={start} />)
  await row('1').findElement()
}
const row = (number: string) => textbox(`Heading ${number}`)
const notes = (number: string) => textbox(`Notes for heading ${number}`)
const pressIn = async (number: string, keys: string) => {
  row(number).element().focus()
  await press(keys)
}
/** Every heading with its number, as `1 One`. */
const drawn = () =>
  page
    .getByRole('list', { name: 'Outline' })
    .getByRole('textbox', { name: /^Heading/ })
    .elements()
    .map((element) => `${element.ariaLabel!.replace('Heading ', '')} ${(element as HTMLTextAreaElement).value}`)
const expectDrawn = (expected: string[]) => expect.poll(drawn).toEqual(expected)
const expectSaid = (text: string) =>
  expect.element(page.getByRole('status').filter({ hasText: text })).toBeInTheDocument()
const choose = async (number: string, item: string) => {
  await button(`Change heading ${number}`).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
}

test('by key: Enter adds, Alt and the arrows move with the subtree, Backspace takes an empty one', async () => {
  await open('## Why a cargo bike\n\n### What it costs\n\n## How to choose\n')
  await pressIn('1', 'Enter')
  await expect.element(row('2')).toHaveFocus()
  await type('New')
  await expectDrawn(['1 Why a cargo bike', '1.1 What it costs', '2 New', '3 How to choose'])
  await pressIn('2', 'Alt+ArrowRight')
  await expectDrawn(['1 Why a cargo bike', '1.1 What it costs', '1.2 New', '2 How to choose'])
  await expectSaid('“New” moved to 1.2, level H3')
  await expect.element(row('1.2')).toHaveFocus()
  await press('Alt+ArrowUp')
  await expect.element(row('1.1')).toHaveFocus()
  await press('Alt+ArrowLeft')
  await expectDrawn(['1 Why a cargo bike', '2 New', '2.1 What it costs', '3 How to choose'])
  await pressIn('3', 'Alt+ArrowUp')
  await pressIn('2', 'Alt+ArrowDown')
  await pressIn('1', 'Alt+ArrowDown')
  await expectDrawn(['1 New', '1.1 What it costs', '2 Why a cargo bike', '3 How to choose'])
  await pressIn('1', 'Alt+ArrowLeft')
  await expectSaid('It cannot be moved any further in that direction')
  await pressIn('3', 'Enter')
  await expect.element(row('4')).toHaveFocus()
  await press('Backspace')
  await expect.element(row('3')).toHaveFocus()
  await expectDrawn(['1 New', '1.1 What it costs', '2 Why a cargo bike', '3 How to choose'])
  await press('Shift+Enter')
  await expect.element(notes('3')).toHaveFocus()
})

test('by menu: moves, headings before, after and below, and notes', async () => {
  await open('# T\n\n## One\n\n### Deep\n\n- note\n\n## Two\n')
  await choose('2', 'Move up')
  await expectDrawn(['1 Two', '2 One', '2.1 Deep'])
  await choose('2', 'Indent')
  await expectDrawn(['1 Two', '1.1 One', '1.1.1 Deep'])
  await button('Change heading 1.1').click()
  await expect.element(page.getByRole('menuitem', { name: 'Indent' })).toHaveAttribute('aria-disabled', 'true')
  await press('Escape')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await choose('1.1', 'Outdent')
  await choose('2', 'Add heading before')
  await expect.element(row('2')).toHaveFocus()
  await type('Between')
  await choose('3', 'Add heading below')
  await expect.element(row('3.1')).toHaveFocus()
  await type('Beneath')
  await choose('1', 'Add notes')
  await expect.element(notes('1')).toHaveFocus()
  await type('A point')
  await expectDrawn(['1 Two', '2 Between', '3 One', '3.1 Beneath', '3.2 Deep'])
})

test('by menu: a heading is deleted with what is beneath it, which can be undone', async () => {
  await open('# T\n\n## Two\n\n## One\n\n### Beneath\n\n### Deep\n\n- note\n')
  await choose('2', 'Delete')
  await expectDrawn(['1 Two'])
  await expect
    .element(page.getByRole('listitem').getByText('“One” is deleted, with the 2 headings beneath it.'))
    .toBeVisible()
  await expect.element(button('Undo')).toHaveFocus()
  await press('Enter')
  await expectDrawn(['1 Two', '2 One', '2.1 Beneath', '2.2 Deep'])
  await expect.element(row('2')).toHaveFocus()
  await expect.element(notes('2.2')).toHaveValue('- note')
  await pressOn(button('Add heading'))
  await expect.element(row('3')).toHaveFocus()
})
