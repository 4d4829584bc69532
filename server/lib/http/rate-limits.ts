// How often a person or address may call. Counted in the database, so that all processes share the count.
import ipaddr from 'ipaddr.js'
import { CompiledQuery, type Kysely } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit } from '#contract/route.ts'
import type { Database } from '#server/lib/db/tables.ts'
import type { Env } from '#server/lib/env.ts'
import type { Log } from '#server/lib/log.ts'
import { HttpError } from './errors.ts'

/** Whom a call counts against: the person, or the address if there is no session. */
type Caller = { user_id?: string | undefined; ip?: string | undefined }

/** Counts a call; throws a 429 above the limit. */
export type RateLimiter = (limit: RateLimit, caller: Caller) => Promise<void>

const minute = 60
const hour = 60 * minute

/** Generous for a person at work and for an office behind one address, but not for a script. */
export const rateLimits: Record<RateLimit, { calls: number; seconds: number; of: 'person' | 'address' }> = {
  // A sign-in makes three calls.
  sign_in: { calls: 120, seconds: 10 * minute, of: 'address' },
  email_form: { calls: 10, seconds: hour, of: 'address' },
  checkout: { calls: 20, seconds: 10 * minute, of: 'person' },
  // Also counts saves of the typed text, and reconnects to a broken stream.
  generation: { calls: 120, seconds: 10 * minute, of: 'person' },
  text_tool: { calls: 60, seconds: minute, of: 'person' },
  image: { calls: 30, seconds: 10 * minute, of: 'person' },
  video: { calls: 30, seconds: 10 * minute, of: 'person' },
  upload: { calls: 120, seconds: 10 * minute, of: 'person' },
  scrape: { calls: 60, seconds: 10 * minute, of: 'person' },
  export: { calls: 10, seconds: 10 * minute, of: 'person' },
  webhook: { calls: 1200, seconds: minute, of: 'address' },
  other: { calls: 1200, seconds: minute, of: 'person' },
}

type Config = Pick<Env, 'RATE_LIMITS' | 'RATE_LIMIT_FACTOR'>

/** When the database cannot count, calls are allowed. */
export const createRateLimiter = (db: Kysely<Database>, env: Config, log: Log): RateLimiter => {
  if (!env.RATE_LIMITS) return async () => {}
  const limiters = new Map(
    Object.entries(rateLimits).map(([limit, { calls, seconds }], index) => {
      const points = Math.max(1, Math.round(calls * env.RATE_LIMIT_FACTOR))
      const limiter = new RateLimiterPostgres({
        storeClient: asClient(db),
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        // All share one table: one limiter clears it.
        clearExpiredByTimeout: index === 0,
        keyPrefix: limit,
        points,
        duration: seconds,
        // A caller above the limit is refused without a query.
        inMemoryBlockOnConsumed: points,
      })
      return [limit as RateLimit, limiter]
    }),
  )
  return async (limit, caller) => {
    const key = keyOf(limit, caller)
    if (!key) return
    try {
      await limiters.get(limit)?.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes))
        return log.warn({ error: refusal }, 'cannot count calls for the rate limit')
      throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    }
  }
}

const keyOf = (limit: RateLimit, { user_id, ip }: Caller) => {
  if (user_id && rateLimits[limit].of === 'person') return user_id
  return ip && network(ip)
}

/** An IPv6 subscriber is given at least a /64, so all of its addresses count as one. */
const network = (ip: string) => {
  const address = ipaddr.parse(ip)
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : ip
}

const tooMany = (seconds: number) => {
  const wait =
    seconds < 2 * minute
      ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `${Math.ceil(seconds / minute)} minutes`
  return new HttpError(429, `Too many requests: please wait ${wait}`, {
    detail: `Too many requests. Please try again in ${wait}.`,
    headers: { 'Retry-After': String(seconds) },
  })
}

/** The only method of a client that the limiter calls. */
const asClient = (db: Kysely<Database>) => ({
  query: ({ text, values = [] }: { text: string; values?: unknown[] }) =>
    db.executeQuery(CompiledQuery.raw(text, values)),
})
