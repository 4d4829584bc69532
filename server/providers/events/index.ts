// Forwards product events to a service of the operator's choice.
import type { ProductEvent } from '#contract/system.ts'
import type { Env } from '#server/lib/env.ts'
import { ProviderError } from '#server/providers/provider-error.ts'

export type EventForwarder = {
  /** Throws a ProviderError unless the response has a 2xx status. */
  forward(event: ProductEvent): Promise<void>
}

const patienceMs = 10_000

/** POSTs each event as JSON to EVENTS_URL; undefined without one. Retries have the same `Idempotency-Key`. */
export const createEventForwarder = ({ EVENTS_URL }: Pick<Env, 'EVENTS_URL'>): EventForwarder | undefined =>
  EVENTS_URL
    ? {
        forward: async (event) => {
          const response = await fetch(EVENTS_URL, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'Idempotency-Key': String(event.product_event_id) },
            body: JSON.stringify(event),
            redirect: 'error',
            signal: AbortSignal.timeout(patienceMs),
          }).catch((error: unknown) => {
            throw new ProviderError('refused', 'EVENTS_URL cannot be reached', { detail: String(error) })
          })
          await response.body?.cancel()
          const { ok, status } = response
          if (!ok) throw new ProviderError('server', `EVENTS_URL answered with status ${status}`, { status })
        },
      }
    : undefined
