import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'
import type { GenerationKind } from '#server/lib/db/tables/content.ts'

type Db = Kysely<Database>

/** Whose rows go with it, and whose lock it takes: one brand or one blog. */
export type Owner = { brand_id: string } | { blog_id: string }

export type Generation = Selectable<Database['generations']>

const active = ['queued', 'running'] as const

const ofOwner = (db: Db, owner: Owner, kind: GenerationKind) => {
  const query = db.selectFrom('generations').where('kind', '=', kind)
  return 'blog_id' in owner ? query.where('blog_id', '=', owner.blog_id) : query.where('brand_id', '=', owner.brand_id)
}

export const findActiveGeneration = (db: Db, owner: Owner, kind: GenerationKind) =>
  ofOwner(db, owner, kind).select('generation_id').where('state', 'in', active).executeTakeFirst()

export const findLatestGeneration = (db: Db, owner: Owner, kind: GenerationKind) =>
  ofOwner(db, owner, kind).select('generation_id').orderBy('created_at', 'desc').limit(1).executeTakeFirst()

export type NewGeneration = {
  owner: Owner
  kind: GenerationKind
  /** What is worked on, where it is not the owner itself: a scenario or a video. */
  subject_id?: string
  /** Of everything that the answer rests on, so that an equal question can be answered from here. */
  input_hash?: string
}

/** Undefined when one of this kind runs for the owner already. */
export const insertGeneration = (db: Db, { owner, kind, subject_id, input_hash }: NewGeneration) =>
  db
    .insertInto('generations')
    .values({
      ...owner,
      kind,
      subject_id: subject_id ?? ('blog_id' in owner ? owner.blog_id : owner.brand_id),
      input_hash: input_hash ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('generation_id')
    .executeTakeFirst()

export const findGeneration = (db: Db, generation_id: string) =>
  db.selectFrom('generations').selectAll().where('generation_id', '=', generation_id).executeTakeFirst()

/** The state and the text from `offset` (characters) on, of the attempt that writes now. */
export const readProgress = (db: Db, generation_id: string, offset: number) =>
  db
    .selectFrom('generations')
    .select(['state', 'attempt', 'result', 'error', 'error_code', 'model'])
    .select(sql<string>`substr(text, ${offset + 1}::int)`.as('tail'))
    .select(sql<number>`length(text)`.as('length'))
    .where('generation_id', '=', generation_id)
    .executeTakeFirst()

/** Begins a run, from empty text; undefined when the generation has ended or was cancelled. */
export const claimGeneration = (db: Db, generation_id: string) =>
  db
    .updateTable('generations')
    .set((eb) => ({ state: 'running', text: '', attempt: eb('attempt', '+', 1) }))
    .where('generation_id', '=', generation_id)
    .where('state', 'in', active)
    .returningAll()
    .executeTakeFirst()

const notify = (db: Db, generation_id: string) => sql`select pg_notify('generations', ${generation_id})`.execute(db)

/** Adds text of this attempt; false when the run has been cancelled or overtaken and must stop. */
export const appendText = async (db: Db, generation_id: string, attempt: number, text: string) => {
  const { rows } = await sql`
    with appended as (
      update generations set text = text || ${text}
      where generation_id = ${generation_id} and attempt = ${attempt} and state = 'running'
      returning generation_id
    )
    select pg_notify('generations', generation_id::text) from appended`.execute(db)
  return rows.length > 0
}

export type Ending = {
  state: 'completed' | 'failed'
  result?: unknown
  error?: string
  error_code?: number
  model?: string
  input_tokens?: number | null
  output_tokens?: number | null
  duration_ms?: number
}

/** Locks the owner's row. Always locked before the generation's own row, so that two transactions cannot deadlock. */
export const lockOwner = async (transaction: Db, { brand_id, blog_id }: Generation) => {
  if (brand_id)
    await transaction.selectFrom('brands').select('brand_id').where('brand_id', '=', brand_id).forUpdate().execute()
  if (blog_id)
    await transaction.selectFrom('blogs').select('blog_id').where('blog_id', '=', blog_id).forUpdate().execute()
}

/** Ends this attempt; false when it was cancelled or overtaken, so that nothing is stored twice. */
export const endGeneration = async (db: Db, generation_id: string, attempt: number, ending: Ending) => {
  const { result, ...columns } = ending
  const row = await db
    .updateTable('generations')
    .set({ ...columns, result: result === undefined ? null : JSON.stringify(result), finished_at: sql`now()` })
    .where('generation_id', '=', generation_id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .returning('generation_id')
    .executeTakeFirst()
  if (row) await notify(db, generation_id)
  return row !== undefined
}

/** Whether this attempt may still write: it was neither ended nor overtaken nor deleted. */
export const isRunning = async (db: Db, { generation_id, attempt }: Generation): Promise<boolean> => {
  const row = await db
    .selectFrom('generations')
    .select('generation_id')
    .where('generation_id', '=', generation_id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the row of a job that has failed after its last retry. */
export const failAbandonedGeneration = async (db: Db, generation_id: string, error: string) => {
  const row = await db
    .updateTable('generations')
    .set({ state: 'failed', error, error_code: 502, finished_at: sql`now()` })
    .where('generation_id', '=', generation_id)
    .where('state', 'in', active)
    .returningAll()
    .executeTakeFirst()
  if (row) await notify(db, generation_id)
  return row
}

/** Stops what runs for an owner whose data has changed. */
export const cancelGenerations = async (db: Db, owner: Owner, kinds: readonly GenerationKind[]) => {
  if (kinds.length === 0) return
  const query = db.updateTable('generations').set({ state: 'cancelled', finished_at: sql`now()` })
  const rows = await (
    'blog_id' in owner ? query.where('blog_id', '=', owner.blog_id) : query.where('brand_id', '=', owner.brand_id)
  )
    .where('kind', 'in', kinds)
    .where('state', 'in', active)
    .returning('generation_id')
    .execute()
  for (const { generation_id } of rows) await notify(db, generation_id)
}

/** Stops everything that runs for a person who deletes their account. */
export const cancelGenerationsOf = async (db: Db, user_id: string) => {
  const rows = await db
    .updateTable('generations')
    .set({ state: 'cancelled', finished_at: sql`now()` })
    .where('state', 'in', active)
    .where((eb) =>
      eb.or([
        eb('brand_id', 'in', eb.selectFrom('brands').select('brand_id').where('user_id', '=', user_id)),
        eb(
          'blog_id',
          'in',
          eb
            .selectFrom('blogs')
            .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
            .select('blogs.blog_id')
            .where('deliverables.user_id', '=', user_id),
        ),
      ]),
    )
    .returning('generation_id')
    .execute()
  for (const { generation_id } of rows) await notify(db, generation_id)
}
