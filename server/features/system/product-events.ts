// B3 Event: stored, and forwarded to EVENTS_URL if configured.
import type { Deps } from '#server/deps.ts'
import { productEventJob } from '#server/jobs/names.ts'
import { insertProductEvent } from './queries.ts'

type EventDeps = Pick<Deps, 'db' | 'queue' | 'eventForwarder'>

/** The event and the job that forwards it are inserted atomically. */
export const recordProductEvent = (
  { db, queue, eventForwarder }: EventDeps,
  user_id: string,
  { event_name, params }: { event_name: string; params: object },
) =>
  db.transaction().execute(async (transaction) => {
    const id = await insertProductEvent(transaction, user_id, event_name, params)
    if (eventForwarder) await queue.send(productEventJob, String(id), transaction, { isRetriedUntilDone: true })
  })

export const asAnswer = <E extends { created_at: Date }>(event: E) => ({
  ...event,
  created_at: event.created_at.toISOString(),
})
