// Serves the sandbox's Stripe pages and their forms.
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isCrossOrigin, pageHeaders } from '#sandbox/page.ts'
import type { StripeDeps } from './api.ts'
import { cancellationChanges } from './changes.ts'
import { completeSession } from './checkout.ts'
import { advanceCustomerClock, nowOf } from './clock.ts'
import {
  isCardNumber,
  type CardNumber,
  type Customer,
  type Event,
  type Invoice,
  type PaymentMethod,
  type Session,
  type Subscription,
} from './objects.ts'
import {
  checkoutPage,
  closedPage,
  customerPage,
  customerPath,
  customersPage,
  invoicePage,
  invoicePath,
  stripePath,
  type CustomerAction,
} from './pages.ts'
import {
  findObject,
  insertDelivery,
  listByCustomer,
  listDeliveries,
  listObjects,
  lockObject,
  type Db,
} from './queries.ts'
import {
  advanceSubscriptions,
  change,
  endSubscription,
  insertCard,
  nextTransition,
  payInvoice,
} from './subscriptions.ts'

type SiteDeps = StripeDeps & { home: string; notFound: (context: Context) => Promise<Response> }

const smallForm = bodyLimit({ maxSize: 10_000 })
// Keeps the page usable.
const shownRows = 100

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const refused = (context: Context) => context.text('Refused', 403)

export const stripeSite = (deps: SiteDeps) => {
  const { db, price, pages, home, notFound } = deps
  const show = async (context: Context, body: Promise<string>, status: 200 | 402 = 200) =>
    context.body(await body, status, pageHeaders)

  const showCheckout = async (context: Context, session: Session, isDeclined = false) => {
    if (session.status !== 'open') return show(context, closedPage(session, home))
    const customer = (await findObject<Customer>(db, 'customer', session.customer))!
    return show(context, checkoutPage({ session, customer, price, isDeclined }), isDeclined ? 402 : 200)
  }

  return new Hono()
    .get(stripePath, async (context) =>
      show(context, customersPage(await listObjects<Customer>(db, 'customer', { limit: shownRows }), home)),
    )
    .get('/stripe/checkout/:id{\\w+}', async (context) => {
      const session = await findObject<Session>(db, 'checkout.session', context.req.param('id'))
      return session ? showCheckout(context, session) : notFound(context)
    })
    .post('/stripe/checkout/:id{\\w+}', smallForm, async (context) => {
      const session = await findObject<Session>(db, 'checkout.session', context.req.param('id'))
      if (!session) return notFound(context)
      if (isCrossOrigin(context)) return refused(context)
      const { action, card } = await context.req.parseBody()
      if (action === 'cancel') return context.redirect(session.cancel_url ?? home, 303)
      if (action !== 'pay' || !isCardNumber(card)) return refused(context)
      if (session.status === 'open' && card === '0002') return showCheckout(context, session, true)
      const done = await db
        .transaction()
        .execute((transaction) => completeSession(transaction, session.id, card, price, pages))
      deps.wake()
      if (done?.status !== 'complete' || !done.success_url) return showCheckout(context, done ?? session)
      return context.redirect(done.success_url.replace('{CHECKOUT_SESSION_ID}', done.id), 303)
    })
    .get('/stripe/invoices/:id{\\w+}', async (context) => {
      const invoice = await findObject<Invoice>(db, 'invoice', context.req.param('id'))
      return invoice ? show(context, invoicePage(invoice, home, false)) : notFound(context)
    })
    .post('/stripe/invoices/:id{\\w+}', smallForm, async (context) => {
      const invoice = await findObject<Invoice>(db, 'invoice', context.req.param('id'))
      if (!invoice) return notFound(context)
      if (isCrossOrigin(context)) return refused(context)
      const { action, card } = await context.req.parseBody()
      if (action === 'cancel') return context.redirect(home, 303)
      if (action !== 'pay' || !isCardNumber(card)) return refused(context)
      if (card === '0002') return show(context, invoicePage(invoice, home, true), 402)
      await pay(db, invoice, card)
      deps.wake()
      return context.redirect(invoicePath(invoice.id), 303)
    })
    .get('/stripe/customers/:id{\\w+}', async (context) => {
      const customer = await findObject<Customer>(db, 'customer', context.req.param('id'))
      return customer && !customer.deleted ? show(context, overview(deps, customer)) : notFound(context)
    })
    .post('/stripe/customers/:id{\\w+}', smallForm, async (context) => {
      if (isCrossOrigin(context)) return refused(context)
      const { action, subscription, event } = await context.req.parseBody()
      const id = context.req.param('id')
      const asked = { customer: id, subscription: textOf(subscription), event: textOf(event) }
      const isKnown = typeof action === 'string' && Object.hasOwn(actions, action)
      const customer = await findObject<Customer>(db, 'customer', id)
      if (!customer || customer.deleted) return notFound(context)
      if (!isKnown) return refused(context)
      await db.transaction().execute((transaction) => actions[action as CustomerAction](transaction, asked, deps))
      deps.wake()
      return context.redirect(customerPath(id), 303)
    })
}

