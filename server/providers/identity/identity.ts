/**
 * Why a sign-in failed (B8): cancelled, a permission not granted, or anything else. `revoked` only occurs on a refresh:
 * access was revoked, and only a new sign-in restores it.
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

/** Where to send the browser, and what to store until it returns. */
export type SignInRequest = { url: string; state: string; nonce: string; code_verifier: string }

/** The callback's complete URL, and what `start` returned for its `state`. */
export type SignInAnswer = { callback_url: string; state: string; nonce: string; code_verifier: string }

export type IdentityTokens = { access_token: string; refresh_token: string | null; expires_at: Date | null }

/** Who signed in. Issuer and subject identify the person; an e-mail address may be reassigned. */
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

/** The identity provider for sign-in. All calls throw an IdentityError. */
export type Identity = {
  start(request: { redirect_uri: string }): Promise<SignInRequest>
  finish(answer: SignInAnswer): Promise<IdentityProfile>
  /** Gets a new access token; throws `revoked` or `failed`. Without a new refresh token the old one stays valid. */
  refresh(refresh_token: string): Promise<IdentityTokens>
  /** Revokes a token's grant; also resolves if it is invalid already. Throws `failed`. */
  revoke(token: string): Promise<void>
}
