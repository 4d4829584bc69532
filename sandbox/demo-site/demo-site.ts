// The website of a fictional company, to create a brand from without internet access.
import { readFileSync } from 'node:fs'
import { renderPage } from './layout.ts'
import { pages } from './pages.ts'

const prefix = '/demo/'

const asset = (name: string, type: string): [string, { bytes: Uint8Array<ArrayBuffer>; type: string }] => [
  name,
  { bytes: new Uint8Array(readFileSync(new URL(`./assets/${name}`, import.meta.url))), type },
]

const assets = new Map([
  asset('site.css', 'text/css; charset=utf-8'),
  asset('sections.css', 'text/css; charset=utf-8'),
  asset('logo.png', 'image/png'),
  asset('share.png', 'image/png'),
  ...['logo', 'skiff', 'packet', 'barge'].map((name) => asset(`${name}.svg`, 'image/svg+xml')),
])

const notFound = readFileSync(new URL('./pages/not-found.html', import.meta.url), 'utf8')

const headers = (type: string) => ({
  'Content-Type': type,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
})

const answer = (body: string | Uint8Array<ArrayBuffer>, type: string, status = 200) =>
  new Response(body, { status, headers: headers(type) })

const robots = (origin: string) => `User-agent: *\nAllow: /demo/\n\nSitemap: ${origin}${prefix}sitemap.xml\n`

const sitemap = (home: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path, date }) => `  <url><loc>${home}${path}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`).join('\n')}
</urlset>
`

/**
 * Serves /demo/ and the /robots.txt of its origin, where crawlers look for it; undefined for all other paths. Absolute
 * URLs of the site (sitemap, structured data) use the request's origin.
 */
export const demoSite = async (request: Request): Promise<Response | undefined> => {
  const { pathname, origin } = new URL(request.url)
  if (pathname === '/robots.txt') return answer(robots(origin), 'text/plain; charset=utf-8')
  if (pathname === prefix.slice(0, -1)) return redirect(prefix)
  if (!pathname.startsWith(prefix)) return undefined
  if (!['GET', 'HEAD'].includes(request.method))
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const path = pathname.slice(prefix.length)
  const home = origin + prefix
  const file = assets.get(path)
  if (file) return answer(file.bytes, file.type)
  if (path === 'robots.txt') return answer(robots(origin), 'text/plain; charset=utf-8')
  if (path === 'sitemap.xml') return answer(sitemap(home), 'application/xml; charset=utf-8')
  const page = pages.find((page) => page.path === path)
  if (page) return answer(await renderPage(page, home), 'text/html; charset=utf-8')
  if (pages.some((page) => `${page.path}/` === path)) return redirect(pathname.slice(0, -1))
  const missing = { path, label: '', title: 'Not found', description: '', place: 'footer' as const }
  return answer(await renderPage(missing, home, notFound), 'text/html; charset=utf-8', 404)
}

const redirect = (location: string) => new Response(null, { status: 308, headers: { Location: location } })
