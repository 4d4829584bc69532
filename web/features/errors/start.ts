// What goes wrong, kept until it can be reported. Sentry's code comes after everything that a screen needs.
import type { Config } from '#contract/system.ts'
import { onFailedCall, stopTelling } from '#web/api/failed-calls.ts'
import type { Problem } from './problem.ts'

/** The first ones say most. */
const mostWaiting = 20

const waiting: Problem[] = []
let report = (problem: Problem) => {
  if (waiting.length < mostWaiting) waiting.push(problem)
}

/** Reports an error that a screen threw; what nobody caught comes here by itself. */
export const reportError = (error: unknown) => report({ error })

const onError = ({ error, message }: ErrorEvent) => reportError(error ?? message)
const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason)

/** Once, at the start of the app. */
export const watchForErrors = () => {
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  onFailedCall((call) => report({ call }))
}

let isStarted = false

/** Begins to report, what happened before included. Without an address in the configuration nothing is reported. */
export const startErrorReports = ({
  sentry_dsn: dsn,
  version,
  environment,
}: Pick<Config, 'sentry_dsn' | 'version' | 'environment'>) => {
  if (!dsn || isStarted) return
  isStarted = true
  // Not while the first screen comes together.
  setTimeout(() => {
    // Without reports everything else works.
    open({ dsn, version, environment }).catch(() => (isStarted = false))
  }, 1000)
}

const open = async (options: { dsn: string; version: string; environment: string }) => {
  const { openSentry } = await import('./sentry.ts')
  report = openSentry(options)
  stopTelling()
  removeEventListener('error', onError)
  removeEventListener('unhandledrejection', onRejection)
  for (const problem of waiting.splice(0)) report(problem)
}
