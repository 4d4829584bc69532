// The OpenID Connect flow: google_login, google_callback, and the exchange of the code for a session
// (decisions "Sign-in and session").
import { dirname } from 'node:path/posix'
import type { Kysely } from 'kysely'
import { parse, serialize } from 'hono/utils/cookie'
import { accounts } from '#contract/accounts.ts'
import type { Env } from '#server/lib/env.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { HttpError } from '#server/lib/http/errors.ts'
import type { PublicCall } from '#server/lib/http/mount.ts'
import type { Encryption } from '#server/lib/encryption.ts'
import { IdentityError, type Identity } from '#server/providers/identity/identity.ts'
import {
  insertLoginTransaction,
  insertSignInCode,
  consumeLoginTransaction,
  exchangeSignInCode,
  upsertGoogleAccount,
  upsertUser,
} from './queries.ts'
import { returnPath } from './return-path.ts'
import { hashSecret, newSecret } from './secrets.ts'

export type SignInDeps = {
  db: Kysely<Database>
  identity: Identity
  encryption: Encryption
  env: Pick<Env, 'WEB_URL' | 'API_URL' | 'FREE_BLOGS' | 'FREE_DAYS'>
}

const signInSeconds = 600
const exchangeSeconds = 60
// Enough to tell browsers apart. The client controls the header's length.
const userAgentLength = 300

/** Redirects to the identity provider. Each sign-in has a cookie of its own, so that several tabs may sign in concurrently. */
export const startSignIn = async (deps: SignInDeps, redirect: string | undefined, { log }: PublicCall) => {
  try {
    const redirect_uri = `${deps.env.API_URL}${accounts.googleCallback.path}`
    const { url, state, nonce, code_verifier } = await deps.identity.start({ redirect_uri })
    const browser = newSecret()
    await insertLoginTransaction(deps.db, {
      state_hash: hashSecret(state),
      browser_hash: hashSecret(browser),
      nonce,
      code_verifier,
      redirect: returnPath(redirect, deps.env.WEB_URL),
    })
    return redirectTo(url, browserCookie(deps, state, browser, signInSeconds))
  } catch (error) {
    log.error({ error }, 'sign-in could not start')
    return toWebApp(deps, { google_oauth_error: 'failed' })
  }
}

/** Redirects back to the web app with a one-time code, or with an error code. */
export const finishSignIn = async (deps: SignInDeps, state: string, { request, log }: PublicCall) => {
  const browser = cookiesOf(request)[cookieName(state)] ?? ''
  try {
    const transaction = await consumeLoginTransaction(deps.db, hashSecret(state), hashSecret(browser))
    if (!transaction)
      throw new IdentityError('failed', 'The sign-in is unknown, expired, finished or of another browser')
    const { redirect, ...expected } = transaction
    const callback_url = `${deps.env.API_URL}${accounts.googleCallback.path}${new URL(request.url).search}`
    const profile = await deps.identity.finish({ ...expected, callback_url, state })
    const { issuer, subject, email, first_name, last_name, is_verified: verified } = profile
    const user_id = await upsertUser(
      deps.db,
      { issuer, subject, email, first_name, last_name, verified },
      { blogs: deps.env.FREE_BLOGS, days: deps.env.FREE_DAYS },
    )
    const { tokens } = profile
    await upsertGoogleAccount(deps.db, {
      user_id,
      access_token: deps.encryption.encrypt(tokens.access_token, user_id),
      refresh_token: tokens.refresh_token === null ? null : deps.encryption.encrypt(tokens.refresh_token, user_id),
      expires_at: tokens.expires_at,
    })
    const access_token = newSecret()
    await insertSignInCode(deps.db, { code_hash: hashSecret(access_token), user_id, browser_hash: hashSecret(browser) })
    const query = { access_token, ...(redirect !== null && { redirect }) }
    return toWebApp(deps, query, browserCookie(deps, state, browser, exchangeSeconds))
  } catch (error) {
    const kind = error instanceof IdentityError ? error.kind : 'failed'
    if (kind === 'failed') log.warn({ error }, 'sign-in failed')
    return toWebApp(deps, { google_oauth_error: kind })
  }
}

/** Throws 401 unless the code is fresh, unused and belongs to a sign-in that this browser started. */
export const createSession = async ({ db }: SignInDeps, access_token: string, { request }: PublicCall) => {
  const browser_hashes = Object.entries(cookiesOf(request))
    .filter(([name]) => name.startsWith(cookiePrefix))
    .map(([, browser]) => hashSecret(browser))
  const session_id = newSecret()
  const user_agent = request.headers.get('User-Agent')?.slice(0, userAgentLength) ?? null
  const isTraded = await exchangeSignInCode(
    db,
    { code_hash: hashSecret(access_token), browser_hashes },
    { session_hash: hashSecret(session_id), user_agent },
  )
  if (!isTraded) throw new HttpError(401, 'This sign-in has expired or was used already. Please sign in again.')
  return { session_id }
}

const cookiePrefix = 'sign_in_'
// Only the callback and the code exchange need the cookie.
const cookiePath = dirname(accounts.createSession.path)

// The hash, as the state comes from the URL and may contain characters that a cookie's name must not.
const cookieName = (state: string) => `${cookiePrefix}${hashSecret(state).toString('hex').slice(0, 16)}`

const browserCookie = ({ env }: SignInDeps, state: string, browser: string, maxAge: number) =>
  serialize(cookieName(state), browser, {
    path: cookiePath,
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.API_URL.startsWith('https:'),
    maxAge,
  })

const cookiesOf = (request: Request) => parse(request.headers.get('Cookie') ?? '')

const toWebApp = ({ env }: SignInDeps, query: Record<string, string>, cookie?: string) =>
  redirectTo(`${env.WEB_URL}/?${new URLSearchParams(query)}`, cookie)

const redirectTo = (Location: string, cookie?: string) =>
  new Response(null, {
    status: 302,
    headers: {
      Location,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      ...(cookie && { 'Set-Cookie': cookie }),
    },
  })
