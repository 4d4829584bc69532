// Everything that features are handed: made here once a process, from the configuration.
import type { Kysely } from 'kysely'
import type { Env } from '#server/lib/env.ts'
import type { Log } from '#server/lib/log.ts'
import { openNotifications, type Notifications } from '#server/lib/db/notifications.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { openQueue, type Queue } from '#server/lib/jobs/queue.ts'
import { createSeal, keepSecretKey, type Seal } from '#server/lib/seal.ts'
import { createDrive, type Drive } from '#server/providers/drive/index.ts'
import { createIdentity, type Identity } from '#server/providers/identity/index.ts'
import type { ImageModel } from '#server/providers/image/image-model.ts'
import { createImageModel } from '#server/providers/image/index.ts'
import { createStorage, type Storage } from '#server/providers/storage/index.ts'
import { createTextModel } from '#server/providers/text/index.ts'
import type { TextModel } from '#server/providers/text/text-model.ts'
import { createThesaurus } from '#server/providers/thesaurus/index.ts'
import type { Thesaurus } from '#server/providers/thesaurus/thesaurus.ts'
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
  drive: Drive
  /** For secrets of people at other services. */
  seal: Seal
  storage: Storage
  textModel: TextModel
  imageModel: ImageModel
  thesaurus: Thesaurus
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
  const seal = createSeal(env.SECRET_KEY ?? (await keepSecretKey(env.MASTHEAD_DATA)))
  const thesaurus = createThesaurus()
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
    drive: createDrive(env),
    seal,
    storage: createStorage(env),
    textModel: createTextModel(env),
    imageModel: createImageModel(env),
    thesaurus,
    // The demo company's site stands on this machine.
    webPages: createWebPages([...env.SCRAPE_ALLOW_HOSTS, ...(sandboxUrl ? [hostAndPort(new URL(sandboxUrl))] : [])]),
    sandbox_url: sandboxUrl,
    close: async () => {
      await notifications.close()
      await queue.stop()
      await thesaurus.close()
    },
  }
}
