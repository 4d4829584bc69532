// What an error report may contain: server and browser send the same shape to the same service.
import { redact } from './redact.ts'

// Enough to say what happened, too short for a person's text quoted in a message.
const longestMessage = 300

/** The part of a report that the rules below change; everything else is sent unchanged. */
type Report = {
  message?: string | undefined
  exception?: { values?: { type?: string; value?: string }[] } | undefined
  extra?: unknown
  sdkProcessingMetadata?: unknown
}

/** Replaces every uuid in a path with `{id}`, so that reports group by route. */
export const withoutIds = (path: string): string =>
  path.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '{id}')

/** 4xx are client errors, 5xx are ours. */
export const levelOf = (status: number): 'warning' | 'error' => (status < 500 ? 'warning' : 'error')

/** Groups reports by call and status, so that an expected one (an unrated blog) stays a single entry. */
export const fingerprintOf = (status: number, method: string, route: string): string[] => [
  String(status),
  method,
  route,
]

/**
 * Removes secrets and the texts of people and models from a report: the messages of model errors (`AI_…`) quote them,
 * and so may `extra`.
 */
export const cleaned = <R extends Report>({ sdkProcessingMetadata, ...report }: R): R => {
  const values = report.exception?.values?.map((value) => ({ ...value, value: messageOf(value) }))
  const message = report.message?.slice(0, longestMessage)
  const whole = {
    ...report,
    extra: undefined,
    ...(message !== undefined && { message }),
    ...(values && { exception: { values } }),
  }
  // The SDK's metadata has circular references, and is not sent.
  return { ...(JSON.parse(redact(JSON.stringify(whole))) as R), sdkProcessingMetadata }
}

const messageOf = ({ type = '', value = '' }) =>
  type.startsWith('AI_') ? '[left out: it may quote a text]' : value.slice(0, longestMessage)
