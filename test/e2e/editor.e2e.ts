// The Markdown editor by itself, in a real browser.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { launchBrowser } from '#test/helpers/browser.ts'
import { openEditor, paste, startEditorSite } from '#test/helpers/editor-page.ts'
import type { EditorSite } from '#test/helpers/editor-page.ts'
import { serialiseMarkdown, parseMarkdown } from '#web/ui/editor/markdown-bridge.ts'

const post = readFileSync(join(import.meta.dirname, '../../web/ui/editor/__fixtures__/how-to.md'), 'utf8')
const saved = (markdown: string) => serialiseMarkdown(parseMarkdown(markdown))

let site: EditorSite
let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  site = await startEditorSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})
beforeEach(async () => {
  const opened = await openEditor(browser, site.url)
  page = opened.page
  complaints = opened.complaints
})
afterEach(async () => {
  await page.context().close()
  if (complaints.length > 0) throw new Error(`The console said:\n${complaints.join('\n')}`)
})

const text = () => page.getByRole('textbox', { name: 'Content' })
const address = () => page.getByRole('textbox', { name: 'Address' })
const button = (name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })
const setProps = (props: Parameters<Window['harness']['setProps']>[0]) =>
  page.evaluate((next) => window.harness.setProps(next), props)
const shownText = async () => (await text().innerText()).trim()
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const changes = () => page.evaluate(() => window.harness.changes)

/** What the editor reports in the end. */
async function markdown(): Promise<string> {
  await page.getByRole('button', { name: 'After', exact: true }).focus()
  return (await changes()).at(-1) ?? ''
}

async function write(value: string): Promise<void> {
  await setProps({ value })
  await expect.poll(() => text().innerText()).not.toBe('')
}

