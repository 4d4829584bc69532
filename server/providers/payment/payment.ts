export type PaymentErrorKind =
  /** What was asked about is not there (any more). */
  | 'gone'
  /** The same call runs already. */
  | 'busy'
  /** It cannot be reached, refused, or answered something else. */
  | 'failed'

/** `message` is a sentence for the person; `detail` the provider's own words for the operator, without keys. */
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

/** A subscription that was paid for at least once. */
export type Subscription = {
  subscription_id: string
  /** `live` goes on or runs out at the end of its period; `halted` is not collected any more; `ended` is over. */
  state: 'live' | 'halted' | 'ended'
  /** The newest period that was paid for. */
  period: { start: Date; end: Date }
  /** Live, and the payment for the period after `period` is owed. */
  is_overdue: boolean
  /** Live, and to be paid for again. */
  renews: boolean
  ended_at: Date | null
  /** As ISO 4217 in lower case. */
  currency: string
  /** The provider's page to pay on what is owed. */
  invoice_url: string | null
}

/** A page of the provider's that a person was or is sent to. */
export type Checkout = {
  checkout_id: string
  status: 'open' | 'complete' | 'expired'
  /** Where the page is, while it is open. */
  url: string | null
  /** The subscription whose renewal it resumes; null for a new subscription. */
  resumes: string | null
  /** What to charge from now on, once a resumption is complete. */
  payment_method_id: string | null
}

type PaymentEvent = { event_id: string; type: string; customer_id: string | null }

export type CheckoutRequest = {
  customer_id: string
  user_id: string
  /** Instead of a new subscription. */
  resumes: Pick<Subscription, 'subscription_id' | 'currency'> | null
  success_url: string
  cancel_url: string
}

/**
 * The payment provider. Every call throws a PaymentError. A `key` makes a call happen once: asked again with it, the
 * provider answers as it did the first time.
 */
export type Payment = {
  /** The id of a new customer. */
  createCustomer(person: { user_id: string; email: string; name: string }, key: string): Promise<string>
  /** Ends what the customer pays for, at once, and erases them; resolves also when they are gone already. */
  endCustomer(customer_id: string): Promise<void>
  /** A page to pay on, or to give a card on for a resumption. `gone` when the customer is. */
  startCheckout(request: CheckoutRequest, key: string): Promise<{ checkout_id: string; url: string }>
  findCheckout(checkout_id: string): Promise<Checkout | undefined>
  /** Closes the page; resolves also when it is closed already. */
  endCheckout(checkout_id: string): Promise<void>
  /** In no order; empty for a customer that is gone. */
  listSubscriptions(customer_id: string): Promise<Subscription[]>
  /** The subscription then runs out at the end of its period. */
  stopRenewal(subscription_id: string): Promise<void>
  /** Nothing happens to a subscription that has ended. */
  resumeRenewal(subscription_id: string, payment_method_id: string | null, key: string): Promise<void>
  /** Undefined unless the provider signed the body, at most 300 s ago. */
  readEvent(body: Uint8Array, signature: string | null): Promise<PaymentEvent | undefined>
}
