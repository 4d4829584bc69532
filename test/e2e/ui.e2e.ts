// Every part of the interface in a real browser: looks (screenshots in test/output/ui), accessibility, keyboard, weight.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { build, preview } from 'vite'
import type { BuildOptions, PreviewServer, Rolldown } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { launchBrowser } from '#test/helpers/browser.ts'

const root = join(import.meta.dirname, '../..')
const configFile = join(root, 'vite.config.ts')
const shots = join(root, 'test/output/ui')

let folder: string
let server: PreviewServer
let browser: Browser
let url: string
const complaints: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-ui-'))
  await buildWeb({ VITE_SHOW_UI: '1' }, { outDir: folder })
  server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, strictPort: false, open: false },
  })
  url = new URL(server.resolvedUrls?.local[0] ?? '').origin
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
  const said = complaints.splice(0)
  if (said.length > 0) throw new Error(`The console said:\n${said.join('\n')}`)
})

/** As `vite build` does it: Vitest's own NODE_ENV would bring React's development build. */
async function buildWeb(variables: Record<string, string>, options: BuildOptions) {
  const before = { ...process.env }
  Object.assign(process.env, variables, { NODE_ENV: 'production' })
  try {
    return await build({ configFile, logLevel: 'error', build: options })
  } finally {
    process.env = before
  }
}

