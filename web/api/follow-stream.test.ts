import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './error.ts'
import { followStream } from './follow-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Line = { text: string } | { end: string }
const refusal = (status: number) => new ApiError(status, { error: 'no', status: 'error', code: status })

/** Each connection yields its lines, then throws its error or ends silently. */
const server = (...connections: { lines: Line[]; error?: unknown }[]) => {
  let opened = 0
  const open = async function* () {
    const { lines, error } = connections[Math.min(opened++, connections.length - 1)]!
    yield* lines
    if (error) throw error
  }
  return { open, count: () => opened }
}

const follow = async (connections: Parameters<typeof server>, abort = new AbortController()) => {
  const { open, count } = server(...connections)
  const seen: string[] = []
  const outcome = followStream(
    open,
    (line: Line) => {
      if ('end' in line) return line.end
      seen.push(line.text)
      return undefined
    },
    abort.signal,
  ).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { outcome: await outcome, seen, count: count() }
}

describe('following a stream', () => {
  test('reads up to the final line', async () => {
    expect(await follow([{ lines: [{ text: 'a' }, { end: 'ab' }, { text: 'never' }] }])).toEqual({
      outcome: 'ab',
      seen: ['a'],
      count: 1,
    })
  })

  test.each([
    ['ends too early', undefined],
    ['breaks', new TypeError('network error')],
    ['finds the server restarting', refusal(503)],
    ['finds no server', refusal(0)],
  ])('a connection that %s is taken up again, from the beginning', async (_, error) => {
    const broken = { lines: [{ text: 'a' }], error }
    expect(await follow([broken, broken, { lines: [{ text: 'a' }, { end: 'ab' }] }])).toEqual({
      outcome: 'ab',
      seen: ['a', 'a', 'a'],
      count: 3,
    })
  })

  test('throws a refusal immediately', async () => {
    const { outcome, count } = await follow([{ lines: [], error: refusal(409) }])
    expect([outcome, count]).toEqual([refusal(409), 1])
  })

  test('gives up after ten attempts', async () => {
    const { outcome, count } = await follow([{ lines: [] }])
    expect(outcome).toMatchObject({ status: 0 })
    expect(count).toBe(11)
  })

  test('does not reconnect after the page is left', async () => {
    const abort = new AbortController()
    abort.abort()
    const { outcome, count } = await follow([{ lines: [], error: new TypeError('aborted') }], abort)
    expect(outcome).toBeInstanceOf(TypeError)
    expect(count).toBe(1)
  })
})
