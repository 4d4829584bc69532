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

// The first text goes out at once, later text a few times a second.
const flushMs = 60

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

/** Text is written in order, one statement at a time, and never held back longer than `flushMs`. */
const bufferedWriter = (append: (text: string) => Promise<unknown>) => {
  let pending = ''
  let all = ''
  let lastFlush = 0
  let timer: NodeJS.Timeout | undefined
  let chain: Promise<unknown> = Promise.resolve()
  let failure: unknown

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const text = pending
    pending = ''
    lastFlush = performance.now()
    if (text) chain = chain.then(() => append(text)).catch((error: unknown) => void (failure ??= error))
  }
  return {
    write: (text: string) => {
      pending += text
      all += text
      const wait = flushMs - (performance.now() - lastFlush)
      if (wait <= 0) flush()
      else timer ??= setTimeout(flush, wait)
    },
    flush: async () => {
      flush()
      await chain
      if (failure) throw failure
    },
    text: () => all,
  }
}
