// The Markdown editor as it is built: its size, its speed, and the content security policy of the product's pages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser } from '#test/helpers/browser.ts'
import { openEditor, paste, startEditorSite } from '#test/helpers/editor-page.ts'
import type { EditorSite } from '#test/helpers/editor-page.ts'

const post = readFileSync(join(import.meta.dirname, '../../web/ui/editor/__fixtures__/how-to.md'), 'utf8')

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

async function write(value: string): Promise<void> {
  await page.evaluate((next) => window.harness.setProps({ value: next }), value)
  await expect.poll(() => text().innerText()).not.toBe('')
}

test('writes, pastes, finds, streams, edits with AI and renders within the content security policy', async () => {
  const setProps = (props: Parameters<Window['harness']['setProps']>[0]) =>
    page.evaluate((next) => window.harness.setProps(next), props)
  await setProps({ hasAssistant: true, hasImages: true, value: 'A <b onclick="alert(1)">good</b> word.\n\n- [ ] task' })
  await text().press('ControlOrMeta+End')
  await page.keyboard.type(' done ')
  await paste(page, { html: '<p style="color:red" onclick="alert(1)">Pasted</p><table><tr><td>x</td></tr></table>' })
  await page.getByRole('button', { name: 'Row below' }).click()
  await page.keyboard.press('ControlOrMeta+f')
  await page.getByRole('textbox', { name: 'Find', exact: true }).waitFor()
  await page.keyboard.type('task')
  await page.locator('.ProseMirror-active-search-match').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+j')
  await page.getByRole('menuitem', { name: 'Shorten' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Reject' }).click()
  await setProps({ isStreaming: true, streamed: '## Arriving\n\nText' })
  await page.locator('.stream-caret').waitFor()
  await setProps({ isStreaming: false, streamed: '', rendered: `${post}\n<script>document.title = "run"</script>` })
  await page.locator('div.post:not([contenteditable]) p').first().waitFor()
  expect(await page.title()).toBe('Editor')
  expect(complaints).toEqual([])
})

test('every button has a touch target of 40 px', async () => {
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

test('loads at most 165 KB of its own code', async () => {
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const own = scripts.map((address) => new URL(address).pathname).filter((path) => /\/(?!index-)[^/]*\.js$/.test(path))
  const bytes = own.map((path) => brotliCompressSync(readFileSync(join(site.folder, path))).length)
  const total = bytes.reduce((sum, size) => sum + size, 0)
  console.info(`the editor's code: ${total} bytes in ${own.length} files (brotli)`)
  expect(total).toBeGreaterThan(100_000)
  expect(total).toBeLessThanOrEqual(165_000)
})
