import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  button,
  changes,
  expectMarkdown,
  focus,
  innerText,
  openEditor,
  setProps,
  stopClock,
  text,
  write,
} from '#test/component/editor/editor.tsx'
import { press, type } from '#test/component/keys.ts'
import post from './__fixtures__/how-to.md?raw'
import { parseMarkdown, serialiseMarkdown } from './markdown-bridge.ts'

beforeEach(openEditor)
afterEach(() => void vi.useRealTimers())

test('reports at most four times a second, and immediately on blur', async () => {
  await text().click()
  stopClock()
  for (const count of [0, 1, 2, 3]) {
    await type('Typed at speed. ')
    vi.advanceTimersByTime(249)
    expect(changes()).toHaveLength(count)
    vi.advanceTimersByTime(1)
    vi.runAllTimers()
    expect(changes()).toHaveLength(count + 1)
  }
  await type('End.')
  expect(changes()).toHaveLength(4)
  await expectMarkdown(`${'Typed at speed. '.repeat(4)}End.\n`)
})

test('reports pending changes on unmount', async () => {
  await text().click()
  stopClock()
  await type('Kept')
  setProps({ isShown: false })
  await expect.poll(changes).toEqual(['Kept\n'])
})

test('supports Markdown shortcuts', async () => {
  await text().click()
  await type('## Heading\n**bold** and *italic* and ~~gone~~ and `code` \n> quote\n\n- one\n')
  await press('Tab')
  await type('two\n\n\n1. first\n\n[ ] task\n\n``` code\nblock')
  await expectMarkdown(
    '## Heading\n\n**bold** and *italic* and ~~gone~~ and `code`\n\n> quote\n\n- one\n  - two\n\n1. first\n\n- [ ] task\n\n```\ncode\nblock\n```\n',
  )
})

test('undoes and redoes', async () => {
  await text().click()
  await type('Once')
  await button('Undo').click()
  await expect.poll(innerText).not.toContain('Once')
  await button('Redo').click()
  await expectMarkdown('Once\n')
})

test('shows the placeholder while empty, and applies a new value', async () => {
  const placeholder = () => {
    const element = text().element()
    return getComputedStyle(element.firstElementChild ?? element, '::before').content
  }
  await expect.poll(placeholder).toBe('"Review blog content"')
  await write('Something else.')
  await expect.poll(placeholder).toBe('none')
  await text().click()
  await press('ControlOrMeta+z')
  await expect.poll(innerText).toBe('Something else.')
  expect(changes()).toEqual([])
})

test('a value that replaces a text is a single undo step, which is reported', async () => {
  await write('First.')
  await text().click()
  await press('End')
  await type(' Mine.')
  await expectMarkdown('First. Mine.\n')
  setProps({ value: '# Another\n\nText.' })
  await expect.poll(innerText).toContain('Another')
  await button('Undo').click()
  await expectMarkdown('First. Mine.\n')
  await button('Redo').click()
  await expectMarkdown('# Another\n\nText.\n')
})

test('an edit keeps every kind of content', async () => {
  await write(post)
  focus()
  await press('ControlOrMeta+End')
  await type('x')
  await expectMarkdown(serialiseMarkdown(parseMarkdown(`${post.trimEnd()}x\n`)))
})

test('shows raw HTML as its source', async () => {
  const title = document.title
  await write(
    '<script>document.title = "run"</script>\n\nA <b onclick="alert(1)">tag</b>.\n\n<img src=x onerror="document.title=1">',
  )
  await expect.poll(innerText).toContain('<script>document.title = "run"</script>')
  expect(text().element().querySelector('script, b, img[onerror]')).toBeNull()
  expect(document.title).toBe(title)
})
