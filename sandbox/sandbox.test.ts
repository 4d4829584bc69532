import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { createWebPages, demoSiteOf } from '#server/providers/web-page/index.ts'
import { PlainBrowser } from '#test/helpers/plain-browser.ts'
import { startTestSandbox } from '#test/helpers/sandbox.ts'

const { port, publicUrl, begin, stop } = await startTestSandbox()
afterAll(stop)

describe('the pages', () => {
  test('the home page explains the sandbox and links to its parts', async () => {
    const browser = new PlainBrowser()
    const { document, headers } = await browser.open(publicUrl)
    expect(document.body.textContent).toContain('Sandbox: no real Google account')
    expect(document.body.textContent).toContain('ada.okafor@example.com')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    const demo = await browser.follow('The demo company')
    expect(demo).toMatchObject({ status: 200, url: `${publicUrl}/demo/` })
    expect(demo.document.title).not.toContain('Masthead')
  })

  test('all pages are styled and have no scripts', async () => {
    const { browser } = await begin()
    const pages = [browser.page, await browser.follow('Ada Okafor'), await browser.open(`${publicUrl}/nothing`)]
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 404])
    for (const { document, headers, text } of pages) {
      expect(text).not.toContain('<script')
      expect(document.querySelectorAll('[style], style')).toHaveLength(0)
      expect(headers.get('content-security-policy')).not.toContain('script-src')
      expect(headers.get('cache-control')).toBe('no-store')
    }
    const style = await fetch(`${publicUrl}/style.css`)
    expect(style.headers.get('content-type')).toContain('text/css')
  })
})

describe('DNS rebinding', () => {
  const ask = async (path: string, host: string) => {
    const request = get({ port, path, headers: { host } })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return { status: response.statusCode, body: await text(response) }
  }
  const paths = ['/', '/google/.well-known/openid-configuration', '/errors', '/stripe', '/demo/', '/drive/v3/files']

  test('a foreign host name is refused on every path', async () => {
    for (const path of paths)
      for (const host of [
        `rebound.example:${port}`,
        'rebound.example',
        '127.0.0.1',
        `127.0.0.1:${port + 1}`,
        `x@127.0.0.1:${port}`,
      ]) {
        const { status, body } = await ask(path, host)
        expect(status).toBe(421)
        expect(JSON.parse(body)).toMatchObject({ status: 'error', code: 421 })
      }
  })

  test('loopback names are accepted', async () => {
    for (const host of [`127.0.0.1:${port}`, `LOCALHOST:${port}`, `[::1]:${port}`])
      expect((await ask('/demo/', host)).status).toBe(200)
  })
})

describe('scraping', () => {
  test('reaches only the demo company’s site', async () => {
    const pages = createWebPages(demoSiteOf(publicUrl))
    const { pages: read } = await pages.crawl(`${publicUrl}/demo/`, {})
    expect(read.length).toBeGreaterThan(3)
    for (const path of [
      '/',
      '/errors',
      '/stripe',
      '/google/.well-known/openid-configuration',
      '/demolition',
      '/demo/../errors',
    ])
      await expect(pages.readArticle(publicUrl + path)).rejects.toMatchObject({ reason: 'not-public' })
  })
})

test('URLs use the public origin, whatever the Host header says', async () => {
  const response = await fetch(`${publicUrl}/google/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' },
  })
  expect(await response.text()).not.toContain('evil.test')
})
