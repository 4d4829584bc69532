// The server for tests of reading websites: sites on loopback, a model that answers what a test says, and the calls of B7.
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Brand, ScrapingLine } from '#contract/brands.ts'
import { judgedFields } from '#server/features/brands/prompts/facts.ts'
import type { TextModel, TextRequest } from '#server/providers/text/text-model.ts'
import { crawlSite } from '#server/providers/web-page/crawl.ts'
import type { Chromium } from '#server/providers/web-page/drawing.ts'
import { createWebPages } from '#server/providers/web-page/index.ts'
import { startTestApp, type Person, type TestApp } from './app.ts'
import { linesOf } from './wire.ts'

/**
 * For tests that wait for a job. A thread that extracts facts compiles its rules for 3 s of CPU time first, which takes a
 * minute on a crowded machine.
 */
export const unhurried = { timeout: 170_000 }

type FactLine = Extract<ScrapingLine, { passage: string }>

/** The facts that remain at the end of a stream, whose later lines replace or withdraw earlier ones. */
export const factsOf = (lines: ScrapingLine[]): FactLine[] => {
  const facts = new Map<string, FactLine>()
  for (const line of lines) {
    if ('passage' in line) facts.set(line.field, line)
    else if ('field' in line) facts.delete(line.field)
  }
  return [...facts.values()]
}
export const valuesOf = (lines: ScrapingLine[]) =>
  Object.fromEntries(factsOf(lines).map(({ field, value }) => [field, value] as const))

export const page = (body: string, head = '', title = 'Home') =>
  `<!doctype html><html lang="en"><head>${head}<title>${title}</title></head><body>${body}</body></html>`

export const html =
  (text: string): RequestListener =>
  (request, response) => {
    const isHome = request.url === '/'
    response
      .writeHead(isHome ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(isHome ? text : 'Not found')
  }

export const companyPage = (name: string) =>
  page(
    `<main><h1>${name}</h1><p>${name} builds cargo bikes for families in towns.</p>
     <h2>Our mission</h2><p>Our mission is to build cargo bikes that last for thirty years.</p>
     <p>Write to hello@${name.toLowerCase().replaceAll(' ', '-')}.example</p></main>`,
    `<meta property="og:site_name" content="${name}"><link rel="icon" href="/icon.png">`,
    `${name}: cargo bikes`,
  )

const icon = readFileSync(new URL('../../sandbox/demo-site/assets/logo.png', import.meta.url))
export const companySite =
  (name: string): RequestListener =>
  (request, response) =>
    request.url === '/icon.png'
      ? response.writeHead(200, { 'content-type': 'image/png' }).end(icon)
      : html(companyPage(name))(request, response)

// No DNS server is queried: only loopback names resolve.
const lookup = ((name: string, _: unknown, answer: (error: Error) => void) =>
  answer(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }))) as never

/** Answers facts from `answerOf`; the built-in writer takes over while that returns undefined. */
const modelOf = (answerOf: () => ((request: TextRequest) => unknown) | undefined): TextModel => ({
  id: 'test:obedient',
  get isBuiltIn() {
    return !answerOf()
  },
  contextTokens: Infinity,
  stream: () => Promise.reject(new Error('not part of these tests')),
  object: async (request, schema) => {
    const none = Object.fromEntries(judgedFields.map((field) => [field, null]))
    const object = schema.parse({ ...none, ...(answerOf()!(request) as object) })
    return {
      object,
      text: '',
      model: 'test:obedient',
      input_tokens: 1,
      output_tokens: 1,
      duration_ms: 1,
      finish_reason: 'stop',
    }
  },
})

/** Sites on loopback that the crawler may read, closed after the tests. */
const setUpSites = () => {
  const allowHosts: string[] = []
  const servers: { close(): void }[] = []
  afterAll(() => {
    for (const each of servers) each.close()
  })

  /** `requests` are the paths that were requested. */
  const serveSite = async (listener: RequestListener) => {
    const requests: string[] = []
    const site = createServer((request, response) => {
      requests.push(request.url ?? '')
      listener(request, response)
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    servers.push({ close: () => void (site.closeAllConnections(), site.close()) })
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
    allowHosts.push(host)
    return { host, url: `http://${host}`, requests }
  }

  /** A company's site that answers only robots.txt until `open` is called. */
  const serveGated = async (name: string) => {
    const gate = Promise.withResolvers<void>()
    const requested = Promise.withResolvers<void>()
    const site = await serveSite((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end()
      requested.resolve()
      void gate.promise.then(() => companySite(name)(request, response))
    })
    return { ...site, requested: requested.promise, open: gate.resolve }
  }

  return { allowHosts, serveSite, serveGated }
}

/** A server with a worker for the tests of a file, and one person signed in. */
export const setUpScrapingApp = () => {
  const sites = setUpSites()
  let server: TestApp
  let person: Person
  /** The time limit of a request. A test of time-outs lowers it. */
  const patience = { timeoutMs: unhurried.timeout }
  /** The browser for sites that need JavaScript; none unless a test sets one. */
  const browser: { chromium?: Chromium } = {}
  const model: { answer?: (request: TextRequest) => unknown } = {}

  beforeAll(async () => {
    const { allowHosts } = sites
    server = await startTestApp({
      change: () => ({
        textModel: modelOf(() => model.answer),
        webPages: {
          ...createWebPages(allowHosts),
          crawl: (url, options) =>
            crawlSite(url, { allowHosts, lookup, totalMs: unhurried.timeout, ...patience, ...browser, ...options }),
        },
      }),
    })
    person = await server.signIn()
  })
  afterEach(() => {
    delete model.answer
    delete browser.chromium
    patience.timeoutMs = unhurried.timeout
  })
  // Waits for jobs that a failed test left behind.
  afterAll(() => server.stop(), unhurried.timeout)

  const call = (method: string, path: string, body?: unknown) => server.call(person, method, path, body)
  const attach = (brand: Brand, signal?: AbortSignal) =>
    server.app.request(`/api/brands/${brand.brand_id}/process_scraping`, {
      method: 'PUT',
      headers: { 'session-id': person.session_id },
      ...(signal && { signal }),
    })

  return {
    ...sites,
    patience,
    browser,
    model,
    call,
    attach,
    server: () => server,
    begin: async (website: string) => {
      const { body } = await call('POST', '/api/brands/create_from_website', { website })
      expect(body).toMatchObject({ scraping_status: 'processing', brand_creation_step: 'scraping', name: null })
      return body as Brand
    },
    show: async ({ brand_id }: Brand) => (await call('GET', `/api/brands/${brand_id}`)).body as Brand,
    follow: async (brand: Brand) => linesOf<ScrapingLine>(await attach(brand)),
    generationsOf: ({ brand_id }: Brand) =>
      server.deps.db
        .selectFrom('generations')
        .selectAll()
        .where('brand_id', '=', brand_id)
        .orderBy('created_at')
        .execute(),
  }
}
