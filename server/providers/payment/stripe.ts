// Stripe through its official SDK, or any server with the same API, such as the sandbox.
import type { Stripe } from 'stripe'
import { z } from 'zod'
import {
  CheckoutAnswer,
  currentPeriod,
  CustomerAnswer,
  EventAnswer,
  isPaid,
  latestPaidPeriod,
  PaidInvoiceAnswer,
  resumeMark,
  SubscriptionAnswer,
  toCheckout,
  toSubscription,
} from './answers.ts'
import { PaymentError, type CheckoutRequest, type Payment, type Subscription } from './payment.ts'

export type StripeOptions = {
  secret_key: string
  webhook_secret: string
  price_id: string
  /** An origin other than Stripe's. */
  api_base?: string
}

const requestTimeoutMs = 10_000
// Page size; Stripe's maximum.
const pageSize = 100

const noAnswer = 'The payment provider cannot be reached. Please try again in a few minutes.'
const wrongAnswer = 'The payment provider does not answer as it should. Please try again in a few minutes.'
const busy = 'The payment provider is still at it. Please try again in a moment.'
const gone = 'The payment provider does not know what it was asked about. Please try again.'

/** Connects with the first call. */
export const createStripePayment = (options: StripeOptions): Payment => {
  let loading: Promise<Stripe> | undefined

  /** Calls the SDK and validates its response. */
  const ask = async <T>(answer: z.ZodType<T>, request: (stripe: Stripe) => Promise<unknown>): Promise<T> => {
    loading ??= openStripe(options)
    try {
      return answer.parse(await request(await loading))
    } catch (error) {
      throw toPaymentError(error)
    }
  }

  const list = async <T>(answer: z.ZodType<T>, request: (stripe: Stripe) => Promise<unknown>): Promise<T[]> => {
    const page = z.object({ object: z.literal('list'), data: z.array(answer) })
    return (await ask(page, request)).data
  }

  /** Undefined for a subscription that was never paid. */
  const readSubscription = async (answer: z.infer<typeof SubscriptionAnswer>): Promise<Subscription | undefined> => {
    if (isPaid(answer)) return toSubscription(answer, currentPeriod(answer))
    const invoices = await list(PaidInvoiceAnswer, (stripe) =>
      stripe.invoices.list({ subscription: answer.id, status: 'paid', limit: 10 }),
    )
    const paid = latestPaidPeriod(invoices)
    return paid && toSubscription(answer, paid)
  }

  return {
    createCustomer: async ({ user_id, email, name }, idempotencyKey) => {
      const customer = { email, name, metadata: { user_id } }
      return (await ask(CustomerAnswer, (stripe) => stripe.customers.create(customer, { idempotencyKey }))).id
    },
    // Stripe cancels a deleted customer's subscriptions immediately.
    endCustomer: (customer_id) =>
      ask(CustomerAnswer, (stripe) => stripe.customers.del(customer_id)).then(() => undefined, valueIfGone(undefined)),
    startCheckout: async (request, idempotencyKey) => {
      const checkout = await ask(CheckoutAnswer, (stripe) =>
        stripe.checkout.sessions.create(checkoutOf(request, options.price_id), { idempotencyKey }),
      )
      if (!checkout.url) throw new PaymentError('failed', wrongAnswer, 'a new checkout without a URL')
      return { checkout_id: checkout.id, url: checkout.url }
    },
    findCheckout: (checkout_id) =>
      ask(CheckoutAnswer, (stripe) =>
        stripe.checkout.sessions.retrieve(checkout_id, { expand: ['setup_intent'] }),
      ).then(toCheckout, valueIfGone(undefined)),
    endCheckout: async (checkout_id) => {
      await ask(CheckoutAnswer, (stripe) => stripe.checkout.sessions.expire(checkout_id)).catch(unlessRefused)
    },
    listSubscriptions: async (customer) => {
      const query: Stripe.SubscriptionListParams = { customer, status: 'all', limit: pageSize }
      const found = await list(SubscriptionAnswer, (stripe) =>
        stripe.subscriptions.list({ ...query, expand: ['data.latest_invoice'] }),
      ).catch(valueIfGone([]))
      return (await Promise.all(found.map(readSubscription))).filter((subscription) => subscription !== undefined)
    },
    stopRenewal: async (subscription_id) => {
      await ask(SubscriptionAnswer, (stripe) =>
        stripe.subscriptions.update(subscription_id, { cancel_at_period_end: true }),
      )
    },
    resumeRenewal: async (subscription_id, payment_method_id, key) => {
      const current = await ask(SubscriptionAnswer, (stripe) => stripe.subscriptions.retrieve(subscription_id))
      if (current.ended_at) return
      // A cancellation date set by hand must be cleared explicitly.
      const isByDate = !current.cancel_at_period_end && current.cancel_at !== null
      const resumed: Stripe.SubscriptionUpdateParams = {
        ...(isByDate ? { cancel_at: '' } : { cancel_at_period_end: false }),
        ...(payment_method_id && { default_payment_method: payment_method_id }),
      }
      const idempotencyKey = isByDate ? `${key}-date` : key
      await ask(SubscriptionAnswer, (stripe) =>
        stripe.subscriptions.update(subscription_id, resumed, { idempotencyKey }),
      )
    },
    readEvent: async (body, signature) => {
      if (!signature) return undefined
      loading ??= openStripe(options)
      const { webhooks } = await loading
      const event = await webhooks
        .constructEventAsync(Buffer.from(body), signature, options.webhook_secret)
        .catch(() => undefined)
      const read = EventAnswer.safeParse(event)
      if (!read.data) return undefined
      const { object, id, customer } = read.data.data.object
      const owner = typeof customer === 'object' ? customer?.id : customer
      const customer_id = (object === 'customer' ? id : owner) ?? null
      return { event_id: read.data.id, type: read.data.type, customer_id }
    },
  }
}

