// `npm run dev`: the main job on Vite's development server, where React runs every effect twice (StrictMode).
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#test/helpers/browser.ts'
import { freePort } from '#test/helpers/free-port.ts'
import { goToOutline, makeBrand, signIn, visit } from '#test/helpers/visitor.ts'

const root = join(import.meta.dirname, '../..')

let data: string
let child: ChildProcess
let browser: Browser
let url: string

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'masthead-dev-'))
  // As root, the database runs as another user, who needs access to the folder.
  await chmod(data, 0o711)
  const [DEV_PORT, PORT, SANDBOX_PORT] = [String(await freePort()), String(await freePort()), String(await freePort())]
  url = `http://127.0.0.1:${DEV_PORT}`
  child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: {
      ...process.env,
      // Vitest sets it to `test`, for which Vite serves no development build.
      NODE_ENV: 'development',
      MASTHEAD_DATA: data,
      DEV_PORT,
      PORT,
      SANDBOX_PORT,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await bothReady(child)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  if (child && child.exitCode === null) {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
  }
  await rm(data, { recursive: true, force: true })
})

const bothReady = (started: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let printed = ''
    started.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('Masthead is ready') && printed.includes(url)) resolve()
    })
    started.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${printed}`)))
  })

const isWritten = (page: Page, button: string) =>
  page.getByRole('button', { name: button }).and(page.locator(':not([aria-disabled])')).waitFor({ timeout: 60_000 })

test('the main job, from the website to the finished post, logs nothing to the console', async () => {
  const { page, problems } = await visit(browser)
  await signIn(page, url)
  await makeBrand(page)
  await goToOutline(page)
  await isWritten(page, 'Save Outline')
  await expect.poll(() => page.getByRole('textbox', { name: 'Heading 1', exact: true }).inputValue()).toMatch(/\w/)
  await page.getByRole('button', { name: 'Save Outline' }).click()
  await page.waitForURL('**/approve')
  await isWritten(page, 'Save Blog')
  await page.getByRole('button', { name: 'Save Blog' }).click()
  await page.getByRole('link', { name: 'Edit Content' }).waitFor()
  expect((await page.getByRole('article').innerText()).split(/\s+/).length).toBeGreaterThan(400)
  expect(problems).toEqual([])
})
