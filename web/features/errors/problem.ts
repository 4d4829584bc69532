import type { FailedCall } from '#web/api/failed-calls.ts'

/** What is reported: an error that was thrown, or a call that failed. */
export type Problem = { error: unknown } | { call: FailedCall }
