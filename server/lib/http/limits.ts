// How often one may call, by what a call costs. Counted in the database, so that several processes share the count.
import ipaddr from 'ipaddr.js'
import { CompiledQuery, type Kysely } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Cost } from '#contract/route.ts'
import type { Database } from '#server/lib/db/tables.ts'
import type { Env } from '#server/lib/env.ts'
import type { Log } from '#server/lib/log.ts'
import { HttpError } from './errors.ts'

/** Whom a call counts against: the person, or the address for one without a session. */
export type Caller = { user_id?: string | undefined; ip?: string | undefined }

/** Counts a call; throws a 429 when it is one too many. */
export type Limit = (cost: Cost, caller: Caller) => Promise<void>

const minute = 60
const hour = 60 * minute

/** Calls in so many seconds. Generous to a person at work and to an office behind one address, not to a program. */
export const limits: Record<Cost, { calls: number; seconds: number; of: 'person' | 'address' }> = {
  // Three calls a sign-in.
  sign_in: { calls: 120, seconds: 10 * minute, of: 'address' },
  email_form: { calls: 10, seconds: hour, of: 'address' },
  checkout: { calls: 20, seconds: 10 * minute, of: 'person' },
  // Also saves what was typed, and takes up a broken stream again.
  generation: { calls: 120, seconds: 10 * minute, of: 'person' },
  text_tool: { calls: 60, seconds: minute, of: 'person' },
  image: { calls: 30, seconds: 10 * minute, of: 'person' },
  video: { calls: 30, seconds: 10 * minute, of: 'person' },
  upload: { calls: 120, seconds: 10 * minute, of: 'person' },
  scrape: { calls: 60, seconds: 10 * minute, of: 'person' },
  // Everything that a person has, in one file.
  export: { calls: 10, seconds: 10 * minute, of: 'person' },
  webhook: { calls: 1200, seconds: minute, of: 'address' },
  other: { calls: 1200, seconds: minute, of: 'person' },
}

type Config = Pick<Env, 'RATE_LIMITS' | 'RATE_LIMIT_FACTOR'>

/** The limits of the configuration. When the count cannot be kept, calls pass. */
export const createLimit = (db: Kysely<Database>, env: Config, log: Log): Limit => {
  if (!env.RATE_LIMITS) return async () => {}
  const limiters = new Map(
    Object.entries(limits).map(([cost, { calls, seconds }], index) => {
      const points = Math.max(1, Math.round(calls * env.RATE_LIMIT_FACTOR))
      const limiter = new RateLimiterPostgres({
        storeClient: asClient(db),
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        // One of them clears the table for all.
        clearExpiredByTimeout: index === 0,
        keyPrefix: cost,
        points,
        duration: seconds,
        // Whoever has used up all is refused without asking the database.
        inMemoryBlockOnConsumed: points,
      })
      return [cost as Cost, limiter]
    }),
  )
  return async (cost, caller) => {
    const key = keyOf(cost, caller)
    if (!key) return
    try {
      await limiters.get(cost)?.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) return log.warn({ error: refusal }, 'calls cannot be counted')
      throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    }
  }
}

const keyOf = (cost: Cost, { user_id, ip }: Caller) => {
  if (user_id && limits[cost].of === 'person') return user_id
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
    detail: `That was too often. Please try again in ${wait}.`,
    headers: { 'Retry-After': String(seconds) },
  })
}

/** The one call that the limiter makes of a client. */
const asClient = (db: Kysely<Database>) => ({
  query: ({ text, values = [] }: { text: string; values?: unknown[] }) =>
    db.executeQuery(CompiledQuery.raw(text, values)),
})
