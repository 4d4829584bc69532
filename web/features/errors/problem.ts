import type { FailedCall } from '#web/api/failed-calls.ts'

/** What can be reported: a thrown error, or a failed call. */
export type Problem = { error: unknown } | { call: FailedCall }
