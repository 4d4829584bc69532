// From the last change; between the starts of two saves; after a failure.
const debounceMs = 1000
const throttleMs = 3000
const retryMs = 10_000

/** `local`: the latest value did not reach the server. */
export type AutosaveState = 'idle' | 'saving' | 'saved' | 'local'

/**
 * Saves the latest value: debounced, throttled, one save at a time, and retried after a failure. `save` gets
 * `isLeaving` if the page may unload before it ends.
 */
export const createAutosave = <Value>(
  save: (value: Value, isLeaving: boolean) => Promise<void>,
  onState: (state: AutosaveState) => void,
) => {
  let pending: { value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let lastStart = Number.NEGATIVE_INFINITY

  const send = async (isLeaving: boolean) => {
    if (!pending) return
    const sent = pending
    pending = undefined
    lastStart = Date.now()
    onState('saving')
    try {
      await save(sent.value, isLeaving)
      if (!pending) onState('saved')
    } catch {
      pending ??= sent
      onState('local')
      schedule(retryMs)
    }
  }
  const run = (isLeaving = false) => {
    clearTimeout(timer)
    running = send(isLeaving).finally(() => {
      running = undefined
      if (pending && timer === undefined) schedule(debounceMs)
    })
  }
  const schedule = (after: number) => {
    clearTimeout(timer)
    const rest = lastStart + throttleMs - Date.now()
    timer = setTimeout(
      () => {
        timer = undefined
        // A running save schedules the next one when it ends.
        if (!running) run()
      },
      Math.max(after, rest),
    )
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    pending = undefined
  }

  return {
    change: (value: Value) => {
      pending = { value }
      schedule(debounceMs)
    },
    /** The page may unload: saves pending changes immediately. */
    flush: () => {
      if (pending) run(true)
    },
    /** Drops pending changes and waits for the running save. */
    settle: async () => {
      cancel()
      await running
      cancel()
      onState('idle')
    },
  }
}
