// Sentry's protocol by its core package: no tracing, no patching, only the events passed in.
import { createStackParser, createTransport, linkedErrorsIntegration, type Event, type Transport } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import { cleaned, fingerprintOf, levelOf } from '#domain/error-reports.ts'
import type { FailedAnswer } from './error-reports.ts'

export type SentryOptions = { dsn: string; release: string; environment: string }

const deliveryMs = 5000
/** The most reports in flight; more are dropped. */
const mostWaiting = 64

const send: ConstructorParameters<typeof ServerRuntimeClient>[0]['transport'] = (options): Transport =>
  createTransport({ ...options, bufferSize: mostWaiting }, async ({ body }) => {
    const response = await fetch(options.url, {
      method: 'POST',
      headers: options.headers ?? {},
      body: body as BodyInit,
      redirect: 'error',
      signal: AbortSignal.timeout(deliveryMs),
    })
    await response.body?.cancel()
    const { headers, status } = response
    return {
      statusCode: status,
      headers: {
        'x-sentry-rate-limits': headers.get('X-Sentry-Rate-Limits'),
        'retry-after': headers.get('Retry-After'),
      },
    }
  })

/** A separate client without global state. */
export const openSentry = ({ dsn, release, environment }: SentryOptions) => {
  const client = new ServerRuntimeClient({
    dsn,
    release,
    environment,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    transport: send,
    stackParser: createStackParser(nodeStackLineParser()),
    integrations: [linkedErrorsIntegration()],
    sendClientReports: false,
    traceLifecycle: 'static',
    beforeSend: cleaned,
  })
  client.init()

  const eventOf = async (error: unknown): Promise<Event> =>
    error === undefined ? {} : client.eventFromException(error, { originalException: error })

  return {
    answer: async ({ status, method, route, url, ip, user_agent, person, error }: FailedAnswer) => {
      const { origin, pathname, search } = new URL(url)
      client.captureEvent(
        {
          ...(await eventOf(error)),
          level: levelOf(status),
          fingerprint: fingerprintOf(status, method, route),
          message: `${status} ${method} ${route}`,
          transaction: `${method} ${route}`,
          tags: { side: 'server', status: String(status), method, route },
          request: {
            method,
            url: origin + pathname,
            ...(search && { query_string: search }),
            ...(user_agent && { headers: { 'User-Agent': user_agent } }),
          },
          contexts: { response: { status_code: status } },
          user: {
            ...(ip && { ip_address: ip }),
            ...(person && { id: person.user_id, email: person.email, username: person.name }),
          },
        },
        { originalException: error },
      )
    },
    failure: async (error: unknown, about: Record<string, string>) => {
      const event = await eventOf(error)
      client.captureEvent(
        { ...event, level: 'error', tags: { side: 'server', ...about } },
        { originalException: error },
      )
    },
    flush: async (ms: number) => {
      await client.flush(ms)
    },
  }
}
