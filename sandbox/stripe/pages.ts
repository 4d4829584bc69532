// The pages of the sandbox's Stripe: paying, and viewing and controlling subscriptions.
import { html } from 'hono/html'
import { page, type Html } from '#sandbox/page.ts'
import {
  cards,
  type Customer,
  type Event,
  type Invoice,
  type PaymentMethod,
  type Price,
  type Session,
  type Subscription,
} from './objects.ts'
import { nextTransition, retryDays } from './subscriptions.ts'

export const stripePath = '/stripe'
export const customerPath = (id: string) => `${stripePath}/customers/${id}`
export const checkoutPath = (id: string) => `${stripePath}/checkout/${id}`
export const invoicePath = (id: string) => `${stripePath}/invoices/${id}`

export const money = (amount: number, currency: string) => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

const day = (seconds: number) => new Date(seconds * 1000).toLocaleDateString('en-GB', { dateStyle: 'long' })
const moment = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const cardChoice = (declined: boolean) =>
  html`${declined ? html`<p class="wrong" role="alert">The card was declined. Nothing was paid. Choose another one.</p>` : ''}
    <fieldset>
      <legend>Card</legend>
      ${Object.entries(cards).map(
        ([last4, label], index) =>
          html`<label class="right">
            <input type="radio" name="card" value="${last4}" ${index === 0 ? 'checked' : ''} />
            <span>${label}<small>Visa ending in ${last4}, not a real card</small></span>
          </label>`,
      )}
    </fieldset>`

const payForm = (action: string, button: string, declined: boolean) =>
  html`<form method="post" action="${action}">
    ${cardChoice(declined)}
    <div class="buttons">
      <button class="main" name="action" value="pay">${button}</button>
      <button name="action" value="cancel">Cancel</button>
    </div>
  </form>`

type Shown = { session: Session; customer: Customer; price: Price; isDeclined: boolean }

export const checkoutPage = ({ session, customer, price, isDeclined }: Shown) => {
  const amount = money(price.unit_amount, price.currency)
  const isSetup = session.mode === 'setup'
  return page(
    isSetup ? 'Resume your subscription' : 'Pay for Premium',
    html`<h1>${isSetup ? 'Resume your subscription' : 'Masthead Premium'}</h1>
      ${
        isSetup
          ? html`<p>
              Nothing is paid today. From the end of your current period the card pays <strong>${amount}</strong> a
              month.
            </p>`
          : html`<p class="price">${amount} <span class="soft">a month</span></p>`
      }
      <p class="soft">
        For ${customer.email ?? 'somebody without an e-mail address'}. This is a stand-in for Stripe: no money moves.
      </p>
      ${payForm(checkoutPath(session.id), isSetup ? 'Resume' : `Pay ${amount}`, isDeclined)}`,
  )
}

export const invoicePage = (invoice: Invoice, home: string, isDeclined: boolean) => {
  const amount = money(invoice.amount_due, invoice.currency)
  return page(
    'Invoice',
    html`<h1>Invoice ${invoice.number ?? ''}</h1>
      <p class="price">${amount}</p>
      <p class="soft">Masthead Premium, a month. This is a stand-in for Stripe: no money moves.</p>
      ${
        invoice.status === 'open'
          ? payForm(invoicePath(invoice.id), `Pay ${amount}`, isDeclined)
          : html`<p>${invoice.status === 'paid' ? 'This invoice is paid.' : 'This invoice need not be paid.'}</p>
              <div class="buttons"><a class="button main" href="${home}">Back to Masthead</a></div>`
      }`,
  )
}

/** A completed or expired checkout. */
export const closedPage = (session: Session, home: string) =>
  page(
    'Checkout closed',
    html`<h1>This checkout is closed</h1>
      <p>${session.status === 'complete' ? 'It was completed.' : 'It has expired. Nothing was paid.'}</p>
      <div class="buttons"><a class="button main" href="${home}">Back to Masthead</a></div>`,
  )

export const customersPage = (customers: Customer[], home: string) =>
  page(
    'Stripe',
    html`<h1>Stripe sandbox</h1>
      <p>
        Everybody who ever went to pay is a customer here. Choose one to see and steer what becomes of their
        subscription.
      </p>
      ${
        customers.length > 0
          ? html`<ul class="people">
              ${customers.map(
                ({ id, name, email }) =>
                  html`<li>
                    <a href="${customerPath(id)}"
                      ><span class="person"><span>${name ?? id}</span><span class="soft">${email ?? ''}</span></span></a
                    >
                  </li>`,
              )}
            </ul>`
          : html`<p class="soft">There is no customer yet: choose Upgrade Plan in Masthead.</p>`
      }
      <div class="buttons">
        <a class="button" href="/">The sandbox</a>
        <a class="button main" href="${home}">Back to Masthead</a>
      </div>`,
    { isWide: true },
  )

export type CustomerAction = 'cancel' | 'stop' | 'resume' | 'jump' | 'fail' | 'succeed' | 'send'

