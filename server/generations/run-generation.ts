// The worker's side of a generation: claim a run, write its text in small steps, end it once.
import type { Kysely } from 'kysely'
import { ProviderError } from '#server/providers/provider-error.ts'
import { DatabaseUnavailable } from '#server/lib/db/problems.ts'
import type { Database } from '#server/lib/db/tables.ts'
import type { Log } from '#server/lib/log.ts'
import {
  appendText,
  claimGeneration,
  endGeneration,
  failAbandonedGeneration,
  findGeneration,
  lockOwner,
  type Ending,
  type Generation,
} from './queries.ts'

/** The result of a run: its ending, and what to store with it in one transaction. */
export type Finished = Omit<Ending, 'state'> & { store?(transaction: Kysely<Database>): Promise<void> }

/** One run of a generation. `write` adds text for the readers; `signal` aborts when the run is cancelled. */
export type Run = (generation: Generation, write: (text: string) => void, signal: AbortSignal) => Promise<Finished>

/** What to do when a run fails, in the transaction that records it: keep the text so far, set a status. */
export type Failed = (
  transaction: Kysely<Database>,
  generation: Generation,
  text: string,
  message: string,
) => Promise<void>

// The first text is appended at once, later text a few times a second, and less often the more runs this process has, so
// that the database executes at most about 500 appends a second.
const leastIntervalMs = 60
const intervalMsPerRun = 2
let runs = 0
const appendInterval = () => Math.max(leastIntervalMs, runs * intervalMsPerRun)

/** Thrown by a run that was cancelled, superseded or deleted: clean-up is already done. */
export const superseded = new Error('The generation is no longer wanted')

type Running = {
  run: Run
  failed: Failed
  /** Called with the error of a failed generation, but not for one that was cancelled or deleted. */
  report?: (error: unknown, generation: Generation) => void
  log: Log
  signal: AbortSignal
}

export const runGeneration = async (
  db: Kysely<Database>,
  generation_id: string,
  { run, failed, report, log, signal }: Running,
) => {
  const generation = await claimGeneration(db, generation_id)
  if (!generation) return
  const cancel = new AbortController()
  const writer = bufferedWriter(
    async (text) => (await appendText(db, generation_id, generation.attempt, text)) || cancel.abort(superseded),
  )
  const started = performance.now()
  runs += 1
  try {
    const { store, ...ending } = await run(generation, writer.write, AbortSignal.any([signal, cancel.signal]))
    await writer.flush()
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, generation)
      const duration_ms = Math.round(performance.now() - started)
      const completed = { state: 'completed' as const, duration_ms, ...ending }
      if (await endGeneration(transaction, generation_id, generation.attempt, completed)) await store?.(transaction)
    })
  } catch (error) {
    await writer.flush().catch(() => {})
    if (cancel.signal.aborted) return
    // The worker is stopping, or the database is unavailable: the job goes back to the queue and runs again from the beginning.
    if (signal.aborted || error instanceof DatabaseUnavailable) throw error
    await endAsFailed(error)
  } finally {
    runs -= 1
  }

  async function endAsFailed(error: unknown) {
    const isProviderError = error instanceof ProviderError
    const message = isProviderError ? error.message : 'Something went wrong on our side'
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, generation!)
      const ending = {
        state: 'failed' as const,
        error: message,
        error_code: isProviderError ? 502 : 500,
        duration_ms: Math.round(performance.now() - started),
      }
      // A failure of a cancelled or deleted generation is irrelevant.
      if (!(await endGeneration(transaction, generation_id, generation!.attempt, ending))) return
      report?.(error, generation!)
      const context = { generation_id, kind: generation!.kind }
      if (isProviderError) log.warn({ ...context, error: error.message, detail: error.detail }, 'generation failed')
      else log.error({ ...context, error }, 'generation failed')
      await failed(transaction, generation!, writer.text(), message)
    })
  }
}

/** Ends a generation whose job has failed after its last retry: each time, the process that ran it died. */
export const abandonGeneration = (db: Kysely<Database>, generation_id: string, failed: Failed) =>
  db.transaction().execute(async (transaction) => {
    const message = 'The work was interrupted several times'
    const found = await findGeneration(transaction, generation_id)
    if (found) await lockOwner(transaction, found)
    const generation = await failAbandonedGeneration(transaction, generation_id, message)
    if (generation) await failed(transaction, generation, generation.text, message)
  })

/** Appends text in order, one statement at a time; text that arrives in the meantime is sent with the next one. */
const bufferedWriter = (append: (text: string) => Promise<unknown>) => {
  let pending = ''
  let all = ''
  let lastAppend = -Infinity
  let timer: NodeJS.Timeout | undefined
  let appending: Promise<void> | undefined
  let failure: unknown
  let isEnding = false

  const appendPending = async () => {
    const text = pending
    pending = ''
    lastAppend = performance.now()
    await append(text).catch((error: unknown) => void (failure ??= error))
    appending = undefined
    if (pending) schedule()
  }
  const schedule = () => {
    if (appending || timer || isEnding) return
    const due = lastAppend + appendInterval() - performance.now()
    if (due <= 0) appending = appendPending()
    else
      timer = setTimeout(() => {
        timer = undefined
        appending = appendPending()
      }, due)
  }
  return {
    write: (text: string) => {
      pending += text
      all += text
      if (text) schedule()
    },
    flush: async () => {
      // From here on nothing is scheduled, so that no append is left running after the last one.
      isEnding = true
      clearTimeout(timer)
      await appending
      if (pending) await appendPending()
      if (failure) throw failure
    },
    text: () => all,
  }
}
