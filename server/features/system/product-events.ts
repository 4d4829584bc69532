// B3 Event: kept here, and sent on to EVENTS_URL where one is configured.
import type { Deps } from '#server/deps.ts'
import { findProductEvent, insertProductEvent } from './queries.ts'

/** Sends one product event on; its id is the event's. */
export const productEventJob = 'product_event'

type EventDeps = Pick<Deps, 'db' | 'queue' | 'eventForwarder'>

/** The event and the job that sends it on come to be together. */
export const recordProductEvent = (
  { db, queue, eventForwarder }: EventDeps,
  user_id: string,
  { event_name, params }: { event_name: string; params: object },
) =>
  db.transaction().execute(async (transaction) => {
    const id = await insertProductEvent(transaction, user_id, event_name, params)
    if (eventForwarder) await queue.send(productEventJob, String(id), transaction, { isRetriedUntilDone: true })
  })

/** Throws when the other side did not take it: it is tried again later. An event that is gone is none to send. */
export const forwardProductEvent = async ({ db, eventForwarder }: Omit<EventDeps, 'queue'>, id: string) => {
  const event = await findProductEvent(db, Number(id))
  if (event) await eventForwarder?.forward(asAnswer(event))
}

export const asAnswer = <E extends { created_at: Date }>(event: E) => ({
  ...event,
  created_at: event.created_at.toISOString(),
})
