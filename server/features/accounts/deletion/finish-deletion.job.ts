// Clean-up after a deleted account: at the payment provider, at Google and in storage. Each step is idempotent.
import type { Deps } from '#server/deps.ts'
import { deleteAccountDeletion, findAccountDeletion, updateAccountDeletion } from './queries.ts'

export type FinishDeps = Pick<Deps, 'db' | 'identity' | 'encryption' | 'storage' | 'payment' | 'log'>

const filesAtOnce = 8

/**
 * Runs the recorded clean-up of an account. A failed step does not prevent the others; it throws at the end, and a retry
 * runs only what is left.
 */
export const finishDeletion = async (deps: FinishDeps, account_deletion_id: string): Promise<void> => {
  const { db, log } = deps
  const deletion = await findAccountDeletion(db, account_deletion_id)
  if (!deletion) return
  const { customer_id, google_token, files } = deletion
  const outcomes = await Promise.allSettled([
    endAtPaymentProvider(),
    withdrawAtGoogle(),
    removeStored(files, (left) => updateAccountDeletion(db, account_deletion_id, { files: left })),
  ])
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  for (const error of failures) log.warn({ error, account_deletion_id }, 'a step of an account’s deletion failed')
  if (failures.length > 0) throw new AggregateError(failures, 'The deletion of an account is not finished')
  await deleteAccountDeletion(db, account_deletion_id)

  async function endAtPaymentProvider() {
    if (!customer_id) return
    await deps.payment.endCustomer(customer_id)
    await updateAccountDeletion(db, account_deletion_id, { customer_id: null })
  }

  async function withdrawAtGoogle() {
    if (!google_token) return
    const token = deps.encryption.decrypt(google_token, account_deletion_id)
    // Encrypted with a lost key, so nobody can use it any more.
    if (token) await deps.identity.revoke(token)
    await updateAccountDeletion(db, account_deletion_id, { google_token: null })
  }

  async function removeStored(keys: string[], note: (left: string[]) => Promise<void>) {
    const left: string[] = []
    let failure: unknown
    for (let from = 0; from < keys.length; from += filesAtOnce)
      await Promise.all(
        keys.slice(from, from + filesAtOnce).map((key) =>
          deps.storage.remove(key).catch((error: unknown) => {
            left.push(key)
            failure = error
          }),
        ),
      )
    await note(left)
    if (left.length > 0) throw new Error(`${left.length} files could not be removed`, { cause: failure })
  }
}
