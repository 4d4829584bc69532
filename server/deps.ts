// Everything that features are handed: made here once a process, from the configuration.
import type { Kysely } from 'kysely'
import type { Env } from '#server/lib/env.ts'
import type { Log } from '#server/lib/log.ts'
import { openNotifications, type Notifications } from '#server/lib/db/notifications.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { openQueue, type Queue } from '#server/lib/jobs/queue.ts'
import { createIdentity, type Identity } from '#server/providers/identity/index.ts'
import { createStorage, type Storage } from '#server/providers/storage/index.ts'
import { createTextModel } from '#server/providers/text/index.ts'
import type { TextModel } from '#server/providers/text/text-model.ts'
import { hostAndPort } from '#server/providers/web-page/address.ts'
import { createWebPages, type WebPages } from '#server/providers/web-page/index.ts'
import { jobNames } from './jobs.ts'

export type Deps = {
  env: Env
  log: Log
  db: Kysely<Database>
  /** The database's address, for the connections of their own that queue and notifications need. */
  database_url: string
  queue: Queue
  notifications: Notifications
  identity: Identity
  storage: Storage
  textModel: TextModel
  webPages: WebPages
  /** The local stand-in for Google and its demo company site; undefined with the real one. */
  sandbox_url: string | undefined
  close(): Promise<void>
}

export const createDeps = async (given: {
  env: Env
  db: Kysely<Database>
  url: string
  log: Log
  sandboxUrl?: string
}): Promise<Deps> => {
  const { env, db, url, log, sandboxUrl } = given
  const queue = await openQueue(url, jobNames, log)
  const notifications = await openNotifications(url, 'generations', log)
  return {
    env,
    log,
    db,
    database_url: url,
    queue,
    notifications,
    identity: createIdentity(env),
    storage: createStorage(env),
    textModel: createTextModel(env),
    // The demo company's site stands on this machine.
    webPages: createWebPages([...env.SCRAPE_ALLOW_HOSTS, ...(sandboxUrl ? [hostAndPort(new URL(sandboxUrl))] : [])]),
    sandbox_url: sandboxUrl,
    close: async () => {
      await notifications.close()
      await queue.stop()
    },
  }
}
