import { HttpError } from '#server/lib/http/errors.ts'
import { findCustomerOf } from './queries.ts'
import { syncCustomer, type BillingDeps } from './sync.ts'

/** The plan then continues until its expiry (B4). Throws 409 when nothing renews. */
export const stopRenewal = async (deps: BillingDeps, user_id: string): Promise<void> => {
  const customer = await findCustomerOf(deps.db, user_id)
  const renewing = customer ? (await syncCustomer(deps, customer)).subscriptions.filter(({ renews }) => renews) : []
  if (renewing.length === 0) throw new HttpError(409, 'There is no renewal to stop')
  for (const { subscription_id } of renewing) await deps.payment.stopRenewal(subscription_id)
  const changed = await findCustomerOf(deps.db, user_id)
  if (changed) await syncCustomer(deps, changed)
}
