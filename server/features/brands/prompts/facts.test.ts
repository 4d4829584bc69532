import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { NumberedPassage, Reading } from '#facts/index.ts'
import { readEnv } from '#server/lib/env.ts'
import { createTextModel } from '#server/providers/text/index.ts'
import { countTokens } from '#server/providers/tokens.ts'
import { type FakeModel, type FakeRequest, startFakeModel } from '../../../../bench/fake-model.ts'
import { factsRequest, FactsAnswer, judgedFields } from './facts.ts'
import { halden } from './__fixtures__/halden.ts'

test('the request matches the golden file', async () => {
  const { system, prompt } = factsRequest(halden, 8192)!.request
  await expect(`# System\n\n${system}\n\n# Prompt\n\n${prompt}\n`).toMatchFileSnapshot('__fixtures__/facts.golden.md')
})

test('the schema requires every key, as vendors with strict schemas demand', () => {
  expect(z.toJSONSchema(FactsAnswer)).toMatchObject({ required: [...judgedFields], additionalProperties: false })
  expect(judgedFields).toHaveLength(13)
})

/** A site of 440 passages, one after the other with a heading, in a language of long words. */
const large: Reading = {
  facts: [],
  candidates: Array.from({ length: 25 }, (_, index) => ({
    field: 'keywords' as const,
    value: `Dachflächenphotovoltaik ${index}`,
    confidence: null,
    passage: null,
  })),
  passages: Array.from({ length: 440 }, (_, index): NumberedPassage => {
    const page = Math.floor(index / 50)
    return {
      id: `p${index + 1}`,
      url: `https://halden.example/seite-${page}`,
      kind: page === 0 ? 'home' : 'other',
      heading: `Überschrift ${index}: Wärmepumpenförderung`,
      text: `Für Eigentümergemeinschaften planen wir Photovoltaikanlagen Nummer ${index}. `.repeat(3).trim(),
      weight: (index * 37) % 440,
    }
  }),
}
const tokensOf = (windowTokens: number) => {
  const { request, shown } = factsRequest(large, windowTokens)!
  return { tokens: countTokens(request.system + request.prompt), shown }
}

describe('the passages that are shown', () => {
  test('are those that matter most, in the order of the pages', () => {
    const { shown } = tokensOf(8192)
    const places = shown.map((passage) => large.passages.indexOf(passage))
    expect(places).toEqual(places.toSorted((left, right) => left - right))
    expect(shown.length).toBeGreaterThan(20)
    const heaviest = large.passages.toSorted((left, right) => right.weight - left.weight).slice(0, 20)
    expect(heaviest.every((passage) => shown.includes(passage))).toBe(true)
  })

  test('are more in a larger window, up to a limit', () => {
    const [small, middle, huge] = [8192, 16_384, Infinity].map(tokensOf)
    expect(middle!.shown.length).toBeGreaterThan(2 * small!.shown.length)
    expect(huge!.shown.length).toBeGreaterThan(middle!.shown.length)
    expect(huge!.tokens).toBeLessThan(26_000)
  })

  test('are not sent at all if nearly none fit, or there are none', () => {
    expect(factsRequest(large, 2048)).toBeUndefined()
    expect(factsRequest({ candidates: [], passages: [] }, Infinity)).toBeUndefined()
  })

  test('have only candidates whose passages are shown', () => {
    const [first, ...rest] = large.passages
    const candidates = [first!, rest.at(-1)!].map(({ id, text }) => ({
      field: 'name' as const,
      value: `${id} ${text.slice(-4)}`,
      confidence: null,
      passage: id,
    }))
    const passages = [{ ...first!, weight: 1000 }, ...rest.slice(0, -1), { ...rest.at(-1)!, weight: -1 }]
    const { prompt } = factsRequest({ candidates, passages }, 8192)!.request
    expect(prompt).toContain('[p1] ')
    expect(prompt).toMatch(/^name: p1 .{4} \[p1\]$/m)
  })
})

describe('on the wire, in a window of 8,192 tokens', () => {
  let server: FakeModel
  const answers: string[] = []
  beforeAll(async () => {
    server = await startFakeModel({ text: () => answers.shift() ?? '' })
  })
  afterAll(() => server.close())

  // What the model reads, with all that is around it.
  const bodyTokens = (request: FakeRequest) => countTokens(JSON.stringify(request))
  const nothing = JSON.stringify(Object.fromEntries(judgedFields.map((field) => [field, null])))

  test('a large site fits with schema and answer, and after a malformed answer too', async () => {
    const model = createTextModel(readEnv({ AI_TEXT_MODEL: 'compatible:fake', AI_BASE_URL: server.url }))
    expect(model.contextTokens).toBe(8192)
    answers.push('{"name": "Halden Solar"}', nothing)
    const { request } = factsRequest(large, model.contextTokens)!
    await model.object(request, FactsAnswer)
    const [first, second] = server.requests.map(bodyTokens)
    const answer = 1500
    // Four fifths, because other vendors count more tokens.
    expect(first).toBeLessThan(8192 * 0.8 - answer)
    expect(first).toBeGreaterThan(4000)
    expect(second).toBeLessThan(8192 - answer)
  })
})
