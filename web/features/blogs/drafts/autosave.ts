/** Milliseconds: after the last key; between the beginnings of two saves; until a failed one is tried again. */
const typingPause = 1000
const betweenSaves = 3000
const retryAfter = 10_000

/** `local`: what was typed last did not reach the server. */
export type AutosaveState = 'idle' | 'saving' | 'saved' | 'local'

/**
 * Saves the newest of what is typed once typing pauses, one save at a time and at most one every three seconds; a save
 * that fails is tried again. `save` gets `isLeaving` when the page may be gone before it ends.
 */
export const createAutosave = <Value>(
  save: (value: Value, isLeaving: boolean) => Promise<void>,
  onState: (state: AutosaveState) => void,
) => {
  let pending: { value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let lastBegun = Number.NEGATIVE_INFINITY

  const send = async (isLeaving: boolean) => {
    if (!pending) return
    const sent = pending
    pending = undefined
    lastBegun = Date.now()
    onState('saving')
    try {
      await save(sent.value, isLeaving)
      if (!pending) onState('saved')
    } catch {
      pending ??= sent
      onState('local')
      plan(retryAfter)
    }
  }
  const run = (isLeaving = false) => {
    clearTimeout(timer)
    running = send(isLeaving).finally(() => {
      running = undefined
      if (pending && timer === undefined) plan(typingPause)
    })
  }
  const plan = (after: number) => {
    clearTimeout(timer)
    const rest = lastBegun + betweenSaves - Date.now()
    timer = setTimeout(
      () => {
        timer = undefined
        // Its end plans the next one.
        if (!running) run()
      },
      Math.max(after, rest),
    )
  }
  const forget = () => {
    clearTimeout(timer)
    timer = undefined
    pending = undefined
  }

  return {
    change: (value: Value) => {
      pending = { value }
      plan(typingPause)
    },
    /** The page may go: sends at once what has not been sent. */
    flush: () => {
      if (pending) run(true)
    },
    /** Gives up what has not been sent, and waits for what is on its way. */
    settle: async () => {
      forget()
      await running
      forget()
      onState('idle')
    },
  }
}
