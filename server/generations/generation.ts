// One mechanism for everything that is generated: a row, a job, and any number of readers that follow the row.
import type { Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'
import type { GenerationState } from '#server/lib/db/tables/content.ts'
import type { Notifications } from '#server/lib/db/notifications.ts'
import type { Queue } from '#server/lib/jobs/queue.ts'
import { queueOfKind } from '#server/jobs/names.ts'
import { findActiveGeneration, insertGeneration, readProgress, type NewGeneration } from './queries.ts'

export type GenerationDeps = { db: Kysely<Database>; queue: Queue; notifications: Notifications }

/** Starts a generation in the transaction, or answers the one of this kind that runs for its owner already. */
export const startGeneration = async (
  transaction: Kysely<Database>,
  queue: Queue,
  { user_id, ...generation }: NewGeneration & { user_id: string },
): Promise<string> => {
  for (;;) {
    const inserted = await insertGeneration(transaction, generation)
    if (inserted) {
      await queue.send(queueOfKind[generation.kind], inserted.generation_id, transaction, { user_id })
      return inserted.generation_id
    }
    const running = await findActiveGeneration(transaction, generation.owner, generation.kind)
    if (running) return running.generation_id
    // It has ended between the two statements: ask again.
  }
}

export type Progress =
  /** More text; `restart` when a crashed run begins again and all text so far is void. */
  | { type: 'text'; text: string; restart: boolean }
  | {
      type: 'end'
      state: Exclude<GenerationState, 'queued' | 'running'>
      result: unknown
      error: string | null
      error_code: number | null
      model: string | null
    }

const deleted: Progress = {
  type: 'end',
  state: 'cancelled',
  result: null,
  error: 'This was deleted in the meantime',
  error_code: null,
  model: null,
}

// A notification may be lost with its connection: also poll.
const pollMs = 1000

/** Follows a generation from the beginning of its text to its end. Ends silently when `signal` aborts. */
export async function* followGeneration(
  { db, notifications }: GenerationDeps,
  generation_id: string,
  signal: AbortSignal,
): AsyncGenerator<Progress> {
  let wake = () => {}
  let isWoken = false
  const awaken = () => {
    isWoken = true
    wake()
  }
  const unsubscribe = notifications.subscribe(generation_id, awaken)
  signal.addEventListener('abort', awaken)
  try {
    let offset = 0
    let attempt = 0
    while (!signal.aborted) {
      isWoken = false
      let row = await readProgress(db, generation_id, offset)
      if (!row) return yield deleted
      const isRestart = row.attempt !== attempt && offset > 0
      attempt = row.attempt
      if (isRestart) {
        offset = 0
        row = (await readProgress(db, generation_id, 0)) ?? row
      }
      if (row.tail || isRestart) yield { type: 'text', text: row.tail, restart: isRestart }
      offset = row.length
      const { state, result, error, error_code, model } = row
      if (state !== 'queued' && state !== 'running')
        return yield { type: 'end', state, result, error, error_code, model }
      if (!isWoken) await Promise.race([new Promise<void>((resolve) => (wake = resolve)), sleep(pollMs)])
    }
  } finally {
    unsubscribe()
    signal.removeEventListener('abort', awaken)
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())

/** Waits for the end, for callers who want the answer at once. Undefined when `signal` aborted first. */
export const awaitGeneration = async (deps: GenerationDeps, generation_id: string, signal: AbortSignal) => {
  for await (const progress of followGeneration(deps, generation_id, signal))
    if (progress.type === 'end') return progress
  return undefined
}
