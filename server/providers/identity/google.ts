// Sign-in with Google, or with any OpenID provider that behaves like it, such as the sandbox.
import * as openid from 'openid-client'
import { z } from 'zod'
import { StartError } from '#server/lib/start-error.ts'
import {
  IdentityError,
  type Identity,
  type IdentityProfile,
  type IdentityTokens,
  type SignInAnswer,
} from './identity.ts'

// Access to the files that Masthead created only.
const driveScope = 'https://www.googleapis.com/auth/drive.file'
const scope = `openid email profile ${driveScope}`

const requestTimeoutSeconds = 10
// A provider that starts together with Masthead may need a moment longer.
const discoveryPausesMs = [200, 800]

export type GoogleClient = { issuer: string; client_id: string; client_secret: string }

/**
 * Contacts the issuer at the first sign-in only. Throws a StartError for a remote issuer without TLS, since tokens would
 * cross the network in clear text.
 */
export const createGoogleIdentity = (client: GoogleClient): Identity => {
  const issuer = new URL(client.issuer)
  if (issuer.protocol === 'http:' && !isLoopback(issuer))
    throw new StartError(
      `The sign-in's issuer is ${client.issuer}: without https it must be on this machine (127.0.0.1 or localhost)`,
    )
  const configuration = rememberSuccess(() => discover(issuer, client))
  return {
    start: async ({ redirect_uri }) => {
      const state = openid.randomState()
      const nonce = openid.randomNonce()
      const code_verifier = openid.randomPKCECodeVerifier()
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri,
        scope,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(code_verifier),
        code_challenge_method: 'S256',
        // Without these a second sign-in returns no refresh token.
        access_type: 'offline',
        prompt: 'consent',
        include_granted_scopes: 'true',
      })
      return { url: url.href, state, nonce, code_verifier }
    },
    finish: async (answer) => readProfile(await tradeCode(await configuration(), answer)),
    refresh: async (refresh_token) => renewTokens(await configuration(), refresh_token),
    revoke: async (token) => revokeToken(await configuration(), token),
  }
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

const rememberSuccess = <T>(ask: () => Promise<T>) => {
  let asked: Promise<T> | undefined
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined
      throw new IdentityError('failed', 'The identity provider does not answer', { cause: error })
    })
    return asked
  }
}

const discover = async (issuer: URL, { client_id, client_secret }: GoogleClient) => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await openid.discovery(issuer, client_id, undefined, openid.ClientSecretPost(client_secret), {
        timeout: requestTimeoutSeconds,
        execute: [
          // The signature is verified although the token comes directly from the issuer.
          openid.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
        ],
      })
    } catch (error) {
      const pause = discoveryPausesMs[attempt]
      if (pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

type Tokens = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>

const tradeCode = async (configuration: openid.Configuration, answer: SignInAnswer): Promise<Tokens> => {
  try {
    return await openid.authorizationCodeGrant(configuration, new URL(answer.callback_url), {
      expectedState: answer.state,
      expectedNonce: answer.nonce,
      pkceCodeVerifier: answer.code_verifier,
      idTokenExpected: true,
    })
  } catch (error) {
    if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
      throw new IdentityError('access_denied', 'The person cancelled the sign-in', { cause: error })
    throw new IdentityError('failed', 'The identity provider’s response is invalid', { cause: error })
  }
}

const renewTokens = async (configuration: openid.Configuration, refresh_token: string) => {
  try {
    return readTokens(await openid.refreshTokenGrant(configuration, refresh_token))
  } catch (error) {
    if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant')
      throw new IdentityError('revoked', 'Access was revoked or has expired', { cause: error })
    throw new IdentityError('failed', 'The identity provider issued no new access token', { cause: error })
  }
}

const revokeToken = async (configuration: openid.Configuration, token: string) => {
  try {
    await openid.tokenRevocation(configuration, token)
  } catch (error) {
    // Not in RFC 7009: Google's response for a token that is revoked or has expired.
    if (error instanceof openid.ResponseBodyError && error.error === 'invalid_token') return
    throw new IdentityError('failed', 'The identity provider did not revoke the token', { cause: error })
  }
}

const readTokens = ({ access_token, refresh_token, expires_in }: openid.TokenEndpointResponse): IdentityTokens => ({
  access_token,
  refresh_token: refresh_token ?? null,
  expires_at: expires_in === undefined ? null : new Date(Date.now() + expires_in * 1000),
})

const name = z
  .string()
  .catch('')
  .transform((text) =>
    text
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 255),
  )

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.boolean().catch(false),
  given_name: name,
  family_name: name,
  name,
})

const readProfile = (tokens: Tokens): IdentityProfile => {
  // RFC 6749, 5.1: without a scope in the response, everything requested is granted.
  const granted_scopes = (tokens.scope ?? scope).split(' ')
  if (!granted_scopes.includes(driveScope))
    throw new IdentityError('cloud_access', 'The person did not allow access to the cloud drive')
  const claims = Claims.safeParse(tokens.claims())
  if (claims.error) throw new IdentityError('failed', 'The id token lacks required claims', { cause: claims.error })
  const { iss, sub, email, email_verified, given_name, family_name, name } = claims.data
  return {
    issuer: iss,
    subject: sub,
    email,
    is_verified: email_verified,
    first_name: given_name || name,
    last_name: family_name,
    granted_scopes,
    tokens: readTokens(tokens),
  }
}
