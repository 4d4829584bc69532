// The interface as it is built: targets for a finger, what outlives a reload and a chunk that cannot be loaded.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { build, preview } from 'vite'
import type { PreviewServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { launchBrowser } from '#test/helpers/browser.ts'

const root = join(import.meta.dirname, '../..')
const configFile = join(root, 'vite.config.ts')

let folder: string
let server: PreviewServer
let browser: Browser
let url: string
const complaints: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-ui-'))
  await buildGallery(folder)
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

/** The production build, but not minified, which takes half of its time. */
async function buildGallery(outDir: string) {
  const before = { ...process.env }
  // Vitest's own NODE_ENV would bring React's development build.
  Object.assign(process.env, { VITE_SHOW_UI: '1', NODE_ENV: 'production' })
  try {
    await build({ configFile, logLevel: 'error', build: { outDir, minify: false, cssMinify: false, sourcemap: false } })
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

describe('the gallery', () => {
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

describe('the shell', () => {
  test('a screen that fails shows a clear page, with a way on', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.route(/GalleryPage-[^/]+\.js$/, (route) => route.abort())
    await page.goto(`${url}/_ui`)
    await page.getByRole('heading', { name: 'This page stopped working' }).waitFor()
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await page.getByRole('heading', { name: 'Type, colour and parts' }).waitFor()
  })
})
