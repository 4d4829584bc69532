// The real SDK adapters against each vendor's wire format on loopback.
import { LLMock } from '@copilotkit/aimock'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { vendors, vendorsOf, type VendorOf } from '#server/vendors/registry.ts'
import { failure } from '#test/helpers/provider-failure.ts'
import { type Reply, type ReplayServer, startReplayServer } from '#test/helpers/replay-server.ts'
import { type Ending, wires } from '#test/helpers/wires.ts'
import { createTextModel, type TextModelOptions, type TextEnv } from './index.ts'
import type { TextModel, TextOptions } from './text-model.ts'

const textVendors = vendorsOf('text').map((vendor) => ({
  vendor,
  model: wires[vendor].model,
  label: vendors[vendor].label,
}))

const envOf = (vendor: VendorOf<'text'>, model: string, url: string): TextEnv => ({
  AI_TEXT_MODEL: { vendor, model },
  BUILTIN_WRITER_DELAY: 0,
  ...Object.fromEntries(
    Object.entries(vendors[vendor].variables).map(([name, { kind }]) => [
      name,
      kind === 'text' ? 'test-key' : url + wires[vendor].base,
    ]),
  ),
})

const request = { system: 'You write.', prompt: 'Write about solar roofs.' }
const words = ['Solar ', 'roofs ', 'pay ', 'off.']
const Titles = z.object({ titles: z.array(z.string()).min(1) })
/** Retries at once, and waits for a busy machine as long as it takes. */
const quick: TextModelOptions = { limits: { retryMs: 5, firstTokenMs: 60_000, idleMs: 60_000 } }

let server: ReplayServer
beforeAll(async () => void (server = await startReplayServer()))
afterAll(() => server.close())

const write = async (model: TextModel, options: TextOptions = {}) => {
  const deltas: string[] = []
  const result = await model.stream(request, { ...options, onDelta: (text) => void deltas.push(text) })
  return { result, deltas }
}

