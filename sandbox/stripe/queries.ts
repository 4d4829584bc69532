import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'

export type Db = Kysely<Database>

/** An object as the API returns it, plus the internal `inside`. */
export type StoredObject = { id: string; object: string; customer?: string | null }

export const insertObject = async <T extends StoredObject>(
  db: Db,
  object: T,
  customer = object.customer ?? null,
): Promise<T> => {
  await db
    .insertInto('sandbox.stripe_objects')
    .values({
      id: object.id,
      object: object.object,
      customer,
      data: JSON.stringify(object),
    })
    .execute()
  return object
}

export const saveObject = async <T extends StoredObject>(db: Db, object: T): Promise<T> => {
  await db
    .updateTable('sandbox.stripe_objects')
    .set({ data: JSON.stringify(object) })
    .where('id', '=', object.id)
    .execute()
  return object
}

const select = (db: Db) => db.selectFrom('sandbox.stripe_objects').select('data')

export const findObject = async <T extends StoredObject>(
  db: Db,
  object: T['object'],
  id: string,
): Promise<T | undefined> => {
  const row = await select(db).where('object', '=', object).where('id', '=', id).executeTakeFirst()
  return row?.data as T | undefined
}

/** Finds an object of any type. */
export const findAnyObject = async (db: Db, id: string): Promise<StoredObject | undefined> => {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row?.data as StoredObject | undefined
}

/** Locks an object until the transaction ends. */
export const lockObject = async <T extends StoredObject>(
  transaction: Db,
  object: T['object'],
  id: string,
): Promise<T | undefined> => {
  const row = await select(transaction).where('object', '=', object).where('id', '=', id).forUpdate().executeTakeFirst()
  return row?.data as T | undefined
}

type Page = { limit: number; starting_after?: string | undefined; ending_before?: string | undefined }

const createdAtOf = (id: string) => sql<Date>`(select created_at from sandbox.stripe_objects where id = ${id})`

/** Newest first, filtered by the members in `matching`. One row above the limit means that there is a next page. */
export const listObjects = async <T extends StoredObject>(
  db: Db,
  object: T['object'],
  { limit, starting_after, ending_before }: Page,
  matching: Record<string, unknown> = {},
): Promise<T[]> => {
  let query = select(db)
    .where('object', '=', object)
    .where(sql<boolean>`data @> ${JSON.stringify(matching)}::jsonb`)
    .where(sql<boolean>`not data ? 'deleted'`)
    .limit(limit + 1)
  if (typeof matching.customer === 'string') query = query.where('customer', '=', matching.customer)
  if (starting_after) query = query.where('created_at', '<', createdAtOf(starting_after))
  if (ending_before) query = query.where('created_at', '>', createdAtOf(ending_before))
  const rows = await query.orderBy('created_at', ending_before ? 'asc' : 'desc').execute()
  const found = rows.map(({ data }) => data as unknown as T)
  return ending_before ? found.slice(0, limit).toReversed() : found
}

/** All objects of a type that belong to a customer, newest first. */
export const listByCustomer = async <T extends StoredObject>(
  db: Db,
  object: T['object'],
  customer: string,
): Promise<T[]> => {
  const rows = await select(db)
    .where('object', '=', object)
    .where('customer', '=', customer)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ data }) => data as unknown as T)
}

/** Customers with a subscription that has not ended; with `clock`, only those on this test clock. */
export const listActiveCustomers = async (db: Db, clock?: string): Promise<string[]> => {
  const live = db
    .selectFrom('sandbox.stripe_objects as subscription')
    .innerJoin('sandbox.stripe_objects as customer', 'customer.id', 'subscription.customer')
    .select('customer.id')
    .distinct()
    .where('subscription.object', '=', 'subscription')
    .where(sql<boolean>`subscription.data ->> 'ended_at' is null`)
    .$if(clock !== undefined, (query) => query.where(sql<boolean>`customer.data ->> 'test_clock' = ${clock ?? ''}`))
  return (await live.execute()).map(({ id }) => id)
}

export type SavedResponse = { fingerprint: string; status: number; answer: unknown }

/** Claims an idempotency key. Concurrent requests with the same key wait for the first, and get its saved response. */
export const claimIdempotencyKey = async (
  transaction: Db,
  key: string,
  fingerprint: string,
): Promise<SavedResponse | undefined> => {
  await transaction
    .deleteFrom('sandbox.stripe_requests')
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .execute()
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('sandbox.stripe_requests')
    .values({ idempotency_key: key, fingerprint, status: 0, answer: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return undefined
  return transaction
    .selectFrom('sandbox.stripe_requests')
    .select(['fingerprint', 'status', 'answer'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

export const saveResponse = async (transaction: Db, key: string, status: number, answer: unknown) => {
  await transaction
    .updateTable('sandbox.stripe_requests')
    .set({ status, answer: JSON.stringify(answer) })
    .where('idempotency_key', '=', key)
    .execute()
}

export const insertDelivery = async (db: Db, event_id: string) => {
  await db
    .insertInto('sandbox.stripe_deliveries')
    .values({ event_id })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ next_at: sql<Date>`now()`, attempt: 0 }))
    .execute()
}

/**
 * Claims due deliveries, each for one sender, and schedules a retry with exponential backoff from 1 s to an hour, in case
 * the sender crashes. Like Stripe, gives up after three days.
 */
export const claimDeliveries = async (db: Db, limit: number): Promise<{ event_id: string; data: unknown }[]> => {
  const due = db
    .selectFrom('sandbox.stripe_deliveries as due')
    .innerJoin('sandbox.stripe_objects as event', 'event.id', 'due.event_id')
    .select('due.event_id')
    .where('next_at', '<=', sql<Date>`now()`)
    .where('event.created_at', '>', sql<Date>`now() - interval '3 days'`)
    .orderBy('event.created_at')
    .limit(limit)
    .forUpdate('due')
    .skipLocked()
  const taken = await db
    .updateTable('sandbox.stripe_deliveries')
    .set((eb) => ({
      attempt: eb('attempt', '+', 1),
      next_at: sql<Date>`now() + least(power(2, least(attempt, 20)), 3600) * interval '1 second'`,
    }))
    .where('event_id', 'in', due)
    .returning('event_id')
    .execute()
  if (taken.length === 0) return []
  return db
    .selectFrom('sandbox.stripe_objects')
    .select(['id as event_id', 'data'])
    .where(
      'id',
      'in',
      taken.map(({ event_id }) => event_id),
    )
    .execute()
}

export const deleteDelivery = async (db: Db, event_id: string) => {
  await db.deleteFrom('sandbox.stripe_deliveries').where('event_id', '=', event_id).execute()
}

export const recordFailedDelivery = async (db: Db, event_id: string, error: string) => {
  await db
    .updateTable('sandbox.stripe_deliveries')
    .set({ error: error.slice(0, 500) })
    .where('event_id', '=', event_id)
    .execute()
}

export const listDeliveries = (db: Db, customer: string) =>
  db
    .selectFrom('sandbox.stripe_deliveries')
    .innerJoin('sandbox.stripe_objects', 'id', 'event_id')
    .select(['event_id', 'attempt', 'next_at', 'error'])
    .where('customer', '=', customer)
    .execute()
