// Sentry in the browser, limited to failed calls and uncaught errors.
import {
  BrowserClient,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  httpClientIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  type ErrorEvent,
} from '@sentry/browser'
import { cleaned, fingerprintOf, levelOf, withoutIds } from '#domain/error-reports.ts'
import { knownUser } from '#web/api/session.ts'
import type { Problem } from './problem.ts'

type Options = { dsn: string; version: string; environment: string }

/** Starts Sentry and returns a function that reports what Sentry has not captured itself. */
export const openSentry = ({ dsn, version, environment }: Options): ((problem: Problem) => void) => {
  const client = new BrowserClient({
    dsn,
    release: version,
    environment,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      globalHandlersIntegration(),
      // B1: every response with a status from 400 to 599.
      httpClientIntegration({ failedRequestStatusCodes: [[400, 599]] }),
      httpContextIntegration(),
      linkedErrorsIntegration(),
    ],
    dataCollection: { userInfo: true, cookies: false, httpHeaders: false, httpBodies: [] },
    sendClientReports: false,
    traceLifecycle: 'static',
    beforeSend: completed,
  })
  getCurrentScope().setClient(client)
  client.init()

  return (problem) => {
    if ('error' in problem) client.captureException(problem.error)
    else client.captureEvent(eventOf(problem.call))
  }
}

/** The same event as the SDK creates for a failed call. */
const eventOf = ({ status, method, url }: { status: number; method: string; url: string }) => ({
  message: `HTTP Client Error with status code: ${status}`,
  request: { url, method },
  contexts: { response: { status_code: status } },
})

/** Adds the person and, for a call, the level and fingerprint that the server uses as well. */
const completed = (event: ErrorEvent): ErrorEvent => {
  const user = knownUser()
  const whole: ErrorEvent = {
    ...event,
    tags: { ...event.tags, side: 'browser' },
    ...(user && {
      user: { ...event.user, id: user.user_id, email: user.email, username: `${user.first_name} ${user.last_name}` },
    }),
  }
  const status = event.contexts?.['response']?.['status_code']
  const { url, method } = event.request ?? {}
  if (typeof status !== 'number' || !url || !method) return cleaned(whole)
  const route = withoutIds(new URL(url, location.href).pathname)
  return cleaned({
    ...whole,
    level: levelOf(status),
    fingerprint: fingerprintOf(status, method, route),
    message: `${status} ${method} ${route}`,
    transaction: `${method} ${route}`,
    tags: { ...whole.tags, status: String(status), method, route },
  })
}
