// API calls of the landing page, without the schema library, to keep its bundle small.
import type { ErrorBody } from '#contract/errors.ts'
import { configPath, emailPath, googleLoginPath, sessionPath } from '#contract/sign-in.ts'
import type { Config } from '#contract/system.ts'
import { apiBase } from './base.ts'
import { ApiError } from './error.ts'
import { reportingFetch } from './failed-calls.ts'
import { beginSession } from './session.ts'

const post = async (path: string, body: object, credentials: RequestCredentials): Promise<unknown> => {
  const response = await reportingFetch(apiBase() + path, {
    method: 'POST',
    credentials,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json().catch(() => ({}))) as unknown
  if (!response.ok) throw new ApiError(response.status, answer as ErrorBody)
  return answer
}

/** URL of the full-page sign-in with Google. */
export const googleLoginUrl = () => apiBase() + googleLoginPath

/** Exchanges the token for a session and saves it. Sends the sign-in's cookie along. */
export const signInWith = async (access_token: string) => {
  const { session_id } = (await post(sessionPath, { access_token }, 'include')) as { session_id: string }
  beginSession(session_id)
}

/** Adds an e-mail address to the waiting list for e-mail sign-up. */
export const requestEmailSignUp = (email: string) => post(emailPath, { email }, 'omit')

export type Installation = Pick<Config, 'sandbox' | 'partners' | 'sentry_dsn' | 'version' | 'environment'>

let installation: Promise<Installation> | undefined

/** Facts about this installation for the landing page, fetched once; empty if that fails. */
export const readInstallation = (): Promise<Installation> => (installation ??= fetchInstallation())

const fetchInstallation = async (): Promise<Installation> => {
  const unknown: Installation = { sandbox: null, partners: [], sentry_dsn: null, version: '', environment: '' }
  try {
    const response = await reportingFetch(apiBase() + configPath, { credentials: 'omit' })
    return response.ok ? { ...unknown, ...((await response.json()) as Installation) } : unknown
  } catch {
    return unknown
  }
}
