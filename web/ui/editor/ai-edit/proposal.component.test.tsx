import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/component/accessibility.ts'
import {
  action,
  command,
  instruction,
  openFrom,
  panel,
  reply,
  requests,
  selectLine,
  writeAssisted,
} from '#test/component/editor/ai-edit.ts'
import { expectMarkdown, focus, openEditor, selectionMenu, setProps, text } from '#test/component/editor/editor.tsx'
import { press, type } from '#test/component/keys.ts'
import { wordsOf, allWordsOf } from '#test/component/words.ts'

beforeEach(openEditor)

test('M3 the proposal streams in beside the original, Accept is a single undo step', async () => {
  await writeAssisted('Some words to change.\n\nMore of them.')
  await selectLine('Some words')
  await selectionMenu().getByRole('button', { name: 'AI edit' }).click()
  await expect.element(instruction()).toHaveFocus()
  await expectAccessible()
  await command('Improve').click()
  await reply(1, 'say', 'Better wo')
  const proposal = panel().getByRole('region', { name: 'Passages' })
  await expect.element(proposal.getByText('Better wo')).toBeVisible()
  await expect.element(proposal.getByText('Some words to change.')).toBeVisible()
  await expect.poll(() => wordsOf(panel().getByRole('status'))).toBe('Writing')
  await expect.element(action('Stop')).toHaveFocus()
  await expectAccessible()
  await reply(1, 'answer', 'Better **words** to change.')
  await expect.element(action('Accept')).toHaveFocus()
  await expect.poll(() => wordsOf(panel().getByRole('status'))).toBe('Proposal ready')
  await expect.poll(() => allWordsOf(panel().getByCss('del'))).toEqual(['Some'])
  await expect.poll(() => allWordsOf(panel().getByCss('ins'))).toEqual(['Better'])
  await expect.poll(() => allWordsOf(panel().getByCss('strong'))).toEqual(['words'])
  await expectAccessible()
  await press('Enter')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(text()).toHaveFocus()
  await expectMarkdown('Better **words** to change.\n\nMore of them.\n')
  focus()
  await press('ControlOrMeta+z')
  await expectMarkdown('Some words to change.\n\nMore of them.\n')
  await expect.poll(requests).toEqual([{ passage: 'Some words to change.', name: 'improve', isAborted: false }])
})

test('M3 rewrites the paragraphs of a longer selection separately, and keeps headings, lists and tables', async () => {
  await writeAssisted('## Title\n\nOne.\n\n- two\n- three\n\n| a | b |\n| - | - |\n| c | d |')
  focus()
  await press('ControlOrMeta+a')
  await press('ControlOrMeta+j')
  await command('Shorten').click()
  const passages = ['Title', 'One.', 'two', 'three', 'a', 'b', 'c', 'd']
  for (const [index, passage] of passages.entries()) {
    await expect.poll(() => wordsOf(panel().getByRole('status'))).toBe(`Writing ${index + 1} of 8`)
    await reply(index + 1, 'answer', `${passage}!`)
  }
  await action('Accept').click()
  await expectMarkdown('## Title!\n\nOne.!\n\n- two!\n- three!\n\n| a! | b! |\n| - | - |\n| c! | d! |\n')
  focus()
  await press('ControlOrMeta+z')
  await expectMarkdown('## Title\n\nOne.\n\n- two\n- three\n\n| a | b |\n| - | - |\n| c | d |\n')
})

test('M8 an error says what happened, keeps what is written, and continues from there', async () => {
  await writeAssisted('First.\n\nSecond.')
  focus()
  await press('ControlOrMeta+a')
  await press('ControlOrMeta+j')
  await command('Expand').click()
  await reply(1, 'answer', 'First, longer.')
  await reply(2, 'fail', 'The model server cannot be reached.')
  await expect
    .poll(() => wordsOf(panel().getByRole('alert')))
    .toBe('The model server cannot be reached. What was written so far is kept.')
  await expect.element(action('Accept 1 of 2')).toBeVisible()
  await expectAccessible()
  await action('Go on').click()
  await reply(3, 'answer', 'Second, longer.')
  await action('Accept').click()
  await expectMarkdown('First, longer.\n\nSecond, longer.\n')
})

