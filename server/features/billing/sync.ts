// Events of the payment provider only say that something happened: what holds is read there again, and stored.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '#server/deps.ts'
import type { Checkout, Subscription } from '#server/providers/payment/payment.ts'
import { derivePlan } from './derive-plan.ts'
import { endCheckoutAttempt, findChangingCustomer, savePlan, type Customer } from './queries.ts'

export type BillingDeps = Pick<Deps, 'db' | 'payment' | 'log'> & {
  env: Pick<Deps['env'], 'WEB_URL' | 'PREMIUM_BLOGS'>
}

/** `checkout` is the one that was begun last, while it is open. */
export type Synced = { checkout: Checkout | undefined; subscriptions: Subscription[] }

// A person waits for this much of the provider's time at most.
const selfWaitMs = 3000

/**
 * Reads what a customer has and stores it, unless something read later is stored already. No lock is held meanwhile: many
 * that wait for one would keep every connection that the others need. Throws a PaymentError; then nothing is stored.
 */
export const syncCustomer = async (deps: BillingDeps, customer: Customer): Promise<Synced> => {
  const { db, payment, env } = deps
  const { pending_checkout_id } = customer
  const checkout = pending_checkout_id ? await payment.findCheckout(pending_checkout_id) : undefined
  if (checkout?.status === 'complete' && checkout.resumes)
    // Once for a checkout: a later stop is not undone by an old event.
    await payment.resumeRenewal(checkout.resumes, checkout.payment_method_id, `masthead-resume-${checkout.checkout_id}`)
  const subscriptions = await payment.listSubscriptions(customer.customer_id)
  await savePlan(db, customer, derivePlan(subscriptions), env.PREMIUM_BLOGS)
  if (checkout?.status === 'open') return { checkout, subscriptions }
  // Only now: until here, the next look would do it again.
  if (pending_checkout_id) await endCheckoutAttempt(db, customer)
  return { checkout: undefined, subscriptions }
}

/**
 * Before a person's plan is shown: asks the provider when a checkout of theirs is open or a renewal is due. Never fails,
 * and waits 3 s at most.
 */
export const syncPending = async (deps: BillingDeps, user_id: string): Promise<void> => {
  const customer = await findChangingCustomer(deps.db, user_id)
  if (!customer) return
  const synced = syncCustomer(deps, customer).catch((error: unknown) => {
    deps.log.warn({ error }, 'the plan could not be read at the payment provider')
  })
  await Promise.race([synced, sleep(selfWaitMs, undefined, { ref: false })])
}
