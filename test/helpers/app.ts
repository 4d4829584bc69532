// The whole server in one process for a test: real database, queue and worker, the built-in writer, no web app.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import pino from 'pino'
import { createApp } from '#server/app.ts'
import { createDeps, type Deps } from '#server/deps.ts'
import { hashSecret } from '#server/features/accounts/secrets.ts'
import { readEnv } from '#server/lib/env.ts'
import { startWorker } from '#server/worker.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

export type Person = { user_id: string; session_id: string }

export type TestApp = {
  app: Hono
  deps: Deps
  database: TestDatabase
  /** A new account on the Free plan, signed in. */
  signIn(plan?: { blogs_left?: number; plan_expiry?: Date }): Promise<Person>
  /** Calls the API as a person (or as nobody) and answers status and JSON. */
  call(person: Person | undefined, method: string, path: string, body?: unknown): Promise<Answer>
  stop(): Promise<void>
}

// Answers of many shapes are looked into by tests, which say what they expect.
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = { status: number; body: any; response: Response }

const free = { blogs_total: 5, blogs_left: 5, plan_expiry: new Date(Date.now() + 14 * 24 * 3600 * 1000) }

/** `change` replaces parts of the dependencies (a model, the website reader) before anything starts. */
export const startTestApp = async (
  options: {
    env?: Record<string, string>
    change?: (deps: Deps) => Partial<Deps>
    withWorker?: boolean
  } = {},
): Promise<TestApp> => {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'masthead-test-'))
  const env = readEnv({
    NODE_ENV: 'test',
    MASTHEAD_DATA: folder,
    RATE_LIMITS: 'off',
    BUILTIN_WRITER_DELAY: '0',
    // Not the one that may be installed here.
    CHROMIUM_PATH: 'off',
    ...options.env,
  })
  const log = pino({ level: 'silent' })
  const made = await createDeps({ env, db: database.db, url: database.url, log })
  const deps = { ...made, ...options.change?.(made) }
  const worker = options.withWorker === false ? undefined : await startWorker(deps)
  const app = createApp(deps, { checkReplies: true })

  return {
    app,
    deps,
    database,
    signIn: async (plan = {}) => {
      const { user_id } = await database.db
        .insertInto('users')
        .values({
          ...free,
          ...plan,
          issuer: 'test',
          subject: randomUUID(),
          email: 'person@example.test',
          first_name: 'Test',
          last_name: 'Person',
          verified: true,
          plan_name: 'Free',
        })
        .returning('user_id')
        .executeTakeFirstOrThrow()
      const session_id = `s_${randomUUID()}`
      await database.db
        .insertInto('sessions')
        .values({ user_id, session_hash: hashSecret(session_id) })
        .execute()
      return { user_id, session_id }
    },
    call: async (person, method, path, body) => {
      const isForm = body instanceof FormData
      const response = await app.request(path, {
        method,
        headers: {
          ...(person && { 'session-id': person.session_id }),
          ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      })
      const text = await response.clone().text()
      const isJson = response.headers.get('Content-Type')?.includes('json') && !text.includes('\n{')
      return { status: response.status, body: isJson && text ? JSON.parse(text) : text, response }
    },
    stop: async () => {
      await worker?.stop()
      await deps.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
