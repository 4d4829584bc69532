// Queues errors until they can be reported. Sentry is loaded after everything that the first screen needs.
import type { Config } from '#contract/system.ts'
import { onFailedCall, stopFailedCallReports } from '#web/api/failed-calls.ts'
import type { Problem } from './problem.ts'

/** The first errors are the most useful. */
const maxQueued = 20

const queue: Problem[] = []
let report = (problem: Problem) => {
  if (queue.length < maxQueued) queue.push(problem)
}

/** Reports an error that a component threw; uncaught errors are reported automatically. */
export const reportError = (error: unknown) => report({ error })

const onError = ({ error, message }: ErrorEvent) => reportError(error ?? message)
const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason)

/** Call once, when the app starts. */
export const watchForErrors = () => {
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  onFailedCall((call) => report({ call }))
}

let isStarted = false

/** Starts reporting, including the queued errors. Does nothing without a DSN in the configuration. */
export const startErrorReports = ({
  sentry_dsn: dsn,
  version,
  environment,
}: Pick<Config, 'sentry_dsn' | 'version' | 'environment'>) => {
  if (!dsn || isStarted) return
  isStarted = true
  // Delayed, to keep out of the first screen's way.
  setTimeout(() => {
    // The app works without error reports.
    open({ dsn, version, environment }).catch(() => (isStarted = false))
  }, 1000)
}

const open = async (options: { dsn: string; version: string; environment: string }) => {
  const { openSentry } = await import('./sentry.ts')
  report = openSentry(options)
  stopFailedCallReports()
  removeEventListener('error', onError)
  removeEventListener('unhandledrejection', onRejection)
  for (const problem of queue.splice(0)) report(problem)
}
