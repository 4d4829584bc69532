// Generations on a database of their own: started, run and read without the server.
import pino from 'pino'
import { queueOfKind } from '#server/jobs/names.ts'
import { followGeneration, startGeneration, type Progress } from '#server/generations/generation.ts'
import type { Failed } from '#server/generations/run-generation.ts'
import { openNotifications } from '#server/lib/db/notifications.ts'
import { openQueue } from '#server/lib/jobs/queue.ts'
import { createTestDatabase } from './database.ts'

export const log = pino({ level: 'silent' })
/** The signal of a worker that is never stopped. */
export const neverStopped = new AbortController().signal
export const keepNothing: Failed = async () => {}

export const textOf = (seen: Progress[]) =>
  seen.reduce((text, part) => (part.type === 'text' ? (part.restart ? '' : text) + part.text : text), '')

export const startGenerations = async () => {
  const database = await createTestDatabase()
  const { db } = database
  const queue = await openQueue(database.url, [queueOfKind.facts], log)
  const notifications = await openNotifications(database.url, 'generations', log)
  const user = { issuer: 'test', subject: '1', email: 'a@example.test', first_name: 'A', last_name: 'B' }
  const plan = { verified: true, blogs_total: 5, blogs_left: 5, plan_expiry: new Date() }
  const { user_id } = await db
    .insertInto('users')
    .values({ ...user, ...plan })
    .returning('user_id')
    .executeTakeFirstOrThrow()
  const deps = { db, queue, notifications }

  const newBrand = async () => {
    const { brand_id } = await db
      .insertInto('brands')
      .values({ user_id, scraping_status: 'processing', brand_creation_step: 'scraping' } as never)
      .returning('brand_id')
      .executeTakeFirstOrThrow()
    return brand_id
  }

  const startFor = (brand_id: string) =>
    db
      .transaction()
      .execute((transaction) => startGeneration(transaction, queue, { user_id, owner: { brand_id }, kind: 'facts' }))

  return {
    url: database.url,
    db,
    notifications,
    deps,
    newBrand,
    startFor,
    start: async () => startFor(await newBrand()),
    /** `started` settles when the reader has this much of the text, `all` at the end. */
    collectFrom: (generation_id: string, text: string) => {
      const started = Promise.withResolvers<void>()
      const read = async () => {
        const seen: Progress[] = []
        for await (const progress of followGeneration(deps, generation_id, neverStopped)) {
          seen.push(progress)
          if (textOf(seen) === text) started.resolve()
        }
        return seen
      }
      return { started: started.promise, all: read() }
    },
    stop: async () => {
      await notifications.close()
      await queue.stop()
      await database.drop()
    },
  }
}
