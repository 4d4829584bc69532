/** The only price of the sandbox's Stripe. */
export const sandboxPriceId = 'price_premium'

/** The name of the webhook secret in `sandbox.secrets`. */
export const sandboxWebhookSecret = 'stripe_webhook'

/**
 * Masthead's account at the sandbox's Stripe. `sandbox_url` is the sandbox's origin. The key is public: anyone who can
 * reach the sandbox may do anything there, by design. Events are signed with a secret of this installation.
 */
export const sandboxPayment = (sandbox_url: string, webhook_secret: string) => ({
  secret_key: 'sk_test_sandbox',
  webhook_secret,
  price_id: sandboxPriceId,
  api_base: sandbox_url,
})
