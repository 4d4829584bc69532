/** Milliseconds from a change to its report (so at most four a second), and the longest wait for an idle callback. */
const DELAY = 250
const LONGEST_WAIT = 500

export interface ChangeReporter {
  /** Schedules a report of a change. */
  schedule: () => void
  /** Reports pending changes immediately. */
  flush: () => void
  /** Drops pending changes. */
  cancel: () => void
}

/** Throttles `report`, because serialising a long document takes longer than a key press may. */
export function createChangeReporter(report: () => void): ChangeReporter {
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined
  let isPending = false
  const cancel = () => {
    isPending = false
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
    timer = undefined
    idle = undefined
  }
  const flush = () => {
    if (!isPending) return
    cancel()
    report()
  }
  const whenIdle = () => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(flush, { timeout: LONGEST_WAIT })
    else flush()
  }
  const schedule = () => {
    if (isPending) return
    isPending = true
    timer = setTimeout(whenIdle, DELAY)
  }
  return { schedule, flush, cancel }
}
