// How sure facts are, which of them remain after the whole site has been read, and what a person's save confirms.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Brand, FactSource, ScrapingLine } from '#contract/brands.ts'
import type { Confidence, FoundFact, FoundField } from '#domain/facts.ts'
import { runGeneration } from '#server/generations/run-generation.ts'
import { pathOf, startBrandsApp, type BrandsApp } from '#test/helpers/brands-app.ts'
import { completeBrand, linesOf } from '#test/helpers/wire.ts'
import { markScrapingFailed, scrapeBrand } from './scrape-website.job.ts'

const site = 'https://ferrywright.example'
const pages = [site, `${site}/about`].map((url) => ({ url, html: '<p>Ferrywright</p>' }))

const fact = (field: FoundField, value: string, confidence: Confidence = 'sure'): FoundFact => ({
  field,
  value,
  confidence,
  source_url: `${site}/about`,
  passage: `They write: ${value}`,
})
const line = (found: FoundFact): ScrapingLine => ({ status: 'processing', ...found })
const withdrawn = (field: FoundField): ScrapingLine => ({ status: 'processing', field, value: null })
const sourceOf = ({ field, passage, source_url: url, confidence }: FoundFact): FactSource => ({
  field,
  url,
  passage,
  confidence,
})

let app: BrandsApp
/** Called once the first page has been read. */
let afterFirstPage: (signal?: AbortSignal) => Promise<void>
beforeAll(async () => {
  app = await startBrandsApp({
    withWorker: false,
    change: ({ webPages }) => ({
      webPages: {
        ...webPages,
        crawl: async (_, { signal, onPage }) => {
          onPage?.(pages[0]!)
          await afterFirstPage(signal)
          onPage?.(pages[1]!)
          return { pages, icons: [], note: null }
        },
      },
    }),
  })
})
beforeEach(() => void (afterFirstPage = async () => {}))
afterAll(() => app.server.stop())

const begin = async () => (await app.call('POST', '/api/brands/create_from_website', { website: site })).body as Brand
const generationOf = ({ brand_id }: Brand) =>
  app.server.deps.db.selectFrom('generations').selectAll().where('brand_id', '=', brand_id).executeTakeFirstOrThrow()

/** Runs the job of a brand with what the engine finds on the first page, and then on all. */
const read = async (brand: Brand, first: FoundFact[], all: FoundFact[], signal = new AbortController().signal) => {
  const { deps } = app.server
  const run = scrapeBrand(deps, async (given) => ({
    facts: given.length === 1 ? first : all,
    candidates: [],
    passages: [],
  }))
  const { generation_id } = await generationOf(brand)
  await runGeneration(deps.db, generation_id, { run, failed: markScrapingFailed, log: deps.log, signal })
}
const lines = async (brand: Brand) =>
  linesOf<ScrapingLine>((await app.call('PUT', `${pathOf(brand)}/process_scraping`)).response)
const aboutFacts = (all: ScrapingLine[]) => all.filter((each) => 'field' in each)

describe('confidence', () => {
  test('stands in each line of a fact and in each stored source', async () => {
    const facts = [fact('name', 'Ferrywright'), fact('mission', 'Bikes that last', 'likely')]
    const brand = await begin()
    await read(brand, [], facts)
    expect(aboutFacts(await lines(brand))).toEqual(facts.map(line))
    expect(await app.show(brand)).toMatchObject({ name: 'Ferrywright', mission: 'Bikes that last' })
    expect((await app.show(brand)).sources).toEqual(facts.map(sourceOf))
  })

  test('summary and language are stored with their sources, the language by its label', async () => {
    const summary = fact('summary', 'Cargo bikes from Bristol', 'likely')
    const brand = await begin()
    await read(brand, [], [fact('language', 'de'), summary])
    const language = { ...fact('language', 'German'), passage: 'They write: de' }
    expect(aboutFacts(await lines(brand))).toEqual([line(language), line(summary)])
    const stored = await app.show(brand)
    expect(stored).toMatchObject({ summary: 'Cargo bikes from Bristol', language: 'German' })
    expect(stored.sources).toEqual([sourceOf(summary), sourceOf(language)])
  })

  test('English of a country that the site does not tell is only likely', async () => {
    const brand = await begin()
    await read(brand, [], [fact('language', 'en')])
    expect(aboutFacts(await lines(brand))).toMatchObject([
      { field: 'language', value: 'English - United Kingdom', confidence: 'likely' },
    ])
  })
})

