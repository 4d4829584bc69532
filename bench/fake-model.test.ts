import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '#server/lib/env.ts'
import { createTextModel } from '#server/providers/text/index.ts'
import type { TextModel } from '#server/providers/text/text-model.ts'
import { type FakeModel, startFakeModel } from './fake-model.ts'

const text = `# Title\n\n${'word '.repeat(98)}`.trim()
const request = { system: 'You write.', prompt: 'Write.' }
let fake: FakeModel
let model: TextModel
let hasty: TextModel

beforeAll(async () => {
  fake = await startFakeModel({
    tokens_per_second: 200,
    first_token_ms: 100,
    text: (request) => (request.response_format ? '{"titles":["One"]}' : text),
  })
  const env = readEnv({ AI_TEXT_MODEL: 'compatible:fake', AI_BASE_URL: fake.url })
  // A busy machine is waited for, but where silence is what the test is about.
  model = createTextModel(env, { limits: { retryMs: 5, firstTokenMs: 60_000, idleMs: 60_000 } })
  hasty = createTextModel(env, { limits: { retryMs: 5, firstTokenMs: 1000, idleMs: 1000 } })
})
afterAll(() => fake.close())

const write = async (signal?: AbortSignal, by = model) => {
  const arrivals: number[] = []
  const started = performance.now()
  const onDelta = () => void arrivals.push(performance.now() - started)
  const result = await by.stream(request, { onDelta, ...(signal && { signal }) })
  return { result, arrivals }
}

test('writes at the configured speed', async () => {
  const { result, arrivals } = await write()
  expect(result).toMatchObject({ text, output_tokens: 100, model: 'compatible:fake' })
  expect(arrivals).toHaveLength(100)
  expect(arrivals[0]).toBeGreaterThan(95)
  // 100 ms, then 99 intervals of 5 ms.
  expect(arrivals.at(-1)).toBeGreaterThan(590)
})

test('returns objects, and records requests', async () => {
  const { object } = await model.object(request, z.object({ titles: z.array(z.string()) }))
  expect(object.titles).toEqual(['One'])
  expect(fake.requests.at(-1)).toMatchObject({ model: 'fake', stream: true, response_format: { type: 'json_schema' } })
})

test('answers at once without streaming', async () => {
  const body = JSON.stringify({ model: 'fake', messages: [] })
  const reply = await fetch(`${fake.url}/chat/completions`, { method: 'POST', body })
  expect(await reply.json()).toMatchObject({ choices: [{ message: { content: text } }] })
})

test('fails, truncates and hangs once on demand', async () => {
  fake.failNext(429, { times: 3, retry_after_s: 0 })
  await expect(write()).rejects.toMatchObject({ kind: 'rate-limited' })
  fake.cutNextAfter(2)
  await expect(write()).rejects.toMatchObject({ kind: 'cut', partial: '# Title\n\n' })
  fake.hangNextAfter(3)
  await expect(write(undefined, hasty)).rejects.toMatchObject({ kind: 'timeout' })
  fake.hangNextAfter(0)
  await expect(write(undefined, hasty)).rejects.toMatchObject({ kind: 'timeout', partial: '' })
  expect((await write()).result.text).toBe(text)
})

test('pauses on demand until released', async () => {
  const release = fake.holdNextAfter(3)
  let heard = ''
  const answer = model.stream(request, {
    onDelta: (delta) => {
      heard += delta
      if (heard === '# Title\n\nword ') release()
    },
  })
  await expect(answer).resolves.toMatchObject({ text })
  expect(heard).toBe(text)
})

test('counts disconnected clients', async () => {
  const before = fake.disconnects()
  await expect(write(AbortSignal.timeout(150))).rejects.toMatchObject({ kind: 'aborted' })
  await expect.poll(() => fake.disconnects()).toBe(before + 1)
})
