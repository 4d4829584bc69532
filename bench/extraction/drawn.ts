/**
 * What is found on the real websites that JavaScript draws, with a browser and without one.
 *
 * `node bench/extraction/drawn.ts --sites <folder> [--part train] [--misses]`
 *
 * Each site whose truth says `"kind": "javascript"` and whose clone holds its built files is served on loopback, as a
 * static host does, and crawled twice. The browser is the tests'.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { crawlSite } from '#server/providers/web-page/crawl.ts'
import type { Chromium } from '#server/providers/web-page/drawing.ts'
import { testChromium } from '#test/helpers/chromium.ts'
import { scoreSites, type Score } from './real-score.ts'
import { partOf, parts, type RealTruth } from './real-sites.ts'

const { values: options } = parseArgs({
  options: { sites: { type: 'string' }, part: { type: 'string' }, misses: { type: 'boolean' } },
})
if (!options.sites) throw new Error('Give --sites <folder of clones>; README.md says how to get them.')
const folder = options.sites
const wanted = new Set(parts.filter((part) => !options.part || part === options.part))

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
}

const truthFolder = join(import.meta.dirname, 'truths')
const truths = readdirSync(truthFolder)
  .map((file) => JSON.parse(readFileSync(join(truthFolder, file), 'utf8')) as RealTruth)
  .filter(({ kind, repo }) => kind === 'javascript' && wanted.has(partOf(repo)))

/**
 * Serves the folder of the home page where its scripts expect it: at the root of the host, or below the path of the site's
 * address. `_redirects` is Netlify's way of answering all paths with the app.
 */
const serve = async ({ repo, commit, home, url }: RealTruth) => {
  const name = join(folder, repo.replace('/', '+'))
  const clone = existsSync(join(name, 'repo')) ? join(name, 'repo') : name
  const root = home.slice(0, home.lastIndexOf('/') + 1)
  const show = (path: string) => {
    try {
      const file = `${commit}:${root}${path}`
      return execFileSync('git', ['-C', clone, 'show', file], {
        maxBuffer: 100_000_000,
        stdio: ['ignore', 'pipe', 'ignore'],
      })
    } catch {
      return undefined
    }
  }
  const index = show(home.slice(root.length))
  const { pathname } = new URL(url)
  const base = String(index).includes(`src="${pathname}`) ? pathname : '/'
  const isApp = /index\.html\s+200/.test(String(show('_redirects') ?? ''))
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', url).pathname)
    const file = path.slice(base.length) || home.slice(root.length)
    const found = path.startsWith(base) ? show(file) : undefined
    const answer = (status: number, type: string, body: Buffer | string) =>
      response.writeHead(status, { 'content-type': type }).end(body)
    if (found) answer(200, types[extname(file)] ?? 'application/octet-stream', found)
    else if (isApp && index && path !== '/robots.txt') answer(200, 'text/html', index)
    else answer(404, 'text/html', show('404.html') ?? 'Not found')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, url: `http://${host}${base}`, close: () => server.close().closeAllConnections() }
}

const read = async (truth: RealTruth, chromium: Chromium | undefined) => {
  const site = await serve(truth)
  try {
    const started = performance.now()
    const { pages, note, problem } = await crawlSite(site.url, { allowHosts: [site.host], chromium })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${truth.repo}: ${pages.length} pages in ${seconds} s${note ? `, ${note} ${problem ?? ''}` : ''}`)
    // Under the site's own address again, which facts refer to.
    const own = (text: string) => text.replaceAll(`http://${site.host}`, new URL(truth.url).origin)
    const owned = pages.map((page) => ({ ...page, url: own(page.url), html: own(page.html) }))
    return [{ slug: truth.repo, part: partOf(truth.repo), truth, pages: owned }]
  } catch (error) {
    console.log(`${truth.repo}: ${(error as Error).message}`)
    return []
  } finally {
    site.close()
  }
}

const print = (title: string, { counts, misses }: Score) => {
  console.log(`\n${title}\nfield          right wrong missing  sure wrong`)
  for (const [field, { right, wrong, missing, sureWrong }] of counts)
    console.log(
      `${field.padEnd(15)}${[right, wrong, missing, sureWrong].map((count) => String(count).padStart(5)).join(' ')}`,
    )
  if (options.misses)
    for (const miss of misses) console.log(`${miss.field} (${miss.kind}): ${miss.got}\n  ${miss.wanted}`)
}

for (const [title, chromium] of [
  ['With a browser', await testChromium()],
  ['Without one', undefined],
] as const) {
  const sites = []
  for (const truth of truths) sites.push(...(await read(truth, chromium)))
  print(title, scoreSites(sites))
}
