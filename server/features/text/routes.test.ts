import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { linesOf } from '#test/helpers/wire.ts'
import { startFakeModel, type FakeModel } from '../../../bench/fake-model.ts'

const sentence = 'Our bikes are are good.'
const improved = 'Our bikes have carried families for ten years.'

const rewrite = (
  server: TestApp,
  person: Person,
  body: object,
  options: { signal?: AbortSignal; isStream?: boolean } = {},
) =>
  server.app.request('/api/text/rewrite', {
    method: 'POST',
    headers: {
      'session-id': person.session_id,
      'Content-Type': 'application/json',
      ...(options.isStream && { Accept: 'application/x-ndjson' }),
    },
    body: JSON.stringify(body),
    ...(options.signal && { signal: options.signal }),
  })

describe('with a model', () => {
  let model: FakeModel
  let server: TestApp
  let person: Person
  let answer: string

  beforeAll(async () => {
    model = await startFakeModel({ text: () => answer, tokens_per_second: 500 })
    server = await startTestApp({
      env: { AI_TEXT_MODEL: 'compatible:fake', AI_BASE_URL: model.url },
      withWorker: false,
    })
    person = await server.signIn()
  })
  beforeEach(() => {
    answer = improved
    model.requests.length = 0
  })
  afterAll(async () => {
    await server?.stop()
    await model?.close()
  })

  test('M3 a rewrite returns the passage and its model, and the prompt contains the input', async () => {
    answer = `Here is the passage:\n\n${improved}`
    const sent = { sentence, command: 'change tone', tone_of_voice: 'Bold', context: 'Before. After.', language: 'de' }
    const response = await rewrite(server, person, sent)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ rewritten_text: improved, model: 'compatible:fake' })
    const asked = JSON.stringify(model.requests[0]?.messages)
    for (const part of [sentence, 'Before. After.', 'Cut the jargon.', 'Language: German'])
      expect(asked).toContain(part)
  })

  test('M3 a rewrite streams words as they arrive, and finally the complete text', async () => {
    const lines = await linesOf(await rewrite(server, person, { sentence, command: 'improve' }, { isStream: true }))
    const deltas = lines.slice(0, -1).map(({ delta }) => delta)
    expect(deltas.length).toBeGreaterThan(1)
    expect(deltas.join('')).toBe(improved)
    expect(lines.at(-1)).toEqual({ rewritten_text: improved, model: 'compatible:fake' })
  })

  test('M3 a client that disconnects aborts the request to the model', async () => {
    const before = model.disconnects()
    model.hangNextAfter(2)
    const leaving = new AbortController()
    const response = await rewrite(
      server,
      person,
      { sentence, command: 'improve' },
      { isStream: true, signal: leaving.signal },
    )
    const reader = response.body!.getReader()
    await reader.read()
    leaving.abort()
    await reader.cancel().catch(() => {})
    await expect.poll(() => model.disconnects(), { timeout: 15_000 }).toBe(before + 1)
  })

  test('M8 a failure of the model is a 502 in the shape of errors, as a response and as a line of the stream', async () => {
    model.failNext(401, { times: 2 })
    const response = await rewrite(server, person, { sentence, command: 'improve' })
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ status: 'error', code: 502, error: expect.stringMatching(/\w+/) })
    const lines = await linesOf(await rewrite(server, person, { sentence, command: 'improve' }, { isStream: true }))
    expect(lines).toEqual([expect.objectContaining({ status: 'error', code: 502 })])
    model.cutNextAfter(3)
    const cut = await linesOf(await rewrite(server, person, { sentence, command: 'improve' }, { isStream: true }))
    expect(cut[0]).toHaveProperty('delta')
    expect(cut.at(-1)).toMatchObject({ status: 'error', code: 502 })
  })

  test.each([
    [{ sentence: '', command: 'improve' }, 'sentence'],
    [{ sentence: ' \n ', command: 'improve' }, 'sentence'],
    [{ sentence: 'a'.repeat(1001), command: 'improve' }, 'sentence'],
    [{ sentence, command: ' ' }, 'command'],
    [{ sentence, command: 'improve', language: 'nl' }, 'language'],
    [{ sentence, command: 'improve', context: 'a'.repeat(4001) }, 'context'],
  ])('M5 %j is rejected with 422', async (sent, field) => {
    const response = await rewrite(server, person, sent)
    expect(response.status).toBe(422)
    const { detail } = (await response.json()) as { detail: { loc: string[] }[] }
    expect(detail[0]?.loc).toEqual(['body', field])
    expect(model.requests).toEqual([])
  })

  test('M5 a sentence of 1000 characters that ends in an emoji is accepted', async () => {
    const response = await rewrite(server, person, { sentence: `${'a'.repeat(998)}🚲`, command: 'improve' })
    expect(response.status).toBe(200)
  })

  test('M7 synonyms: English ones are WordNet’s, others the model’s', async () => {
    const english = await server.call(person, 'GET', '/api/text/synonyms?word=bikes')
    expect(english.body.synonyms).toContain('bicycles')
    expect(model.requests).toEqual([])
    answer = JSON.stringify({ synonyms: ['1. vélo', 'Bicyclette', 'bicyclette'] })
    const french = await server.call(person, 'GET', '/api/text/synonyms?word=Vélo&language=fr')
    expect(french.body).toEqual({ synonyms: ['bicyclette'] })
    model.failNext(401, { times: 2 })
    expect((await server.call(person, 'GET', '/api/text/synonyms?word=Rad&language=de')).status).toBe(502)
    expect((await server.call(person, 'GET', '/api/text/synonyms?word=')).status).toBe(422)
  })
})

describe('without a model', () => {
  let server: TestApp
  let person: Person
  beforeAll(async () => {
    server = await startTestApp({ withWorker: false })
    person = await server.signIn()
  })
  afterAll(() => server?.stop())

  test('M7 “Fix grammar” and “Simplify” work by rule, also as a stream', async () => {
    const fixed = await rewrite(server, person, {
      sentence: 'our "bikes" and and vans . they are good.',
      command: 'fix grammar',
    })
    expect(await fixed.json()).toEqual({ rewritten_text: 'Our “bikes” and vans. They are good.', model: null })
    const within = { sentence: '**bikes** are  good.', context: 'We say that bikes are good.', command: 'fix grammar' }
    expect(await (await rewrite(server, person, within)).json()).toMatchObject({
      rewritten_text: '**bikes** are good.',
    })
    const simple = { sentence: 'Wir kommen aus diesem Grund.', command: 'simplify', language: 'de' }
    const lines = await linesOf(await rewrite(server, person, simple, { isStream: true }))
    expect(lines).toEqual([{ rewritten_text: 'Wir kommen deshalb.', model: null }])
  })

  test.each(['improve', 'shorten', 'expand', 'change tone', 'translate', 'Say it in verse'])(
    'M7 %j is a 409 that names the variable to set',
    async (command) => {
      for (const isStream of [false, true]) {
        const response = await rewrite(server, person, { sentence, command }, { isStream })
        expect(response.status).toBe(409)
        const { error } = (await response.json()) as { error: string }
        expect(error).toMatch(/needs an AI model.*AI_TEXT_MODEL/)
      }
    },
  )

  test('M7 synonyms in another language are an empty list', async () => {
    expect((await server.call(person, 'GET', '/api/text/synonyms?word=Rad&language=de')).body).toEqual({ synonyms: [] })
  })
})
