// What the SDK adapters make of each vendor's errors and of broken streams.
import { afterAll, describe, expect, test } from 'vitest'
import { failure } from '#test/helpers/provider-failure.ts'
import { startReplayServer } from '#test/helpers/replay-server.ts'
import { quick, textVendors, wireOf, words, write } from '#test/helpers/text-vendor.ts'

const server = await startReplayServer()
afterAll(() => server.close())

describe.each(textVendors)('$vendor', (textVendor) => {
  const { modelWith, reply, partOf, refusal } = wireOf(server, textVendor)

  test('429 with retry-after is retried after that time', async () => {
    server.replay(refusal(429, 'Rate limit reached', { 'retry-after': '1' }), reply())
    const started = performance.now()
    expect((await write(modelWith())).result.text).toBe('Solar roofs pay off.')
    expect(performance.now() - started).toBeGreaterThan(990)
  })

  test('a permanent 429 is an error that states the delay', async () => {
    server.replay(refusal(429, 'Rate limit reached', { 'retry-after-ms': '20' }))
    const error = await failure(write(modelWith(), { maxRetries: 1 }))
    expect(error).toMatchObject({ kind: 'rate-limited', retry_after_s: 1, status: 429, partial: '' })
    expect(error.message).toBe(
      `${textVendor.label} is receiving too many requests at the moment. Try again in 1 second.`,
    )
    expect(server.requests).toHaveLength(2)
  })

  test('a long retry-after is not waited for', async () => {
    server.replay(refusal(429, 'Rate limit reached', { 'retry-after': '300' }))
    const error = await failure(write(modelWith()))
    expect(error).toMatchObject({ kind: 'rate-limited', retry_after_s: 300 })
    expect(error.message).toContain('in 5 minutes')
    expect(server.requests).toHaveLength(1)
  })

  test('an invalid key is an error for the administrator, and not retried', async () => {
    server.replay(refusal(401, 'API key not valid: sk-test-key-1234567890'))
    const error = await failure(write(modelWith()))
    expect(error.kind).toBe('auth')
    expect(error.message).toMatch(
      new RegExp(`^${textVendor.label} does not accept the key\\. An administrator has to check \\w+`),
    )
    expect(server.requests).toHaveLength(1)
  })

  test('a server error is retried, then reported', async () => {
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
    expect(error.message).toBe(`${textVendor.label} cannot be reached. Check the connection and try again.`)
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

  test('a stream that stops before any text is retried', async () => {
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
})