export type Delivery = { event_id: string; attempt: number; next_at: Date; error: string | null }

type Overview = {
  customer: Customer
  now: number
  subscriptions: { subscription: Subscription; card: PaymentMethod | undefined }[]
  invoices: Invoice[]
  events: Event[]
  deliveries: Delivery[]
  home: string
}

const clockNote =
  'whose clock was advanced. Masthead’s own clock is unchanged: a period that was paid for after a jump lies in the future.'

export const customerPage = ({ customer, now, subscriptions, invoices, events, deliveries, home }: Overview) =>
  page(
    customer.name ?? 'A customer',
    html`<h1>${customer.name ?? customer.id}</h1>
      <p class="soft">${customer.email ?? ''}</p>
      <p>It is ${moment(now)} for this customer${customer.test_clock === null ? '.' : `, ${clockNote}`}</p>
      <h2>Subscriptions</h2>
      ${subscriptions.length > 0 ? subscriptions.map((each) => subscriptionPart(customer, each)) : nothing('No subscription yet.')}
      <h2>Invoices</h2>
      ${invoices.length > 0 ? invoices.map(invoiceRow) : nothing('No invoice yet.')}
      <h2>Events</h2>
      ${events.length > 0 ? events.map((event) => eventRow(customer, event, deliveries)) : nothing('No event yet.')}
      <div class="buttons">
        <a class="button" href="${stripePath}">All customers</a>
        <a class="button main" href="${home}">Back to Masthead</a>
      </div>`,
    { isWide: true },
  )

const nothing = (text: string) => html`<p class="soft">${text}</p>`

const statuses = { active: 'Active', past_due: 'Payment overdue', canceled: 'Ended' }

const outlook = (subscription: Subscription) => {
  if (subscription.ended_at !== null) return `since ${day(subscription.ended_at)}`
  const next = nextTransition(subscription)!
  if (next.kind === 'renew') return `renews on ${day(next.at)}`
  return next.kind === 'end'
    ? `ends on ${day(next.at)}`
    : `is given up on ${day(next.at)}, ${retryDays} days after the renewal`
}

const jumpLabels = {
  renew: 'Jump to the next renewal',
  end: 'Jump to its end',
  'give up': 'Jump to the last retry',
}

const subscriptionPart = (customer: Customer, { subscription, card }: Overview['subscriptions'][number]) => {
  const next = nextTransition(subscription)
  const [{ price }] = subscription.items.data
  const pays = card?.card.last4 === '4242'
  return html`<form class="row" method="post" action="${customerPath(customer.id)}">
    <span>
      ${statuses[subscription.status]}, ${outlook(subscription)}<br />
      <span class="soft"
        >${money(price.unit_amount, price.currency)} a month, card ending in ${card?.card.last4 ?? '?'}</span
      >
    </span>
    <input type="hidden" name="subscription" value="${subscription.id}" />
    ${
      next
        ? html`<span class="actions">
            ${action('jump', jumpLabels[next.kind])}
            ${subscription.cancel_at === null ? action('stop', 'Cancel at the period’s end') : action('resume', 'Take the cancellation back')}
            ${action('cancel', 'Cancel now')}
            ${pays ? action('fail', 'Let the next payment fail') : action('succeed', 'Let the next payment succeed')}
          </span>`
        : ''
    }
  </form>`
}

const action = (value: CustomerAction, label: string, about: Html | string = '') =>
  html`<button class="small" name="action" value="${value}">${label}${about}</button>`

const invoiceStates = { open: 'To be paid', paid: 'Paid', void: 'Void' }

const invoiceRow = ({ id, status, amount_due, currency, created, lines }: Invoice) =>
  html`<p class="row">
    <span>
      <a href="${invoicePath(id)}">${money(amount_due, currency)}, ${invoiceStates[status]}</a><br />
      <span class="soft"
        >of ${moment(created)}, for ${day(lines.data[0].period.start)} to ${day(lines.data[0].period.end)}</span
      >
    </span>
  </p>`

const eventRow = (customer: Customer, { id, type, created }: Event, deliveries: Delivery[]) => {
  const delivery = deliveries.find(({ event_id }) => event_id === id)
  return html`<form class="row" method="post" action="${customerPath(customer.id)}">
    <span><code>${type}</code><br /><span class="soft">${moment(created)}. ${deliveryState(delivery)}</span></span>
    <input type="hidden" name="event" value="${id}" />
    ${action('send', 'Send again', html`<span class="unseen"> ${type}</span>`)}
  </form>`
}

const deliveryState = (delivery: Delivery | undefined) => {
  if (!delivery) return 'Masthead has taken it.'
  if (delivery.attempt === 0) return 'It is on its way.'
  const attempts = delivery.attempt === 1 ? 'once' : `${delivery.attempt} times`
  return `Sent ${attempts} without success${delivery.error ? ` (${delivery.error})` : ''}; next at ${moment(delivery.next_at.getTime() / 1000)}.`
}
