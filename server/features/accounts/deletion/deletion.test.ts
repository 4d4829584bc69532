// Deleting an account: what goes at once, what is done at others afterwards, and what must not be left behind.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { accountDeletionJob } from '#server/jobs/names.ts'
import { createIdentity } from '#server/providers/identity/index.ts'
import { testImage } from '#test/helpers/images.ts'
import type { Person } from '#test/helpers/app.ts'
import { gate, patient, scriptedModel, startBlogsApp, type BlogsApp, type Script } from '#test/helpers/blogs-app.ts'
import { freePort } from '#test/helpers/free-port.ts'
import { startGoogle, type TestGoogle } from '#test/helpers/google.ts'
import { completeBrand, formOf } from '#test/helpers/wire.ts'
import { finishDeletion, type FinishDeps } from './finish-deletion.job.ts'
import { findAccountDeletion } from './queries.ts'

let app: BlogsApp
let google: TestGoogle
const plainly: Script = () => '# Written'
let write = plainly
const made = { width: 6, height: 4, alt: 'Hills', model: 'test:brush' }
const plainImage = async () => ({ ...made, image: await testImage(), thumbnail: await testImage(6, 4) })
let make = plainImage

beforeAll(async () => {
  const port = await freePort()
  app = await startBlogsApp({
    env: { PUBLIC_SANDBOX_URL: `http://127.0.0.1:${port}` },
    change: () => ({
      textModel: scriptedModel((request, tools) => write(request, tools)),
      imageModel: { id: 'test:brush', isBuiltIn: false, make: () => make() },
    }),
  })
  google = await startGoogle(app.db, port)
})
afterAll(async () => {
  await google.stop()
  await app.server.stop()
})
afterEach(() => {
  write = plainly
  make = plainImage
})

const files = async (): Promise<string[]> => {
  const folder = join(app.server.deps.env.MASTHEAD_DATA, 'files')
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath.slice(folder.length), entry.name))
}

