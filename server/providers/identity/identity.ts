/**
 * What the person has to hear of a sign-in that failed (B8): they cancelled, they left out a permission, or the rest.
 * `revoked`, of a refresh alone: they took the access back, and only a new sign-in brings it again.
 */
export type IdentityErrorKind = 'access_denied' | 'cloud_access' | 'failed' | 'revoked'

export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly kind: IdentityErrorKind
  constructor(kind: IdentityErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Where to send the browser, and what must be kept until it comes back. */
export type SignInRequest = { url: string; state: string; nonce: string; code_verifier: string }

/** What came back: the callback's whole address as the browser called it, and what `start` gave for its `state`. */
export type SignInAnswer = { callback_url: string; state: string; nonce: string; code_verifier: string }

export type IdentityTokens = { access_token: string; refresh_token: string | null; expires_at: Date | null }

/** Who signed in. Issuer and subject together are the person; an e-mail address may pass to another. */
export type IdentityProfile = {
  issuer: string
  subject: string
  email: string
  is_verified: boolean
  first_name: string
  last_name: string
  granted_scopes: string[]
  tokens: IdentityTokens
}

/** An identity provider with which people sign in. Its calls throw an IdentityError. */
export type Identity = {
  start(request: { redirect_uri: string }): Promise<SignInRequest>
  finish(answer: SignInAnswer): Promise<IdentityProfile>
  /** A new access token; throws `revoked`, or `failed`. Without a new refresh token the old one stays good. */
  refresh(refresh_token: string): Promise<IdentityTokens>
  /** Takes back everything that a token allows; resolves also when it is void already. Throws `failed`. */
  revoke(token: string): Promise<void>
}
