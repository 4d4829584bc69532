// Deleting an account: its rows in one transaction, with a record of the clean-up left to do at third parties and in storage.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Deps } from '#server/deps.ts'
import { filesOfBrand } from '#server/features/brands/remove-brand.ts'
import { cancelGenerationsOf } from '#server/generations/queries.ts'
import { accountDeletionJob } from '#server/jobs/names.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { HttpError } from '#server/lib/http/errors.ts'
import { deleteUser, insertAccountDeletion, lockAccount, lockBrands } from './queries.ts'

/** Once it resolves, only the record of the clean-up is left. Throws 401 when the account is already deleted. */
export const deleteAccount = async (
  { db, encryption, queue }: Pick<Deps, 'db' | 'encryption' | 'queue'>,
  user_id: string,
): Promise<void> => {
  await cancelGenerationsOf(db, user_id)
  await db.transaction().execute(async (transaction) => {
    // Brands and blogs are locked before the user's row, as in every other transaction, to avoid deadlocks.
    await filesOf(transaction, user_id)
    const account = await lockAccount(transaction, user_id)
    if (!account) throw new HttpError(401, 'Please sign in')
    // Read again: with the locks held, nothing can be added any more.
    const files = await filesOf(transaction, user_id)
    const { customer_id, email } = account
    const encrypted = account.refresh_token ?? account.access_token
    const token = encrypted && encryption.decrypt(encrypted, user_id)
    const account_deletion_id = randomUUID()
    const google_token = token ? encryption.encrypt(token, account_deletion_id) : null
    await insertAccountDeletion(transaction, { account_deletion_id, customer_id, google_token, files })
    await deleteUser(transaction, user_id, email)
    await queue.send(accountDeletionJob, account_deletion_id, transaction, { isRetriedUntilDone: true })
  })
}

const filesOf = async (transaction: Kysely<Database>, user_id: string) => {
  const files: string[] = []
  for (const brand of await lockBrands(transaction, user_id))
    files.push(...(await filesOfBrand(brand, transaction, user_id)))
  return files
}
