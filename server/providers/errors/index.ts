import type { Env } from '#server/lib/env.ts'
import type { Log } from '#server/lib/log.ts'
import type { ErrorReports } from './error-reports.ts'

type Config = Pick<Env, 'SENTRY_DSN' | 'APP_VERSION' | 'ENVIRONMENT_LABEL'>

/** The most reports queued while the client loads; more are dropped. */
const mostWaiting = 64

/** The sandbox accepts reports as Sentry does. Its key is not secret. */
const sandboxDsn = (sandboxUrl: string) => Object.assign(new URL('/1', sandboxUrl), { username: 'masthead' }).href

/**
 * Reports to SENTRY_DSN, else to the sandbox at `sandboxUrl`, else nowhere. Sentry's code is loaded with the first
 * failure, because that takes longer than the rest of the start.
 */
export const createErrorReports = (env: Config, sandboxUrl: string | undefined, log: Log): ErrorReports => {
  const dsn = env.SENTRY_DSN ?? (sandboxUrl && sandboxDsn(sandboxUrl))
  if (!dsn) return { dsn: undefined, answer: () => {}, failure: () => {}, flush: async () => {} }

  const open = async () =>
    (await import('./sentry.ts')).openSentry({ dsn, release: env.APP_VERSION, environment: env.ENVIRONMENT_LABEL })
  let client: ReturnType<typeof open> | undefined
  const waiting = new Set<Promise<void>>()

  const hand = (work: (sentry: Awaited<ReturnType<typeof open>>) => Promise<void>) => {
    if (waiting.size >= mostWaiting) return
    const handed = (client ??= open())
      .then(work)
      .catch((error: unknown) => log.warn({ error }, 'cannot report a failure'))
      .finally(() => waiting.delete(handed))
    waiting.add(handed)
  }

  return {
    dsn,
    answer: (failed) => hand((sentry) => sentry.answer(failed)),
    failure: (error, about) => hand((sentry) => sentry.failure(error, about)),
    flush: async (ms) => {
      if (!client) return
      const delivered = Promise.all(waiting).then(async () => (await client)?.flush(ms))
      await Promise.race([delivered.catch(() => {}), new Promise((resolve) => void setTimeout(resolve, ms).unref())])
    },
  }
}
