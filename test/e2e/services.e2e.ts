// Third-party services in the browser: error reports to the local sink, and a provider's chat in its frame.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { startProduct, type Product } from '#test/helpers/product.ts'
import { screenOf } from '#test/helpers/screen.ts'
import { test } from '#test/helpers/shared.ts'
import { signInTo, type SignedIn } from '#test/helpers/signed-in.ts'
import { visit } from '#test/helpers/visitor.ts'

const shots = join(import.meta.dirname, '../output/services')
const missing = (last: number) => `00000000-0000-4000-8000-00000000000${last}`

/** A provider's page: shows what it can access of the embedding page, and sends messages on request. */
const providerPage = `<!doctype html><meta charset="utf-8"><title>Chat</title>
  <body style="font-family: sans-serif"><p>How can we help?</p><p id="seen"></p>
  <script>
    const attempt = (read) => { try { return String(read()) } catch (error) { return error.name } }
    document.getElementById('seen').textContent = JSON.stringify({
      page: attempt(() => parent.document.title),
      cookies: attempt(() => document.cookie),
      referrer: attempt(() => document.referrer),
    })
    const send = (data) => parent.postMessage(data, '*')
  </script></body>`

let world: SignedIn
let product: Product
let browser: Browser
let provider: Server
let chatUrl: string
let asked: { url: string; headers: object }[]
let context: BrowserContext
let page: Page
let problems: string[]

test.beforeAll(async ({ browser: shared }) => {
  browser = shared
  asked = []
  provider = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    response.setHeader('Content-Type', 'text/html').end(providerPage)
  })
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve))
  // Another host than the product's: cookies are kept by host, whatever the port.
  chatUrl = `http://localhost:${(provider.address() as AddressInfo).port}/frame`
  product = await startProduct({ CHAT_WIDGET_URL: chatUrl })
  world = await signInTo(product, browser)
  page = world.page
  ;({ context, problems } = world.visitor)
})
afterAll(async () => {
  await product?.stop()
  provider?.close()
})

type Told = {
  level: string
  fingerprint: string[]
  tags: Record<string, string>
  user: { email: string; id: string }
  exception?: { values: { value: string }[] }
}

const reports = async () => {
  const rows = await product.database.db.selectFrom('sandbox.error_reports').select('event').execute()
  return rows.map(({ event }) => event as Told)
}
const reported = async (isIt: (event: Told) => boolean) => {
  let found: Told | undefined
  await expect.poll(async () => (found = (await reports()).find(isIt))).toBeTruthy()
  return found!
}
const hasThrown = (text: string) => (event: Told) =>
  Boolean(event.exception?.values.some(({ value }) => value.includes(text)))

describe('B1 error reports of the browser', () => {
  test('B1 failed calls before and after Sentry is loaded, uncaught errors and a screen that crashes are reported', async () => {
    // Before: Sentry's code is loaded once the first screen is rendered.
    await page.goto(`${product.url}/brands/${missing(1)}`)
    await page.waitForURL('**/dashboard')
    const early = await reported(({ tags }) => tags['side'] === 'browser' && tags['route'] === '/api/brands/{id}')
    expect(early).toMatchObject({ level: 'warning', tags: { status: '404', method: 'GET' } })
    expect(early.fingerprint).toEqual(['404', 'GET', '/api/brands/{id}'])
    expect(early.user).toMatchObject({ email: expect.stringContaining('@'), id: expect.stringMatching(/^[\w-]{36}$/) })
    const ofServer = await reported(
      ({ tags }) => tags['side'] === 'server' && tags['route'] === '/api/brands/{brand_id}',
    )
    expect(ofServer.user).toMatchObject({ email: early.user.email, id: early.user.id })

    // After, with a secret in the address and in the message.
    await page.evaluate(() => fetch('/api/nothing?access_token=S3cr3t'))
    await reported(({ tags }) => tags['side'] === 'browser' && tags['route'] === '/api/nothing')
    await page.evaluate(() => void setTimeout(() => { throw new Error('lost at /?access_token=S3cr3t') })) // oxfmt-ignore
    expect(await reported(hasThrown('lost at'))).toMatchObject({ level: 'error', tags: { side: 'browser' } })

    await page.route('**/api/deliverables', (route) => route.fulfill({ json: { not: 'a list' } }))
    await page.goto(`${product.url}/deliverables`)
    await page.getByRole('heading', { name: 'This page stopped working' }).waitFor()
    await page.unroute('**/api/deliverables')
    const broken = await reported((event) => event.tags['side'] === 'browser' && hasThrown('is not a function')(event))
    // With the file and line of the source, although the code is minified.
    expect(JSON.stringify(broken.exception)).toMatch(/"filename":"web\/features\/deliverables\/[\w/-]+\.tsx?"/)

    const sent = JSON.stringify(await reports())
    const cookies = await context.cookies()
    for (const secret of ['S3cr3t', cookies.find(({ name }) => name === 'session-id')!.value])
      expect(sent).not.toContain(secret)
  })

  test('the sandbox shows them', async () => {
    const { page: reader, problems: own } = await visit(browser)
    await reader.goto(product.sandboxUrl)
    await reader.getByRole('link', { name: 'Error reports' }).click()
    await reader.getByRole('cell', { name: 'GET /api/nothing' }).first().waitFor()
    await expectAccessible(reader)
    await reader.screenshot({ path: join(shots, 'error-reports.png') })
    await reader.getByRole('row', { name: 'lost at' }).getByRole('link').click()
    await reader.getByRole('heading', { level: 1, name: /lost at/ }).waitFor()
    await reader.screenshot({ path: join(shots, 'error-report.png') })
    await expectAccessible(reader)
    expect(own).toEqual([])
    await reader.context().close()
  })
})

