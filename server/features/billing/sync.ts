// Events of the payment provider are only triggers: the current state is read from the provider and stored.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '#server/deps.ts'
import type { Checkout, Subscription } from '#server/providers/payment/payment.ts'
import { derivePlan } from './derive-plan.ts'
import { endCheckoutAttempt, findChangingCustomer, savePlan, type Customer } from './queries.ts'

export type BillingDeps = Pick<Deps, 'db' | 'payment' | 'log'> & {
  env: Pick<Deps['env'], 'WEB_URL' | 'PREMIUM_BLOGS'>
}

/** `checkout` is the latest one, while it is open. */
export type Synced = { checkout: Checkout | undefined; subscriptions: Subscription[] }

// The longest that a person waits for the provider.
const selfWaitMs = 3000

/**
 * Reads a customer's state and stores it, unless a later read is already stored. Holds no lock meanwhile: requests waiting
 * for one would use up the connection pool. Throws a PaymentError and then stores nothing.
 */
export const syncCustomer = async (deps: BillingDeps, customer: Customer): Promise<Synced> => {
  const { db, payment, env } = deps
  const { pending_checkout_id } = customer
  const checkout = pending_checkout_id ? await payment.findCheckout(pending_checkout_id) : undefined
  if (checkout?.status === 'complete' && checkout.resumes)
    // Once for each checkout, so that an old event does not undo a later stop.
    await payment.resumeRenewal(checkout.resumes, checkout.payment_method_id, `masthead-resume-${checkout.checkout_id}`)
  const subscriptions = await payment.listSubscriptions(customer.customer_id)
  await savePlan(db, customer, derivePlan(subscriptions), env.PREMIUM_BLOGS)
  if (checkout?.status === 'open') return { checkout, subscriptions }
  // Only now: a failure up to here is retried at the next synchronisation.
  if (pending_checkout_id) await endCheckoutAttempt(db, customer)
  return { checkout: undefined, subscriptions }
}

/**
 * Refreshes a person's plan before it is shown, when a checkout is open or a renewal is due. Never fails, and takes at
 * most 3 s.
 */
export const syncPending = async (deps: BillingDeps, user_id: string): Promise<void> => {
  const customer = await findChangingCustomer(deps.db, user_id)
  if (!customer) return
  const synced = syncCustomer(deps, customer).catch((error: unknown) => {
    deps.log.warn({ error }, 'the plan could not be read at the payment provider')
  })
  await Promise.race([synced, sleep(selfWaitMs, undefined, { ref: false })])
}