describe('the reading of the whole site replaces that of the first page', () => {
  test('a fact that it does not find is withdrawn, in the stream and in the store', async () => {
    const [name, vision] = [fact('name', 'Ferrywright'), fact('vision', 'A city on bikes', 'likely')]
    const brand = await begin()
    await read(brand, [name, vision], [name])
    const told = await lines(brand)
    expect(aboutFacts(told)).toEqual([line(name), line(vision), withdrawn('vision')])
    expect(told.at(-1)).toEqual({ status: 'completed' })
    expect(await lines(brand)).toEqual(told)
    const stored = await app.show(brand)
    expect(stored).toMatchObject({ name: 'Ferrywright', vision: null })
    expect(stored.sources).toEqual([sourceOf(name)])
  })

  test('another value, another source or another confidence is told again, the same fact is not', async () => {
    const name = fact('name', 'Ferrywright')
    const before = [fact('location', 'Bath'), fact('audience', 'Families', 'likely'), fact('mission', 'Bikes')]
    const after = [
      fact('location', 'Bristol', 'likely'),
      fact('audience', 'Families'),
      { ...fact('mission', 'Bikes'), passage: 'Our mission: bikes' },
    ]
    const brand = await begin()
    await read(brand, [name, ...before], [name, ...after])
    expect(aboutFacts(await lines(brand))).toEqual([name, ...before, ...after].map(line))
    expect((await app.show(brand)).sources).toEqual(expect.arrayContaining([name, ...after].map(sourceOf)))
  })

  test('facts of an attempt that was interrupted are withdrawn from those who followed it', async () => {
    const brand = await begin()
    const worker = new AbortController()
    const vision = fact('vision', 'A city on bikes')
    const reached = Promise.withResolvers<void>()
    afterFirstPage = () =>
      new Promise((_, reject) => worker.signal.addEventListener('abort', () => reject(new Error('stopped'))))
    const reader = (async () => {
      const seen: ScrapingLine[] = []
      const { body } = await app.server.app.request(`${pathOf(brand)}/process_scraping`, {
        method: 'PUT',
        headers: { 'session-id': app.person.session_id },
      })
      for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
        seen.push(...(await linesOf<ScrapingLine>(chunk)))
        if (aboutFacts(seen).length > 0) reached.resolve()
      }
      return seen
    })()
    const first = read(brand, [vision], [vision], worker.signal)
    await reached.promise
    worker.abort()
    await expect(first).rejects.toThrow('stopped')
    afterFirstPage = async () => {}
    await read(brand, [], [fact('name', 'Ferrywright')])
    expect(aboutFacts(await reader)).toEqual([line(vision), withdrawn('vision'), line(fact('name', 'Ferrywright'))])
  })
})

describe('what was stored before facts had a confidence', () => {
  const { confidence: _, ...old } = fact('name', 'Ferrywright')

  test('a brand’s sources are sure', async () => {
    const brand = await app.newBrand()
    const sources = JSON.stringify([{ field: old.field, url: old.source_url, passage: old.passage }])
    await app.server.deps.db.updateTable('brands').set({ sources }).where('brand_id', '=', brand.brand_id).execute()
    expect((await app.show(brand)).sources).toEqual([sourceOf(fact('name', 'Ferrywright'))])
    expect((await app.save(brand, { summary: 'Bikes' })).body.sources).toEqual([sourceOf(fact('name', 'Ferrywright'))])
  })

  test('the lines of a stream are sure', async () => {
    const brand = await begin()
    await read(brand, [], [])
    const text = `${JSON.stringify({ status: 'processing', ...old })}\n`
    await app.server.deps.db.updateTable('generations').set({ text }).where('brand_id', '=', brand.brand_id).execute()
    expect(await lines(brand)).toEqual([line(fact('name', 'Ferrywright')), { status: 'completed' }])
  })
})

describe('a person’s save confirms', () => {
  const found = (['mission', 'perception', 'summary', 'language'] as const).map((field) => fact(field, 'de', 'likely'))
  const toReview = async () => {
    const brand = await begin()
    await read(brand, [], found)
    return brand
  }
  const likely = ({ sources }: Brand) =>
    sources.filter(({ confidence }) => confidence === 'likely').map(({ field }) => field)

  test('the twelve facts when the review is saved, the rest when it is saved with the brand', async () => {
    const brand = await toReview()
    expect(likely(await app.show(brand)).toSorted()).toEqual(['language', 'mission', 'perception', 'summary'])
    const { audience, vision, mission, positioning, keywords, ...finalize } = completeBrand
    const collected = { audience, vision, mission, positioning, keywords }
    const { body: reviewed } = await app.call('PUT', `${pathOf(brand)}/after_scraping`, collected)
    expect(likely(reviewed).toSorted()).toEqual(['language', 'summary'])
    expect(reviewed.sources).toHaveLength(found.length)
    expect(likely((await app.save(brand, finalize)).body)).toEqual(['summary'])
    expect(likely((await app.save(brand, { summary: 'Bikes' })).body)).toEqual([])
  })

  test('nothing when it is rejected', async () => {
    const brand = await toReview()
    const { status } = await app.call('PUT', `${pathOf(brand)}/after_scraping`, { mission: 'x', version: 99 })
    expect(status).toBe(409)
    expect(likely(await app.show(brand))).toHaveLength(found.length)
  })
})
