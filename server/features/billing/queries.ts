import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'
import type { PaidPlan } from './derive-plan.ts'

type Db = Kysely<Database>

/** A person at the payment provider. */
export type Customer = {
  user_id: string
  customer_id: string
  pending_checkout_id: string | null
  checkout_attempt: number
  /** When this was read, in the database's clock to the microsecond. */
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

/** The customer of a person whose plan is to change any moment: a checkout is open, or a renewal is due. */
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
 * Customers whose plan may change without anybody here, and who were not looked at for an hour. In no order, so that
 * several workers at it seldom meet.
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

/** Keeps a new customer, in place of `replaced`. Nothing happens when there is another one, or the user is gone. */
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

/** Lets the next checkout be another one than that of this attempt. */
export const endCheckoutAttempt = async (db: Db, { user_id, checkout_attempt }: Customer) => {
  await db
    .updateTable('billing_customers')
    .set({ pending_checkout_id: null, checkout_attempt: checkout_attempt + 1 })
    .where('user_id', '=', user_id)
    .where('checkout_attempt', '=', checkout_attempt)
    .execute()
}

/**
 * Stores what was read of a customer after `read_at`, unless something read later is stored. A period that begins after
 * the one stored gets its blogs, every other leaves them as they are.
 */
export const savePlan = (db: Db, customer: Customer, plan: PaidPlan | undefined, blogs: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { user_id, customer_id, read_at } = customer
    // The user's row first, as a deletion of the account takes them.
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

/** Notes an event that has arrived; answers whether its work was done before. */
export const recordBillingEvent = async (db: Db, event: NewEvent): Promise<boolean> => {
  const { done_at } = await db
    .insertInto('billing_events')
    .values(event)
    // Changes nothing, but answers the row that is there.
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

/** The provider sends an event again for three days at most. */
export const deleteOldEvents = async (db: Db) => {
  await db
    .deleteFrom('billing_events')
    .where('received_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
