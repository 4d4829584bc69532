import { sql, type Insertable, type Kysely, type Updateable } from 'kysely'
import type { AccountContents } from '#contract/accounts.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

/** How much of each kind the account contains. */
export const countContents = async (db: Db, user_id: string): Promise<AccountContents> => {
  const { rows } = await sql<AccountContents>`
    with own as (select deliverable_id from deliverables where user_id = ${user_id})
    select
      (select count(*)::int from brands where user_id = ${user_id}) as brands,
      (select count(*)::int from blogs where deliverable_id in (select deliverable_id from own)) as blogs,
      (select count(*)::int from images where deliverable_id in (select deliverable_id from own)) as images,
      (select count(*)::int from videos where deliverable_id in (select deliverable_id from own)) as videos,
      exists (
        select from billing_customers where user_id = ${user_id} and subscription_id is not null
      ) as has_subscription`.execute(db)
  return rows[0]!
}

/** Locks the brands of a user, always in the same order. */
export const lockBrands = (transaction: Db, user_id: string) =>
  transaction
    .selectFrom('brands')
    .select(['brand_id', 'logo'])
    .where('user_id', '=', user_id)
    .orderBy('brand_id')
    .forUpdate()
    .execute()

/** Locks the user's row, so that nothing is added to it, and returns their accounts at third parties. */
export const lockAccount = async (transaction: Db, user_id: string) => {
  const user = await transaction
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()
  if (!user) return undefined
  const elsewhere = await transaction
    .selectFrom('users')
    .leftJoin('google_accounts', 'google_accounts.user_id', 'users.user_id')
    .leftJoin('billing_customers', 'billing_customers.user_id', 'users.user_id')
    .select(['access_token', 'refresh_token', 'customer_id'])
    .where('users.user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return { ...user, ...elsewhere }
}

/** Deletes the user with all their data, and their address from the waiting list. */
export const deleteUser = async (transaction: Db, user_id: string, email: string) => {
  await transaction.deleteFrom('users').where('user_id', '=', user_id).execute()
  await transaction.deleteFrom('waiting_list').where('email', '=', email.toLowerCase()).execute()
}

type Deletions = Database['account_deletions']

export const insertAccountDeletion = async (
  transaction: Db,
  { files, ...deletion }: Omit<Insertable<Deletions>, 'files'> & { files: string[] },
) => {
  await transaction
    .insertInto('account_deletions')
    .values({ ...deletion, files: JSON.stringify(files) })
    .execute()
}

/** For the job, which has no user: the account is already deleted. */
export const findAccountDeletion = (db: Db, account_deletion_id: string) =>
  db
    .selectFrom('account_deletions')
    .select(['customer_id', 'google_token', 'files'])
    .where('account_deletion_id', '=', account_deletion_id)
    .executeTakeFirst()

/** Records the finished steps. */
export const updateAccountDeletion = async (
  db: Db,
  account_deletion_id: string,
  { files, ...done }: Omit<Updateable<Deletions>, 'files'> & { files?: string[] },
) => {
  await db
    .updateTable('account_deletions')
    .set({ ...done, ...(files && { files: JSON.stringify(files) }) })
    .where('account_deletion_id', '=', account_deletion_id)
    .execute()
}

export const deleteAccountDeletion = async (db: Db, account_deletion_id: string) => {
  await db.deleteFrom('account_deletions').where('account_deletion_id', '=', account_deletion_id).execute()
}
