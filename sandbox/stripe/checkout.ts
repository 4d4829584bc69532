// Checkout sessions, in which a person pays or enters a new card.
import { daySeconds, nowOf } from './clock.ts'
import { noSuchObject, noSuchValue, invalidState } from './errors.ts'
import { emit } from './events.ts'
import { newId, type CardNumber, type Customer, type Price, type Session, type SetupIntent } from './objects.ts'
import type { SessionParameters } from './parameters.ts'
import { findObject, insertObject, lockObject, saveObject, type Db } from './queries.ts'
import { createSubscription, insertCard } from './subscriptions.ts'

export type Pages = { checkoutUrl: (id: string) => string; invoiceUrl: (id: string) => string }

const findCustomer = async (db: Db, id: string): Promise<Customer> => {
  const customer = await findObject<Customer>(db, 'customer', id)
  if (!customer || customer.deleted) throw noSuchValue('customer', id)
  return customer
}

export const createSession = async (db: Db, asked: SessionParameters, price: Price, { checkoutUrl }: Pages) => {
  const customer = await findCustomer(db, asked.customer)
  if (asked.mode === 'subscription' && asked.line_items[0]?.price !== price.id)
    throw noSuchValue('price', asked.line_items[0]?.price ?? '')
  const now = await nowOf(db, customer)
  const id = newId('cs_test')
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_total: asked.mode === 'subscription' ? price.unit_amount : null,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    created: now,
    currency: asked.mode === 'subscription' ? price.currency : asked.currency,
    customer: customer.id,
    expires_at: now + daySeconds,
    invoice: null,
    livemode: false,
    metadata: asked.metadata,
    mode: asked.mode,
    payment_status: asked.mode === 'subscription' ? 'unpaid' : 'no_payment_required',
    setup_intent: null,
    status: 'open',
    subscription: null,
    success_url: asked.success_url,
    url: checkoutUrl(id),
    inside: { subscription_metadata: asked.mode === 'subscription' ? asked.subscription_data.metadata : {} },
  }
  return insertObject(db, session)
}

export const expireSession = async (db: Db, id: string): Promise<Session> => {
  const session = await lockObject<Session>(db, 'checkout.session', id)
  if (!session) throw noSuchObject('checkout.session', id)
  if (session.status !== 'open')
    throw invalidState(
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    )
  const expired = await saveObject<Session>(db, { ...session, status: 'expired', url: null })
  const customer = await findObject<Customer>(db, 'customer', session.customer)
  await emit(db, 'checkout.session.expired', expired, await nowOf(db, customer ?? { test_clock: null }))
  return expired
}

/** Completes the payment; idempotent. Returns the updated session. */
export const completeSession = async (
  db: Db,
  id: string,
  last4: CardNumber,
  price: Price,
  { invoiceUrl }: Pages,
): Promise<Session | undefined> => {
  const session = await lockObject<Session>(db, 'checkout.session', id)
  if (session?.status !== 'open') return session
  const customer = await findCustomer(db, session.customer)
  const now = await nowOf(db, customer)
  const card = await insertCard(db, customer.id, last4, now)
  const changes: Partial<Session> = {}
  if (session.mode === 'setup') {
    const intent: SetupIntent = {
      id: newId('seti'),
      object: 'setup_intent',
      created: now,
      customer: customer.id,
      livemode: false,
      payment_method: card.id,
      status: 'succeeded',
      usage: 'off_session',
    }
    await insertObject(db, intent)
    changes.setup_intent = intent.id
  } else {
    const metadata = session.inside.subscription_metadata
    const begun = await createSubscription(db, { customer: customer.id, price, card, metadata, now, invoiceUrl })
    Object.assign(changes, { subscription: begun.id, invoice: begun.latest_invoice, payment_status: 'paid' })
  }
  const completed = await saveObject<Session>(db, { ...session, ...changes, status: 'complete', url: null })
  await emit(db, 'checkout.session.completed', completed, now)
  return completed
}
