import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/component/accessibility.ts'
import { openEditor, setProps } from '#test/component/editor/editor.tsx'
import post from './__fixtures__/how-to.md?raw'

beforeEach(openEditor)

/** The average number of characters in all lines but the last. */
const charactersPerLine = (words: Node): number => {
  const lengths: number[] = []
  let top = 0
  for (let offset = 0; offset < (words.textContent ?? '').trimEnd().length; offset += 1) {
    const range = new Range()
    range.setStart(words, offset)
    range.setEnd(words, offset + 1)
    const { bottom } = range.getBoundingClientRect()
    if (bottom > top + 4) lengths.push(0)
    lengths.push((lengths.pop() ?? 0) + 1)
    top = bottom
  }
  const full = lengths.slice(0, -1)
  return full.reduce((sum, length) => sum + length, 0) / full.length
}

const rendered = () => page.getByCss('div.post:not([contenteditable])')

test('looks as in the editor, with lines of 66 to 72 characters', async () => {
  const paragraph =
    'It was the best of times, it was the worst of times, it was the age of wisdom and of foolishness. '.repeat(8)
  setProps({ value: paragraph, rendered: paragraph })
  await expect.element(rendered().getByCss('p')).toBeVisible()
  await document.fonts.ready
  const paragraphs = [...document.querySelectorAll('.post > p')]
  expect(paragraphs).toHaveLength(2)
  for (const element of paragraphs) {
    const { lineHeight, fontFamily } = getComputedStyle(element)
    const perLine = charactersPerLine(element.firstChild!)
    expect(perLine).toBeGreaterThan(66)
    expect(perLine).toBeLessThan(72)
    expect(Number.parseFloat(lineHeight)).toBeCloseTo(18 * 1.65, 1)
    expect(fontFamily).toContain('Newsreader')
  }
})

test('applies the link rule, runs no scripts, and is accessible', async () => {
  const title = document.title
  const links = '[out](https://example.org) [in](/path) [bad](javascript:alert(1)) ![no](data:image/png;base64,AA)'
  const table = '| a<br>b |\n| - |'
  const code = '```x&#12;fixed&#32;inset-0\ncode\n```'
  const html = '<img src=x onerror="document.title=1">'
  setProps({ rendered: [post, links, table, code, html].join('\n\n') })
  const link = (name: string) => rendered().getByRole('link', { name, exact: true })
  await expect.element(link('out')).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(link('out')).toHaveAttribute('target', '_blank')
  await expect.element(link('in')).not.toHaveAttribute('target')
  await expect.element(link('bad')).not.toBeInTheDocument()
  const element = rendered().element() as HTMLElement
  expect(element.innerText).toContain('bad no')
  expect([...element.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual(['lazy'])
  expect(element.querySelectorAll('th br')).toHaveLength(1)
  expect(element.querySelector('code[class]')).toBeNull()
  expect(document.title).toBe(title)
  await expectAccessible()
})
