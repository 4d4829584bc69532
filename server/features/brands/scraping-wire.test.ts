// The job with the real SDK and a local model server: what the model says, and what it does instead of answering.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Brand, ScrapingLine } from '#contract/brands.ts'
import { readEnv } from '#server/lib/env.ts'
import { runGeneration } from '#server/generations/run-generation.ts'
import { createTextModel } from '#server/providers/text/index.ts'
import type { TextModel } from '#server/providers/text/text-model.ts'
import { pathOf, startBrandsApp, type BrandsApp } from '#test/helpers/brands-app.ts'
import { factsOf } from '#test/helpers/scraping-app.ts'
import { linesOf } from '#test/helpers/wire.ts'
import { type FakeModel, startFakeModel } from '../../../bench/fake-model.ts'
import { about, halden, home } from './prompts/__fixtures__/halden.ts'
import { judgedFields } from './prompts/facts.ts'
import { markScrapingFailed, scrapeBrand } from './scrape-website.job.ts'

let model: FakeModel
let text = ''
let app: BrandsApp
let patient: TextModel
/** Gives up soon, where silence is what the test is about. */
let hasty: TextModel
beforeAll(async () => {
  model = await startFakeModel({ text: () => text })
  const env = readEnv({ AI_TEXT_MODEL: 'compatible:fake', AI_BASE_URL: model.url })
  const modelWith = (ms: number) => createTextModel(env, { limits: { retryMs: 5, firstTokenMs: ms, idleMs: ms } })
  patient = modelWith(60_000)
  hasty = modelWith(500)
  app = await startBrandsApp({
    withWorker: false,
    change: ({ webPages }) => ({
      webPages: {
        ...webPages,
        crawl: async () => ({ pages: [home, about].map((url) => ({ url, html: '' })), icons: [], note: null }),
      },
    }),
  })
})
afterAll(async () => {
  await app.server.stop()
  await model.close()
})

/** The facts that the stream ends with, of a job that reads the made-up site of the fixture. */
const read = async (textModel = patient) => {
  const { deps } = app.server
  const brand = (await app.call('POST', '/api/brands/create_from_website', { website: home })).body as Brand
  const { generation_id } = await deps.db
    .selectFrom('generations')
    .select('generation_id')
    .where('brand_id', '=', brand.brand_id)
    .executeTakeFirstOrThrow()
  const run = scrapeBrand({ ...deps, textModel }, async () => halden)
  const signal = new AbortController().signal
  await runGeneration(deps.db, generation_id, { run, failed: markScrapingFailed, log: deps.log, signal })
  const lines = await linesOf<ScrapingLine>((await app.call('PUT', `${pathOf(brand)}/process_scraping`)).response)
  expect(lines.at(-1)).toEqual({ status: 'completed' })
  const facts = Object.fromEntries(factsOf(lines).map(({ field, value, confidence }) => [field, [value, confidence]]))
  const stored = await app.show(brand)
  expect(stored.sources.map(({ field }) => field).toSorted()).toEqual(Object.keys(facts).toSorted())
  return { facts, lines }
}
const rules = Object.fromEntries(halden.facts.map(({ field, value, confidence }) => [field, [value, confidence]]))
const answerOf = (answer: object) =>
  JSON.stringify({ ...Object.fromEntries(judgedFields.map((field) => [field, null])), ...answer })

test('what the model chooses by passage ids is streamed and stored, what it denies is withdrawn', async () => {
  text = answerOf({
    name: { value: 'Halden Solar', passages: ['p1'] },
    industry: { value: 'Energy', passages: ['p2'] },
    mission: { value: 'Our mission is to make the first kilowatt hour simple.', passages: ['p3'] },
    vision: { value: 'One day every roof will be a power station.', passages: ['p7'] },
    location: { value: 'Zorblax Street 1', passages: ['p5'] },
  })
  const { facts, lines } = await read()
  expect(facts).toMatchObject({
    name: ['Halden Solar', 'sure'],
    mission: ['Our mission is to make the first kilowatt hour simple.', 'likely'],
    industry: ['Energy', 'sure'],
    vision: ['One day every roof will be a power station.', 'likely'],
    contacts: rules['contacts'],
    industry_size: rules['industry_size'],
  })
  expect(facts).not.toHaveProperty('perception')
  expect(lines).toContainEqual({ status: 'processing', field: 'perception', value: null })
  expect(JSON.stringify(lines)).not.toContain('Zorblax')
  expect(model.requests.at(-1)!.response_format).toMatchObject({ type: 'json_schema' })
})

describe('the facts of the rules stay, and the job completes, when the model', () => {
  test.each<[string, () => void, (() => TextModel)?]>([
    ['answers prose', () => void (text = 'Sorry, I cannot help with that.')],
    ['answers other JSON', () => void (text = '{"titles": ["One"]}')],
    ['answers null for all', () => void (text = answerOf({}))],
    ['rejects the request', () => model.failNext(400, { times: 2 })],
    ['is broken', () => model.failNext(500, { times: 3 })],
    ['breaks off', () => model.cutNextAfter(3)],
    ['hangs', () => model.hangNextAfter(0), () => hasty],
  ])('%s', async (_, fault, modelOf = () => patient) => {
    text = answerOf({ name: { value: 'Zorblax', passages: ['p1'] } })
    fault()
    const { facts } = await read(modelOf())
    expect(facts).toMatchObject({ name: rules['name'], mission: rules['mission'], perception: rules['perception'] })
    expect(JSON.stringify(facts)).not.toContain('Zorblax')
  })
})
