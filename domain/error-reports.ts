// What an error report may hold, on both sides: the server and the browser send the same service the same shape.
import { redact } from './redact.ts'

// Enough for what happened, too little for a text that a message quotes.
const longestMessage = 300

/** The part of a report that the rules below look at; the rest passes as it is. */
type Report = {
  message?: string | undefined
  exception?: { values?: { type?: string; value?: string }[] } | undefined
  extra?: unknown
  sdkProcessingMetadata?: unknown
}

/** A path with `{id}` in the place of every uuid: what failed, whichever row it was. */
export const withoutIds = (path: string): string =>
  path.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '{id}')

/** 4xx is what a person or a page did, 5xx is ours to repair. */
export const levelOf = (status: number): 'warning' | 'error' => (status < 500 ? 'warning' : 'error')

/** One group of reports for each call and status, so that an expected one (a blog that is not rated yet) stays one entry. */
export const fingerprintOf = (status: number, method: string, route: string): string[] => [
  String(status),
  method,
  route,
]

/**
 * A report without secrets, and without texts of people or models: those stand in messages of the models' own errors
 * (`AI_…`), which are left out, and in what was thrown beside an error.
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
  // The SDK's own notes hold circles, and are not sent.
  return { ...(JSON.parse(redact(JSON.stringify(whole))) as R), sdkProcessingMetadata }
}

const messageOf = ({ type = '', value = '' }) =>
  type.startsWith('AI_') ? '[left out: it may quote a text]' : value.slice(0, longestMessage)
