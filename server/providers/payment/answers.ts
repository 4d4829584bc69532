// Schemas of Stripe's responses: the SDK accepts anything without an `error`, so they are validated here.
import { z } from 'zod'
import type { Checkout, Subscription } from './payment.ts'

/** Seconds since 1970. */
const time = z.int().transform((seconds) => new Date(seconds * 1000))

const id = z.string().min(1).max(255)

export const CustomerAnswer = z.object({ object: z.literal('customer'), id })

export const CheckoutAnswer = z.object({
  object: z.literal('checkout.session'),
  id,
  status: z.enum(['open', 'complete', 'expired']),
  url: z.url({ protocol: /^https?$/ }).nullable(),
  mode: z.string(),
  metadata: z.record(z.string(), z.string()).nullable(),
  setup_intent: z.union([z.string(), z.object({ payment_method: z.string().nullable() })]).nullish(),
})

const Invoice = z.object({
  status: z.string().nullable(),
  billing_reason: z.string().nullable(),
  hosted_invoice_url: z.url({ protocol: /^https?$/ }).nullish(),
})

export const SubscriptionAnswer = z.object({
  object: z.literal('subscription'),
  id,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.int().nullable(),
  ended_at: time.nullable(),
  currency: z.string(),
  items: z.object({ data: z.array(z.object({ current_period_start: time, current_period_end: time })).min(1) }),
  // A plain id where Stripe does not expand it.
  latest_invoice: z.union([Invoice, z.string()]).nullable(),
})
type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>

export const PaidInvoiceAnswer = z.object({
  status: z.literal('paid'),
  lines: z.object({ data: z.array(z.object({ period: z.object({ start: time, end: time }) })) }),
})

export const EventAnswer = z.object({
  object: z.literal('event'),
  id,
  type: z.string().max(255),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: z.string().optional(),
      customer: z.union([z.string(), z.object({ id })]).nullish(),
    }),
  }),
})

/** Metadata key of a resuming checkout: the subscription's id. */
export const resumeMark = 'resumes'

export const toCheckout = (answer: z.infer<typeof CheckoutAnswer>): Checkout => ({
  checkout_id: answer.id,
  status: answer.status,
  url: answer.url,
  resumes: (answer.mode === 'setup' && answer.metadata?.[resumeMark]) || null,
  payment_method_id: typeof answer.setup_intent === 'object' ? (answer.setup_intent?.payment_method ?? null) : null,
})

const states: Record<string, Subscription['state']> = {
  active: 'live',
  trialing: 'live',
  past_due: 'live',
  unpaid: 'halted',
  paused: 'halted',
  incomplete: 'halted',
}

/**
 * Whether the current period of a subscription is paid. Stripe first advances the period and then collects; an operator
 * may void an invoice, or send one of another kind in between.
 */
export const isPaid = ({ status, latest_invoice }: SubscriptionAnswer) => {
  if (latest_invoice === null || typeof latest_invoice === 'string') return states[status] === 'live'
  if (latest_invoice.status === 'paid') return true
  const isForPeriod = ['subscription_create', 'subscription_cycle'].includes(latest_invoice.billing_reason ?? '')
  return ['active', 'trialing'].includes(status) && (latest_invoice.status === 'void' || !isForPeriod)
}

/** `paid` is the latest paid period. */
export const toSubscription = (answer: SubscriptionAnswer, paid: Subscription['period']): Subscription => {
  const state = states[answer.status] ?? 'ended'
  const isOwed = state === 'live' && !isPaid(answer)
  const invoice = typeof answer.latest_invoice === 'object' ? answer.latest_invoice : null
  return {
    subscription_id: answer.id,
    state,
    period: paid,
    is_overdue: isOwed,
    renews: state === 'live' && !answer.cancel_at_period_end && answer.cancel_at === null,
    ended_at: answer.ended_at,
    currency: answer.currency,
    invoice_url: isOwed && invoice?.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
  }
}

/** The current period: of the last of several items. */
export const currentPeriod = ({ items }: SubscriptionAnswer): Subscription['period'] => {
  const [last] = items.data.toSorted((a, b) => b.current_period_end.getTime() - a.current_period_end.getTime())
  return { start: last!.current_period_start, end: last!.current_period_end }
}

/** The latest period of the paid invoices; undefined when there is none. */
export const latestPaidPeriod = (invoices: z.infer<typeof PaidInvoiceAnswer>[]): Subscription['period'] | undefined =>
  invoices
    .flatMap(({ lines }) => lines.data.map(({ period }) => period))
    .toSorted((a, b) => b.end.getTime() - a.end.getTime())[0]
