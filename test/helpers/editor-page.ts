import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { build, preview } from 'vite'

/** The policy of the product's pages: no inline scripts, and nothing cross-origin but images. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https:; object-src 'none'"

export interface EditorSite {
  url: string
  /** Where the built files are. */
  folder: string
  stop: () => Promise<void>
}

/** Builds the page with nothing but the editor into a temporary folder and serves it on loopback. */
export async function startEditorSite(): Promise<EditorSite> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-editor-'))
  const options = {
    root: join(import.meta.dirname, '../e2e/editor-harness'),
    configFile: false as const,
    logLevel: 'error' as const,
    build: { outDir: folder, emptyOutDir: true, cssTarget: 'chrome123' },
  }
  const before = process.env.NODE_ENV
  // Vitest's own would bring React's development build, whose size is meaningless.
  process.env.NODE_ENV = 'production'
  try {
    await build({ ...options, plugins: [react(), tailwindcss()] })
  } finally {
    process.env.NODE_ENV = before
  }
  const headers = { 'Content-Security-Policy': POLICY }
  const server = await preview({ ...options, preview: { host: '127.0.0.1', port: 0, headers } })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The preview server has no address.')
  const stop = async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { url, folder, stop }
}

/** A page with the editor on it, and every complaint of its console so far. */
export async function openEditor(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  // Axe needs a context of the page's own.
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 }, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Content' }).waitFor()
  return { page, complaints }
}

/** Pastes what another program would have put on the clipboard. */
export async function paste(page: Page, data: { html?: string; text?: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Content' }).evaluate((element, { html, text }) => {
    const clipboardData = new DataTransfer()
    if (html) clipboardData.setData('text/html', html)
    if (text) clipboardData.setData('text/plain', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}
