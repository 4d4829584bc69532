/** The path of the identity provider in the sandbox. */
export const sandboxIdentityPath = '/google'

/**
 * The sandbox's issuer, and Masthead's client there. `sandbox_url` is the sandbox's origin. The client secret is public:
 * anyone who can reach the sandbox may sign in as anybody, by design.
 */
export const sandboxIdentity = (sandbox_url: string) => ({
  issuer: `${sandbox_url}${sandboxIdentityPath}`,
  client_id: 'masthead',
  client_secret: 'the-sandbox-has-no-secrets',
})
