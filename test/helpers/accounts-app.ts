// Masthead's account routes and the sandbox's Google on ports of their own, and what a person does there.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { accounts } from '#contract/accounts.ts'
import { startSandbox } from '#sandbox/main.ts'
import { createDeps } from '#server/deps.ts'
import { accountHandlers } from '#server/features/accounts/routes.ts'
import { userOfSession } from '#server/features/accounts/session.ts'
import { readEnv } from '#server/lib/env.ts'
import { errorBody, HttpError } from '#server/lib/http/errors.ts'
import { mount } from '#server/lib/http/mount.ts'
import { silentLog } from '#server/lib/log.ts'
import { createEncryption } from '#server/lib/encryption.ts'
import { createTestDatabase } from './database.ts'
import { freePort } from './free-port.ts'
import { PlainBrowser } from './plain-browser.ts'

export type AccountsApp = Awaited<ReturnType<typeof startAccountsApp>>

export const sandboxEnv = (PUBLIC_SANDBOX_URL: string) => ({
  GOOGLE_CLIENT_ID: undefined,
  GOOGLE_CLIENT_SECRET: undefined,
  OIDC_ISSUER: 'https://accounts.google.com',
  PUBLIC_SANDBOX_URL,
})

const secretKey = Buffer.alloc(32, 7)
export const testEncryption = createEncryption(secretKey)

export const startAccountsApp = async () => {
  const database = await createTestDatabase()
  const { db } = database
  const app = new Hono()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => void server.once('listening', resolve))
  const web = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const client = { redirect_uri: `${web}${accounts.googleCallback.path}`, client_uri: web }
  const sandbox = await startSandbox({ host: '127.0.0.1', port, db, log: silentLog, client, publicUrl })

  const env = readEnv({
    NODE_ENV: 'test',
    WEB_URL: web,
    API_URL: web,
    PUBLIC_SANDBOX_URL: publicUrl,
    SECRET_KEY: secretKey.toString('base64'),
  })
  const deps = await createDeps({ env, db, url: database.url, log: silentLog })
  mount(app, accounts, accountHandlers(deps), {
    authenticate: (session_id) => userOfSession(db, session_id),
    log: silentLog,
    checkReplies: true,
  })
  app.get('/', (context) => context.text('the web app'))
  app.onError((error, context) => {
    if (error instanceof HttpError) return context.json(errorBody(error), error.status)
    throw error
  })

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${web}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  /** Signs in up to the code in the web app's address. */
  const signIn = async (person = 'Ada Okafor', browser = new PlainBrowser()) => {
    await browser.open(`${web}${accounts.googleLogin.path}`)
    await browser.follow(person)
    await browser.press('Continue')
    return { browser, access_token: queryOf(browser).access_token ?? '' }
  }

  /** Signs in up to the callback's URL, which the browser has not opened yet. */
  const reachCallback = async () => {
    const browser = new PlainBrowser({ stopAt: client.redirect_uri })
    await browser.open(`${web}${accounts.googleLogin.path}`)
    await browser.follow('Ada Okafor')
    await browser.press('Continue')
    return { browser, url: new URL(browser.page.url) }
  }

  const exchangeToken = (browser: PlainBrowser, access_token: string) => {
    const { path } = accounts.createSession
    return post(path, { access_token }, { cookie: browser.cookieHeader(`${web}${path}`) })
  }

  const openSession = async (person?: string) => {
    const { browser, access_token } = await signIn(person)
    const { session_id } = (await (await exchangeToken(browser, access_token)).json()) as { session_id: string }
    return session_id
  }

  return {
    db,
    deps,
    web,
    login: `${web}${accounts.googleLogin.path}`,
    callback: client.redirect_uri,
    post,
    signIn,
    reachCallback,
    exchangeToken,
    openSession,
    self: (session_id?: string) =>
      fetch(`${web}${accounts.self.path}`, { headers: session_id === undefined ? {} : { 'session-id': session_id } }),
    stop: async () => {
      await sandbox.stop()
      await deps.close()
      await new Promise((resolve) => void server.close(resolve))
      await database.drop()
    },
  }
}

/** The parameters of the address that a browser ended at. */
export const queryOf = (browser: PlainBrowser): Record<string, string> =>
  Object.fromEntries(new URL(browser.page.url).searchParams)
