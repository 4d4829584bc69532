import { expect, test } from 'vitest'
import { serve, serveSite } from '#test/helpers/web-server.ts'
import { crawl, link, menu, page, read } from '#test/helpers/site-to-crawl.ts'

test('a page with few links: the sitemap is read, also one of sitemaps', async () => {
  const site = await serveSite({
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'Sitemap: /all.xml' },
    '/': page(''),
    '/about': page(''),
    '/contact': page(''),
    '/other': page(''),
  })
  const files: Record<string, string> = {
    '/robots.txt': `User-agent: *\nSitemap: ${site.url}/all.xml`,
    '/all.xml': `<sitemapindex><sitemap><loc>${site.url}/pages.xml</loc></sitemap></sitemapindex>`,
    '/pages.xml': `<urlset>${['/', '/about', '/other'].map((path) => `<url><loc>\n${site.url}${path}\n</loc></url>`).join('')}
      <url><loc><![CDATA[${site.url}/contact]]></loc></url><url><loc>http://other.example/about</loc></url></urlset>`,
  }
  const withFiles = await serve((request, response) => {
    const file = files[request.url ?? '']?.replaceAll(site.url, `http://${request.headers.host}`)
    response.writeHead(200, { 'content-type': file ? 'text/xml' : 'text/html' }).end(file ?? page(''))
  })
  expect((await read(withFiles)).toSorted()).toEqual(['/', '/about', '/contact'])
})

test('pages come in the order of arrival, the start page first', async () => {
  const contactIsRead = Promise.withResolvers<void>()
  const site = await serveSite({
    '/': page(menu(link('/about'), link('/contact'))),
    '/about': { body: page(''), after: contactIsRead.promise },
    '/contact': page(''),
  })
  const seen: string[] = []
  const onPage = ({ url }: { url: string }) => {
    seen.push(url)
    if (url.endsWith('/contact')) contactIsRead.resolve()
  }
  const { pages } = await crawl(site, { onPage })
  expect(seen).toEqual(['/', '/contact', '/about'].map((path) => site.url + path))
  expect(pages.map(({ url }) => url)).toEqual(seen)
})

test('at most three pages are requested at a time', async () => {
  let open = 0
  let most = 0
  const paths = ['about', 'contact', 'team', 'mission', 'services', 'imprint']
  const site = await serve((request, response) => {
    most = Math.max(most, ++open)
    setTimeout(() => {
      open--
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(request.url === '/' ? page(menu(...paths.map((path) => link(`/${path}`)))) : page(''))
    }, 50)
  })
  expect(await read(site)).toHaveLength(7)
  expect(most).toBe(3)
})

test('redirects and refreshes of the start page are followed', async () => {
  const site = await serveSite({
    '/': { status: 302, headers: { location: '/start' } },
    '/start': `<meta http-equiv="refresh" content="0; url='/en/home'">`,
    '/en/home': page(menu(link('about'))),
    '/en/about': page(''),
  })
  expect(await read(site)).toEqual(['/en/home', '/en/about'])
})

test('icons are listed best first', async () => {
  const site = await serveSite({
    '/': page('', {
      head: `<link rel="icon" sizes="16x16" href="/16.png"><link rel="shortcut icon" sizes="32x32" href="/32.png">
        <link rel="icon" type="image/svg+xml" href="/icon"><link rel="icon" href="/icon.svg">
        <link rel="apple-touch-icon" sizes="60x60" href="/touch-60.png"><link rel="apple-touch-icon" sizes="180x180" href="/touch-180.png">
        <meta property="og:image" content="https://cdn.example/og.jpg">
        <script type="application/ld+json">no JSON</script>
        <script type="application/ld+json">{"@graph":[{"@type":"WebSite","logo":"/no.png"},
          {"@type":["Organization","LocalBusiness"],"logo":{"@type":"ImageObject","url":"/logo.png"}}]}</script>`,
    }),
  })
  expect((await crawl(site)).icons.map((icon) => icon.replace(site.url, ''))).toEqual([
    '/logo.png',
    '/touch-180.png',
    '/touch-60.png',
    'https://cdn.example/og.jpg',
    '/32.png',
    '/16.png',
    '/favicon.ico',
  ])
})
