// The sandbox's Google for a test, and what a person and time do to its grants.
import { sql, type Kysely } from 'kysely'
import { accounts } from '#contract/accounts.ts'
import { startSandbox } from '#sandbox/main.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { silentLog } from '#server/lib/log.ts'
import { createIdentity } from '#server/providers/identity/index.ts'
import type { IdentityTokens } from '#server/providers/identity/identity.ts'
import { sandboxEnv } from './accounts-app.ts'
import { PlainBrowser } from './plain-browser.ts'

export type TestGoogle = Awaited<ReturnType<typeof startGoogle>>

/** On this port, with its state in `db`. `web` is Masthead's origin. */
export const startGoogle = async (db: Kysely<Database>, port: number, web = 'http://127.0.0.1:9') => {
  const publicUrl = `http://127.0.0.1:${port}`
  const redirect_uri = `${web}${accounts.googleCallback.path}`
  const client = { redirect_uri, client_uri: web }
  const sandbox = await startSandbox({ host: '127.0.0.1', port, db, log: silentLog, client, publicUrl })
  const identity = createIdentity(sandboxEnv(publicUrl))

  const changeTokens = async (path: string, value: unknown) => {
    const payload = sql<string>`jsonb_set(payload, ${`{${path}}`}::text[], ${JSON.stringify(value)}::jsonb)`
    await db.updateTable('sandbox.oidc').set({ payload }).where('model', '=', 'AccessToken').execute()
  }

  return {
    url: publicUrl,
    identity,
    /** Signs in as one of the sample people and allows everything. */
    signIn: async (person = 'Ada Okafor'): Promise<IdentityTokens> => {
      const started = await identity.start({ redirect_uri })
      const browser = new PlainBrowser({ stopAt: redirect_uri })
      await browser.open(started.url)
      await browser.follow(person)
      await browser.press('Continue')
      return (await identity.finish({ ...started, callback_url: browser.page.url })).tokens
    },
    /** Expires access tokens early; refresh tokens stay valid. */
    expireAccessTokens: () => changeTokens('exp', Math.floor(Date.now() / 1000) - 3600),
    /** As if the person had left out the drive. */
    dropDriveScope: () => changeTokens('scope', 'openid email profile'),
    files: () => db.selectFrom('sandbox.files').selectAll().orderBy('created_at').execute(),
    /** Does something on the page of a person's Drive, such as 'Move to bin' a file by its name. */
    act: async (button: string, sub = adaSub) => {
      const browser = new PlainBrowser()
      await browser.open(`${publicUrl}/drive/${sub}`)
      return browser.press(button)
    },
    stop: () => sandbox.stop(),
  }
}

/** The sample person Ada Okafor. */
export const adaSub = '100000000000000000001'
