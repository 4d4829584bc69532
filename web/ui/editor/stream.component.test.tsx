import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#test/component/accessibility.ts'
import {
  button,
  changes,
  expectMarkdown,
  focus,
  innerText,
  nextFrame,
  openEditor,
  setProps,
  stopClock,
  text,
} from '#test/component/editor/editor.tsx'
import { press, type } from '#test/component/keys.ts'
import post from './__fixtures__/how-to.md?raw'
import { parseMarkdown, serialiseMarkdown } from './markdown-bridge.ts'

beforeEach(openEditor)
afterEach(() => void vi.useRealTimers())

const saved = (markdown: string) => serialiseMarkdown(parseMarkdown(markdown))
const source = `${post}\n${'A paragraph that makes the page long.\n\n'.repeat(25)}The very end.\n`
const chunks = Array.from({ length: 100 }, (_, index) =>
  source.slice(0, Math.ceil((source.length * (index + 1)) / 100)),
)

const stream = async (from: number, to: number) => {
  for (const streamed of chunks.slice(from, to)) {
    setProps({ isStreaming: true, streamed })
    await nextFrame()
  }
}
const caret = () => page.getByCss('.stream-caret')

test('streams in with a caret, keeps finished blocks untouched, and ends equal to the source', async () => {
  await stream(0, 40)
  await expect.element(text()).toHaveAttribute('contenteditable', 'false')
  await expect.element(text()).toHaveAttribute('aria-busy', 'true')
  await expect.element(button('Bold')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(caret()).toBeInTheDocument()
  await expectAccessible()
  const before = [...text().element().children].slice(0, 5)
  await stream(40, 100)
  expect(before.every((block, index) => text().element().children[index] === block)).toBe(true)
  expect(changes()).toEqual([])
  setProps({ isStreaming: false, streamed: '', value: source })
  await expect.element(text()).toHaveAttribute('contenteditable', 'true')
  await expect.element(caret()).not.toBeInTheDocument()
  focus()
  await press('ControlOrMeta+z')
  await press('ControlOrMeta+End')
  await type('!')
  await expectMarkdown(saved(`${source.trimEnd()}!\n`))
  focus()
  await press('ControlOrMeta+z')
  await press('ControlOrMeta+z')
  await expectMarkdown(saved(source))
})

test('the page follows it until the person scrolls', async () => {
  const bottom = () => caret().element().getBoundingClientRect().bottom
  await stream(0, 70)
  await expect.poll(() => scrollY).toBeGreaterThan(300)
  await expect.poll(bottom).toBeLessThan(700)
  await userEvent.pointer({ coords: { x: 400, y: 400 } })
  await text().wheel({ delta: { y: -200 } })
  await expect.poll(bottom).toBeGreaterThan(700)
  const top = scrollY
  await stream(70, 100)
  await expect.poll(() => scrollY).toBe(top)
})

test('restarts when the text does', async () => {
  await stream(0, 30)
  setProps({ streamed: 'Another.\n\nBeginning' })
  await expect.poll(innerText).toBe('Another.\n\nBeginning')
  setProps({ streamed: '' })
  await expect.poll(innerText).toBe('')
})

test('changes made before are reported, not overwritten by the stream', async () => {
  await text().click()
  stopClock()
  await type('Mine')
  setProps({ isStreaming: true, streamed: 'Theirs' })
  await expect.poll(innerText).toBe('Theirs')
  await expect.poll(changes).toEqual(['Mine\n'])
  setProps({ isStreaming: false })
  await expect.poll(innerText).toBe('Mine')
})

test('stays, and is reported, if no value replaces it at the end', async () => {
  setProps({ isStreaming: true, streamed: 'Half a sen' })
  await expect.poll(innerText).toBe('Half a sen')
  setProps({ isStreaming: false, streamed: '' })
  await expect.poll(changes).toEqual(['Half a sen'])
  expect(innerText()).toBe('Half a sen')
})
