import type { billing } from '#contract/billing.ts'
import { HttpError } from '#server/lib/http/errors.ts'
import type { Handlers } from '#server/lib/http/mount.ts'
import type { Log } from '#server/lib/log.ts'
import { PaymentError } from '#server/providers/payment/payment.ts'
import { createCheckout } from './checkout.ts'
import { stopRenewal } from './stop-renewal.ts'
import type { BillingDeps } from './sync.ts'
import { handleEvent } from './handle-event.ts'

export const billingHandlers = (deps: BillingDeps): Handlers<typeof billing> => ({
  createCheckoutSession: async (_, { user_id, log }) => ({
    url: await reportFailure(log, createCheckout(deps, user_id)),
  }),
  stripeWebhook: async (_, { request, log }) => {
    await reportFailure(log, handleEvent(deps, request))
    return Response.json({ received: true })
  },
  stopRenewal: (_, { user_id, log }) => reportFailure(log, stopRenewal(deps, user_id)),
})

/** Turns a payment provider's failure into an error for the person; its details go to the log. */
const reportFailure = <T>(log: Log, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof PaymentError)) throw error
    log.warn({ kind: error.kind, detail: error.detail }, 'the payment provider failed')
    throw new HttpError(502, 'The payment provider failed', { detail: error.message })
  })