async function openGallery(options: BrowserContextOptions = {}, path = '/_ui'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  return page
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

describe('looks and accessibility', () => {
  const widths = [1440, 768, 390]
  const themes = ['light', 'dark'] as const
  const cases = widths.flatMap((width) => themes.map((theme) => ({ width, theme })))

  test.each(cases)('at $width px, $theme', async ({ width, theme }) => {
    const page = await openGallery({ viewport: { width, height: 900 }, colorScheme: theme })
    await page.screenshot({ path: join(shots, `gallery-${width}-${theme}.png`), fullPage: true })
    await page.screenshot({ path: join(shots, `shell-${width}-${theme}.png`) })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await expectAccessible(page)
  })

  test('every button can be hit in 40 px', async () => {
    const page = await openGallery({ viewport: { width: 390, height: 900 }, hasTouch: true })
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main select, main input[type="text"]')]
        .filter((element) => {
          element.scrollIntoView({ block: 'center' })
          const { left, top, width, height } = element.getBoundingClientRect()
          const hits = [-19, 19].map((away) => document.elementFromPoint(left + width / 2, top + height / 2 + away))
          return !hits.every((hit) => hit && (element === hit || element.contains(hit) || hit.contains(element)))
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(small).toEqual([])
  })

  test('a theme chosen by the person outweighs the system, and is remembered', async () => {
    const page = await openGallery({ colorScheme: 'light' })
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await ground()
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect.poll(() => ground()).not.toBe(light)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => ground()).not.toBe(light)
  })
})

describe('overlays', () => {
  test('a dialog takes the focus, keeps it, and gives it back', async () => {
    const page = await openGallery()
    const opener = page.getByRole('button', { name: 'Open a dialog' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Ask for a change' })
    await dialog.waitFor()
    await expect
      .poll(() => dialog.getByRole('textbox').evaluate((field) => field === document.activeElement))
      .toBe(true)
    await page.screenshot({ path: join(shots, 'dialog.png') })
    for (let tab = 0; tab < 8; tab += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await expectAccessible(page, page.url(), '[role="dialog"]')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe('Open a dialog')
  })

  test('a double click opens a dialog, a click beside it closes it', async () => {
    const page = await openGallery()
    await page.getByRole('button', { name: 'Open a dialog' }).dblclick()
    const dialog = page.getByRole('dialog', { name: 'Ask for a change' })
    await expect.poll(() => dialog.count()).toBe(1)
    const clickBeside = async () => {
      await page.mouse.click(5, 5)
      return dialog.count()
    }
    await expect.poll(clickBeside).toBe(0)
  })

  test('a question begins on Cancel and cannot be left while its request runs', async () => {
    const page = await openGallery()
    await page.getByRole('button', { name: 'Delete Blog' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this blog?' })
    await question.waitFor()
    await expect.poll(() => focused(page)).toBe('Cancel')
    await page.screenshot({ path: join(shots, 'question.png') })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => question.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
    await expect.poll(() => question.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Cancel' }).click({ force: true })
    await expect.poll(() => question.isVisible()).toBe(true)
    await question.waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe('Delete Blog')
  })

  test('a dialog opened from a menu gives the focus back to the button of the menu', async () => {
    const page = await openGallery()
    await page.getByRole('button', { name: 'Actions' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Edit Content' }).waitFor()
    await page.screenshot({ path: join(shots, 'menu.png') })
    await page.keyboard.press('End')
    await expect.poll(() => focused(page)).toBe('Delete Blog')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe('Actions')
  })

  test('a tooltip comes after 700 ms, the next at once, and Escape closes it alone', async () => {
    const page = await openGallery()
    const tooltip = page.getByRole('tooltip')
    const icons = page.getByRole('button', { name: /^(Edit|Bold)$/ })
    await icons.nth(0).hover()
    await page.waitForTimeout(400)
    await expect.poll(() => tooltip.count()).toBe(0)
    await tooltip.waitFor({ timeout: 1000 })
    await expect.poll(() => tooltip.textContent()).toBe('Edit')
    await icons.nth(1).hover()
    await page.getByRole('tooltip', { name: 'Bold' }).waitFor({ timeout: 400 })
    await page.keyboard.press('Escape')
    await tooltip.waitFor({ state: 'hidden' })

    const off = page.getByRole('button', { name: 'Save Keywords and AI Context' })
    await off.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.getByRole('tooltip', { name: 'Add at least 1 keyword first.' }).waitFor({ timeout: 400 })
    expect(
      await off.evaluate((element) => document.getElementById(element.getAttribute('aria-describedby')!)?.textContent),
    ).toBe('Add at least 1 keyword first.')
    await page.screenshot({ path: join(shots, 'tooltip.png') })
  })

  test('toasts: three at a time, 356 px wide, gone after four seconds', async () => {
    const page = await openGallery()
    for (const name of ['Success', 'Error', 'Warning, with an action', 'Information']) {
      await page.getByRole('button', { name, exact: true }).click()
    }
    const toasts = page.locator('[data-sonner-toast]')
    await expect.poll(() => toasts.count()).toBe(4)
    await expect.poll(() => page.locator('[data-sonner-toast][data-visible="true"]').count()).toBe(3)
    await expect.poll(() => toasts.first().evaluate((element) => (element as HTMLElement).offsetWidth)).toBe(356)
    await toasts.first().hover()
    await page.waitForTimeout(500)
    await page.screenshot({ path: join(shots, 'toasts.png') })
    await expectAccessible(page, page.url(), '[data-sonner-toaster]')
    await page.mouse.move(10, 10)
    await expect.poll(() => toasts.count(), { timeout: 6000 }).toBe(0)
  })
})

describe('fields', () => {
  test('a combobox searches, chooses, and lets free text stand', async () => {
    const page = await openGallery()
    const industry = page.getByRole('combobox', { name: 'Industry' })
    await industry.fill('tech')
    await page.getByRole('option', { name: 'Adtech' }).waitFor()
    await page.screenshot({ path: join(shots, 'combobox.png') })
    await industry.press('ArrowDown')
    await industry.press('ArrowDown')
    await industry.press('Enter')
    await expect.poll(() => industry.inputValue()).toBe('Agtech')
    await expect.poll(() => industry.getAttribute('aria-expanded')).toBe('false')
    await industry.fill('Net mending')
    await industry.press('Tab')
    await expect.poll(() => industry.inputValue()).toBe('Net mending')

    const competitor = page.getByRole('combobox', { name: 'Main competitor' })
    await competitor.fill('retail')
    await competitor.press('Tab')
    await expect.poll(() => competitor.inputValue()).toBe('Retail')
    await competitor.fill('nothing like it')
    await page.getByText('Nothing matches').waitFor()
    await competitor.press('Escape')
    await expect.poll(() => competitor.inputValue()).toBe('Retail')
  })

  test('a failed submit puts the focus on the first wrong field, which says what is wrong', async () => {
    const page = await openGallery()
    await page.getByRole('button', { name: 'Check the form' }).click()
    const website = page.getByRole('textbox', { name: 'Website' })
    await expect.poll(() => website.evaluate((element) => element === document.activeElement)).toBe(true)
    const described = await website.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    )
    expect(described).toBe('Please enter a website address Any page of it will do.')
  })

  test('chips: removing one by keyboard leaves the focus on its neighbour', async () => {
    const page = await openGallery()
    await page.getByRole('button', { name: 'Remove single origin coffee' }).press('Enter')
    const neighbour = page.getByRole('button', { name: 'Remove harbour roastery' })
    await expect.poll(() => neighbour.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('a busy button keeps its width and its focus', async () => {
    const page = await openGallery()
    const button = page.getByRole('button', { name: 'Regenerate' }).first()
    const before = await button.boundingBox()
    await button.press('Enter')
    const busy = page.getByRole('button', { name: 'Generating...' })
    await busy.waitFor()
    expect((await busy.boundingBox())?.width).toBe(before?.width)
    await expect.poll(() => busy.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('the shell', () => {
  test('under 1024 px the sidebar is a drawer that traps the focus and gives it back', async () => {
    const page = await openGallery({ viewport: { width: 390, height: 800 } })
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'Harbour & Pine' }).waitFor()
    await page.screenshot({ path: join(shots, 'drawer.png') })
    for (let tab = 0; tab < 20; tab += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('a screen that fails shows a clear page, with a way on', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.route(/GalleryPage-[^/]+\.js$/, (route) => route.abort())
    await page.goto(`${url}/_ui`)
    await page.getByRole('heading', { name: 'This page stopped working' }).waitFor()
    await page.screenshot({ path: join(shots, 'failed.png') })
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await page.getByRole('heading', { name: 'Type, colour and parts' }).waitFor()
  })

  test('a keyboard can skip the sidebar', async () => {
    const page = await openGallery()
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('Skip to content')
    await page.screenshot({ path: join(shots, 'skip.png') })
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})

describe('the production bundle', () => {
  test('has no gallery; its entry has no zod and at most 78 KB of JavaScript', async () => {
    const { output } = (await buildWeb({}, { write: false })) as Rolldown.RolldownOutput
    const chunks = output.filter((file) => file.type === 'chunk')
    expect(chunks.flatMap((chunk) => chunk.moduleIds).filter((id) => id.includes('/gallery/'))).toEqual([])

    const entry = chunks.find((chunk) => chunk.isEntry)
    if (!entry) throw new Error('no entry')
    const eager = new Set([entry.fileName])
    for (const name of eager) {
      const chunk = chunks.find(({ fileName }) => fileName === name)
      for (const imported of chunk?.imports ?? []) eager.add(imported)
    }
    const loaded = chunks.filter(({ fileName }) => eager.has(fileName))
    expect(loaded.flatMap((chunk) => chunk.moduleIds).filter((id) => id.includes('node_modules/zod/'))).toEqual([])
    const bytes = loaded.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
    expect(bytes).toBeLessThanOrEqual(78_000)
  })
})
