import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAutosave } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Records every save with its time in milliseconds; `duration` is how long each takes. */
const start = ({ duration = 100, fails = () => false }: { duration?: number; fails?: () => boolean } = {}) => {
  const from = Date.now()
  const saves: [at: number, value: string, isLeaving: boolean][] = []
  const states: string[] = []
  let atOnce = 0
  const autosave = createAutosave<string>(
    async (value, isLeaving) => {
      saves.push([Date.now() - from, value, isLeaving])
      expect((atOnce += 1)).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, duration))
      atOnce -= 1
      if (fails()) throw new Error('no')
    },
    (state) => states.push(state),
  )
  return { ...autosave, saves, states }
}

describe('autosave', () => {
  test('saves the latest value a second after the last key', async () => {
    const { change, saves, states } = start()
    change('a')
    await vi.advanceTimersByTimeAsync(500)
    change('ab')
    await vi.advanceTimersByTimeAsync(2000)
    expect(saves).toEqual([[1500, 'ab', false]])
    expect(states).toEqual(['saving', 'saved'])
  })

  test('saves at most once in three seconds', async () => {
    const { change, saves } = start()
    for (let time = 0; time < 12_000; time += 1500) {
      change(`at ${time}`)
      await vi.advanceTimersByTimeAsync(1500)
    }
    await vi.runAllTimersAsync()
    const gaps = saves.slice(1).map(([at], index) => at - saves[index]![0])
    expect(gaps.length).toBeGreaterThan(1)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3000)
    expect(saves.at(-1)![1]).toBe('at 10500')
  })

  test('never overlaps saves on a slow network, and saves what was typed in the meantime', async () => {
    const { change, saves, states } = start({ duration: 8000 })
    change('a')
    await vi.advanceTimersByTimeAsync(2000)
    change('ab')
    await vi.runAllTimersAsync()
    expect(saves.map(([, value]) => value)).toEqual(['a', 'ab'])
    expect(states).toEqual(['saving', 'saving', 'saved'])
  })

  test('reports a failure and retries with the latest value', async () => {
    let isDown = true
    const { change, saves, states } = start({ fails: () => isDown })
    change('a')
    await vi.advanceTimersByTimeAsync(1200)
    expect(states).toEqual(['saving', 'local'])
    isDown = false
    await vi.runAllTimersAsync()
    expect(saves.map(([, value]) => value)).toEqual(['a', 'a'])
    expect(states.at(-1)).toBe('saved')
  })

  test('flush saves immediately, and does nothing without changes', async () => {
    const { change, flush, saves } = start()
    flush()
    change('a')
    flush()
    expect(saves).toEqual([[0, 'a', true]])
    await vi.runAllTimersAsync()
    flush()
    expect(saves).toHaveLength(1)
  })

  test('settle waits for the running save and drops pending changes', async () => {
    const { change, settle, saves, states } = start({ duration: 4000 })
    change('a')
    await vi.advanceTimersByTimeAsync(1500)
    change('ab')
    const settled = settle()
    await vi.runAllTimersAsync()
    await settled
    expect(saves.map(([, value]) => value)).toEqual(['a'])
    expect(states.at(-1)).toBe('idle')
  })
})