test('Stop aborts the request, Retry repeats it, Reject and Escape keep the text and its selection', async () => {
  await writeAssisted('Some words.')
  await openFrom('Some words')
  await command('Improve').click()
  await reply(1, 'say', 'Half')
  await action('Stop').click()
  expect(requests()[0]?.isAborted).toBe(true)
  await expect.poll(() => wordsOf(panel().getByRole('status'))).toBe('Stopped')
  await expect.element(action('Retry')).toHaveFocus()
  await press('Enter')
  await reply(2, 'answer', 'Whole words.')
  await action('Retry').click()
  await reply(3, 'answer', 'Other words.')
  await action('Reject').click()
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(text()).toHaveFocus()
  await press('ControlOrMeta+j')
  await expect.element(instruction()).toHaveFocus()
  await press('Escape')
  await expect.element(panel()).not.toBeInTheDocument()
  await type('Typed over.')
  await expectMarkdown('Typed over.\n')
})

test('text typed elsewhere stays, before and after the passage', async () => {
  await writeAssisted('Before.\n\nSome words.\n\nAfter.')
  await openFrom('Some words')
  await command('Improve').click()
  await reply(1, 'say', 'Better')
  await text().getByText('Before.').click()
  await press('End')
  await type(' Typed.')
  await press('ControlOrMeta+End')
  await type(' Typed, too.')
  await reply(1, 'answer', 'Better words.')
  await action('Accept').click()
  await expectMarkdown('Before. Typed.\n\nBetter words.\n\nAfter. Typed, too.\n')
  focus()
  await press('ControlOrMeta+z')
  await expectMarkdown('Before. Typed.\n\nSome words.\n\nAfter. Typed, too.\n')
})

test.each<[how: string, change: () => Promise<void> | void]>([
  [
    'edited',
    async () => {
      await text().getByText('Some words').click()
      await type('x')
    },
  ],
  [
    'deleted',
    async () => {
      focus()
      await press('ControlOrMeta+a')
      await press('Delete')
    },
  ],
  ['replaced from elsewhere', () => setProps({ value: 'Another text.' })],
])('a passage that is %s meanwhile withdraws the proposal, and says so', async (_how, change) => {
  await writeAssisted('Some words.\n\nMore.')
  await openFrom('Some words')
  await command('Improve').click()
  await reply(1, 'say', 'Better')
  await change()
  await expect.element(panel().getByText('the proposal was withdrawn')).toBeVisible()
  expect(requests()[0]?.isAborted).toBe(true)
  await expect.poll(() => allWordsOf(panel().getByRole('button'))).toEqual(['Close'])
  await expectAccessible()
  await action('Close').click()
  await expect.element(panel()).not.toBeInTheDocument()
})

test('on a narrow screen it is at the bottom, in full width', async () => {
  await page.viewport(390, 700)
  await writeAssisted(`${'A paragraph. '.repeat(60)}\n\nSome words.\n\n${'A paragraph.\n\n'.repeat(30)}`)
  await openFrom('Some words')
  const passage = text().getByText('Some words').element().getBoundingClientRect()
  expect(passage.bottom).toBeLessThan(panel().element().getBoundingClientRect().top)
  await command('Improve').click()
  await reply(1, 'answer', 'A much longer passage. '.repeat(40))
  await expect.element(action('Accept')).toBeVisible()
  const box = panel().element().getBoundingClientRect()
  expect({ x: box.x, width: box.width, bottom: Math.round(box.bottom) }).toEqual({
    x: 0,
    width: 390,
    bottom: 700,
  })
  expect(box.height).toBeLessThanOrEqual(0.75 * 700)
  await expect.poll(() => document.documentElement.scrollWidth).toBe(390)
  await expectAccessible()
})

test('a click that returns the focus puts the cursor there, not at the old selection', async () => {
  await writeAssisted('Before.\n\nSome words.')
  await openFrom('Some words')
  await text().getByText('Before.').click()
  await expect.element(panel()).not.toBeInTheDocument()
  await press('End')
  await type(' Typed.')
  await expectMarkdown('Before. Typed.\n\nSome words.\n')
})
