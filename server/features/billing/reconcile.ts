// Events can be lost, and an installation on a laptop gets none: once an hour the provider is asked about every customer
// whose plan may have changed.
import { setTimeout as sleep } from 'node:timers/promises'
import { deleteOldEvents, listDueCustomers } from './queries.ts'
import { syncCustomer, type BillingDeps } from './sync.ts'

// Whoever was not looked at for an hour is due; so an hour and this much is the longest that a change stays unseen.
const intervalMs = 5 * 60 * 1000
const batch = 50
const stopWaitMs = 1000

/** Looks at every customer that is due. A failure leaves that one for the next time. Answers how many were looked at. */
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
    // The provider is out of order, or everything is done.
    if (due.length < batch || failed > 0) return looked
  }
}

/** For every worker: two that look at the same customer at once do no harm. */
export const startReconciling = (deps: BillingDeps): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  const look = async () => {
    await running
    if (stopping.signal.aborted) return
    running = reconcile(deps, stopping.signal).catch((error: unknown) => {
      deps.log.warn({ error }, 'plans could not be compared with the payment provider')
    })
  }
  const timer = setInterval(() => void look(), intervalMs)
  // Soon after a start as well, for what happened while nobody was there.
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
