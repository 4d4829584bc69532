// The job that forwards a product event to EVENTS_URL.
import type { Deps } from '#server/deps.ts'
import { asAnswer } from './product-events.ts'
import { findProductEvent } from './queries.ts'

/** Deleted events are skipped. Throws if the receiver does not accept it, so that the job is retried. */
export const forwardProductEvent = async ({ db, eventForwarder }: Pick<Deps, 'db' | 'eventForwarder'>, id: string) => {
  const event = await findProductEvent(db, Number(id))
  if (event) await eventForwarder?.forward(asAnswer(event))
}
