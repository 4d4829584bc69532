import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { innerText, text } from '#test/component/editor/editor.tsx'
import { type } from '#test/component/keys.ts'
import { render } from '#test/component/render.tsx'
import { MarkdownEditor } from './MarkdownEditor.tsx'

/** A page that calls `onCommit` when it has rendered a value, before React runs its passive effects. */
function Page({ onCommit }: { onCommit: (value: string) => void }) {
  const [value, setValue] = useState('')
  useLayoutEffect(() => onCommit(value), [onCommit, value])
  return <MarkdownEditor label="Content" value={value} onChange={setValue} />
}

const insert = (words: string) =>
  (text().element() as unknown as { editor: Editor }).editor.commands.insertContent(words)
const report = () => dispatchEvent(new Event('pagehide'))

test('typing while an older value is being rendered loses nothing', async () => {
  const values: string[] = []
  const onCommit = (value: string) => {
    values.push(value)
    if (value !== 'First\n') return
    insert(', second')
    report()
    insert(', third')
  }
  render(<Page onCommit={onCommit} />)
  await text().click()
  await type('First')
  report()
  await expect.poll(() => values).toContain('First, second\n')
  expect(innerText()).toBe('First, second, third')
  await expect.poll(() => values.at(-1)).toBe('First, second, third\n')
})