describe('writing', () => {
  test('reports at most four times a second, and at once when the focus leaves', async () => {
    await text().click()
    const start = Date.now()
    await page.keyboard.type('A sentence of some length, typed at speed. ', { delay: 25 })
    const seconds = (Date.now() - start) / 1000
    expect((await changes()).length).toBeLessThanOrEqual(Math.ceil(seconds * 4))
    await page.keyboard.type('End.')
    await expect.poll(() => markdown()).toBe('A sentence of some length, typed at speed. End.\n')
  })

  test('reports what is pending when it goes away', async () => {
    await text().click()
    await page.keyboard.type('Kept')
    await setProps({ isShown: false })
    await expect.poll(changes).toEqual(['Kept\n'])
  })

  test('takes the shortcuts of Markdown', async () => {
    await text().click()
    for (const line of ['## Heading', '**bold** and *italic* and ~~gone~~ and `code` ', '> quote']) {
      await page.keyboard.type(line)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Enter')
    await page.keyboard.type('- one')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('two')
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('Enter')
    await page.keyboard.type('1. first')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('[ ] task')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('``` code\nblock')
    await expect
      .poll(() => markdown())
      .toBe(
        '## Heading\n\n**bold** and *italic* and ~~gone~~ and `code`\n\n> quote\n\n- one\n  - two\n\n1. first\n\n- [ ] task\n\n```\ncode\nblock\n```\n',
      )
  })

  test('undoes and redoes', async () => {
    await text().click()
    await page.keyboard.type('Once')
    await button('Undo').click()
    await expect.poll(() => text().innerText()).not.toContain('Once')
    await button('Redo').click()
    await expect.poll(() => markdown()).toBe('Once\n')
  })

  test('shows the placeholder while there is no text, and takes a new value', async () => {
    const placeholder = () =>
      text().evaluate((element) => getComputedStyle(element.firstElementChild ?? element, '::before').content)
    await expect.poll(() => placeholder()).toBe('"Review blog content"')
    await write('Something else.')
    await expect.poll(() => placeholder()).toBe('none')
    await text().click()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => text().innerText()).toBe('Something else.')
    await expect.poll(() => changes()).toEqual([])
  })

  test('a long post skips what is far from the caret, yet keys, jumps and clicks go where they belong', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => `Paragraph *${index}*.`)
    await write(lines.join('\n\n'))
    const height = () => text().evaluate((element) => element.getBoundingClientRect().height)
    // Reading it lets the page ask for its fonts.
    await height()
    await page.evaluate(async () => void (await document.fonts.ready))
    const heightBefore = await height()
    const countSkipped = () =>
      text().evaluate(
        (element) =>
          [...element.querySelectorAll('em')].filter((em) => !em.checkVisibility({ contentVisibilityAuto: true }))
            .length,
      )
    expect(await countSkipped()).toBe(0)
    const writeAt = async (place: number, added: string) => {
      await text().getByText(`Paragraph ${place}.`, { exact: true }).click()
      await page.keyboard.press('End')
      await page.keyboard.type(added)
    }
    await writeAt(100, ' One.')
    await expect.poll(countSkipped).toBeGreaterThan(80)
    expect(await height()).toBeCloseTo(heightBefore, 0)
    await writeAt(160, ' Two.')
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' Last.')
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('First ')
    await writeAt(50, ' Three.')
    await text()
      .getByText('Paragraph 120.', { exact: true })
      .click({ modifiers: ['Shift'], position: { x: 1, y: 10 } })
    await page.keyboard.type('Four. ')
    lines[1] = `First ${lines[1]}`
    lines[50] += ' Three.Four. Paragraph *120*.'
    lines[100] += ' One.'
    lines[160] += ' Two.'
    lines[199] += ' Last.'
    lines.splice(51, 70)
    await expect.poll(() => markdown()).toBe(`${lines.join('\n\n')}\n`)
  })

  test('the block that is written in has a fixed height, which is always that of its lines', async () => {
    await write('Before.\n\nA line.\n\n- item\n\nAfter.')
    const blocks = () =>
      text().evaluate((element) =>
        [...element.children].map((block) => `${block.tagName} ${block.getBoundingClientRect().height.toFixed(1)}`),
      )
    const fixed = () =>
      text().evaluate((element) =>
        [...element.children].flatMap((block) =>
          getComputedStyle(block).contain.includes('size') ? [block.textContent.slice(0, 6)] : [],
        ),
      )
    /** The heights stay when nothing is written, and thus none is fixed, any more. */
    const areTrue = async (isFixed: boolean) => {
      await expect.poll(fixed).toHaveLength(isFixed ? 1 : 0)
      const during = await blocks()
      await text().evaluate((element) => element.blur())
      await expect.poll(fixed).toEqual([])
      expect(await blocks()).toEqual(during)
      await text().focus()
      return during
    }
    await page.evaluate(async () => void (await document.fonts.ready))
    await text().getByText('A line.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' More')
    const [, one] = await areTrue(true)
    await page.keyboard.type(' words')
    await expect.poll(fixed).toEqual(['A line'])
    await page.keyboard.insertText(' and words'.repeat(12))
    const [, two] = await areTrue(true)
    expect(two).not.toBe(one)
    await page.keyboard.type('!')
    await expect.poll(fixed).toEqual(['A line'])
    for (let key = 0; key < 124; key += 1) await page.keyboard.press('Backspace')
    expect((await areTrue(true))[1]).toBe(one)

    // A heading, a shorter line, another block, and blocks before it.
    await page.keyboard.type('.')
    await expect.poll(fixed).toEqual(['A line'])
    await page.keyboard.press('ControlOrMeta+Alt+2')
    expect((await areTrue(true))[1]).toMatch(/^H2 /)
    await page.keyboard.press('ControlOrMeta+Alt+0')
    await page.keyboard.type(' So')
    await expect.poll(fixed).toEqual(['A line'])
    await page.keyboard.press('Enter')
    await areTrue(false)
    await page.keyboard.type('New')
    await expect.poll(fixed).toEqual(['New'])
    await text().getByText('item').click()
    await expect.poll(fixed).toEqual([])
    await page.keyboard.type('x')
    await areTrue(false)

    // Another width, and another type.
    await text().getByText('A line.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' and words'.repeat(8))
    await expect.poll(fixed).toEqual(['A line'])
    const wide = (await blocks())[1]
    await page.setViewportSize({ width: 390, height: 700 })
    await expect.poll(async () => (await blocks())[1]).not.toBe(wide)
    await areTrue(false)
    await page.keyboard.type('.')
    await expect.poll(fixed).toEqual(['A line'])
    await page.addStyleTag({ content: '.post * { line-height: 2.5 !important }' })
    await expect.poll(fixed).toEqual([])
    await areTrue(false)
    await page.setViewportSize({ width: 1000, height: 700 })
  })

  test('keeps every kind of content through an edit', async () => {
    await write(post)
    await text().press('ControlOrMeta+End')
    await page.keyboard.type('x')
    await expect.poll(() => markdown()).toBe(saved(`${post.trimEnd()}x\n`))
  })

  test('shows raw HTML as its source', async () => {
    await write(
      '<script>document.title = "run"</script>\n\nA <b onclick="alert(1)">tag</b>.\n\n<img src=x onerror="document.title=1">',
    )
    await expect.poll(() => text().innerText()).toContain('<script>document.title = "run"</script>')
    await expect.poll(() => text().locator('script, b, img[onerror]').count()).toBe(0)
    await expect.poll(() => page.title()).toBe('Editor')
  })
})

