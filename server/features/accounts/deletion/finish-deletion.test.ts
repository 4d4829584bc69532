import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accountDeletionJob } from '#server/jobs/names.ts'
import { createIdentity } from '#server/providers/identity/index.ts'
import { setUpDeletionApp } from '#test/helpers/deletion-app.ts'
import { freePort } from '#test/helpers/free-port.ts'
import { finishDeletion, type FinishDeps } from './finish-deletion.job.ts'
import { findAccountDeletion } from './queries.ts'

const { app, google, files, deletions, settled, connectGoogle, fullAccount, remove } = setUpDeletionApp()

describe('the clean-up at third parties and in storage', () => {
  const noted = async () => {
    const { person } = await fullAccount()
    const tokens = await connectGoogle(person)
    await app().db.insertInto('billing_customers').values({ user_id: person.user_id, customer_id: 'cus_1' }).execute()
    const { queue } = app().server.deps
    const { send } = queue
    // The test runs the job itself.
    queue.send = () => Promise.resolve()
    try {
      expect((await remove(person)).status).toBe(204)
    } finally {
      queue.send = send
    }
    const [deletion] = await deletions()
    const ended: string[] = []
    const endCustomer = (customer_id: string) => Promise.resolve(void ended.push(customer_id))
    const payment = { ...app().server.deps.payment, endCustomer }
    const deps: FinishDeps = { ...app().server.deps, payment }
    return { id: deletion!.account_deletion_id, deps, ended, tokens, deletion: deletion! }
  }
  const failing = () => Promise.reject(new Error('out of order'))

  test('is recorded with an encrypted token and without the person’s name', async () => {
    const { id, deps, tokens, deletion } = await noted()
    expect(deletion).toMatchObject({ customer_id: 'cus_1', files: expect.arrayContaining([expect.any(String)]) })
    expect(deletion.google_token!.toString('latin1')).not.toContain(tokens.refresh_token)
    expect(deps.encryption.decrypt(deletion.google_token!, id)).toBe(tokens.refresh_token)
    await finishDeletion(deps, id)
  })

  test('deletes its record; a second run does nothing', async () => {
    const { id, deps, ended } = await noted()
    await finishDeletion(deps, id)
    await finishDeletion(deps, id)
    expect(ended).toEqual(['cus_1'])
    expect(await files()).toEqual([])
    expect(await deletions()).toEqual([])
  })

  test.each<[string, (deps: FinishDeps) => Partial<FinishDeps>, object]>([
    [
      'the payment provider',
      ({ payment }) => ({ payment: { ...payment, endCustomer: failing } }),
      { customer_id: 'cus_1', google_token: null, files: [] },
    ],
    [
      'Google',
      ({ identity }) => ({ identity: { ...identity, revoke: failing } }),
      { customer_id: null, google_token: expect.any(Buffer), files: [] },
    ],
    [
      'the storage',
      ({ storage }) => ({ storage: { ...storage, remove: failing } }),
      { customer_id: null, google_token: null, files: expect.arrayContaining([expect.any(String)]) },
    ],
  ])('while %s fails, the other steps are done, and a retry does the rest', async (_, breaking, left) => {
    const { id, deps, ended, tokens } = await noted()
    await expect(finishDeletion({ ...deps, ...breaking(deps) }, id)).rejects.toThrow('not finished')
    expect(await findAccountDeletion(app().db, id)).toEqual(left)
    await finishDeletion(deps, id)
    expect(await deletions()).toEqual([])
    expect(ended).toEqual(['cus_1'])
    expect(await files()).toEqual([])
    await expect(google().identity.refresh(tokens.refresh_token!)).rejects.toMatchObject({ kind: 'revoked' })
  })

  test('after a crash between a step and its record the step is repeated safely', async () => {
    const { id, deps, ended, tokens, deletion } = await noted()
    await deps.payment.endCustomer('cus_1')
    await deps.identity.revoke(tokens.refresh_token!)
    for (const key of deletion.files) await deps.storage.remove(key)
    await finishDeletion(deps, id)
    expect(ended).toEqual(['cus_1', 'cus_1'])
    expect(await deletions()).toEqual([])
  })

  test('only a file that could not be removed is retried', async () => {
    const { id, deps, deletion } = await noted()
    const [first] = deletion.files
    const storage = {
      ...deps.storage,
      remove: (key: string) => (key === first ? failing() : deps.storage.remove(key)),
    }
    await expect(finishDeletion({ ...deps, storage }, id)).rejects.toThrow('not finished')
    expect((await findAccountDeletion(app().db, id))?.files).toEqual([first])
    await finishDeletion(deps, id)
    expect(await files()).toEqual([])
  })

  test('a token encrypted with a lost key does not block the deletion', async () => {
    const { id, deps } = await noted()
    await finishDeletion({ ...deps, encryption: { ...deps.encryption, decrypt: () => undefined } }, id)
    expect(await deletions()).toEqual([])
  })

  test('the queue retries for as long as it takes', async () => {
    const { person } = await fullAccount()
    const { storage } = app().server.deps
    const { remove: removeFile } = storage
    let attempts = 0
    storage.remove = (key) => ((attempts += 1) <= 3 ? failing() : removeFile(key))
    try {
      expect((await remove(person)).status).toBe(204)
      await settled()
    } finally {
      storage.remove = removeFile
    }
    expect(await files()).toEqual([])
    expect(await deletions()).toEqual([])
    const { rows } = await sql<{ retry_limit: number; kept_for: number }>`
      select retry_limit, extract(epoch from keep_until - created_on)::float as kept_for
      from pgboss.job where name = ${accountDeletionJob} order by created_on desc limit 1`.execute(app().db)
    expect(rows[0]!.retry_limit).toBeGreaterThan(1000)
    expect(rows[0]!.kept_for).toBeGreaterThan(365 * 24 * 3600)
  })
})

test('revoking fails, and can be retried, while the provider does not respond', async () => {
  const nobody = createIdentity({
    ...app().server.deps.env,
    PUBLIC_SANDBOX_URL: `http://127.0.0.1:${await freePort()}`,
  })
  await expect(nobody.revoke('a-token')).rejects.toMatchObject({ kind: 'failed' })
})
