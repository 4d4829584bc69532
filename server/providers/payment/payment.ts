export type PaymentErrorKind =
  /** The object does not exist (any more). */
  | 'gone'
  /** The same call is already running. */
  | 'busy'
  /** The provider could not be reached, refused, or sent an invalid response. */
  | 'failed'

/** `message` is a sentence for the person; `detail` is the provider's error for the operator, without keys. */
export class PaymentError extends Error {
  override name = 'PaymentError'
  readonly kind: PaymentErrorKind
  readonly detail: string
  constructor(kind: PaymentErrorKind, message: string, detail = '') {
    super(message)
    this.kind = kind
    this.detail = detail
  }
}

/** A subscription that was paid at least once. */
export type Subscription = {
  subscription_id: string
  /** `live` renews or expires at the end of its period; `halted` is no longer collected; `ended` is over. */
  state: 'live' | 'halted' | 'ended'
  /** The latest paid period. */
  period: { start: Date; end: Date }
  /** Live, but the period after `period` is unpaid. */
  is_overdue: boolean
  /** Live, and will be charged again. */
  renews: boolean
  ended_at: Date | null
  /** ISO 4217, in lower case. */
  currency: string
  /** The provider's page to pay the open invoice. */
  invoice_url: string | null
}

/** The provider's page on which a person pays. */
export type Checkout = {
  checkout_id: string
  status: 'open' | 'complete' | 'expired'
  /** The page's URL, while it is open. */
  url: string | null
  /** The subscription to resume; null for a new one. */
  resumes: string | null
  /** The payment method to charge from now on, after a completed resumption. */
  payment_method_id: string | null
}

type PaymentEvent = { event_id: string; type: string; customer_id: string | null }

export type CheckoutRequest = {
  customer_id: string
  user_id: string
  /** Resumes this instead of creating a new subscription. */
  resumes: Pick<Subscription, 'subscription_id' | 'currency'> | null
  success_url: string
  cancel_url: string
}

/**
 * The payment provider. Every call throws a PaymentError. A `key` makes a call idempotent: repeated with the same key, it
 * returns the first response.
 */
export type Payment = {
  /** Returns the id of a new customer. */
  createCustomer(person: { user_id: string; email: string; name: string }, key: string): Promise<string>
  /** Cancels all subscriptions immediately, and deletes the customer; also resolves if they do not exist. */
  endCustomer(customer_id: string): Promise<void>
  /** Creates a page to pay on, or to enter a card for a resumption. Throws `gone` if the customer does not exist. */
  startCheckout(request: CheckoutRequest, key: string): Promise<{ checkout_id: string; url: string }>
  findCheckout(checkout_id: string): Promise<Checkout | undefined>
  /** Closes the page; also resolves if it is closed already. */
  endCheckout(checkout_id: string): Promise<void>
  /** In no particular order; empty for a deleted customer. */
  listSubscriptions(customer_id: string): Promise<Subscription[]>
  /** Cancels a subscription at the end of its period. */
  stopRenewal(subscription_id: string): Promise<void>
  /** Does nothing for an ended subscription. */
  resumeRenewal(subscription_id: string, payment_method_id: string | null, key: string): Promise<void>
  /** Undefined unless the provider signed the body within the last 300 s. */
  readEvent(body: Uint8Array, signature: string | null): Promise<PaymentEvent | undefined>
}
