// The sample account, through the scripts that a developer runs.
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { industries } from '#domain/industries.ts'
import { startTestApp, type TestApp } from '#test/helpers/app.ts'
import { insertSampleAccount } from './insert-sample-account.ts'
import { sampleBrands, samplePosts } from './sample-account.ts'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp({ withWorker: false })
})
afterAll(() => server.stop())

const picture = { image: new Uint8Array(3), thumbnail: new Uint8Array(2), width: 3, height: 2, alt: 'A', model: 'm' }

const insert = () =>
  insertSampleAccount(server.database.db, {
    issuer: 'http://sandbox.test/google',
    storage: server.deps.storage,
    paint: async () => [picture],
  })

const run = (script: string, env: Record<string, string>, input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    env: { DATABASE_URL: server.database.url, ...env },
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('30 brands of known industries and 400 posts, the same at every call', () => {
  expect(sampleBrands).toHaveLength(30)
  for (const { industry } of sampleBrands) expect(industries).toContain(industry)
  const posts = sampleBrands.flatMap(samplePosts)
  expect(new Set(posts.map(({ title }) => title)).size).toBe(400)
  expect(sampleBrands.flatMap(samplePosts)).toEqual(posts)
})

test('the account is inserted once', async () => {
  const { db } = server.database
  expect([await insert(), await insert()]).toEqual([true, false])
  const count = async (table: 'brands' | 'blogs' | 'images') =>
    (await db.selectFrom(table).select(db.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()).rows
  expect([await count('brands'), await count('blogs'), await count('images')]).toEqual([30, 400, 340])
})

test.each([
  [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
  [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_ID is set'],
])('npm run seed refuses with %o', (env, message) => {
  const { status, stderr } = run('scripts/seed.ts', env)
  expect(status).toBe(1)
  expect(stderr).toContain(message)
})

test('npm run db lists tables and columns, and goes on after an error', () => {
  const { status, stdout, stderr } = run(
    'scripts/db.ts',
    // No psql is found there.
    { PATH: '/nowhere' },
    "\\d\n\\d blogs\n\\d sandbox.people\nselect\n'one ' || 'two' as words;\nselect nothing;\nselect 7 * 6 as answer;\n\\q\n",
  )
  for (const text of [
    "'deliverables'",
    "'sandbox.people'",
    "'given_name'",
    "'finalized'",
    'blogs_pkey',
    "'one two'",
    '42',
  ])
    expect(stdout).toContain(text)
  expect(stderr).toContain('column "nothing" does not exist')
  expect(status).toBe(1)
})
