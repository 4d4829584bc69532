// What a crawl makes of pages and sites that cannot be read.
import { expect, test, vi } from 'vitest'
import { crawlSite } from './crawl.ts'
import type { Page } from './page.ts'
import { serveSite } from '#test/helpers/web-server.ts'
import { crawl, failsWith, link, menu, page, read, words } from '#test/helpers/site-to-crawl.ts'

const forever = new Promise<never>(() => {})

test('pages that cannot be read do not affect the rest', async () => {
  const site = await serveSite({
    '/': page(menu(...['about', 'contact', 'team', 'mission', 'services', 'imprint'].map((path) => link(`/${path}`)))),
    '/about': { status: 500 },
    '/contact': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
    '/team': '',
    '/mission': '<form><input type="password"></form>',
    '/services': `<html><body>${'<div>'.repeat(200_000)}`,
    '/imprint': page(''),
  })
  expect(await read(site)).toEqual(['/', '/imprint'])
})

test.each([
  ['http-status', 'a missing page', { status: 404 }],
  ['empty', 'an empty page', ''],
  ['needs-browser', 'a page of markup', '<html><body><div id="root"></div><script>start()</script></body></html>'],
  ['empty', 'a page that only wants JavaScript', `<body><noscript>${words}</noscript><div id="root"></div></body>`],
  ['login-required', 'a sign-in', { status: 401 }],
  [
    'login-required',
    'a form for a password',
    `<body><h1>Welcome</h1><form>${words}<input type=password></form></body>`,
  ],
  ['login-required', 'a redirect to a form', { status: 302, headers: { location: '/users/sign_in?next=%2F' } }],
  ['too-many-redirects', 'redirects for ever', { status: 302, headers: { location: '/' } }],
  ['not-html', 'a file', { headers: { 'content-type': 'application/pdf' }, body: '%PDF' }],
  ['not-public', 'a redirect into a private network', { status: 302, headers: { location: 'http://10.0.0.1/' } }],
  ['too-many-redirects', 'pages that refresh in a circle', '<meta http-equiv="refresh" content="0;url=/?a">'],
])('%s: %s', async (reason, _, reply) => {
  const site = await serveSite({
    '/': reply,
    '/?a': '<meta http-equiv="refresh" content="0;url=/">',
    '/users/sign_in?next=%2F': page('<form><input type="email"><input type="password"></form>'),
  })
  await expect(crawl(site)).rejects.toThrow(failsWith(reason))
})

test.each([
  ['a shell with a description', '<meta name="description" content="We make things"><div id="root"></div>'],
  ['a shell with JSON-LD', '<script type="application/ld+json">{"@type":"Organization","name":"Example"}</script>'],
  ['a short page', `<p>${words.slice(0, 60)}</p>`],
  [
    'a page with a sign-in for users in its header',
    `<header><form><input type=password></form></header><p>${words}</p>`,
  ],
  ['a page with much to read beside a form', `<p>${words.repeat(4)}</p><form><input type=password></form>`],
])('a page counts as content: %s', async (_, html) => {
  expect(await read(await serveSite({ '/': html }))).toEqual(['/'])
})

test('out of time: the pages read so far are the result', async () => {
  const site = await serveSite({
    '/': page(menu(link('/about'), link('/contact'))),
    '/about': page(''),
    '/contact': { body: page(''), after: forever },
  })
  expect(await read(site, { totalMs: 2500 })).toEqual(['/', '/about'])
  await expect(crawl(site, { path: '/contact', totalMs: 300 })).rejects.toThrow(failsWith('timeout'))
})

test('a cancelled crawl', async () => {
  const site = await serveSite({ '/': page(menu(link('/about'))), '/about': { body: page(''), after: forever } })
  const onPage = vi.fn<(page: Page) => void>()
  const abort = new AbortController()
  const crawling = crawl(site, { signal: abort.signal, onPage })
  await vi.waitFor(() => expect(site.requests).toContain('/about'), { timeout: 5000 })
  abort.abort()
  await expect(crawling).rejects.toThrow(failsWith('cancelled'))
  expect(onPage).toHaveBeenCalledOnce()
})

test('a forbidden URL', async () => {
  const site = await serveSite({ '/': page('') })
  await expect(crawl(site, { allowHosts: [] })).rejects.toThrow(failsWith('not-public'))
  await expect(crawlSite('javascript:alert(1)', { allowHosts: [] })).rejects.toThrow(failsWith('invalid-url'))
  expect(site.requests).toEqual([])
})
