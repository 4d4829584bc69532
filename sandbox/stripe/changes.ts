// The API's changes to customers and subscriptions.
import { expireSession } from './checkout.ts'
import { nowOf } from './clock.ts'
import { noSuchObject, noSuchValue, invalidState } from './errors.ts'
import { emit } from './events.ts'
import { newId, type Customer, type PaymentMethod, type Session, type Subscription } from './objects.ts'
import { CustomerParameters, readParameters, SubscriptionParameters } from './parameters.ts'
import { findObject, insertObject, listByCustomer, lockObject, saveObject, type Db } from './queries.ts'
import { change, endSubscription } from './subscriptions.ts'

export const createCustomer = async (db: Db, form: URLSearchParams) => {
  const { email, name, metadata, test_clock } = readParameters(CustomerParameters, form)
  if (test_clock && !(await findObject(db, 'test_helpers.test_clock', test_clock)))
    throw noSuchValue('test_clock', test_clock)
  const now = await nowOf(db, { test_clock: test_clock ?? null })
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: now,
    email: email ?? null,
    livemode: false,
    metadata: metadata ?? {},
    name: name ?? null,
    test_clock: test_clock ?? null,
  }
  await insertObject(db, customer)
  await emit(db, 'customer.created', customer, now)
  return customer
}

export const requireCustomer = async (db: Db, id: string) => {
  const customer = await lockObject<Customer>(db, 'customer', id)
  if (!customer || customer.deleted) throw noSuchObject('customer', id)
  return customer
}

export const deleteCustomer = async (db: Db, id: string) => {
  const customer = await requireCustomer(db, id)
  const now = await nowOf(db, customer)
  for (const subscription of await listByCustomer<Subscription>(db, 'subscription', id))
    if (subscription.ended_at === null) await endSubscription(db, subscription, now)
  for (const session of await listByCustomer<Session>(db, 'checkout.session', id))
    if (session.status === 'open') await expireSession(db, session.id)
  await emit(db, 'customer.deleted', customer, now)
  const deleted = { id, object: 'customer' as const, deleted: true as const }
  await saveObject(db, deleted)
  return deleted
}

export const lockSubscription = async (db: Db, id: string) => {
  const subscription = await lockObject<Subscription>(db, 'subscription', id)
  if (!subscription) throw noSuchObject('subscription', id)
  const customer = await findObject<Customer>(db, 'customer', subscription.customer)
  return {
    subscription,
    now: await nowOf(db, customer?.deleted ? { test_clock: null } : (customer ?? { test_clock: null })),
  }
}

export const updateSubscription = async (db: Db, form: URLSearchParams, id: string) => {
  const asked = readParameters(SubscriptionParameters, form)
  const { subscription, now } = await lockSubscription(db, id)
  if (subscription.ended_at !== null)
    throw invalidState('A canceled subscription can only update its cancellation_details and metadata.')
  if (asked.cancel_at_period_end !== undefined && asked.cancel_at !== undefined)
    throw invalidState('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
  const { default_payment_method, metadata } = asked
  if (default_payment_method) {
    const card = await findObject<PaymentMethod>(db, 'payment_method', default_payment_method)
    if (card?.customer !== subscription.customer) throw noSuchValue('payment_method', default_payment_method)
  }
  const changes = {
    ...cancellationChanges(subscription, asked, now),
    ...(metadata && { metadata: { ...subscription.metadata, ...metadata } }),
    ...(default_payment_method && { default_payment_method }),
  }
  return change(db, subscription, changes, now)
}

type Cancellation = { cancel_at_period_end?: boolean | undefined; cancel_at?: '' | number | undefined }

export const cancellationChanges = (
  subscription: Subscription,
  asked: Cancellation,
  now: number,
): Partial<Subscription> => {
  const { cancel_at_period_end: isAtEnd, cancel_at } = asked
  if (isAtEnd) {
    const [{ current_period_end }] = subscription.items.data
    return { cancel_at_period_end: true, cancel_at: current_period_end, canceled_at: now }
  }
  if (isAtEnd === false || cancel_at === '') return { cancel_at_period_end: false, cancel_at: null, canceled_at: null }
  return cancel_at === undefined ? {} : { cancel_at_period_end: false, cancel_at, canceled_at: now }
}
