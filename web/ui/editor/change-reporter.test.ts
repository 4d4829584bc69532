import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChangeReporter } from './change-reporter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('reports many changes at once, at most four times a second', () => {
  const report = vi.fn<() => void>()
  const { schedule } = createChangeReporter(report)
  for (let key = 0; key < 100; key += 1) {
    schedule()
    vi.advanceTimersByTime(20)
  }
  expect(report.mock.calls.length).toBeGreaterThan(5)
  expect(report.mock.calls.length).toBeLessThanOrEqual(8)
})

test('waits for an idle callback, but not for ever', () => {
  const report = vi.fn<() => void>()
  const waiting: IdleRequestCallback[] = []
  const ask = vi.fn<typeof requestIdleCallback>((callback) => waiting.push(callback))
  vi.stubGlobal('requestIdleCallback', ask)
  vi.stubGlobal('cancelIdleCallback', () => waiting.splice(0))
  const { schedule, flush } = createChangeReporter(report)
  schedule()
  vi.advanceTimersByTime(250)
  expect(report).not.toHaveBeenCalled()
  expect(ask.mock.calls[0]?.[1]?.timeout).toBeLessThanOrEqual(500)
  flush()
  expect(report).toHaveBeenCalledTimes(1)
  expect(waiting).toEqual([])
})

test('flush reports pending changes immediately, and nothing else', () => {
  const report = vi.fn<() => void>()
  const { schedule, flush, cancel } = createChangeReporter(report)
  flush()
  expect(report).not.toHaveBeenCalled()
  schedule()
  flush()
  vi.advanceTimersByTime(1000)
  expect(report).toHaveBeenCalledTimes(1)
  schedule()
  cancel()
  vi.advanceTimersByTime(1000)
  expect(report).toHaveBeenCalledTimes(1)
})
