// Sentry's envelope: lines of JSON; each item has a header and a body.
import { gunzipSync } from 'node:zlib'

export type SentEvent = Record<string, unknown>

/** The largest envelope, before and after decompression. Masthead's events have about 10 KB. */
export const maxEnvelopeBytes = 200_000

/** The events of an envelope, without other items (sessions, statistics). Throws if it is malformed. */
export const readEvents = (body: Buffer, encoding: string | undefined): SentEvent[] => {
  const bytes = encoding === 'gzip' ? gunzipSync(body, { maxOutputLength: maxEnvelopeBytes }) : body
  const events: SentEvent[] = []
  const lineAt = (from: number) => {
    const end = bytes.indexOf(10, from)
    return end < 0 ? bytes.length : end
  }
  let at = lineAt(0) + 1
  while (at < bytes.length) {
    const headerEnd = lineAt(at)
    const header = asObject(bytes.subarray(at, headerEnd))
    const from = headerEnd + 1
    const { length } = header
    const end = typeof length === 'number' && length >= 0 ? Math.min(from + length, bytes.length) : lineAt(from)
    if (header['type'] === 'event') events.push(asObject(bytes.subarray(from, end)))
    at = end + 1
  }
  return events
}

/** PostgreSQL cannot store U+0000 or lone surrogates. */
const storable = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value

const asObject = (bytes: Buffer): SentEvent => {
  const value: unknown = JSON.parse(bytes.toString(), storable)
  if (!value || typeof value !== 'object' || Array.isArray(value)) throw new Error('Not an envelope')
  return value as SentEvent
}
