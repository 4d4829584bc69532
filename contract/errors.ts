// The body of every failed request (B8).
import { z } from 'zod'

export const ErrorDetail = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
})
export type ErrorDetail = z.infer<typeof ErrorDetail>

export const ErrorBody = z.object({
  error: z.string(),
  status: z.literal('error'),
  /** The HTTP status. */
  code: z.int(),
  /** A list for a validation error; a sentence for people where B8 or M8 show "server detail text". */
  detail: z.union([z.string(), z.array(ErrorDetail)]).optional(),
  /** With a 409 on a stale `version`: the stored state. */
  current: z.unknown().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/**
 * Messages of B8 and M8 for wrong values: 'Required' and 'Expected X, received Y'. A schema's own messages take
 * precedence. For `z.config({ customError })`; returns undefined where zod's message stays.
 */
export const fieldMessage = (issue: { code?: string; input?: unknown; expected?: unknown }): string | undefined => {
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) return 'Required'
  if (issue.code === 'invalid_type') return `Expected ${String(issue.expected)}, received ${typeName(issue.input)}`
  return undefined
}

const typeName = (value: unknown) => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  return Number.isNaN(value) ? 'nan' : typeof value
}
