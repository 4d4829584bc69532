// Which pages of a site are read.
import { expect, test } from 'vitest'
import { serveSite } from '#test/helpers/web-server.ts'
import { link, menu, page, read, words } from '#test/helpers/site-to-crawl.ts'

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
])('pages in %s are recognized by the words of their paths alone', async (lang, paths) => {
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
])('pages in %s are recognized by the words of their links alone', async (lang, texts) => {
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

test('the language folder of the start page, if any', async () => {
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

test('links are resolved by the base URL of the page, and attributes may be in capitals', async () => {
  const site = await serveSite({
    '/': `<HTML LANG=EN><HEAD><BASE HREF="/site/"></HEAD><BODY>${words}<A HREF="about">About</A></BODY></HTML>`,
    '/site/about': page(''),
  })
  expect(await read(site)).toEqual(['/', '/site/about'])
})
