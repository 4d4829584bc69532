// The Stripe objects that the sandbox supports, named after their official types.
import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { Price as Amount } from '#server/lib/env-kinds.ts'
import { sandboxPriceId } from '#server/providers/payment/sandbox.ts'

export type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata'> & {
  name: string | null
  test_clock: string | null
  deleted?: true
}

export type TestClock = Pick<
  Stripe.TestHelpers.TestClock,
  'id' | 'object' | 'created' | 'deletes_after' | 'frozen_time' | 'livemode' | 'name' | 'status'
> & {
  /** Seconds ahead of real time. */
  inside: { ahead: number }
}

/** `last4` decides what the card does, as with Stripe's test cards. */
export type PaymentMethod = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'created' | 'livemode' | 'type'> & {
  customer: string
  card: { brand: 'visa'; last4: CardNumber; exp_month: number; exp_year: number }
}

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'payment_status'
  | 'success_url'
  | 'url'
> & {
  customer: string
  mode: 'subscription' | 'setup'
  status: 'open' | 'complete' | 'expired'
  invoice: string | null
  setup_intent: string | null
  subscription: string | null
  inside: { subscription_metadata: Record<string, string> }
}

export type SetupIntent = Pick<Stripe.SetupIntent, 'id' | 'object' | 'created' | 'livemode' | 'status' | 'usage'> & {
  customer: string
  payment_method: string
}

type Item = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_start' | 'current_period_end' | 'quantity' | 'subscription'
> & { price: Price }

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'start_date'
> & {
  customer: string
  status: 'active' | 'past_due' | 'canceled'
  cancellation_details: { comment: null; feedback: null; reason: 'cancellation_requested' | 'payment_failed' | null }
  default_payment_method: string
  latest_invoice: string
  items: { object: 'list'; data: [Item]; has_more: false; url: string }
}

export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'created'
  | 'currency'
  | 'hosted_invoice_url'
  | 'livemode'
  | 'number'
  | 'total'
> & {
  customer: string
  status: 'open' | 'paid' | 'void'
  billing_reason: 'subscription_create' | 'subscription_cycle'
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { subscription: string; metadata: Record<string, string> }
  }
  lines: { object: 'list'; data: [Line]; has_more: false; url: string }
}

type Line = Pick<
  Stripe.InvoiceLineItem,
  'id' | 'object' | 'amount' | 'currency' | 'description' | 'livemode' | 'period' | 'quantity'
>

export type Event = Pick<
  Stripe.EventBase,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks'
> & {
  type: string
  data: { object: object; previous_attributes?: object }
  request: { id: null; idempotency_key: null }
}

/** The API version: that of the installed SDK. */
export const apiVersion = '2026-10-28.endive'

export const cards = {
  '4242': 'A card that pays',
  '0002': 'A card that is declined',
  '0341': 'A card that pays now and fails at the next renewal',
} as const
export type CardNumber = keyof typeof cards

export const isCardNumber = (text: unknown): text is CardNumber =>
  typeof text === 'string' && Object.hasOwn(cards, text)

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export const productOf = () => ({
  id: 'prod_premium',
  object: 'product' as const,
  active: true,
  name: 'Masthead Premium',
  default_price: sandboxPriceId,
  livemode: false,
  metadata: {},
  created: 0,
})

export type Price = ReturnType<typeof priceOf>
export const priceOf = ({ unit_amount, currency }: Amount) => ({
  id: sandboxPriceId,
  object: 'price' as const,
  active: true,
  currency,
  unit_amount,
  unit_amount_decimal: String(unit_amount),
  billing_scheme: 'per_unit' as const,
  type: 'recurring' as const,
  recurring: { interval: 'month' as const, interval_count: 1, usage_type: 'licensed' as const },
  product: productOf().id,
  livemode: false,
  metadata: {},
  created: 0,
})

/** Removes `inside`, which is internal. */
export const toApiObject = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toApiObject)
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'inside')
      .map(([name, member]) => [name, toApiObject(member)]),
  )
}
