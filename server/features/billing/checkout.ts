// The checkout page at the payment provider: at most one is open for a person, however often they ask.
import type { Deps } from '#server/deps.ts'
import { HttpError } from '#server/lib/http/errors.ts'
import { PaymentError, type Checkout, type Subscription } from '#server/providers/payment/payment.ts'
import {
  endCheckoutAttempt,
  findCustomerOf,
  findPerson,
  saveCustomer,
  savePendingCheckout,
  type Customer,
} from './queries.ts'
import { syncCustomer, type BillingDeps } from './sync.ts'

type CheckoutDeps = BillingDeps & { env: Pick<Deps['env'], 'WEB_URL' | 'PREMIUM_BLOGS'> }

/** The URL at which to pay, resume the renewal or settle an open invoice. Throws 409 when the subscription already renews. */
export const createCheckout = async (deps: CheckoutDeps, user_id: string): Promise<string> => {
  const customer = (await findCustomerOf(deps.db, user_id)) ?? (await makeCustomer(deps, user_id, null))
  const { checkout, subscriptions } = await syncCustomer(deps, customer)
  const live = subscriptions.filter(({ state }) => state === 'live')
  const owed = live.find(({ invoice_url }) => invoice_url !== null)
  if (owed?.invoice_url) return owed.invoice_url
  if (live.some(({ renews }) => renews)) throw new HttpError(409, 'Your subscription renews already')
  const resumes = live[0] ?? null
  if (checkout?.url && checkout.resumes === (resumes?.subscription_id ?? null)) return checkout.url
  if (checkout) await endOther(deps, customer, checkout)
  // Read again, as an ended attempt has increased the number.
  const current = (await findCustomerOf(deps.db, user_id)) ?? customer
  return startCheckout(deps, current, resumes)
}

/** Ends an open checkout of another kind, such as one to resume a subscription that has since ended. */
const endOther = async ({ db, payment }: CheckoutDeps, customer: Customer, { checkout_id }: Checkout) => {
  await payment.endCheckout(checkout_id)
  await endCheckoutAttempt(db, customer)
}

const startCheckout = async (
  deps: CheckoutDeps,
  customer: Customer,
  resumes: Subscription | null,
  isSecondTry = false,
): Promise<string> => {
  const { db, payment, env } = deps
  const { user_id, customer_id, checkout_attempt } = customer
  const request = {
    customer_id,
    user_id,
    resumes,
    success_url: `${env.WEB_URL}/billing/payment_success`,
    cancel_url: `${env.WEB_URL}/billing/payment_cancelled`,
  }
  try {
    // Concurrent requests share the idempotency key, and so get the same page.
    const { checkout_id, url } = await payment.startCheckout(
      request,
      `masthead-checkout-${user_id}-${checkout_attempt}`,
    )
    await savePendingCheckout(db, customer, checkout_id)
    return url
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    // The provider replays a failure under the same idempotency key.
    if (error.kind !== 'busy') await endCheckoutAttempt(db, customer)
    if (error.kind !== 'gone' || isSecondTry) throw error
    return startCheckout(deps, await makeCustomer(deps, user_id, customer_id), null, true)
  }
}

// A failure is replayed under the same idempotency key, so the key changes after this time.
const customerKeyMs = 10 * 60 * 1000

/** Stored before anything can be paid. @param replaced a customer who was deleted at the provider */
const makeCustomer = async (
  { db, payment }: CheckoutDeps,
  user_id: string,
  replaced: string | null,
): Promise<Customer> => {
  const person = await findPerson(db, user_id)
  if (!person) throw new HttpError(401, 'Please sign in')
  const name = `${person.first_name} ${person.last_name}`.trim()
  const key = ['masthead-customer', user_id, replaced ?? 'first', Math.floor(Date.now() / customerKeyMs)].join('-')
  const customer_id = await payment.createCustomer({ user_id, email: person.email, name }, key)
  await saveCustomer(db, user_id, customer_id, replaced)
  const customer = await findCustomerOf(db, user_id)
  if (customer) return customer
  // The account was deleted in the meantime.
  await payment.endCustomer(customer_id)
  throw new HttpError(401, 'Please sign in')
}
