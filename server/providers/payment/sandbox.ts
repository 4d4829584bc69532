/** The price that the sandbox's Stripe knows. */
export const sandboxPriceId = 'price_premium'

/** Under which name in `sandbox.secrets` the sandbox and the API keep what signs events. */
export const sandboxWebhookSecret = 'stripe_webhook'

/**
 * Masthead's account at the sandbox's Stripe. `sandbox_url` is the sandbox's origin. The key is none: whoever reaches
 * the sandbox may do anything there, which is what it is for. Events are signed with a secret of this installation.
 */
export const sandboxPayment = (sandbox_url: string, webhook_secret: string) => ({
  secret_key: 'sk_test_sandbox',
  webhook_secret,
  price_id: sandboxPriceId,
  api_base: sandbox_url,
})
