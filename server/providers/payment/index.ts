import type { Env } from '#server/lib/env.ts'
import type { Payment } from './payment.ts'
import { sandboxPayment } from './sandbox.ts'
import { createStripePayment } from './stripe.ts'

export type { Payment } from './payment.ts'

type Chosen = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_PRICE_ID' | 'PUBLIC_SANDBOX_URL'>

/**
 * Stripe if configured, else the sandbox, through the same code. `sandboxSecret` reads the secret that signs the sandbox's
 * events; it is not called without the sandbox.
 */
export const createPayment = async (env: Chosen, sandboxSecret: () => Promise<string>): Promise<Payment> => {
  const { STRIPE_SECRET_KEY: secret_key, STRIPE_WEBHOOK_SECRET: webhook_secret, STRIPE_PRICE_ID: price_id } = env
  return createStripePayment(
    secret_key && webhook_secret && price_id
      ? { secret_key, webhook_secret, price_id }
      : sandboxPayment(env.PUBLIC_SANDBOX_URL, await sandboxSecret()),
  )
}