/** Loaded with the first request: the SDK takes 0.4 s and 30 MB. */
const openStripe = async ({ secret_key, api_base }: StripeOptions): Promise<Stripe> => {
  const { Stripe } = await import('stripe')
  const { protocol, hostname, port } = new URL(api_base ?? 'https://api.stripe.com')
  return new Stripe(secret_key, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    timeout: requestTimeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  })
}

const checkoutOf = (request: CheckoutRequest, price: string): Stripe.Checkout.SessionCreateParams => {
  const { customer_id: customer, user_id, resumes, success_url, cancel_url } = request
  const shared = { customer, success_url, cancel_url, client_reference_id: user_id }
  if (resumes)
    return {
      ...shared,
      mode: 'setup',
      currency: resumes.currency,
      metadata: { intent: 'resume', [resumeMark]: resumes.subscription_id },
    }
  return {
    ...shared,
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { user_id } },
  }
}

/** Converts whatever the SDK threw. The SDK's error contains the request, so it is not set as the cause. */
const toPaymentError = (error: unknown): PaymentError => {
  if (error instanceof PaymentError) return error
  if (error instanceof z.ZodError) return new PaymentError('failed', wrongAnswer, error.message)
  const { type, code, statusCode, message } = error as Partial<Stripe.errors.StripeError>
  const detail = [statusCode, type, code, message]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\b[sr]k_\w+/g, '[key]')
  if (code === 'resource_missing') return new PaymentError('gone', gone, detail)
  if (code === 'idempotency_key_in_use') return new PaymentError('busy', busy, detail)
  return new PaymentError('failed', type === 'StripeConnectionError' ? noAnswer : wrongAnswer, detail)
}

const valueIfGone =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if (error instanceof PaymentError && error.kind === 'gone') return otherwise
    throw error
  }

/** Ignores Stripe's refusal to expire a completed or expired checkout. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof PaymentError && /^40[04] /.test(error.detail))) throw error
}
