import { readBytes } from '#server/lib/http/read.ts'
import { HttpError } from '#server/lib/http/errors.ts'
import { findCustomer, finishEvent, recordBillingEvent } from './queries.ts'
import { syncCustomer, type BillingDeps } from './sync.ts'

/**
 * Processes an event of the payment provider, once. Throws 400 unless it has a recent, valid signature. After any other
 * failure the provider redelivers it.
 */
export const handleEvent = async (deps: BillingDeps, request: Request): Promise<void> => {
  const { db, payment } = deps
  const event = await payment.readEvent(await readBytes(request), request.headers.get('Stripe-Signature'))
  if (!event) throw new HttpError(400, 'This is no event that the payment provider has signed')
  if (await recordBillingEvent(db, event)) return
  const customer = event.customer_id === null ? undefined : await findCustomer(db, event.customer_id)
  if (customer) await syncCustomer(deps, customer)
  await finishEvent(db, event.event_id)
}
