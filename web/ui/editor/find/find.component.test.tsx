import { beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectAccessible } from '#test/component/accessibility.ts'
import { expectMarkdown, focus, openEditor, setProps, text, write } from '#test/component/editor/editor.tsx'
import { press, type } from '#test/component/keys.ts'
import { wordsOf } from '#test/component/words.ts'

beforeEach(openEditor)

// By its element, since not every locator knows the role of <search>.
const find = () => page.getByCss('search[aria-label="Find and replace"]')
const field = (name: string) => find().getByRole('textbox', { name, exact: true })
const count = () => wordsOf(find().getByRole('status'))
const findButton = (name: string) => find().getByRole('button', { name, exact: true })
const post = '## The cat\n\nThe **ca**t, a catalogue.\n\n- Cat one\n\n| cat | b |\n| - | - |\n| `cat` | $1 |'

test('Mod-F finds in headings, lists and tables, across marks; next, previous, and Escape returns', async () => {
  await write(post)
  await text().getByRole('heading', { name: 'The cat' }).click()
  await press('Home')
  await press('ControlOrMeta+f')
  await expect.element(field('Find')).toHaveFocus()
  await type('cat')
  await expect.poll(count).toBe('1 of 6')
  await press('Enter')
  await expect.poll(count).toBe('2 of 6')
  await press('Shift+Enter')
  await press('Shift+Enter')
  await expect.poll(count).toBe('6 of 6')
  await findButton('Match case').click()
  await expect.poll(count).toBe('5 of 5')
  await findButton('Whole word').click()
  // Away from the button: Escape would close its tooltip first.
  await commands.parkMouse()
  await expect.poll(count).toBe('4 of 4')
  await expectAccessible()
  await field('Find').fill('nowhere')
  await expect.poll(count).toBe('No match')
  await field('Find').fill('$1')
  await expect.poll(count).toBe('1 of 1')
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  await press('Escape')
  await expect.element(find()).not.toBeInTheDocument()
  await expect.element(text()).toHaveFocus()
  await expect.element(page.getByCss('[class*="search-match"]')).not.toBeInTheDocument()
  await type('2')
  await expectMarkdown(
    '## The cat\n\nThe **ca**t, a catalogue.\n\n- Cat one\n\n| cat | b |\n| - | - |\n| `cat` | 2 |\n',
  )
})

test('replaces one and goes to the next, and all in a single undo step', async () => {
  await write(post)
  await text().getByRole('heading', { name: 'The cat' }).click()
  await press('Home')
  await press('ControlOrMeta+f')
  await expect.element(field('Find')).toHaveFocus()
  await type('cat')
  await expect.poll(count).toBe('1 of 6')
  await field('Replace with').fill('$& dog')
  await findButton('Replace').click()
  await expect.poll(count).toBe('1 of 5')
  await findButton('Replace all').click()
  await expect.poll(count).toBe('5 matches replaced')
  const replaced =
    '## The $& dog\n\nThe **$& dog**, a $& dogalogue.\n\n- $& dog one\n\n| $& dog | b |\n| - | - |\n| `$& dog` | $1 |\n'
  await expectMarkdown(replaced)
  focus()
  await press('ControlOrMeta+z')
  await expectMarkdown(`${post.replace('The cat', () => 'The $& dog')}\n`)
})

test('scrolls to each match, clear of sticky bars', async () => {
  await write(`${'A paragraph.\n\n'.repeat(40)}The needle.\n\n${'A paragraph.\n\n'.repeat(40)}`)
  await text().getByText('A paragraph.').first().click()
  await press('ControlOrMeta+f')
  await expect.element(field('Find')).toHaveFocus()
  await type('needle')
  const match = page.getByCss('.ProseMirror-active-search-match')
  const middle = () => match.element().getBoundingClientRect().top
  await expect.poll(middle).toBeLessThan(700 - 80)
  const bottom = find().element().getBoundingClientRect().bottom
  await expect.poll(middle).toBeGreaterThan(bottom)
})

test('is not available while text streams in or is read-only', async () => {
  await write('Some words.', { isReadOnly: true })
  focus()
  await press('ControlOrMeta+f')
  setProps({ isReadOnly: false, isStreaming: true, streamed: 'Words' })
  await expect.element(text()).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('button', { name: 'Find and replace' })).toHaveAttribute('aria-disabled', 'true')
  setProps({ isStreaming: false, streamed: '' })
  await expect.element(text()).toHaveAttribute('contenteditable', 'true')
  await expect.element(find()).not.toBeInTheDocument()
})