const pay = (db: Db, invoice: Invoice, last4: CardNumber) =>
  db.transaction().execute(async (transaction) => {
    const customer = await lockObject<Customer>(transaction, 'customer', invoice.customer)
    if (!customer || customer.deleted) return
    const now = await nowOf(transaction, customer)
    await payInvoice(transaction, invoice.id, await insertCard(transaction, customer.id, last4, now), now)
  })

const overview = async ({ db, home }: SiteDeps, customer: Customer) => {
  const subscriptions = await listByCustomer<Subscription>(db, 'subscription', customer.id)
  return customerPage({
    customer,
    now: await nowOf(db, customer),
    subscriptions: await Promise.all(
      subscriptions.map(async (subscription) => ({
        subscription,
        card: await findObject<PaymentMethod>(db, 'payment_method', subscription.default_payment_method),
      })),
    ),
    invoices: (await listByCustomer<Invoice>(db, 'invoice', customer.id)).slice(0, shownRows),
    events: (await listByCustomer<Event>(db, 'event', customer.id)).slice(0, shownRows),
    deliveries: await listDeliveries(db, customer.id),
    home,
  })
}

type Asked = { customer: string; subscription: string; event: string }
type Act = (transaction: Db, asked: Asked, deps: StripeDeps) => Promise<unknown>

/** Acts on the customer's subscription, if it has not ended. */
const onLive =
  (act: (transaction: Db, subscription: Subscription, now: number) => Promise<unknown>): Act =>
  async (transaction, asked) => {
    const customer = await lockObject<Customer>(transaction, 'customer', asked.customer)
    const subscription = await lockObject<Subscription>(transaction, 'subscription', asked.subscription)
    if (!customer || subscription?.customer !== asked.customer || subscription.ended_at !== null) return
    await act(transaction, subscription, await nowOf(transaction, customer))
  }

const withCard = (last4: CardNumber) =>
  onLive(async (transaction, subscription, now) => {
    const { id } = await insertCard(transaction, subscription.customer, last4, now)
    await change(transaction, subscription, { default_payment_method: id }, now)
  })

const actions: Record<CustomerAction, Act> = {
  cancel: onLive((transaction, subscription, now) => endSubscription(transaction, subscription, now)),
  stop: onLive((transaction, subscription, now) =>
    change(transaction, subscription, cancellationChanges(subscription, { cancel_at_period_end: true }, now), now),
  ),
  resume: onLive((transaction, subscription, now) =>
    change(transaction, subscription, cancellationChanges(subscription, { cancel_at: '' }, now), now),
  ),
  fail: withCard('0341'),
  succeed: withCard('4242'),
  jump: async (transaction, { customer: id, subscription: which }, { pages }) => {
    const customer = await lockObject<Customer>(transaction, 'customer', id)
    const subscription = await findObject<Subscription>(transaction, 'subscription', which)
    const next = subscription && nextTransition(subscription)
    if (!customer || !next || subscription.customer !== id) return
    await advanceCustomerClock(transaction, customer, Math.max(next.at, await nowOf(transaction, customer)))
    await advanceSubscriptions(transaction, id, pages.invoiceUrl)
  },
  send: async (transaction, { customer, event }) => {
    const events = await listByCustomer<Event>(transaction, 'event', customer)
    if (events.some(({ id }) => id === event)) await insertDelivery(transaction, event)
  },
}
