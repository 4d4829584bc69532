import { availableParallelism } from 'node:os'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { runInWorker, type WorkerOptions } from './run-in-worker.ts'

// Each function is a module of its own, as a data: URL.
const run = (body: string, args: unknown[], options: Partial<WorkerOptions> = {}) =>
  runInWorker<(...args: unknown[]) => unknown>(
    new URL(`data:text/javascript,${encodeURIComponent(body)}`),
    'run',
    args,
    {
      timeoutMs: 5000,
      ...options,
    },
  )

describe('runInWorker', () => {
  test('returns the result, awaited', async () => {
    expect(await run('export const run = async (a, b) => ({ sum: a + b })', [1, 2])).toEqual({ sum: 3 })
  })

  test('gives the thread no environment variables', async () => {
    vi.stubEnv('SOME_SECRET', 'secret')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await run('export const run = () => process.env.SOME_SECRET', [])).toBeUndefined()
  })

  test('stops a function that never returns at the time limit', async () => {
    const started = performance.now()
    await expect(run('export const run = () => { for (;;); }', [], { timeoutMs: 400 })).rejects.toMatchObject({
      name: 'WorkerError',
      reason: 'timeout',
    })
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  test('counts the CPU time of the thread, not its waiting for a core', async () => {
    const idle = 'export const run = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)'
    // The thread is started, and its module loaded, before the limit is short.
    await run(idle, [0], { timeoutMs: 20_000 })
    expect(await run(idle, [1500], { timeoutMs: 1000 })).toBe('timed-out')
  })

  test('stops a function that waits for ever', async () => {
    const never = 'export const run = () => new Promise(() => setInterval(() => {}, 1000))'
    await expect(run(never, [], { timeoutMs: 50 })).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('stops a function that exhausts its memory', async () => {
    const hungry = 'export const run = () => { const all = []; for (;;) all.push({ text: [all.length] }) }'
    await expect(run(hungry, [], { maxMemoryMb: 16, timeoutMs: 20_000 })).rejects.toMatchObject({ reason: 'memory' })
  })

  test.each([
    ['throws', 'export const run = () => { throw new RangeError("too deep") }', /too deep/],
    ['is not there', 'export const other = 1', /no function run/],
    ['ends its thread', 'export const run = () => process.exit(3)', /without an answer/],
    ['answers what cannot be copied', 'export const run = () => () => 1', /^run: /],
  ])('fails with words when the function %s', async (_, body, message) => {
    await expect(run(body, [])).rejects.toMatchObject({ reason: 'failed', message: expect.stringMatching(message) })
  })

  test('reuses the thread for the next call to the same module, but not after a failure', async () => {
    const count = 'let calls = 0; export const run = (fail) => { if (fail) throw new Error("no"); return ++calls }'
    expect([await run(count, []), await run(count, []), await run(`${count}//`, [])]).toEqual([1, 2, 1])
    await expect(run(count, [true])).rejects.toMatchObject({ reason: 'failed' })
    expect(await run(count, [])).toBe(1)
  })

  test('runs concurrent calls in separate threads', async () => {
    const slow = 'export const run = (n) => new Promise((resolve) => setTimeout(resolve, 100, n))'
    expect(await Promise.all([1, 2, 3, 4, 5].map((n) => run(slow, [n])))).toEqual([1, 2, 3, 4, 5])
  })

  test('queues calls while all threads are busy, and drops those aborted meanwhile', async () => {
    const threads = Math.max(4, availableParallelism())
    const forever = 'export const run = () => { for (;;); }'
    const busy = Array.from({ length: threads }, () => run(forever, [], { timeoutMs: 1500 }).catch(() => 'ended'))
    const waiting = run('export const run = () => "at last"', [])
    await expect(run(forever, [], { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(await Promise.race([waiting, Promise.race(busy)])).toBe('ended')
    expect(await waiting).toBe('at last')
    await Promise.all(busy)
  })

  test('stops when the signal aborts before or during the call', async () => {
    const forever = 'export const run = () => { for (;;); }'
    await expect(run(forever, [], { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
    const soon = AbortSignal.timeout(200)
    await expect(run(forever, [], { signal: soon })).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})