/** How many rows each table holds that belong to people. */
const rowsOfPeople = async () => {
  const tables = [
    ...(['users', 'sessions', 'sign_in_codes', 'waiting_list', 'brands', 'deliverables', 'blogs'] as const),
    ...(['blog_versions', 'blog_drafts', 'feedbacks', 'deliverable_contexts', 'images', 'generations'] as const),
    ...(['google_accounts', 'product_events', 'billing_customers', 'videos', 'scenarios'] as const),
  ]
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(app.db)
    return [table, rows[0]!.n] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
const deletions = () => app.db.selectFrom('account_deletions').selectAll().execute()
const jobsLeft = async () => {
  const { rows } = await sql`select 1 from pgboss.job where state not in ('completed', 'cancelled')`.execute(app.db)
  return rows.length
}
const settled = () => expect.poll(jobsLeft, patient).toBe(0)

const connectGoogle = async ({ user_id }: Person) => {
  const tokens = await google.signIn()
  const { encryption } = app.server.deps
  await app.db
    .insertInto('google_accounts')
    .values({
      user_id,
      access_token: encryption.encrypt(tokens.access_token, user_id),
      refresh_token: encryption.encrypt(tokens.refresh_token!, user_id),
    })
    .execute()
  return tokens
}

/** A person who has one of everything that is stored. */
const fullAccount = async () => {
  const person = await app.server.signIn()
  const logo_file = new File([new Uint8Array(await testImage(32, 32))], 'logo.png', { type: 'image/png' })
  await app.call('POST', '/api/brands', formOf({ ...completeBrand, logo_file }), person)
  const fields = { format: 'Story', title: 'A title', keywords: ['bike'], outline: '## One', content: '# A title' }
  const blog = await app.newBlog(fields, person)
  await app.call('POST', `${blog.path}/feedback`, { score: 4 }, person)
  const { body } = await app.call('GET', blog.path, undefined, person)
  const draft = { content: '# A draft', version: body.version }
  expect((await app.call('PUT', `${blog.path}/draft`, draft, person)).status).toBe(200)
  const notes = formOf({ file: new File(['some notes'], 'notes.txt') })
  await app.call('POST', `/api/deliverables/${blog.deliverable_id}/contexts`, notes, person)
  expect((await app.call('POST', `${blog.path}/images`, undefined, person)).status).toBe(201)
  await app.call('POST', '/api/product_events', { event_name: 'add_new_brand', params: {} }, person)
  await app.db.insertInto('waiting_list').values({ email: 'person@example.test' }).execute()
  return { person, blog }
}

const remove = (person: Person) => app.call('DELETE', accounts.deleteSelf.path, undefined, person)

describe('B7 deleting the account', () => {
  test('takes every row at once and signs out everywhere; files and the access at Google follow', async () => {
    const before = await rowsOfPeople()
    const { person } = await fullAccount()
    const tokens = await connectGoogle(person)
    const other = await app.server.signIn()
    const full = await rowsOfPeople()
    expect(full).toMatchObject({ brands: 2, blogs: 1, images: 1, feedbacks: 1, blog_drafts: 1, google_accounts: 1 })
    expect(await files()).toHaveLength(3)

    expect(await remove(person)).toMatchObject({ status: 204, body: '' })
    expect((await app.call('GET', accounts.self.path, undefined, person)).status).toBe(401)
    expect((await app.call('GET', accounts.self.path, undefined, other)).status).toBe(200)
    expect(await rowsOfPeople()).toEqual({ ...before, users: before.users! + 1, sessions: before.sessions! + 1 })

    await settled()
    expect(await files()).toEqual([])
    expect(await deletions()).toEqual([])
    await expect(google.identity.refresh(tokens.refresh_token!)).rejects.toMatchObject({ kind: 'revoked' })
    expect((await remove(person)).status).toBe(401)
  })

  test('asked for twice at once: one 204, one 401, and one job', async () => {
    const person = await app.server.signIn()
    const answers = await Promise.all([remove(person), remove(person)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401])
    await settled()
    expect(await deletions()).toEqual([])
  })

  test('that fails keeps everything, and may be asked for again', async () => {
    const { person } = await fullAccount()
    const before = await rowsOfPeople()
    const { queue } = app.server.deps
    const { send } = queue
    queue.send = () => Promise.reject(new Error('no queue'))
    try {
      expect((await remove(person)).status).toBe(500)
    } finally {
      queue.send = send
    }
    expect(await rowsOfPeople()).toEqual(before)
    expect(await deletions()).toEqual([])
    expect((await remove(person)).status).toBe(204)
    await settled()
    expect(await files()).toEqual([])
  })

  test('a text that is being written ends without leaving rows', async () => {
    const person = await app.server.signIn()
    const before = await rowsOfPeople()
    const { path } = await app.newBlog({ format: 'Story', title: 'A title', keywords: ['bike'] }, person)
    const [begun, go] = [gate(), gate()]
    const ended = gate()
    write = async (_, { write: tell, signal }) => {
      tell('The first words')
      begun.open()
      await go.wait(signal).finally(ended.open)
      return '# Too late'
    }
    const following = app.stream(`${path}/outline`, person)
    await begun.wait()
    expect((await remove(person)).status).toBe(204)
    const { lines } = await following
    expect(lines.at(-1)).toMatchObject({ error: expect.any(String) })
    go.open()
    await ended.wait()
    await settled()
    expect(await rowsOfPeople()).toEqual({ ...before, users: before.users! - 1, sessions: before.sessions! - 1 })
  })

  test.each(['made', 'stored'] as const)('a picture that is being %s leaves neither row nor file', async (moment) => {
    const person = await app.server.signIn()
    const { path } = await app.newBlog({ title: 'A title', format: 'Story' }, person)
    const [begun, go] = [gate(), gate()]
    const { storage } = app.server.deps
    const { put } = storage
    if (moment === 'made')
      make = async () => {
        begun.open()
        await go.wait()
        return plainImage()
      }
    else
      storage.put = async (...given) => {
        begun.open()
        await go.wait()
        return put(...given)
      }
    try {
      const answer = app.call('POST', `${path}/images`, undefined, person)
      await begun.wait()
      const deleting = remove(person)
      // While a picture is stored its blog is held.
      await (moment === 'made' ? deleting : aLockIsWaitedFor())
      go.open()
      expect((await deleting).status).toBe(204)
      expect([201, 404, 409]).toContain((await answer).status)
    } finally {
      storage.put = put
    }
    await settled()
    expect(await app.db.selectFrom('images').selectAll().execute()).toEqual([])
    expect(await files()).toEqual([])
  })

  const aLockIsWaitedFor = () => expect.poll(waitingForLocks, patient).toBeGreaterThan(0)
  const waitingForLocks = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
    return rows.length
  }
})

