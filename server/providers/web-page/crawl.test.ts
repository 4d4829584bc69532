import { describe, expect, test, vi } from 'vitest'
import { crawlSite, type CrawlOptions } from './crawl.ts'
import type { Page } from './page.ts'
import { cpuTime } from '#test/helpers/cpu-time.ts'
import { serve, serveSite } from '#test/helpers/web-server.ts'

const words = 'A sentence that a person can read, and enough of it to count. '.repeat(3)
const link = (href: string, text = href, more = '') => `<a href="${href}" ${more}>${text}</a>`
const page = (body: string, { head = '', lang = 'en' } = {}) =>
  `<!doctype html><html lang="${lang}"><head><title>t</title>${head}</head><body><main><p>${words}</p>${body}</main></body></html>`
const menu = (...links: string[]) => `<nav>${links.join('')}</nav>`

const robots = (body: string) => ({ headers: { 'content-type': 'text/plain' }, body })

type Site = Awaited<ReturnType<typeof serve>>

const crawl = (site: Site, options: Partial<CrawlOptions> & { path?: string } = {}) => {
  const { path = '/', ...rest } = options
  return crawlSite(site.url + path, { allowHosts: [site.host], ...rest })
}
const pathsOf = (site: Site, pages: Page[]) => pages.map(({ url }) => url.replace(site.url, ''))
const read = async (site: Site, options: Parameters<typeof crawl>[1] = {}) =>
  pathsOf(site, (await crawl(site, options)).pages)
const fails = (reason: string) => expect.objectContaining({ name: 'WebPageError', reason })

