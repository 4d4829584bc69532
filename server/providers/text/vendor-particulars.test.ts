// What only one vendor does, and a run against an independent mock of all of them.
import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#test/helpers/provider-failure.ts'
import { startReplayServer } from '#test/helpers/replay-server.ts'
import { wires } from '#test/helpers/wires.ts'
import { createTextModel } from './index.ts'
import { envOf, quick, request, textVendors, Titles, words, write } from '#test/helpers/text-vendor.ts'

const server = await startReplayServer()
afterAll(() => server.close())

test('OpenAI is told to store nothing', async () => {
  server.replay({ chunks: Object.values(wires.openai.events(words, 'stop')).flat() })
  await write(createTextModel(envOf('openai', 'gpt-5', server.url), quick))
  expect(JSON.parse(server.requests[0]!.body)).toMatchObject({ store: false, stream: true })
})

test('an exhausted quota is not retried', async () => {
  const error = { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' }
  server.replay({ status: 429, chunks: [JSON.stringify({ error })] })
  const failed = await failure(write(createTextModel(envOf('openai', 'gpt-5', server.url), quick)))
  expect(failed).toMatchObject({ kind: 'rate-limited', retry_after_s: undefined })
  expect(failed.message).toContain('plan and billing')
  expect(server.requests).toHaveLength(1)
})

test('Google states the delay in the body', async () => {
  const info = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.4s' }
  const error = { code: 429, message: 'Quota exceeded', status: 'RESOURCE_EXHAUSTED', details: [info] }
  server.replay({ status: 429, chunks: [JSON.stringify({ error })] })
  const failed = await failure(write(createTextModel(envOf('google', 'gemini-3-pro', server.url), quick)))
  expect(failed).toMatchObject({ kind: 'rate-limited', retry_after_s: 35 })
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

test('a compatible server without support for schemas gets the schema in the prompt', async () => {
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

test('reasoning is not part of the text', async () => {
  const deltas = ['<think>', 'Let me see. ', '</think>', 'Solar ', 'roofs.']
  server.replay({ chunks: Object.values(wires.compatible.events(deltas, 'stop')).flat() })
  const model = createTextModel(envOf('compatible', 'local-model', server.url), quick)
  const { result, deltas: heard } = await write(model)
  expect(result.text.trim()).toBe('Solar roofs.')
  expect(heard.join('')).not.toContain('see')
})

test('a compatible server may need no key', async () => {
  server.replay({ chunks: Object.values(wires.compatible.events(words, 'stop')).flat() })
  await write(createTextModel({ ...envOf('compatible', 'm', server.url), AI_API_KEY: undefined }, quick))
  expect(server.requests[0]?.headers.authorization).toBeUndefined()
})

describe('against aimock', () => {
  const mock = new LLMock({ port: 0, strict: true })
  beforeAll(async () => {
    mock.onMessage('Write about solar roofs.', { content: 'Solar roofs pay off.' })
    mock.onMessage('Suggest titles.', { content: '{"titles":["One","Two"]}' })
    await mock.start()
  })
  afterAll(() => mock.stop())

  test.each(textVendors)('$vendor streams text and answers objects', async ({ vendor, name }) => {
    const model = createTextModel(envOf(vendor, name, mock.url), quick)
    expect((await write(model)).result.text).toBe('Solar roofs pay off.')
    const { object } = await model.object({ ...request, prompt: 'Suggest titles.' }, Titles)
    expect(object).toEqual({ titles: ['One', 'Two'] })
  })
})
