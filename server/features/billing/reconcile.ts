// Events can be lost, and an installation on a laptop gets none: every customer whose plan may have changed is synchronised
// once an hour.
import { setTimeout as sleep } from 'node:timers/promises'
import { deleteOldEvents, listDueCustomers } from './queries.ts'
import { syncCustomer, type BillingDeps } from './sync.ts'

// A customer is due after an hour, so that a change goes unnoticed for at most an hour and this interval.
const intervalMs = 5 * 60 * 1000
const batch = 50
const stopWaitMs = 1000

/** Synchronises every customer that is due and returns how many. One that fails is retried the next time. */
export const reconcile = async (deps: BillingDeps, signal?: AbortSignal): Promise<number> => {
  await deleteOldEvents(deps.db)
  let looked = 0
  for (;;) {
    let failed = 0
    const due = await listDueCustomers(deps.db, batch)
    for (const customer of due) {
      if (signal?.aborted) return looked
      await syncCustomer(deps, customer).catch((error: unknown) => {
        failed += 1
        deps.log.warn({ error }, 'a plan could not be read at the payment provider')
      })
    }
    looked += due.length - failed
    // The provider is down, or everything is done.
    if (due.length < batch || failed > 0) return looked
  }
}

/** Runs in every worker: concurrent synchronisations of a customer are safe. */
export const startReconciling = (deps: BillingDeps): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  const look = async () => {
    await running
    if (stopping.signal.aborted) return
    running = reconcile(deps, stopping.signal).catch((error: unknown) => {
      deps.log.warn({ error }, 'reconciliation with the payment provider failed')
    })
  }
  const timer = setInterval(() => void look(), intervalMs)
  // Also soon after a start, for changes while the worker was down.
  const first = setTimeout(() => void look(), Math.random() * intervalMs)
  return {
    stop: async () => {
      clearInterval(timer)
      clearTimeout(first)
      stopping.abort()
      await Promise.race([running, sleep(stopWaitMs, undefined, { ref: false })])
    },
  }
}
