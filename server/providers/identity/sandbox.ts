/** Where the sandbox's identity provider stands under the sandbox's own address. */
export const sandboxIdentityPath = '/google'

/**
 * The sandbox's issuer, and Masthead's client there. `sandbox_url` is the sandbox's origin. The secret is none: whoever
 * reaches the sandbox may sign in as anybody, which is what it is for.
 */
export const sandboxIdentity = (sandbox_url: string) => ({
  issuer: `${sandbox_url}${sandboxIdentityPath}`,
  client_id: 'masthead',
  client_secret: 'the-sandbox-has-no-secrets',
})
