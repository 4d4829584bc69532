// The dependencies of all features, created once per process from the configuration.
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { harmlessEnvironment, type Env } from '#server/lib/env.ts'
import { findChromium } from '#server/lib/programs.ts'
import type { Log } from '#server/lib/log.ts'
import { getOrCreateSecret } from '#server/lib/db/sandbox-secrets.ts'
import { openNotifications, type Notifications } from '#server/lib/db/notifications.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { openQueue, type Queue } from '#server/lib/jobs/queue.ts'
import { createEncryption, type Encryption } from '#server/lib/encryption.ts'
import { getOrCreateSecretKey } from '#server/lib/secret-key.ts'
import { createDrive, type Drive } from '#server/providers/drive/index.ts'
import { createIdentity, type Identity } from '#server/providers/identity/index.ts'
import type { ErrorReports } from '#server/providers/errors/error-reports.ts'
import { createErrorReports } from '#server/providers/errors/index.ts'
import { createEventForwarder, type EventForwarder } from '#server/providers/events/index.ts'
import type { ImageModel } from '#server/providers/image/image-model.ts'
import { createImageModel } from '#server/providers/image/index.ts'
import { createPayment, type Payment } from '#server/providers/payment/index.ts'
import { sandboxWebhookSecret } from '#server/providers/payment/sandbox.ts'
import { createStorage, type Storage } from '#server/providers/storage/index.ts'
import { createTextModel } from '#server/providers/text/index.ts'
import type { TextModel } from '#server/providers/text/text-model.ts'
import { createVideoModel } from '#server/providers/video/index.ts'
import type { VideoModel } from '#server/providers/video/video-model.ts'
import { createThesaurus } from '#server/providers/thesaurus/index.ts'
import type { Thesaurus } from '#server/providers/thesaurus/thesaurus.ts'
import { createWebPages, demoSiteOf, type WebPages } from '#server/providers/web-page/index.ts'
import { jobNames } from '#server/jobs/names.ts'

export type Deps = {
  env: Env
  log: Log
  db: Kysely<Database>
  /** The database's URL, for the queue and notifications, which open their own connections. */
  database_url: string
  queue: Queue
  notifications: Notifications
  errorReports: ErrorReports
  /** Forwards product events; undefined when not configured. */
  eventForwarder: EventForwarder | undefined
  identity: Identity
  drive: Drive
  payment: Payment
  /** For people's tokens at third parties. */
  encryption: Encryption
  storage: Storage
  textModel: TextModel
  imageModel: ImageModel
  videoModel: VideoModel
  thesaurus: Thesaurus
  webPages: WebPages
  /** The local stand-in for Google and its demo company site; undefined with the real one. */
  sandbox_url: string | undefined
  close(): Promise<void>
}

/** The key with which the sandbox's Stripe signs its events. */
const getOrCreateWebhookSecret = (db: Kysely<Database>) =>
  getOrCreateSecret(db, sandboxWebhookSecret, `whsec_${randomBytes(32).toString('base64url')}`)

/** The browser for websites that JavaScript draws, if there is one. */
const chromiumOf = ({ CHROMIUM_PATH }: Pick<Env, 'CHROMIUM_PATH'>) => {
  const environment = harmlessEnvironment()
  const path = CHROMIUM_PATH ?? findChromium(environment['PATH'] ?? environment['Path'] ?? '')
  return path && path !== 'off' ? { path, environment } : undefined
}

export const createDeps = async (given: {
  env: Env
  db: Kysely<Database>
  url: string
  log: Log
  sandboxUrl?: string
}): Promise<Deps> => {
  const { env, db, url, log, sandboxUrl } = given
  const encryption = createEncryption(env.SECRET_KEY ?? (await getOrCreateSecretKey(env.MASTHEAD_DATA)))
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
    // With the real Google no error goes to the sandbox, which must not receive real people's data.
    errorReports: createErrorReports(env, env.GOOGLE_CLIENT_ID ? undefined : sandboxUrl, log),
    eventForwarder: createEventForwarder(env),
    identity: createIdentity(env),
    drive: createDrive(env),
    payment: await createPayment(env, () => getOrCreateWebhookSecret(db)),
    encryption,
    storage: createStorage(env),
    textModel: createTextModel(env),
    imageModel: createImageModel(env),
    videoModel: createVideoModel(env),
    thesaurus,
    webPages: createWebPages([...env.SCRAPE_ALLOW_HOSTS, ...(sandboxUrl ? demoSiteOf(sandboxUrl) : [])], () =>
      chromiumOf(env),
    ),
    sandbox_url: sandboxUrl,
    close: async () => {
      await notifications.close()
      await queue.stop()
      await thesaurus.close()
    },
  }
}
