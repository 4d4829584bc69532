/** Milliseconds from a change to its report, so at most four in a second; and the longest wait for an idle moment. */
const DELAY = 250
const LONGEST_WAIT = 500

export interface ChangeReporter {
  /** Something changed: report it soon. */
  schedule: () => void
  /** Report it now, if anything changed. */
  flush: () => void
  /** Forget it. */
  cancel: () => void
}

/** Calls `report` for many changes once, as writing down a long document takes longer than a key press may. */
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
    // Safari has no idle callbacks.
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
