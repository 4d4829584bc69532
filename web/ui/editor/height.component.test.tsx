import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectMarkdown, openEditor, text, write } from '#test/component/editor/editor.tsx'
import { press, type } from '#test/component/keys.ts'

beforeEach(openEditor)

/** Fonts are requested by the first layout. */
const fontsLoaded = async () => {
  text().element().getBoundingClientRect()
  await document.fonts.ready
}

test('a long post skips blocks far from the caret, yet keys, jumps and clicks reach the right place', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => `Paragraph *${index}*.`)
  await write(lines.join('\n\n'))
  const height = () => text().element().getBoundingClientRect().height
  await fontsLoaded()
  const heightBefore = height()
  const countSkipped = () =>
    [...text().element().querySelectorAll('em')].filter((em) => !em.checkVisibility({ contentVisibilityAuto: true }))
      .length
  expect(countSkipped()).toBe(0)
  const paragraph = (place: number) => text().getByText(`Paragraph ${place}.`, { exact: true })
  const writeAt = async (place: number, added: string) => {
    await paragraph(place).click()
    await press('End')
    await type(added)
  }
  await writeAt(100, ' One.')
  await expect.poll(countSkipped).toBeGreaterThan(80)
  expect(height()).toBeCloseTo(heightBefore, 0)
  await writeAt(160, ' Two.')
  await press('ControlOrMeta+End')
  await type(' Last.')
  await press('ControlOrMeta+Home')
  await press('ArrowDown')
  await type('First ')
  await writeAt(50, ' Three.')
  await paragraph(120).click({ modifiers: ['Shift'], position: { x: 1, y: 10 } })
  await type('Four. ')
  lines[1] = `First ${lines[1]}`
  lines[50] += ' Three.Four. Paragraph *120*.'
  lines[100] += ' One.'
  lines[160] += ' Two.'
  lines[199] += ' Last.'
  lines.splice(51, 70)
  await expectMarkdown(`${lines.join('\n\n')}\n`)
})

const children = () => [...text().element().children]
const blocks = () => children().map((block) => `${block.tagName} ${block.getBoundingClientRect().height.toFixed(1)}`)
const fixed = () =>
  children().flatMap((block) =>
    getComputedStyle(block).contain.includes('size') ? [block.textContent.slice(0, 6)] : [],
  )

/** Expects the same heights on blur, when no height is fixed any more. */
const expectTrueHeights = async ({ isFixed }: { isFixed: boolean }) => {
  await expect.poll(fixed).toHaveLength(isFixed ? 1 : 0)
  const during = blocks()
  text().element().blur()
  await expect.poll(fixed).toEqual([])
  expect(blocks()).toEqual(during)
  text().element().focus()
  return during
}

const goToEndOf = async (line: string) => {
  await text().getByText(line).click()
  await press('End')
}

test('the block being edited has a fixed height, which always equals that of its lines', async () => {
  await write('Before.\n\nA line.\n\nAfter.')
  await fontsLoaded()
  await goToEndOf('A line.')
  await type(' More')
  const [, one] = await expectTrueHeights({ isFixed: true })
  await type(' words')
  await expect.poll(fixed).toEqual(['A line'])
  await userEvent.keyboard(' and words'.repeat(12))
  const [, two] = await expectTrueHeights({ isFixed: true })
  expect(two).not.toBe(one)
  await type('!')
  await expect.poll(fixed).toEqual(['A line'])
  await userEvent.keyboard('{Backspace}'.repeat(124))
  expect((await expectTrueHeights({ isFixed: true }))[1]).toBe(one)
})

test('a heading, a shorter line, another block and blocks above keep correct heights', async () => {
  await write('Before.\n\nA line.\n\n- item\n\nAfter.')
  await fontsLoaded()
  await goToEndOf('A line.')
  await type('.')
  await expect.poll(fixed).toEqual(['A line'])
  await press('ControlOrMeta+Alt+2')
  expect((await expectTrueHeights({ isFixed: true }))[1]).toMatch(/^H2 /)
  await press('ControlOrMeta+Alt+0')
  await type(' So')
  await expect.poll(fixed).toEqual(['A line'])
  await press('Enter')
  await expectTrueHeights({ isFixed: false })
  await type('New')
  await expect.poll(fixed).toEqual(['New'])
  await text().getByText('item').click()
  await expect.poll(fixed).toEqual([])
  await type('x')
  await expectTrueHeights({ isFixed: false })
})

test('a new width or line height keeps correct heights', async () => {
  await write('Before.\n\nA line.\n\nAfter.')
  await fontsLoaded()
  await goToEndOf('A line.')
  await type(' and words'.repeat(8))
  await expect.poll(fixed).toEqual(['A line'])
  const wide = blocks()[1]
  await page.viewport(390, 700)
  await expect.poll(() => blocks()[1]).not.toBe(wide)
  await expectTrueHeights({ isFixed: false })
  await type('.')
  await expect.poll(fixed).toEqual(['A line'])
  const style = document.body.appendChild(document.createElement('style'))
  style.textContent = '.post * { line-height: 2.5 !important }'
  await expect.poll(fixed).toEqual([])
  await expectTrueHeights({ isFixed: false })
})
