import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'
import type { PaidPlan } from './derive-plan.ts'

type Db = Kysely<Database>

/** A person's customer at the payment provider. */
export type Customer = {
  user_id: string
  customer_id: string
  pending_checkout_id: string | null
  checkout_attempt: number
  /** When this was read, by the database's clock in microseconds. */
  read_at: string
}

const selectCustomer = (db: Db) =>
  db
    .selectFrom('billing_customers')
    .innerJoin('users', 'users.user_id', 'billing_customers.user_id')
    .select(['billing_customers.user_id', 'customer_id', 'pending_checkout_id', 'checkout_attempt'])
    .select(sql<string>`clock_timestamp()::text`.as('read_at'))

export const findCustomer = (db: Db, customer_id: string): Promise<Customer | undefined> =>
  selectCustomer(db).where('customer_id', '=', customer_id).executeTakeFirst()

export const findCustomerOf = (db: Db, user_id: string): Promise<Customer | undefined> =>
  selectCustomer(db).where('billing_customers.user_id', '=', user_id).executeTakeFirst()

/** The customer of a person with an open checkout or a renewal that is due. */
export const findChangingCustomer = (db: Db, user_id: string): Promise<Customer | undefined> =>
  selectCustomer(db)
    .where('billing_customers.user_id', '=', user_id)
    .where((eb) =>
      eb.or([
        eb('pending_checkout_id', 'is not', null),
        eb.and([eb('renew', '=', true), eb('plan_expiry', '<', sql<Date>`now()`)]),
      ]),
    )
    .executeTakeFirst()

/**
 * Customers whose plan may have changed at the provider, and who were not synchronised for an hour. In random order, so
 * that concurrent workers rarely collide.
 */
export const listDueCustomers = (db: Db, limit: number): Promise<Customer[]> =>
  selectCustomer(db)
    .where((eb) => eb.or([eb('synced_at', 'is', null), eb('synced_at', '<', sql<Date>`now() - interval '1 hour'`)]))
    .where((eb) =>
      eb.or([
        eb('pending_checkout_id', 'is not', null),
        eb('renew', '=', true),
        eb('plan_expiry', '>', sql<Date>`now() - interval '30 days'`),
      ]),
    )
    .orderBy(sql`random()`)
    .limit(limit)
    .execute()

export const findPerson = (db: Db, user_id: string) =>
  db
    .selectFrom('users')
    .select(['user_id', 'email', 'first_name', 'last_name'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()

/** Stores a new customer in place of `replaced`. Does nothing if there is another one or the user was deleted. */
export const saveCustomer = async (db: Db, user_id: string, customer_id: string, replaced: string | null) => {
  const user = db.selectFrom('users').select(['user_id', sql<string>`${customer_id}::text`.as('customer_id')])
  await db
    .insertInto('billing_customers')
    .columns(['user_id', 'customer_id'])
    .expression(user.where('user_id', '=', user_id))
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({
          customer_id,
          subscription_id: null,
          pending_checkout_id: null,
          checkout_attempt: eb('billing_customers.checkout_attempt', '+', 1),
        }))
        .where('billing_customers.customer_id', '=', replaced ?? ''),
    )
    .execute()
}

export const savePendingCheckout = async (db: Db, { user_id, customer_id }: Customer, checkout_id: string) => {
  await db
    .updateTable('billing_customers')
    .set({ pending_checkout_id: checkout_id })
    .where('user_id', '=', user_id)
    .where('customer_id', '=', customer_id)
    .where('pending_checkout_id', 'is', null)
    .execute()
}

/** Increases the attempt's number, so that the next checkout is a new one. */
export const endCheckoutAttempt = async (db: Db, { user_id, checkout_attempt }: Customer) => {
  await db
    .updateTable('billing_customers')
    .set({ pending_checkout_id: null, checkout_attempt: checkout_attempt + 1 })
    .where('user_id', '=', user_id)
    .where('checkout_attempt', '=', checkout_attempt)
    .execute()
}

/**
 * Stores a customer's state as read after `read_at`, unless a later read is already stored. A newer period than the stored
 * one resets the number of blogs.
 */
export const savePlan = (db: Db, customer: Customer, plan: PaidPlan | undefined, blogs: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { user_id, customer_id, read_at } = customer
    // Locks the user's row first, in the order of an account's deletion.
    const stored = await transaction
      .selectFrom('users')
      .innerJoin('billing_customers', 'billing_customers.user_id', 'users.user_id')
      .select(['period_start', sql<boolean>`synced_at > ${read_at}::timestamptz`.as('is_newer')])
      .where('users.user_id', '=', user_id)
      .where('customer_id', '=', customer_id)
      .forUpdate(['users', 'billing_customers'])
      .executeTakeFirst()
    if (!stored || stored.is_newer) return
    const isNewPeriod = plan !== undefined && (!stored.period_start || plan.period_start > stored.period_start)
    await transaction
      .updateTable('users')
      .set({
        renew: plan?.renew ?? false,
        ...(plan && { plan_name: 'Premium', plan_expiry: plan.plan_expiry }),
        ...(isNewPeriod && { blogs_total: blogs, blogs_left: blogs }),
      })
      .where('user_id', '=', user_id)
      .execute()
    await transaction
      .updateTable('billing_customers')
      .set({
        subscription_id: plan?.subscription_id ?? null,
        synced_at: sql`${read_at}::timestamptz`,
        ...(isNewPeriod && { period_start: plan.period_start }),
      })
      .where('user_id', '=', user_id)
      .execute()
  })

type NewEvent = { event_id: string; type: string; customer_id: string | null }

/** Records a received event; returns whether it was already processed. */
export const recordBillingEvent = async (db: Db, event: NewEvent): Promise<boolean> => {
  const { done_at } = await db
    .insertInto('billing_events')
    .values(event)
    // A no-op update, so that `returning` includes the existing row.
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ event_id: event.event_id }))
    .returning('done_at')
    .executeTakeFirstOrThrow()
  return done_at !== null
}

export const finishEvent = async (db: Db, event_id: string) => {
  await db
    .updateTable('billing_events')
    .set({ done_at: sql`now()` })
    .where('event_id', '=', event_id)
    .execute()
}

/** The provider redelivers an event for three days at most. */
export const deleteOldEvents = async (db: Db) => {
  await db
    .deleteFrom('billing_events')
    .where('received_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
