// The real SDK adapters against each vendor's wire format on loopback.
import { afterAll, describe, expect, test, vi } from 'vitest'
import { failure } from '#test/helpers/provider-failure.ts'
import { startReplayServer } from '#test/helpers/replay-server.ts'
import { quick, request, textVendors, Titles, wireOf, words, write } from '#test/helpers/text-vendor.ts'

const server = await startReplayServer()
afterAll(() => server.close())

describe.each(textVendors)('$vendor', (textVendor) => {
  const { wire, modelWith, reply, partOf, refusal } = wireOf(server, textVendor)

  test('streams text, in order, with its usage', async () => {
    server.replay(reply())
    const { result, deltas } = await write(modelWith())
    expect(deltas).toEqual(words)
    expect(result).toMatchObject({
      text: 'Solar roofs pay off.',
      model: `${textVendor.vendor}:${textVendor.name}`,
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

  test('the first text is forwarded before the last has arrived', async () => {
    // The server keeps the end of its answer back until the first text has been handed on.
    const { promise, resolve } = Promise.withResolvers<void>()
    server.replay({ ...reply(), beforeLast: promise })
    const { text } = await modelWith().stream(request, { onDelta: () => resolve() })
    expect(text).toBe('Solar roofs pay off.')
  })

  test('returns an object that matches a schema', async () => {
    server.replay(reply(['{"titles":', '["One","Two"]}']))
    const { object, input_tokens } = await modelWith().object(request, Titles)
    expect(object).toEqual({ titles: ['One', 'Two'] })
    expect(input_tokens).toBe(21)
    expect(server.requests[0]?.body).toContain('"titles"')
  })

  test('JSON is found between prose and in a fence', async () => {
    server.replay(reply(['Here you are:\n```json\n', '{"titles":["One"]}', '\n```']))
    expect((await modelWith().object(request, Titles)).object).toEqual({ titles: ['One'] })
    expect(server.requests).toHaveLength(1)
  })

  test('an invalid object is requested once more, with the validation error', async () => {
    server.replay(reply(['{"titles": "One"}']), reply(['{"titles":["One"]}']))
    const { object, output_tokens } = await modelWith().object(request, Titles)
    expect(object).toEqual({ titles: ['One'] })
    expect(output_tokens).toBe(18)
    expect(server.requests[1]?.body).toContain('expected array, received string')
  })

  test('an invalid object twice is an error', async () => {
    server.replay(reply(['Titles? ', 'No idea.']))
    const error = await failure(modelWith().object(request, Titles))
    expect(error).toMatchObject({ kind: 'invalid-output', partial: 'Titles? No idea.' })
    expect(server.requests).toHaveLength(2)
  })

  test('the server sees an abort', async () => {
    server.replay(partOf(words.slice(0, 1), 'hang'))
    const stop = new AbortController()
    const writing = modelWith().stream(request, { signal: stop.signal, onDelta: () => stop.abort() })
    expect(await failure(writing)).toMatchObject({ kind: 'aborted', partial: 'Solar ' })
    await server.requests[0]?.isGone
  })

  test('an abort while waiting for a retry, and one before the request', async () => {
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

  test('a silent server times out, before the first token and after it', async () => {
    server.replay({ chunks: [], ending: 'hang' })
    const impatient = modelWith({ limits: { ...quick.limits, firstTokenMs: 100 } })
    expect(await failure(write(impatient))).toMatchObject({ kind: 'timeout', partial: '' })
    await server.requests[0]?.isGone
    server.replay(partOf(words.slice(0, 2), 'hang'))
    const briefIdle = modelWith({ limits: { ...quick.limits, idleMs: 500 } })
    expect(await failure(write(briefIdle))).toMatchObject({ kind: 'timeout', partial: 'Solar roofs ' })
    await server.requests[0]?.isGone
  })

  test('an error thrown by the listener is passed on, and the request is closed', async () => {
    server.replay(partOf(words, 'hang'))
    const bug = new Error('a bug of ours')
    const writing = modelWith().stream(request, {
      onDelta: () => {
        throw bug
      },
    })
    await expect(writing).rejects.toBe(bug)
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