describe('the toolbar', () => {
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
    await text().selectText()
    await expect.poll(() => button(name).getAttribute('aria-pressed')).toBe('false')
    await button(name).click()
    await expect.poll(() => button(name).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => markdown()).toBe(expected)
    await text().focus()
    await button(name).click()
    await expect.poll(() => markdown()).toBe('Words\n')
  })

  test('Paragraph and Horizontal rule', async () => {
    await write('## Words')
    await text().getByText('Words').click()
    await button('Paragraph').click()
    await page.keyboard.press('End')
    await button('Horizontal rule').click()
    await page.keyboard.type('More')
    await expect.poll(() => markdown()).toBe('Words\n\n---\n\nMore\n')
  })

  test('works by keyboard alone: one stop for Tab, arrows inside, Alt-F10 and Escape', async () => {
    await write('Words')
    await page.getByRole('heading', { name: 'Editor' }).click()
    await page.keyboard.press('Tab')
    await expect.poll(focused).toBe('Undo')
    await page.keyboard.press('Tab')
    await expect.poll(focused).toBe('Content')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Alt+F10')
    for (const name of ['Redo', 'Find and replace', 'Paragraph', 'Heading 2', 'Heading 3', 'Heading 4', 'Bold']) {
      await page.keyboard.press('ArrowRight')
      await expect.poll(focused).toBe(name)
    }
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Content')
    await page.keyboard.press('Alt+F10')
    await expect.poll(focused).toBe('Bold')
    await page.keyboard.press('End')
    await expect.poll(focused).toBe('Horizontal rule')
    // The first Escape closes the tooltip of the focused button.
    const tooltips = () => page.getByRole('tooltip').allTextContents()
    await expect.poll(async () => (await tooltips()).join()).toContain('Horizontal rule')
    await expect.poll(tooltips).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect.poll(tooltips).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe('Content')
    await expect.poll(() => markdown()).toBe('**Words**\n')
  })

  test('is all in view in the column of the wizard, an image’s button included', async () => {
    await setProps({ hasImages: true })
    await button('Insert image').waitFor()
    await expect.poll(() => page.locator('.editor-bar').evaluate(({ clientWidth }) => clientWidth)).toBe(760)
    await expect.poll(() => page.locator('.editor-bar').evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0)
  })

  test('names every button, and gives a finger 40 px', async () => {
    await page.context().close()
    const touch = await openEditor(browser, site.url, { hasTouch: true })
    page = touch.page
    complaints = touch.complaints
    const buttons = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button')
    await expect.poll(() => buttons.count()).toBe(19)
    const targets = await buttons.evaluateAll((elements) =>
      elements.map((element) => {
        element.scrollIntoView({ block: 'nearest', inline: 'center' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const isHit = (x: number, y: number) => element.contains(document.elementFromPoint(x, y))
        const [x, y] = [left + width / 2, top + height / 2]
        return {
          name: element.ariaLabel ?? element.textContent,
          isLarge: isHit(x - 19, y) && isHit(x + 19, y) && isHit(x, y - 19) && isHit(x, y + 19),
        }
      }),
    )
    expect(targets.filter(({ name, isLarge }) => !name || !isLarge)).toEqual([])
    expect(new Set(targets.map(({ name }) => name)).size).toBe(19)
  })

  test('appears beside selected text, and goes with it', async () => {
    await write('First line.\n\nSome words to select.')
    const menu = page.getByRole('toolbar', { name: 'Selected text' })
    await expect.poll(() => menu.isVisible()).toBe(false)
    await text()
      .getByText('Some words')
      .dblclick({ position: { x: 5, y: 10 } })
    await menu.getByRole('button', { name: 'Bold' }).click()
    await expect.poll(() => menu.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true')
    const [above, below] = await Promise.all([menu.boundingBox(), text().getByText('Some').boundingBox()])
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await menu.waitFor({ state: 'hidden' })
    await text()
      .getByText('First')
      .dblclick({ position: { x: 5, y: 10 } })
    await menu.waitFor()
    const [bar, beneath] = await Promise.all([page.locator('.editor-bar').boundingBox(), menu.boundingBox()])
    expect(beneath!.y).toBeGreaterThan(bar!.y + bar!.height)
    await expect.poll(() => markdown()).toBe('First line.\n\n**Some** words to select.\n')
  })
})

describe('links', () => {
  test('Mod-K asks for the address, checks it, and Enter sets it', async () => {
    await write('Words')
    await text().press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await expect.poll(() => address().getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page)
    await address().fill('example.org/a')
    await page.keyboard.press('Enter')
    await address().waitFor({ state: 'detached' })
    await expect.poll(() => text().evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => text().locator('a').getAttribute('rel')).toBe('noopener noreferrer')
    await expect.poll(() => markdown()).toBe('[Words](https://example.org/a)\n')
  })

  test('Escape leaves all as it was', async () => {
    await write('Words')
    await text().getByText('Words').selectText()
    await button('Link').click()
    await page.keyboard.type('https://example.org')
    await page.keyboard.press('Escape')
    await address().waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('.')
    await expect.poll(() => markdown()).toBe('Words.\n')
  })

  test('an address without selected text is its own text; it can be changed and taken away', async () => {
    await text().click()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('me@example.org')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ControlOrMeta+k')
    await expect.poll(() => address().inputValue()).toBe('mailto:me@example.org')
    await address().fill('/about')
    await page.keyboard.press('Enter')
    await expect.poll(() => markdown()).toBe('[mailto:me@example.org](/about)\n')
    await text().focus()
    await button('Link').click()
    await page.getByRole('button', { name: 'Remove link' }).click()
    await expect.poll(() => text().locator('a').count()).toBe(0)
  })

  test('keeps no other scheme, however it comes', async () => {
    await text().click()
    await page.keyboard.type('[typed](javascript:alert) and [good](/path) ')
    await paste(page, {
      html: '<a href="javascript:alert(1)">pasted</a><img src="data:image/gif;base64,R0lGOD" alt="x">',
    })
    expect(
      await text()
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/path'])
    await expect.poll(() => text().locator('img').count()).toBe(0)
    await expect.poll(() => markdown()).not.toMatch(/\]\(javascript|data:/)
  })
})

test('tables: insert, fill, add and delete rows and columns', async () => {
  await text().click()
  await button('Insert table').click()
  for (const word of ['a', 'b', 'c', 'd']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  await expect.poll(() => button('Heading 2').count()).toBe(0)
  await expectAccessible(page)
  await button('Delete column').click()
  await button('Column before').click()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('new')
  await button('Row below').click()
  await button('Delete row').click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('line')
  const rows = (await markdown()).split('\n')
  expect(rows[0]).toContain('| a |')
  expect(rows[1]).toMatch(/^\|( - \|){3}$/)
  await text().locator('th').first().click()
  await button('Row above').click()
  await expect.poll(() => text().locator('tr').first().locator('th').count()).toBe(3)
  await expect.poll(() => text().locator('tr').nth(1).locator('th').count()).toBe(0)
  await button('Delete table').click()
  await expect.poll(() => markdown()).toBe('')
})

describe('streamed text', () => {
  const source = `${post}\n${'A paragraph that makes the page long.\n\n'.repeat(25)}The very end.\n`
  const chunks = Array.from({ length: 100 }, (_, index) =>
    source.slice(0, Math.ceil((source.length * (index + 1)) / 100)),
  )

  async function stream(from: number, to: number): Promise<void> {
    for (const streamed of chunks.slice(from, to)) {
      await setProps({ isStreaming: true, streamed })
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  }

  test('arrives with a caret, leaves what stands alone, and ends equal to the source', async () => {
    await stream(0, 40)
    await expect.poll(() => text().getAttribute('contenteditable')).toBe('false')
    await expect.poll(() => text().getAttribute('aria-busy')).toBe('true')
    await expect.poll(() => button('Bold').getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => page.locator('.stream-caret').count()).toBe(1)
    await expectAccessible(page)
    await text().evaluate((element) => {
      for (const child of [...element.children].slice(0, 5)) Object.assign(child, { isUntouched: true })
    })
    await stream(40, 100)
    expect(
      await text().evaluate((element) => [...element.children].slice(0, 5).every((child) => 'isUntouched' in child)),
    ).toBe(true)
    await expect.poll(() => changes()).toEqual([])
    await setProps({ isStreaming: false, streamed: '', value: source })
    await expect.poll(() => text().getAttribute('contenteditable')).toBe('true')
    await expect.poll(() => page.locator('.stream-caret').count()).toBe(0)
    await text().press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('!')
    await expect.poll(() => markdown()).toBe(saved(`${source.trimEnd()}!\n`))
    await text().focus()
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => markdown()).toBe(saved(source))
  })

  test('the page follows it until the person scrolls', async () => {
    const caret = () => page.locator('.stream-caret').evaluate((element) => element.getBoundingClientRect().bottom)
    await stream(0, 70)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await expect.poll(() => caret()).toBeLessThan(700)
    await page.mouse.move(400, 400)
    await page.mouse.wheel(0, -200)
    await expect.poll(() => caret()).toBeGreaterThan(700)
    const top = await page.evaluate(() => scrollY)
    await stream(70, 100)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  })

  test('begins anew when the text does', async () => {
    await stream(0, 30)
    await setProps({ streamed: 'Another.\n\nBeginning' })
    await expect.poll(shownText).toBe('Another.\n\nBeginning')
    await setProps({ streamed: '' })
    await expect.poll(shownText).toBe('')
  })

  test('what was written before is reported, not overwritten by what arrives', async () => {
    await text().click()
    await page.keyboard.type('Mine')
    await setProps({ isStreaming: true, streamed: 'Theirs' })
    await expect.poll(shownText).toBe('Theirs')
    await expect.poll(() => changes()).toEqual(['Mine\n'])
    await setProps({ isStreaming: false })
    await expect.poll(() => text().innerText()).toBe('Mine')
  })

  test('stays, and is reported, when it ends before anyone took it over', async () => {
    await setProps({ isStreaming: true, streamed: 'Half a sen' })
    await expect.poll(shownText).toBe('Half a sen')
    await setProps({ isStreaming: false, streamed: '' })
    await expect.poll(changes).toEqual(['Half a sen'])
    await expect.poll(() => text().innerText()).toBe('Half a sen')
  })
})

/** An item of a list as Word puts it on the clipboard. */
const wordItem = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

describe('pasting', () => {
  test('from Word: headings, lists by level, merged cells; no styles, no signs', async () => {
    await text().click()
    await paste(page, {
      text: 'not this',
      html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body lang=DE style='tab-interval:36.0pt'><!--StartFragment-->
<h2 style='color:#2F5496'>A <span style='mso-fareast-language:DE'>heading</span><o:p></o:p></h2>
<p class=MsoNormal style='line-height:115%'><b style='mso-bidi-font-weight:normal'>Bold</b> and
<i>italic</i>.<o:p></o:p></p>
${wordItem(1, '·', 'one')}${wordItem(2, 'o', 'deeper')}${wordItem(1, '·', 'two')}
${wordItem(1, '3.', 'three')}${wordItem(1, '4.', 'four')}
<table border=1><tr><td colspan=2 style='width:200pt'><p class=MsoNormal>wide</p></td><td rowspan=2>tall</td></tr><tr><td>x</td><td>y</td></tr></table>
<!--EndFragment--></body></html>`,
    })
    await expect
      .poll(() => markdown())
      .toBe(
        '## A heading\n\n**Bold** and *italic*.\n\n- one\n  - deeper\n- two\n\n3. three\n4. four\n\n| wide | | tall |\n| - | - | - |\n| x | y | |\n',
      )
    await expect.poll(() => text().locator('[style*="color"], [class*="Mso"], o\\:p').count()).toBe(0)
  })

  test('from Google Docs: weights by style, nested lists, no wrapper in bold', async () => {
    await text().click()
    await paste(page, {
      html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h3 dir="ltr" style="line-height:1.38"><span style="font-size:14pt;font-family:Arial;color:#434343;font-weight:400">Title</span></h3><p dir="ltr"><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span><span style="font-weight:400"> </span><span style="font-weight:400;font-style:italic">slanted</span><a href="https://example.org/" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">link</span></a></p><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>two</span></p></li></ul></ul><br></b>`,
    })
    await expect
      .poll(() => markdown())
      .toBe('### Title\n\nPlain **bold** *slanted*[link](https://example.org/)\n\n- one\n  - two\n')
  })

  test('of Markdown as text is read as Markdown, other text line by line, and a web address becomes a link', async () => {
    await text().click()
    await paste(page, { text: '## Heading\n\n- one\n- **two**\n' })
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await paste(page, { text: 'First line\nSecond line 2 * 3 * 4' })
    await expect
      .poll(() => markdown())
      .toBe('## Heading\n\n- one\n- **two**\n\nFirst line\n\nSecond line 2 \\* 3 \\* 4\n')
    await write('Words')
    await text().press('ControlOrMeta+a')
    await paste(page, { text: 'https://example.org' })
    await expect.poll(() => markdown()).toBe('[Words](https://example.org)\n')
  })
})

test('read only: no toolbar, nothing to change', async () => {
  await setProps({ isReadOnly: true, value: '- [ ] Task' })
  await expect.poll(() => text().getAttribute('contenteditable')).toBe('false')
  await expect.poll(() => text().getAttribute('aria-readonly')).toBe('true')
  await expect.poll(() => page.getByRole('toolbar').count()).toBe(0)
  await page.getByRole('checkbox').click()
  await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(false)
  await expectAccessible(page)
})

test('a narrow screen scrolls the bar, not the page', async () => {
  await page.setViewportSize({ width: 360, height: 700 })
  await write(`${post}\nSelectable`)
  await text()
    .getByText('Selectable')
    .dblclick({ position: { x: 20, y: 10 } })
  const menu = await page.getByRole('toolbar', { name: 'Selected text' }).boundingBox()
  expect(menu!.x).toBeGreaterThanOrEqual(0)
  expect(menu!.x + menu!.width).toBeLessThanOrEqual(360)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

describe('the rendered post', () => {
  test('looks as in the editor, in lines of 66 to 72 characters', async () => {
    const paragraph =
      'It was the best of times, it was the worst of times, it was the age of wisdom and of foolishness. '.repeat(8)
    await setProps({ value: paragraph, rendered: paragraph })
    await page.locator('div.post:not([contenteditable]) p').waitFor()
    const measured = await page.locator('.post > p').evaluateAll((elements) =>
      elements.map((element) => {
        const { lineHeight, fontFamily } = getComputedStyle(element)
        const words = element.firstChild!
        const lengths: number[] = []
        let top = 0
        for (let offset = 0; offset < (words.textContent ?? '').trimEnd().length; offset += 1) {
          const range = new Range()
          range.setStart(words, offset)
          range.setEnd(words, offset + 1)
          const bottom = range.getBoundingClientRect().bottom
          if (bottom > top + 4) lengths.push(0)
          lengths.push((lengths.pop() ?? 0) + 1)
          top = bottom
        }
        const full = lengths.slice(0, -1)
        return { lineHeight, fontFamily, perLine: full.reduce((sum, length) => sum + length, 0) / full.length }
      }),
    )
    expect(measured).toHaveLength(2)
    for (const { perLine, lineHeight, fontFamily } of measured) {
      expect(perLine).toBeGreaterThan(66)
      expect(perLine).toBeLessThan(72)
      expect(Number.parseFloat(lineHeight)).toBeCloseTo(18 * 1.65, 1)
      expect(fontFamily).toContain('Newsreader')
    }
  })

  test('keeps the link rule, runs nothing, and is accessible', async () => {
    await setProps({
      rendered: `${post}\n[out](https://example.org) [in](/path) [bad](javascript:alert(1)) ![no](data:image/png;base64,AA)\n\n| a<br>b |\n| - |\n\n\`\`\`x&#12;fixed&#32;inset-0\ncode\n\`\`\`\n\n<img src=x onerror="document.title=1">`,
    })
    const rendered = page.locator('div.post:not([contenteditable])')
    await rendered.getByRole('link', { name: 'out' }).waitFor()
    const link = (name: string) => rendered.getByRole('link', { name, exact: true })
    await expect.poll(() => link('out').getAttribute('rel')).toBe('noopener noreferrer')
    await expect.poll(() => link('out').getAttribute('target')).toBe('_blank')
    await expect.poll(() => link('in').getAttribute('target')).toBe(null)
    await expect.poll(() => link('bad').count()).toBe(0)
    await expect.poll(() => rendered.innerText()).toContain('bad no')
    expect(
      await rendered.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('loading'))),
    ).toEqual(['lazy'])
    await expect.poll(() => rendered.locator('th br').count()).toBe(1)
    await expect.poll(() => rendered.locator('code[class]').count()).toBe(0)
    await expect.poll(() => page.title()).toBe('Editor')
    await expectAccessible(page)
    // The picture of the post is on no server.
    complaints.length = 0
  })
})

test('a key press in a post of 3,000 words takes less than two frames', async () => {
  await write(Array.from({ length: 18 }, () => post).join('\n\n'))
  await text().locator('p').nth(40).click()
  await text().evaluate((element) => {
    const times: number[] = []
    let start = 0
    addEventListener('keydown', () => (start = performance.now()), { capture: true })
    // The frame after the key, with the document, the toolbar and the layout done.
    element.addEventListener('input', () => setTimeout(() => times.push(performance.now() - start)))
    Object.assign(window, { times })
  })
  await page.keyboard.type('thirty characters of even type', { delay: 40 })
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  expect(times).toHaveLength(30)
  const [median = 0] = times.toSorted((left, right) => left - right).slice(15)
  console.info(`median from key to text: ${median.toFixed(1)} ms, longest: ${Math.max(...times).toFixed(1)} ms`)
  expect(median).toBeLessThan(33)
})

test('loads at most 165 KB of code of its own when it is shown', async () => {
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const own = scripts.map((address) => new URL(address).pathname).filter((path) => /\/(?!index-)[^/]*\.js$/.test(path))
  const bytes = own.map((path) => brotliCompressSync(readFileSync(join(site.folder, path))).length)
  const total = bytes.reduce((sum, size) => sum + size, 0)
  console.info(`the editor's code: ${total} bytes in ${own.length} files (brotli)`)
  expect(total).toBeGreaterThan(100_000)
  expect(total).toBeLessThanOrEqual(165_000)
})
