// The lifecycle of a subscription: creation, renewal, failed payment, cancellation, end.
import { daySeconds, nextPeriodEnd, nowOf } from './clock.ts'
import { emit } from './events.ts'
import {
  newId,
  type CardNumber,
  type Customer,
  type Invoice,
  type PaymentMethod,
  type Price,
  type Subscription,
} from './objects.ts'
import { findObject, insertObject, listByCustomer, lockObject, saveObject, type Db } from './queries.ts'

/** How long a failed payment is retried before the subscription is cancelled. */
export const retryDays = 14

export const insertCard = (db: Db, customer: string, last4: CardNumber, now: number): Promise<PaymentMethod> =>
  insertObject(db, {
    id: newId('pm'),
    object: 'payment_method',
    created: now,
    customer,
    livemode: false,
    type: 'card',
    card: { brand: 'visa', last4, exp_month: 12, exp_year: new Date(now * 1000).getUTCFullYear() + 4 },
  })

type Begin = {
  customer: string
  price: Price
  card: PaymentMethod
  metadata: Record<string, string>
  now: number
  invoiceUrl: (id: string) => string
}

/** Creates a subscription with its first month paid. */
export const createSubscription = async (db: Db, { customer, price, card, metadata, now, invoiceUrl }: Begin) => {
  const id = newId('sub')
  const end = nextPeriodEnd(now, now)
  const subscription: Subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer,
    default_payment_method: card.id,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          created: now,
          current_period_start: now,
          current_period_end: end,
          price,
          quantity: 1,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: newId('in'),
    livemode: false,
    metadata,
    start_date: now,
    status: 'active',
  }
  const invoice = await insertObject(db, invoiceOf(subscription, 'subscription_create', now, invoiceUrl))
  await insertObject(db, subscription)
  await emit(db, 'customer.subscription.created', subscription, now)
  await markPaid(db, invoice, now)
  return subscription
}

const invoiceOf = (
  { id, customer, items, metadata, latest_invoice }: Subscription,
  billing_reason: Invoice['billing_reason'],
  now: number,
  invoiceUrl: (id: string) => string,
): Invoice => {
  const [{ price, current_period_start: start, current_period_end: end }] = items.data
  const { currency, unit_amount } = price
  return {
    id: latest_invoice,
    object: 'invoice',
    amount_due: unit_amount,
    amount_paid: 0,
    amount_remaining: unit_amount,
    attempt_count: 0,
    billing_reason,
    created: now,
    currency,
    customer,
    hosted_invoice_url: invoiceUrl(latest_invoice),
    lines: {
      object: 'list',
      data: [
        {
          id: newId('il'),
          object: 'line_item',
          amount: unit_amount,
          currency,
          description: 'Masthead Premium, a month',
          livemode: false,
          period: { start, end },
          quantity: 1,
        },
      ],
      has_more: false,
      url: `/v1/invoices/${latest_invoice}/lines`,
    },
    livemode: false,
    number: latest_invoice.slice(-8).toUpperCase(),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: id, metadata },
    },
    status: 'open',
    total: unit_amount,
  }
}

const markPaid = async (db: Db, invoice: Invoice, now: number) => {
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
  }
  await saveObject(db, paid)
  await emit(db, 'invoice.paid', paid, now)
}

/** Pays an open invoice by hand; does nothing to any other. */
export const payInvoice = async (db: Db, id: string, card: PaymentMethod, now: number) => {
  const invoice = await lockObject<Invoice>(db, 'invoice', id)
  if (invoice?.status !== 'open') return
  await markPaid(db, invoice, now)
  const { subscription: owner } = invoice.parent.subscription_details
  const subscription = await findObject<Subscription>(db, 'subscription', owner)
  if (!subscription || subscription.ended_at !== null) return
  await change(db, subscription, { status: 'active', default_payment_method: card.id }, now)
}

/** Saves changes, and emits an event. */
export const change = async (db: Db, subscription: Subscription, changes: Partial<Subscription>, now: number) => {
  const changed = await saveObject(db, { ...subscription, ...changes })
  const previous = Object.fromEntries(
    Object.keys(changes).map((name) => [name, subscription[name as keyof Subscription]]),
  )
  await emit(db, 'customer.subscription.updated', changed, now, previous)
  return changed
}

export const endSubscription = async (
  db: Db,
  subscription: Subscription,
  now: number,
  reason: 'cancellation_requested' | 'payment_failed' = 'cancellation_requested',
) => {
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { comment: null, feedback: null, reason },
  }
  await saveObject(db, ended)
  await emit(db, 'customer.subscription.deleted', ended, now)
  return ended
}

/** The next scheduled transition of a subscription. */
export const nextTransition = (subscription: Subscription) => {
  if (subscription.ended_at !== null) return undefined
  const [{ current_period_start, current_period_end }] = subscription.items.data
  const at = Math.min(subscription.cancel_at ?? Infinity, current_period_end)
  if (subscription.status === 'past_due') {
    const givenUp = current_period_start + retryDays * daySeconds
    if (givenUp < at) return { kind: 'give up' as const, at: givenUp }
  }
  return { kind: at === subscription.cancel_at ? ('end' as const) : ('renew' as const), at }
}

const renew = async (db: Db, subscription: Subscription, invoiceUrl: (id: string) => string) => {
  const [item] = subscription.items.data
  const now = item.current_period_end
  const items: Subscription['items'] = {
    ...subscription.items,
    data: [
      {
        ...item,
        current_period_start: now,
        current_period_end: nextPeriodEnd(now, subscription.billing_cycle_anchor),
      },
    ],
  }
  const card = await findObject<PaymentMethod>(db, 'payment_method', subscription.default_payment_method)
  const isPaid = card?.card.last4 === '4242'
  const status = isPaid ? 'active' : 'past_due'
  const renewed = await change(db, subscription, { items, latest_invoice: newId('in'), status }, now)
  const invoice = await insertObject(db, invoiceOf(renewed, 'subscription_cycle', now, invoiceUrl))
  if (isPaid) await markPaid(db, invoice, now)
  else {
    const failed = await saveObject(db, { ...invoice, attempt_count: 1 })
    await emit(db, 'invoice.payment_failed', failed, now)
  }
  return renewed
}

/** Applies all transitions of a customer's subscriptions that are due by their clock. */
export const advanceSubscriptions = async (
  db: Db,
  customer_id: string,
  invoiceUrl: (id: string) => string,
): Promise<void> => {
  // Serialises the transitions of a customer.
  const customer = await lockObject<Customer>(db, 'customer', customer_id)
  if (!customer || customer.deleted) return
  const now = await nowOf(db, customer)
  for (const { id } of await listByCustomer<Subscription>(db, 'subscription', customer_id)) {
    let subscription = (await lockObject<Subscription>(db, 'subscription', id))!
    for (let next = nextTransition(subscription); next && next.at <= now; next = nextTransition(subscription)) {
      if (next.kind === 'renew') subscription = await renew(db, subscription, invoiceUrl)
      else if (next.kind === 'end') subscription = await endSubscription(db, subscription, next.at)
      else subscription = await endSubscription(db, subscription, next.at, 'payment_failed')
    }
  }
}
