// Access to a person's Google Drive: one operation at a time, with a valid token.
import { setTimeout as sleep } from 'node:timers/promises'
import { noDriveAccess } from '#contract/drive.ts'
import type { Deps } from '#server/deps.ts'
import { HttpError } from '#server/lib/http/errors.ts'
import { DriveError, type DriveCall } from '#server/providers/drive/drive.ts'
import { IdentityError } from '#server/providers/identity/identity.ts'
import {
  deleteGoogleAccount,
  releaseLease,
  extendLease,
  findGoogleAccount,
  acquireLease,
  updateGoogleAccount,
  type GoogleAccount,
} from './queries.ts'

type AccessDeps = Pick<Deps, 'db' | 'identity' | 'encryption' | 'log'>

const workSeconds = 40
// Short and extended while the work runs, so that a crashed process does not block others for long.
const leaseSeconds = 10
const extendMs = 3000
const waitSeconds = 30
const pauseMs = 200
// A token that is about to expire could do so during the upload.
const spareMs = 60_000

const noAccess = (detail: string) => new HttpError(409, noDriveAccess, { detail })

const notConnected = () => noAccess('Masthead is not connected to your Google Drive. Connect it, then upload again.')
const withdrawn = () =>
  noAccess(
    'Masthead’s access to your Google Drive was withdrawn or has run out. Connect Google Drive again, then upload again.',
  )
const notAllowed = () =>
  noAccess('Masthead may not use your Google Drive. Connect it again and leave the box for Google Drive ticked.')

/**
 * Runs the work while no other of the same person runs, and retries it once with a new token if the first is rejected.
 * Throws 409 `noDriveAccess` when the person has to sign in again, 409 when other work takes too long, 502 when the drive
 * fails.
 */
export const withDriveAccess = async <T>(
  deps: AccessDeps,
  user_id: string,
  work: (call: DriveCall) => Promise<T>,
): Promise<T> => {
  const release = keepLease(deps, user_id, await waitForLease(deps, user_id))
  const signal = AbortSignal.timeout(workSeconds * 1000)
  try {
    const account = await findGoogleAccount(deps.db, user_id)
    if (!account) throw notConnected()
    const isOld = account.expires_at !== null && account.expires_at.getTime() < Date.now() + spareMs
    const kept = isOld ? undefined : deps.encryption.decrypt(account.access_token, user_id)
    const first = await attempt(work, { access_token: kept ?? (await renew(deps, user_id, account)), signal })
    if (!first.isExpired) return first.result
    const second = kept && (await attempt(work, { access_token: await renew(deps, user_id, account), signal }))
    if (!second || second.isExpired) throw withdrawn()
    return second.result
  } catch (error) {
    throw toHttpError(deps, error)
  } finally {
    await release()
  }
}

const waitForLease = async ({ db }: AccessDeps, user_id: string): Promise<Date> => {
  for (let waited = 0; waited < waitSeconds * 1000; waited += pauseMs) {
    const lease = await acquireLease(db, user_id, leaseSeconds)
    if (lease) return lease
    if (!(await findGoogleAccount(db, user_id))) throw notConnected()
    await sleep(pauseMs)
  }
  throw new HttpError(409, 'Another upload is running', {
    detail: 'Another upload to your Google Drive is still running. Please try again in a minute.',
  })
}

/** Extends the lease until the returned function releases it. */
const keepLease = ({ db }: AccessDeps, user_id: string, lease: Date) => {
  let latest: Promise<Date | undefined> = Promise.resolve(lease)
  const extend = async (before: Promise<Date | undefined>) => {
    const until = await before
    return until && extendLease(db, user_id, until, leaseSeconds)
  }
  // If the database fails, the lease simply expires.
  const timer = setInterval(() => {
    latest = extend(latest).catch(() => undefined)
  }, extendMs)
  return async () => {
    clearInterval(timer)
    const until = await latest
    if (until) await releaseLease(db, user_id, until)
  }
}

const attempt = async <T>(work: (call: DriveCall) => Promise<T>, call: DriveCall) => {
  try {
    return { isExpired: false as const, result: await work(call) }
  } catch (error) {
    if (error instanceof DriveError && error.kind === 'expired') return { isExpired: true as const }
    throw error
  }
}

/** A new access token, stored encrypted for the next call. */
const renew = async ({ db, identity, encryption }: AccessDeps, user_id: string, account: GoogleAccount) => {
  const refresh_token = account.refresh_token && encryption.decrypt(account.refresh_token, user_id)
  if (!refresh_token) throw withdrawn()
  try {
    const tokens = await identity.refresh(refresh_token)
    await updateGoogleAccount(db, user_id, account, {
      access_token: encryption.encrypt(tokens.access_token, user_id),
      refresh_token: tokens.refresh_token === null ? null : encryption.encrypt(tokens.refresh_token, user_id),
      expires_at: tokens.expires_at,
    })
    return tokens.access_token
  } catch (error) {
    if (!(error instanceof IdentityError) || error.kind !== 'revoked') throw error
    await deleteGoogleAccount(db, user_id, account)
    throw withdrawn()
  }
}

/** The error as shown to the person; details go to the log. */
const toHttpError = ({ log }: AccessDeps, error: unknown) => {
  if (error instanceof IdentityError) {
    log.warn({ error }, 'the access token could not be refreshed')
    return failed('Google does not answer as it should. Please try again in a few minutes.')
  }
  if (!(error instanceof DriveError)) return error
  if (error.kind === 'forbidden') return notAllowed()
  log.warn({ kind: error.kind, detail: error.detail }, 'the drive failed')
  return failed(error.message, error.retry_after_s)
}

const failed = (detail: string, retry_after_s?: number) =>
  new HttpError(502, 'Google Drive failed', {
    detail,
    ...(retry_after_s !== undefined && { headers: { 'Retry-After': String(retry_after_s) } }),
  })