describe('what is left to do at others', () => {
  const noted = async () => {
    const { person } = await fullAccount()
    const tokens = await connectGoogle(person)
    await app.db.insertInto('billing_customers').values({ user_id: person.user_id, customer_id: 'cus_1' }).execute()
    const { queue } = app.server.deps
    const { send } = queue
    // The test does the job's work itself.
    queue.send = () => Promise.resolve()
    try {
      expect((await remove(person)).status).toBe(204)
    } finally {
      queue.send = send
    }
    const [deletion] = await deletions()
    const ended: string[] = []
    const endCustomer = (customer_id: string) => Promise.resolve(void ended.push(customer_id))
    const payment = { ...app.server.deps.payment, endCustomer }
    const deps: FinishDeps = { ...app.server.deps, payment }
    return { id: deletion!.account_deletion_id, deps, ended, tokens, deletion: deletion! }
  }
  const failing = () => Promise.reject(new Error('out of order'))

  test('is noted without anything that opens it, and under no name', async () => {
    const { id, deps, tokens, deletion } = await noted()
    expect(deletion).toMatchObject({ customer_id: 'cus_1', files: expect.arrayContaining([expect.any(String)]) })
    expect(deletion.google_token!.toString('latin1')).not.toContain(tokens.refresh_token)
    expect(deps.encryption.decrypt(deletion.google_token!, id)).toBe(tokens.refresh_token)
    await finishDeletion(deps, id)
  })

  test('is done, and then forgotten; a second run finds nothing to do', async () => {
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
  ])('while %s fails: the other steps are done, and a later run does what is left', async (_, breaking, left) => {
    const { id, deps, ended, tokens } = await noted()
    await expect(finishDeletion({ ...deps, ...breaking(deps) }, id)).rejects.toThrow('not finished')
    expect(await findAccountDeletion(app.db, id)).toEqual(left)
    await finishDeletion(deps, id)
    expect(await deletions()).toEqual([])
    expect(ended).toEqual(['cus_1'])
    expect(await files()).toEqual([])
    await expect(google.identity.refresh(tokens.refresh_token!)).rejects.toMatchObject({ kind: 'revoked' })
  })

  test('after a crash between a step and its note the step runs again, and all ends well', async () => {
    const { id, deps, ended, tokens, deletion } = await noted()
    await deps.payment.endCustomer('cus_1')
    await deps.identity.revoke(tokens.refresh_token!)
    for (const key of deletion.files) await deps.storage.remove(key)
    await finishDeletion(deps, id)
    expect(ended).toEqual(['cus_1', 'cus_1'])
    expect(await deletions()).toEqual([])
  })

  test('one file that cannot be removed is alone tried again', async () => {
    const { id, deps, deletion } = await noted()
    const [first] = deletion.files
    const storage = {
      ...deps.storage,
      remove: (key: string) => (key === first ? failing() : deps.storage.remove(key)),
    }
    await expect(finishDeletion({ ...deps, storage }, id)).rejects.toThrow('not finished')
    expect((await findAccountDeletion(app.db, id))?.files).toEqual([first])
    await finishDeletion(deps, id)
    expect(await files()).toEqual([])
  })

  test('a token encrypted with a lost key does not block the deletion', async () => {
    const { id, deps } = await noted()
    await finishDeletion({ ...deps, encryption: { ...deps.encryption, decrypt: () => undefined } }, id)
    expect(await deletions()).toEqual([])
  })

  test('the queue tries again by itself, for as long as it takes', async () => {
    const { person } = await fullAccount()
    const { storage } = app.server.deps
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
      from pgboss.job where name = ${accountDeletionJob} order by created_on desc limit 1`.execute(app.db)
    expect(rows[0]!.retry_limit).toBeGreaterThan(1000)
    expect(rows[0]!.kept_for).toBeGreaterThan(365 * 24 * 3600)
  })
})

test('a provider that does not answer leaves the token for another time', async () => {
  const nobody = createIdentity({ ...app.server.deps.env, PUBLIC_SANDBOX_URL: `http://127.0.0.1:${await freePort()}` })
  await expect(nobody.revoke('a-token')).rejects.toMatchObject({ kind: 'failed' })
})

test('what a deletion would erase is counted, and is only what is the person’s own', async () => {
  const contents = async (person: Person) =>
    (await app.call('GET', accounts.selfContents.path, undefined, person)).body as unknown
  const nothing = { brands: 0, blogs: 0, images: 0, videos: 0, has_subscription: false }
  const { person } = await fullAccount()
  expect(await contents(person)).toEqual({ ...nothing, brands: 2, blogs: 1, images: 1 })
  expect(await contents(await app.server.signIn())).toEqual(nothing)
  await app.db
    .insertInto('billing_customers')
    .values({ user_id: person.user_id, customer_id: 'cus_2', subscription_id: 'sub_1' })
    .execute()
  expect(await contents(person)).toMatchObject({ has_subscription: true })
})
