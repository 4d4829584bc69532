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

/** What a run hands back: the ending, and what to store with it in one transaction. */
export type Finished = Omit<Ending, 'state'> & { store?(transaction: Kysely<Database>): Promise<void> }

/** One run of a generation. `write` adds text for the readers; `signal` aborts when the run is cancelled. */
export type Run = (generation: Generation, write: (text: string) => void, signal: AbortSignal) => Promise<Finished>

/** What remains to be done when a run fails, in the transaction that records it: keep the text so far, set a status. */
export type Failed = (
  transaction: Kysely<Database>,
  generation: Generation,
  text: string,
  message: string,
) => Promise<void>

// The first text is appended at once, later text a few times a second: the more streams this process writes, the less often,
// so that the database has at most about 500 appends a second to do.
const leastIntervalMs = 60
const intervalMsPerRun = 2
let runs = 0
const appendInterval = () => Math.max(leastIntervalMs, runs * intervalMsPerRun)

/** Thrown by a run that was cancelled, overtaken or deleted: whoever did that has done the rest. */
export const superseded = new Error('The generation is no longer wanted')

type Running = {
  run: Run
  failed: Failed
  /** Hears why a generation has failed; not of one that nobody wants any more. */
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
    // The worker stops, or the database is away: the job goes back to the queue and runs again from the beginning.
    if (signal.aborted || error instanceof DatabaseUnavailable) throw error
    await endAsFailed(error)
  } finally {
    runs -= 1
  }

  async function endAsFailed(error: unknown) {
    const told = error instanceof ProviderError
    const message = told ? error.message : 'Something went wrong on our side'
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, generation!)
      const ending = {
        state: 'failed' as const,
        error: message,
        error_code: told ? 502 : 500,
        duration_ms: Math.round(performance.now() - started),
      }
      // Cancelled, or deleted with what it was for: that it failed besides is of interest to nobody.
      if (!(await endGeneration(transaction, generation_id, generation!.attempt, ending))) return
      report?.(error, generation!)
      const about = { generation_id, kind: generation!.kind }
      if (told) log.warn({ ...about, error: error.message, detail: error.detail }, 'generation failed')
      else log.error({ ...about, error }, 'generation failed')
      await failed(transaction, generation!, writer.text(), message)
    })
  }
}

/** Ends a generation whose job was given up: the process that ran it died each time. */
export const abandonGeneration = (db: Kysely<Database>, generation_id: string, failed: Failed) =>
  db.transaction().execute(async (transaction) => {
    const message = 'The work was interrupted several times'
    const found = await findGeneration(transaction, generation_id)
    if (found) await lockOwner(transaction, found)
    const generation = await failAbandonedGeneration(transaction, generation_id, message)
    if (generation) await failed(transaction, generation, generation.text, message)
  })

/** Text is appended in order, one statement at a time: what arrives meanwhile goes with the next one. */
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