describe.each(textVendors)('$vendor', ({ vendor, model: name, label }) => {
  const wire = wires[vendor]
  const modelWith = (options = quick, url = server.url) => createTextModel(envOf(vendor, name, url), options)
  const reply = (deltas = words, ending: Ending = 'stop'): Reply => {
    const { before, deltas: events, after } = wire.events(deltas, ending)
    return { chunks: [...before, ...events, ...after] }
  }
  const partOf = (deltas: string[], end: Reply['ending']): Reply => {
    const { before, deltas: events } = wire.events(deltas, 'stop')
    return { chunks: [...before, ...events], ending: end }
  }
  const refusal = (status: number, message: string, headers: Record<string, string> = {}): Reply => ({
    status: vendor === 'google' && status === 401 ? 400 : status,
    headers,
    chunks: [JSON.stringify(wire.error(status, message))],
  })

  test('streams text, in order, with its usage', async () => {
    server.replay(reply())
    const { result, deltas } = await write(modelWith())
    expect(deltas).toEqual(words)
    expect(result).toMatchObject({
      text: 'Solar roofs pay off.',
      model: `${vendor}:${name}`,
      input_tokens: 21,
      output_tokens: 9,
      finish_reason: 'stop',
    })
    const [sent] = server.requests
    expect(sent?.path).toMatch(wire.path)
    expect(sent?.headers[wire.key.header]).toBe(wire.key.value)
    expect(sent?.body).toContain('You write.')
    expect(sent?.body).toContain('Write about solar roofs.')
  })

  test('uses the given fetch', async () => {
    server.replay(reply())
    const fetch = vi.fn<typeof globalThis.fetch>(globalThis.fetch)
    await write(modelWith({ ...quick, fetch }))
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('the first text is handed on before the last has arrived', async () => {
    // The server keeps the end of its answer back until the first text has been handed on.
    const { promise, resolve } = Promise.withResolvers<void>()
    server.replay({ ...reply(), beforeLast: promise })
    const { text } = await modelWith().stream(request, { onDelta: () => resolve() })
    expect(text).toBe('Solar roofs pay off.')
  })

  test('answers an object of a schema', async () => {
    server.replay(reply(['{"titles":', '["One","Two"]}']))
    const { object, input_tokens } = await modelWith().object(request, Titles)
    expect(object).toEqual({ titles: ['One', 'Two'] })
    expect(input_tokens).toBe(21)
    expect(server.requests[0]?.body).toContain('"titles"')
  })

  test('JSON between prose and in a fence is read', async () => {
    server.replay(reply(['Here you are:\n```json\n', '{"titles":["One"]}', '\n```']))
    expect((await modelWith().object(request, Titles)).object).toEqual({ titles: ['One'] })
    expect(server.requests).toHaveLength(1)
  })

  test('nonsense is asked for once more, with what was wrong', async () => {
    server.replay(reply(['{"titles": "One"}']), reply(['{"titles":["One"]}']))
    const { object, output_tokens } = await modelWith().object(request, Titles)
    expect(object).toEqual({ titles: ['One'] })
    expect(output_tokens).toBe(18)
    expect(server.requests[1]?.body).toContain('expected array, received string')
  })

  test('nonsense twice is an error', async () => {
    server.replay(reply(['Titles? ', 'No idea.']))
    const error = await failure(modelWith().object(request, Titles))
    expect(error).toMatchObject({ kind: 'invalid-output', partial: 'Titles? No idea.' })
    expect(server.requests).toHaveLength(2)
  })

  test('429 with retry-after is tried again after that time', async () => {
    server.replay(refusal(429, 'Rate limit reached', { 'retry-after': '1' }), reply())
    const started = performance.now()
    expect((await write(modelWith())).result.text).toBe('Solar roofs pay off.')
    expect(performance.now() - started).toBeGreaterThan(990)
  })

  test('429 for ever is told, with the time to wait', async () => {
    server.replay(refusal(429, 'Rate limit reached', { 'retry-after-ms': '20' }))
    const error = await failure(write(modelWith(), { maxRetries: 1 }))
    expect(error).toMatchObject({ kind: 'rate-limited', retry_after_s: 1, status: 429, partial: '' })
    expect(error.message).toBe(`${label} is receiving too many requests at the moment. Try again in 1 second.`)
    expect(server.requests).toHaveLength(2)
  })

  test('a vendor that wants a long pause is not asked again', async () => {
    server.replay(refusal(429, 'Rate limit reached', { 'retry-after': '300' }))
    const error = await failure(write(modelWith()))
    expect(error).toMatchObject({ kind: 'rate-limited', retry_after_s: 300 })
    expect(error.message).toContain('in 5 minutes')
    expect(server.requests).toHaveLength(1)
  })

  test('a wrong key is a matter for the administrator, and not tried again', async () => {
    server.replay(refusal(401, 'API key not valid: sk-test-key-1234567890'))
    const error = await failure(write(modelWith()))
    expect(error.kind).toBe('auth')
    expect(error.message).toMatch(new RegExp(`^${label} does not accept the key\\. An administrator has to check \\w+`))
    expect(server.requests).toHaveLength(1)
  })

  test('a problem at the vendor is tried again, then told', async () => {
    server.replay(refusal(503, 'Overloaded'))
    expect(await failure(write(modelWith()))).toMatchObject({ kind: 'server', status: 503 })
    expect(server.requests).toHaveLength(3)
    server.replay(refusal(503, 'Overloaded'), reply())
    expect((await write(modelWith())).result.text).toBe('Solar roofs pay off.')
  })

  test('a model that does not exist', async () => {
    server.replay(refusal(404, 'The model does not exist'))
    const error = await failure(write(modelWith()))
    expect(error).toMatchObject({ kind: 'refused', status: 404 })
    expect(error.message).toContain('AI_TEXT_MODEL')
  })

  test('a prompt that is too long', async () => {
    server.replay(refusal(400, 'This exceeds the maximum number of tokens allowed'))
    expect(await failure(write(modelWith()))).toMatchObject({ kind: 'too-long', partial: '' })
  })

  test('a refused connection is an error, not an empty text', async () => {
    const gone = await startReplayServer()
    await gone.close()
    const error = await failure(write(modelWith(quick, gone.url)))
    expect(error).toMatchObject({ kind: 'refused', partial: '' })
    expect(error.message).toBe(`${label} cannot be reached. Check the connection and try again.`)
  })

  test.each(['cut', 'end'] as const)(
    'a stream that stops in the middle (%s) is an error with its text',
    async (end) => {
      server.replay(partOf(words.slice(0, 2), end))
      const error = await failure(write(modelWith()))
      expect(error).toMatchObject({ kind: 'cut', partial: 'Solar roofs ' })
      expect(server.requests).toHaveLength(1)
    },
  )

  test('a stream that stops before any text is tried again', async () => {
    server.replay(partOf([], 'cut'), reply())
    expect((await write(modelWith())).result.text).toBe('Solar roofs pay off.')
  })

  test.each([
    ['length', 'too-long'],
    ['filtered', 'filtered'],
  ] as const)('an answer that ended by %s is an error with its text', async (ending, kind) => {
    server.replay(reply(words, ending))
    expect(await failure(write(modelWith()))).toMatchObject({ kind, partial: 'Solar roofs pay off.' })
  })

  test('an empty answer is an error', async () => {
    server.replay(reply([' ']))
    expect(await failure(write(modelWith()))).toMatchObject({ kind: 'invalid-output' })
  })

  test('the server sees an abort', async () => {
    server.replay(partOf(words.slice(0, 1), 'hang'))
    const stop = new AbortController()
    const writing = modelWith().stream(request, { signal: stop.signal, onDelta: () => stop.abort() })
    expect(await failure(writing)).toMatchObject({ kind: 'aborted', partial: 'Solar ' })
    await server.requests[0]?.isGone
  })

  test('an abort while waiting for a retry, and one beforehand', async () => {
    server.replay(refusal(429, 'Rate limit reached', { 'retry-after': '20' }))
    expect(await failure(write(modelWith(), { signal: AbortSignal.timeout(100) }))).toMatchObject({ kind: 'aborted' })
    server.replay(reply())
    expect(await failure(write(modelWith(), { signal: AbortSignal.abort() }))).toMatchObject({ kind: 'aborted' })
    expect(server.requests).toHaveLength(0)
  })

  test('a slow first token is waited for', async () => {
    server.replay({ ...reply(), firstMs: 700 })
    const model = modelWith({ limits: { ...quick.limits, idleMs: 500 } })
    expect((await write(model)).result.text).toBe('Solar roofs pay off.')
  })

  test('silence ends the request: before the first token and after it', async () => {
    server.replay({ chunks: [], ending: 'hang' })
    const impatient = modelWith({ limits: { ...quick.limits, firstTokenMs: 100 } })
    expect(await failure(write(impatient))).toMatchObject({ kind: 'timeout', partial: '' })
    await server.requests[0]?.isGone
    server.replay(partOf(words.slice(0, 2), 'hang'))
    const soonTired = modelWith({ limits: { ...quick.limits, idleMs: 500 } })
    expect(await failure(write(soonTired))).toMatchObject({ kind: 'timeout', partial: 'Solar roofs ' })
    await server.requests[0]?.isGone
  })

  test('what the listener throws comes out as it is, and the server sees the end', async () => {
    server.replay(partOf(words, 'hang'))
    const mistake = new Error('a bug of ours')
    const writing = modelWith().stream(request, {
      onDelta: () => {
        throw mistake
      },
    })
    await expect(writing).rejects.toBe(mistake)
    await server.requests[0]?.isGone
  })

  test('nothing is printed', async () => {
    const prints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(process, 'emitWarning')]
    server.replay(refusal(503, 'Overloaded'), reply())
    await modelWith().stream({ ...request, temperature: 0.3 }, { onDelta: () => {} })
    for (const print of prints) expect(print).not.toHaveBeenCalled()
    for (const print of prints) print.mockRestore()
  })
})

afterEach(() => vi.restoreAllMocks())

describe('particulars', () => {
  test('OpenAI is asked to store nothing', async () => {
    server.replay({ chunks: Object.values(wires.openai.events(words, 'stop')).flat() })
    await write(createTextModel(envOf('openai', 'gpt-5', server.url), quick))
    expect(JSON.parse(server.requests[0]!.body)).toMatchObject({ store: false, stream: true })
  })

  test('a used-up account is not tried again', async () => {
    const error = { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' }
    server.replay({ status: 429, chunks: [JSON.stringify({ error })] })
    const told = await failure(write(createTextModel(envOf('openai', 'gpt-5', server.url), quick)))
    expect(told).toMatchObject({ kind: 'rate-limited', retry_after_s: undefined })
    expect(told.message).toContain('plan and billing')
    expect(server.requests).toHaveLength(1)
  })

  test('Google says in the body when to try again', async () => {
    const info = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.4s' }
    const error = { code: 429, message: 'Quota exceeded', status: 'RESOURCE_EXHAUSTED', details: [info] }
    server.replay({ status: 429, chunks: [JSON.stringify({ error })] })
    const told = await failure(write(createTextModel(envOf('google', 'gemini-3-pro', server.url), quick)))
    expect(told).toMatchObject({ kind: 'rate-limited', retry_after_s: 35 })
  })

  test('Anthropic may be overloaded within a stream', async () => {
    const { before, deltas } = wires.anthropic.events(words.slice(0, 1), 'stop')
    const overloaded = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }
    const last = `event: error\ndata: ${JSON.stringify(overloaded)}\n\n`
    const model = createTextModel(envOf('anthropic', 'claude-sonnet-4-5', server.url), quick)
    server.replay({ chunks: [...before, ...deltas, last] })
    expect(await failure(write(model))).toMatchObject({ kind: 'server', partial: 'Solar ' })
    const whole = Object.values(wires.anthropic.events(words, 'stop')).flat()
    server.replay({ chunks: [...before, last] }, { chunks: whole })
    expect((await write(model)).result.text).toBe('Solar roofs pay off.')
  })

  test('a compatible server that knows no schemas is asked in words', async () => {
    const whole = Object.values(wires.compatible.events(['{"titles":["One"]}'], 'stop')).flat()
    const refusal = JSON.stringify(wires.compatible.error(400, 'response_format is not supported'))
    server.replay({ status: 400, chunks: [refusal] }, { chunks: whole })
    const model = createTextModel(envOf('compatible', 'local-model', server.url), quick)
    expect((await model.object(request, Titles)).object).toEqual({ titles: ['One'] })
    const [first, second] = server.requests.map(({ body }) => JSON.parse(body))
    expect(first.response_format.type).toBe('json_schema')
    expect(second.response_format).toBeUndefined()
    expect(JSON.stringify(second.messages)).toContain('JSON Schema')
  })

  test('thinking aloud is no part of the text', async () => {
    const deltas = ['<think>', 'Let me see. ', '</think>', 'Solar ', 'roofs.']
    server.replay({ chunks: Object.values(wires.compatible.events(deltas, 'stop')).flat() })
    const model = createTextModel(envOf('compatible', 'local-model', server.url), quick)
    const { result, deltas: heard } = await write(model)
    expect(result.text.trim()).toBe('Solar roofs.')
    expect(heard.join('')).not.toContain('see')
  })

  test('a compatible server may want no key', async () => {
    server.replay({ chunks: Object.values(wires.compatible.events(words, 'stop')).flat() })
    await write(createTextModel({ ...envOf('compatible', 'm', server.url), AI_API_KEY: undefined }, quick))
    expect(server.requests[0]?.headers.authorization).toBeUndefined()
  })
})

describe('against aimock', () => {
  const mock = new LLMock({ port: 0, strict: true })
  beforeAll(async () => {
    mock.onMessage('Write about solar roofs.', { content: 'Solar roofs pay off.' })
    mock.onMessage('Suggest titles.', { content: '{"titles":["One","Two"]}' })
    await mock.start()
  })
  afterAll(() => mock.stop())

  test.each(textVendors)('$vendor streams text and answers objects', async ({ vendor, model: name }) => {
    const model = createTextModel(envOf(vendor, name, mock.url), quick)
    expect((await write(model)).result.text).toBe('Solar roofs pay off.')
    const { object } = await model.object({ ...request, prompt: 'Suggest titles.' }, Titles)
    expect(object).toEqual({ titles: ['One', 'Two'] })
  })
})
