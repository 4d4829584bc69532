// Sentry in the browser: failed calls and uncaught errors, and nothing that the service offers beside.
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

/** Starts Sentry and answers how to report what it has not seen itself. */
export const openSentry = ({ dsn, version, environment }: Options): ((problem: Problem) => void) => {
  const client = new BrowserClient({
    dsn,
    release: version,
    environment,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      globalHandlersIntegration(),
      // B1: every answer with a status from 400 to 599.
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

/** As the SDK makes it of a call that it sees itself. */
const eventOf = ({ status, method, url }: { status: number; method: string; url: string }) => ({
  message: `HTTP Client Error with status code: ${status}`,
  request: { url, method },
  contexts: { response: { status_code: status } },
})

/** What a report says beside: whose browser it is, and of a call the level and the group that the server gives it, too. */
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