describe('B1 the chat', () => {
  const launcher = () => page.getByRole('button', { name: /^Support chat/ })
  const panel = () => page.getByRole('dialog', { name: 'Support chat' })
  const inside = () => page.frameLocator('iframe[title="Support chat"]')
  const send = (data: unknown) =>
    inside()
      .locator('body')
      .evaluate((_, message) => parent.postMessage(message, '*'), data)
  const height = async () => (await panel().boundingBox())?.height

  test('B1 is loaded when it is opened, in a frame without access to the page', async () => {
    problems.length = 0
    await page.goto(`${product.url}/dashboard`)
    await launcher().waitFor()
    expect(asked).toEqual([])
    await launcher().focus()
    await page.keyboard.press('Enter')
    await inside().getByText('How can we help?').waitFor()
    await panel().and(page.locator(':focus')).waitFor()
    const seen = JSON.parse(await inside().locator('#seen').innerText())
    expect(seen).toEqual({ page: 'SecurityError', cookies: '', referrer: '' })
    expect(asked.map(({ url }) => url)).toEqual(['/frame'])
    expect(JSON.stringify(asked)).not.toMatch(/session-id|"cookie"|"referer"/)
    await screenOf(page).isLoaded()
    await page.screenshot({ path: join(shots, 'chat-open-1440.png') })
    expect(problems).toEqual([])
    await expectAccessible(page)
    // Axe messages the frame's page, and the browser warns of that.
    problems.length = 0
  })

  test('accepts resize, unread and close from its provider, and nothing else', async () => {
    await send({ type: 'resize', height: 320 })
    await expect.poll(height).toBe(320)
    for (const wrong of [{ type: 'resize', height: '500' }, { type: 'resize', height: 500, x: 1 }, 'close', null])
      await send(wrong)
    await page.evaluate(() => postMessage({ type: 'close' }, '*'))
    await send({ type: 'resize', height: 360 })
    await expect.poll(height).toBe(360)
    await send({ type: 'close' })
    await panel().waitFor({ state: 'hidden' })
    await launcher().and(page.locator(':focus')).waitFor()
    await send({ type: 'unread', count: 2 })
    await page.getByRole('button', { name: 'Support chat, 2 new' }).waitFor()
    await page.screenshot({ path: join(shots, 'chat-unread.png') })
  })

  test('keeps its state across a reload, closes with Escape, and is not shown to signed-out visitors', async () => {
    await launcher().click()
    await page.reload()
    await inside().getByText('How can we help?').waitFor()
    await page.getByRole('button', { name: 'Close the chat' }).focus()
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'hidden' })
    await page.reload()
    await launcher().waitFor()
    await expect.poll(() => page.locator('iframe').count()).toBe(0)
    const stranger = await visit(browser)
    await stranger.page.goto(product.url)
    await stranger.page.getByRole('link', { name: 'Continue With Google' }).waitFor()
    await expect.poll(() => stranger.page.getByRole('button', { name: /chat/i }).count()).toBe(0)
    await stranger.context.close()
    expect(problems).toEqual([])
  })

  test('on a phone it covers nothing while closed, and the whole screen while open', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${product.url}/brands/new/manual`)
    await screenOf(page).isLoaded()
    await expect
      .poll(() => launcher().evaluate((button) => getComputedStyle(button.parentElement!).position))
      .toBe('static')
    await launcher().click()
    await inside().getByText('How can we help?').waitFor()
    expect(await panel().boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await page.screenshot({ path: join(shots, 'chat-open-390.png') })
    await page.getByRole('button', { name: 'Close the chat' }).click()
    await launcher().scrollIntoViewIfNeeded()
    await page.screenshot({ path: join(shots, 'chat-closed-390.png') })
  })
})
