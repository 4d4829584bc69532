import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { parseHTML } from 'linkedom'
import { expect, onTestFinished, test } from 'vitest'
import { crawlSite } from '#server/providers/web-page/crawl.ts'
import { createWebPages } from '#server/providers/web-page/index.ts'
import { company } from './company.ts'
import { demoSite } from './demo-site.ts'
import { pages } from './pages.ts'

const origin = 'http://sandbox.example:4100'
const get = async (path: string, method = 'GET') => demoSite(new Request(origin + path, { method }))
const read = async (path: string) => (await get(path))?.text() ?? ''

const serve = async () => {
  const listener = getRequestListener(
    async (request) => (await demoSite(request)) ?? new Response('No', { status: 404 }),
    { overrideGlobalObjects: false },
  )
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each(pages.map(({ path }) => path))(
  '/demo/%s is a whole page whose links and images lead somewhere',
  async (path) => {
    const { document } = parseHTML(await read(`/demo/${path}`))
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/.{40,}/)
    const { '@graph': graph } = JSON.parse(document.querySelector('script')?.textContent ?? '')
    expect(graph[0]).toMatchObject({ '@type': 'Organization', email: company.email, numberOfEmployees: { value: 38 } })

    const addresses = [...document.querySelectorAll('[href],[src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    )
    for (const address of addresses.filter((address) => !/^(mailto|tel):/.test(address))) {
      expect(address).not.toMatch(/^\//)
      const url = new URL(address, `${origin}/demo/${path}`)
      expect(url.href).toMatch(`${origin}/demo/`)
      expect((await get(url.pathname))?.status).toBe(200)
      expect(await read(url.pathname)).toContain(url.hash ? `id="${url.hash.slice(1)}"` : '')
    }
  },
)

test('serves nothing outside /demo/ except robots.txt', async () => {
  for (const path of ['/', '/demos', '/api/brands', '/style.css']) expect(await get(path)).toBeUndefined()
  expect(await read('/robots.txt')).toContain(`Sitemap: ${origin}/demo/sitemap.xml`)
  expect(await read('/demo/sitemap.xml')).toContain(`<loc>${origin}/demo/journal/a-year-without-the-van</loc>`)
})

test('misspelt paths', async () => {
  expect((await get('/demo'))?.headers.get('location')).toBe('/demo/')
  expect((await get('/demo/about/'))?.headers.get('location')).toBe('/demo/about')
  const missing = await get('/demo/no/such/page')
  expect(missing?.status).toBe(404)
  expect(await missing?.text()).toContain('href="../../."')
  expect((await get('/demo/', 'POST'))?.status).toBe(405)
})

test('says that it is fictional', async () => {
  expect(await read('/demo/')).toContain('A made-up company')
})

test.each([
  ['audience', '', /We build for young families .* independent shops, couriers and councils/],
  ['positioning', '', /the only British cargo-bike maker that welds, paints and services every bike in one yard/],
  ['industry', 'about', /a manufacturer of electric cargo bikes/],
  ['size', 'about', /38 employees/],
  ['mission', 'mission', /Our mission is to build cargo bikes/],
  ['vision', 'mission', /Our vision is a city/],
  ['perception', 'customers', /Customers rate Ferrywright 4\.8 out of 5/],
  ['contacts', 'contact', /0117 496 0142.*hello@ferrywright\.example/],
  ['location', 'contact', /Bristol BS1 6XF/],
])('a fact for the %s is stated', async (_, path, sentence) => {
  expect((await read(`/demo/${path}`)).replaceAll(/\s+/g, ' ')).toMatch(sentence)
})

test('the crawl reads its nine best pages and finds its logo, and its posts are readable as articles', async () => {
  const host = await serve()
  const home = `http://${host}/demo/`
  const { pages, icons } = await crawlSite(home, { allowHosts: [host] })
  const read = pages.map(({ url }) => url.replace(home, ''))
  expect(read[0]).toBe('')
  expect(read.toSorted()).toEqual(
    ['', 'about', 'bikes', 'contact', 'customers', 'imprint', 'mission', 'services', 'team'].toSorted(),
  )
  const webPages = createWebPages([host])
  expect(icons[0]).toBe(`${home}logo.png`)
  expect((await webPages.fetchIcon(icons))?.length).toBeGreaterThan(5000)
  const { title, text } = await webPages.readArticle(`${home}journal/what-a-cargo-bike-costs`)
  expect(title).toBe('What a cargo bike really costs')
  expect(text).toContain('Energy | £95 | £3,400')
  expect(text).toContain('## When it is not worth it')
  expect(text).not.toContain('A made-up company')
})
