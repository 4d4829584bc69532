// B1: every response with a status from 400 to 599 is recorded as an error event with its user.
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/lib/http/client-address.ts'
import { findPerson } from './queries.ts'

type RecordDeps = Pick<Deps, 'env' | 'db' | 'log' | 'errorReports'>

/** Events in progress; further ones are dropped, so that a flood of failures costs little. */
const mostAtOnce = 32

/** Records after the response, which does not wait for it. */
export const recordFailures = (deps: RecordDeps): MiddlewareHandler => {
  let running = 0
  return async (context, next) => {
    await next()
    if (context.res.status < 400 || !deps.errorReports.dsn || running >= mostAtOnce) return
    running += 1
    void record(deps, seen(context, deps), context.get('user_id'))
      .catch((error: unknown) => deps.log.warn({ error }, 'a failure could not be recorded'))
      .finally(() => (running -= 1))
  }
}

/** The request without its body; of its headers only the user agent. */
const seen = (context: Context, { env }: RecordDeps) => {
  const { status } = context.res
  const { pathname, search } = new URL(context.req.url)
  return {
    status,
    method: context.req.method,
    route: context.get('route')?.path ?? routePath(context),
    url: env.API_URL + pathname + search,
    ip: clientAddress(context, env.TRUST_PROXY),
    user_agent: context.req.header('User-Agent'),
    ...(status >= 500 && { error: context.error }),
  }
}

const record = async ({ db, errorReports }: RecordDeps, answer: ReturnType<typeof seen>, user_id?: string) => {
  const found = user_id ? await findPerson(db, user_id) : undefined
  const name = `${found?.first_name ?? ''} ${found?.last_name ?? ''}`.trim()
  errorReports.answer({ ...answer, person: found && { user_id: found.user_id, email: found.email, name } })
}
