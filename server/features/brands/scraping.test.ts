import { getRequestListener } from '@hono/node-server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Brand, ScrapingLine } from '#contract/brands.ts'
import { requiredFields } from '#domain/brand-fields.ts'
import { factFields } from '#domain/facts.ts'
import { demoSite } from '#sandbox/demo-site/demo-site.ts'
import { companyPage, factsOf, html, unhurried, setUpScrapingApp, valuesOf } from '#test/helpers/scraping-app.ts'
import { completeBrand, formOf } from '#test/helpers/wire.ts'

const { server, serveSite, call, begin, show, attach, follow, generationsOf } = setUpScrapingApp()

describe('B4 reading the demo company’s website', unhurried, () => {
  let site: Awaited<ReturnType<typeof serveSite>>
  let brand: Brand
  let readers: ScrapingLine[][]
  let requests: string[]

  beforeAll(async () => {
    const answer = getRequestListener(
      async (request) => (await demoSite(request)) ?? new Response(null, { status: 404 }),
    )
    site = await serveSite((request, response) => void answer(request, response))
    brand = await begin(`${site.url}/demo/`)
    const leaving = new AbortController()
    const early = follow(brand)
    const gone = await attach(brand, leaving.signal)
    await gone.body!.getReader().read()
    leaving.abort()
    readers = [await early, await follow(brand)]
    requests = [...site.requests]
  }, unhurried.timeout)

  test('B7 streams facts as lines, each with a passage found on its page, then completed', async () => {
    const [lines] = readers
    expect(lines!.at(-1)).toEqual({ status: 'completed' })
    expect(lines!.filter(({ status }) => status !== 'processing')).toHaveLength(1)
    const facts = factsOf(lines!)
    expect(facts.length).toBeGreaterThanOrEqual(10)
    for (const { source_url, passage } of facts) {
      expect(source_url.startsWith(site.url)).toBe(true)
      const source = await (await fetch(source_url)).text()
      expect(wordsOf(source)).toContain(wordsOf(passage))
    }
  })

  test('B4 the brand gets the facts, their sources and the site’s logo, and moves on to review', async () => {
    const stored = await show(brand)
    expect(stored).toMatchObject({ scraping_status: 'completed', brand_creation_step: 'manual_fill' })
    expect(stored).toMatchObject(valuesOf(readers[0]!))
    expect(stored.industry).toBe('Manufacturing')
    expect(stored.website).toBe(`${site.url}/demo/`)
    expect(stored.sources.map(({ field }) => field).toSorted()).toEqual(Object.keys(valuesOf(readers[0]!)).toSorted())
    const logo = await server().app.request(`/brand-logos/${stored.logo}`)
    expect([logo.status, logo.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  })

  test('B5 every required field of the review step is found, so that nothing has to be typed', async () => {
    const collected = requiredFields.filter((field) => factFields.some((fact) => fact === field))
    expect(collected).toHaveLength(5)
    const stored = await show(brand)
    for (const field of collected) expect([field, stored[field]]).toEqual([field, expect.stringMatching(/\S/)])
  })

  test('B7 concurrent readers, one who disconnects and a later one see the same lines of one job', async () => {
    expect(readers[1]).toEqual(readers[0])
    expect(await follow(brand)).toEqual(readers[0])
    expect(requests.filter((path) => path === '/demo/')).toHaveLength(1)
    expect(await generationsOf(brand)).toMatchObject([{ kind: 'facts', state: 'completed', attempt: 1 }])
  })

  test('B2 reads at most 8 pages besides the start page, none of them twice', () => {
    const pages = readers[0]!.flatMap((line) => ('page' in line ? [line.page] : []))
    expect(pages[0]).toBe(`${site.url}/demo/`)
    expect(pages.length).toBeLessThanOrEqual(9)
    expect(new Set(pages).size).toBe(pages.length)
  })
})

/** The words of a text or page, without tags, entities and punctuation. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/<(style|script type="module")[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

describe('B5 hostile text', unhurried, () => {
  test.each([
    ['the NUL character', `Nul\u0000l Company`, 'x'.repeat(1200)],
    ['NUL as an entity', 'Nul&#0;l Company', ''],
    ['half an emoji as an entity', 'Half &#xD83D; Company', ''],
    ['emoji at every limit', `${'🚲'.repeat(200)} Company`, '🚲'.repeat(400)],
  ])('%s on a page does not fail the job', async (_, name, filler) => {
    const company = companyPage('NAME').replaceAll('NAME', name)
    const text = company.replace('<h1>', `<!-- ${'x'.repeat(1200)} --><p>${filler}</p><h1>`)
    const site = await serveSite(html(text.replace('<meta', `<!-- ${'x'.repeat(1200)} --><meta`)))
    const brand = await begin(site.url)
    expect((await follow(brand)).at(-1)).toEqual({ status: 'completed' })
    expect(await show(brand)).toMatchObject({ scraping_status: 'completed', contacts: expect.stringContaining('@') })
    const form = formOf(completeBrand)
    expect((await call('PUT', `/api/brands/${brand.brand_id}`, form)).status).toBe(200)
  })
})