describe('which pages are read', () => {
  test('the start page and the eight that say most about the company', async () => {
    const wanted = ['/about', '/contact', '/mission', '/services', '/team', '/imprint', '/customers', '/pricing']
    const unwanted = [
      '/login',
      '/cart',
      '/privacy',
      '/blog/ten-tips-about-services',
      '/terms',
      '/news',
      '/faq',
      '/events',
    ]
    const site = await serveSite({
      '/': page(menu(...[...unwanted, ...wanted].map((path) => link(path, path.slice(1).replaceAll(/[/-]/g, ' '))))),
      ...Object.fromEntries([...wanted, ...unwanted].map((path) => [path, page('')])),
    })
    const pages = await read(site)
    expect(pages).toHaveLength(9)
    expect(pages[0]).toBe('/')
    expect(pages).toEqual(expect.arrayContaining(wanted.slice(0, 7)))
    expect(wanted.concat('/', '/news', '/faq', '/events')).toEqual(expect.arrayContaining(pages))
  })

  test.each([
    ['en', ['about-us', 'our-mission', 'contact', 'services', 'legal-notice']],
    ['de', ['ueber-uns', 'leitbild', 'kontakt', 'leistungen', 'impressum']],
    ['fr', ['qui-sommes-nous', 'nos-valeurs', 'contactez-nous', 'prestations', 'mentions-legales']],
    ['es', ['quienes-somos', 'mision-y-vision', 'contacto', 'servicios', 'aviso-legal']],
    ['it', ['chi-siamo', 'missione', 'contatti', 'servizi', 'note-legali']],
  ])('in %s, from the words of their addresses alone', async (lang, paths) => {
    const site = await serveSite({
      '/': page([...paths, 'xyz'].map((path) => link(`/${path}`, '')).join(''), { lang }),
      ...Object.fromEntries([...paths, 'xyz'].map((path) => [`/${path}`, page('', { lang })])),
    })
    expect((await read(site)).toSorted()).toEqual(['/', ...paths.map((path) => `/${path}`)].toSorted())
  })

  test.each([
    ['de', ['Über uns', 'Unsere Werte', 'Kontakt', 'Lösungen', 'Impressum', 'Mitarbeiter', 'Kundenstimmen']],
    ['fr', ['À propos', 'Notre mission', 'Nos métiers et services', 'Mentions légales', 'Équipe', 'Témoignages']],
    ['es', ['Quiénes somos', 'Misión', 'Contáctanos', 'Soluciones', 'Aviso legal', 'Equipo', 'Opiniones']],
    ['it', ['Chi siamo', 'I nostri valori', 'Contattaci', 'Prodotti', 'Note legali', 'Le persone', 'Recensioni']],
  ])('in %s, from the words of their links alone', async (lang, texts) => {
    const site = await serveSite({
      '/': page([...texts, 'xyz'].map((text, index) => link(`/p/${index}`, text)).join(''), { lang }),
      ...Object.fromEntries([...texts, 'xyz'].map((_, index) => [`/p/${index}`, page('', { lang })])),
    })
    expect((await read(site)).toSorted()).toEqual(['/', ...texts.map((_, index) => `/p/${index}`)])
  })

  test('a page that only another page links to', async () => {
    const site = await serveSite({
      '/': page(menu(link('/about'))),
      '/about': page(link('/about/mission', 'Our mission')),
      '/about/mission': page(''),
    })
    expect(await read(site)).toEqual(['/', '/about', '/about/mission'])
  })

  test('each page once, however it is linked', async () => {
    const site = await serveSite({
      '/': page(
        menu(
          ...[
            '/',
            '/index.html',
            '#top',
            '/about',
            '/about/',
            '/about#team',
            '/about?utm_source=menu&fbclid=1',
            '/about/index.html',
          ].map((href) => link(href, 'About')),
          ...['/company', '/imprint', '/contact'].map((href) => link(href)),
        ),
      ),
      '/about': page('', { head: '<link rel="canonical" href="/about">' }),
      '/company': { status: 301, headers: { location: '/about' } },
      '/imprint': page('', { head: '<link rel="canonical" href="/about/">' }),
      '/contact': page('', { head: '<link rel="canonical" href="/">' }),
    })
    expect((await read(site)).toSorted()).toEqual(['/', '/about', '/contact'])
    expect(site.requests.filter((path) => path.startsWith('/about'))).toHaveLength(2)
  })

  test('the language of the start page, not its translations', async () => {
    const site = await serveSite({
      '/': page(
        menu(
          link('/about'),
          link('/de/ueber-uns', 'Über uns'),
          link('/chi-siamo', 'Chi siamo', 'hreflang="it"'),
          link('/contact?lang=fr', 'Contact'),
          link('/a-propos', 'À propos'),
          link('/team'),
        ),
        {
          head: '<link rel="alternate" hreflang="fr" href="/a-propos"><link rel="alternate" hreflang="en-US" href="/team">',
        },
      ),
      '/about': page(''),
      '/team': page('', { lang: 'de' }),
    })
    expect(await read(site)).toEqual(['/', '/about'])
    expect(site.requests).toEqual(['/robots.txt', '/', '/sitemap.xml', '/about', '/team'])
  })

  test('in the language folder of the start page, if any', async () => {
    const site = await serveSite({
      '/de/': page(menu(link('/de/ueber-uns'), link('/en/about-us'), link('/kontakt')), { lang: 'de-CH' }),
      '/de/ueber-uns': page('', { lang: 'de' }),
      '/kontakt': page('', { lang: 'de' }),
    })
    expect((await read(site, { path: '/de/' })).toSorted()).toEqual(['/de/', '/de/ueber-uns', '/kontakt'])
  })

  test('no other sites and no files', async () => {
    const other = await serveSite({ '/about': page('') })
    const site = await serveSite({
      '/': page(
        menu(
          link(`${other.url}/about`),
          link('/contact'),
          link('/about.pdf'),
          link('mailto:about@example.com'),
          link('/team'),
        ),
      ),
      '/contact': { status: 302, headers: { location: `${other.url}/about` } },
      '/team': page(''),
    })
    expect(await read(site, { allowHosts: [site.host, other.host] })).toEqual(['/', '/team'])
    expect(other.requests).toEqual([])
  })

  test('by the base address of the page and with attributes in capitals', async () => {
    const site = await serveSite({
      '/': `<HTML LANG=EN><HEAD><BASE HREF="/site/"></HEAD><BODY>${words}<A HREF="about">About</A></BODY></HTML>`,
      '/site/about': page(''),
    })
    expect(await read(site)).toEqual(['/', '/site/about'])
  })

  test('from the sitemap, and from a sitemap of sitemaps, when the page has few links', async () => {
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

  test('in order of arrival, the start page first', async () => {
    const site = await serveSite({
      '/': page(menu(link('/about'), link('/contact'))),
      '/about': { body: page(''), delayMs: 300 },
      '/contact': page(''),
    })
    const seen: string[] = []
    const { pages } = await crawl(site, { onPage: (page) => seen.push(page.url) })
    expect(seen).toEqual(['/', '/contact', '/about'].map((path) => site.url + path))
    expect(pages.map(({ url }) => url)).toEqual(seen)
  })

  test('at most three at a time', async () => {
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

  test('the page behind a redirect and a refresh, with its own site', async () => {
    const site = await serveSite({
      '/': { status: 302, headers: { location: '/start' } },
      '/start': `<meta http-equiv="refresh" content="0; url='/en/home'">`,
      '/en/home': page(menu(link('about'))),
      '/en/about': page(''),
    })
    expect(await read(site)).toEqual(['/en/home', '/en/about'])
  })
})

describe('robots.txt', () => {
  const pages = {
    '/': page(menu(link('/about'), link('/team'), link('/contact'))),
    '/about': page(''),
    '/team': page(''),
  }

  test('is fetched once and respected', async () => {
    const site = await serveSite({ ...pages, '/robots.txt': robots('User-agent: *\nDisallow: /about\nAllow: /') })
    expect(await read(site)).toEqual(['/', '/team'])
    expect(site.requests.filter((path) => path === '/robots.txt')).toHaveLength(1)
    expect(site.requests).not.toContain('/about')
  })

  test('can have rules for Masthead, which take precedence over those for everyone', async () => {
    const rules = 'User-agent: *\nDisallow: /\n\nUser-agent: Masthead\nDisallow: /team'
    expect(await read(await serveSite({ ...pages, '/robots.txt': robots(rules) }))).toEqual(['/', '/about'])
  })

  test('forbids the start page', async () => {
    const site = await serveSite({ ...pages, '/robots.txt': robots('User-agent: *\nDisallow: /') })
    await expect(crawl(site)).rejects.toThrow(fails('robots'))
    expect(site.requests).toEqual(['/robots.txt'])
  })

  test('forbids the target of a redirect', async () => {
    const site = await serveSite({
      ...pages,
      '/robots.txt': robots('User-agent: *\nDisallow: /secret'),
      '/about': { status: 302, headers: { location: '/secret' } },
      '/secret': page(''),
    })
    expect(await read(site)).toEqual(['/', '/team'])
    expect(site.requests).not.toContain('/secret')
  })

  test.each([[404], [403], [401]])('allows everything when it answers %i', async (status) => {
    expect(await read(await serveSite({ ...pages, '/robots.txt': { status } }))).toHaveLength(3)
  })

  test('forbids everything while the server fails', async () => {
    await expect(crawl(await serveSite({ ...pages, '/robots.txt': { status: 503 } }))).rejects.toMatchObject({
      reason: 'http-status',
      status: 503,
    })
  })

  test('can demand a crawl delay', async () => {
    const site = await serveSite({ ...pages, '/robots.txt': robots('User-agent: *\nCrawl-delay: 1') })
    const started = performance.now()
    expect(await read(site)).toHaveLength(3)
    expect(performance.now() - started).toBeGreaterThan(2000)
  })

  test('cannot stall the crawl with a pathological pattern', async () => {
    const path = `/${'a'.repeat(2000)}`
    const rules = robots(`User-agent: *\nDisallow: /${'*'.repeat(500_000)}b`)
    const site = await serveSite({ [path]: page(''), '/robots.txt': rules })
    // CPU time of this thread between two ticks: on a busy machine, the time on the clock is also others'.
    let longestTask = 0
    let last = cpuTime()
    const timer = setInterval(() => {
      longestTask = Math.max(longestTask, cpuTime() - last)
      last = cpuTime()
    }, 10)
    await crawl(site, { path }).catch(() => {})
    clearInterval(timer)
    expect(longestTask).toBeLessThan(500)
  })
})

describe('failures', () => {
  test('a further page, without affecting the rest', async () => {
    const site = await serveSite({
      '/': page(
        menu(...['about', 'contact', 'team', 'mission', 'services', 'imprint'].map((path) => link(`/${path}`))),
      ),
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
    ['empty', 'a page of markup', '<html><body><div id="root"></div><script>start()</script></body></html>'],
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
  ])('%s: %s', async (reason, _, answer) => {
    const site = await serveSite({
      '/': answer,
      '/?a': '<meta http-equiv="refresh" content="0;url=/">',
      '/users/sign_in?next=%2F': page('<form><input type="email"><input type="password"></form>'),
    })
    await expect(crawl(site)).rejects.toThrow(fails(reason))
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
  ])('not with %s', async (_, html) => {
    expect(await read(await serveSite({ '/': html }))).toEqual(['/'])
  })

  test('a site that takes too long in total: the pages read so far count', async () => {
    const site = await serveSite({
      '/': page(menu(link('/about'), link('/contact'))),
      '/about': page(''),
      '/contact': { body: page(''), delayMs: 8000 },
    })
    expect(await read(site, { totalMs: 2500 })).toEqual(['/', '/about'])
    await expect(crawl(site, { path: '/contact', totalMs: 300 })).rejects.toThrow(fails('timeout'))
  })

  test('a cancelled crawl', async () => {
    const site = await serveSite({ '/': page(menu(link('/about'))), '/about': { body: page(''), delayMs: 8000 } })
    const onPage = vi.fn<(page: Page) => void>()
    const abort = new AbortController()
    const crawling = crawl(site, { signal: abort.signal, onPage })
    await vi.waitFor(() => expect(site.requests).toContain('/about'), { timeout: 5000 })
    abort.abort()
    await expect(crawling).rejects.toThrow(fails('cancelled'))
    expect(onPage).toHaveBeenCalledOnce()
  })

  test('a forbidden URL', async () => {
    const site = await serveSite({ '/': page('') })
    await expect(crawl(site, { allowHosts: [] })).rejects.toThrow(fails('not-public'))
    await expect(crawlSite('javascript:alert(1)', { allowHosts: [] })).rejects.toThrow(fails('invalid-url'))
    expect(site.requests).toEqual([])
  })
})

describe('icons', () => {
  test('are listed best first', async () => {
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
})
