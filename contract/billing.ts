import { z } from 'zod'
import { del, post } from './route.ts'

/** `url` is the payment provider's page to go to next. */
const CheckoutSession = z.object({ url: z.url() })

export const billing = {
  createCheckoutSession: post('/api/billing/stripe_checkout_sessions', {
    summary:
      'A page to pay on: for Premium, or to resume its renewal; 409 when it renews already, 502 when the payment provider fails',
    body: z.strictObject({}),
    reply: CheckoutSession,
    rateLimit: 'checkout',
  }),
  stripeWebhook: post('/api/billing/stripe_webhook', {
    summary: 'Events of the payment provider; 400 unless signed by it',
    access: 'public',
    raw: true,
    rateLimit: 'webhook',
  }),
  stopRenewal: del('/api/users/self/subscription', {
    summary: 'Stop the renewal at the end of the period; 409 when nothing renews, 502 when the payment provider fails',
    rateLimit: 'checkout',
  }),
}
