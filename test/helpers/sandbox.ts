// The sandbox on a port of its own, and a sign-in with its Google as an OpenID client sees it.
import * as openid from 'openid-client'
import { vi } from 'vitest'
import { startSandbox } from '#sandbox/main.ts'
import { silentLog } from '#server/lib/log.ts'
import { sandboxIdentity } from '#server/providers/identity/sandbox.ts'
import { createTestDatabase } from './database.ts'
import { freePort } from './free-port.ts'
import { PlainBrowser } from './plain-browser.ts'

export const driveScope = 'https://www.googleapis.com/auth/drive.file'
const redirect_uri = 'http://127.0.0.1:9/api/auth/google_callback'
export const client = { redirect_uri, client_uri: 'http://127.0.0.1:9' }

export const startTestSandbox = async () => {
  // The provider prints a warning for every default that is unfit for production.
  const printed = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
  const { db, drop } = await createTestDatabase()
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const start = () => startSandbox({ host: '127.0.0.1', port, db, log: silentLog, client, publicUrl })
  let sandbox = await start()

  const discover = () => {
    const { issuer, client_id, client_secret } = sandboxIdentity(publicUrl)
    return openid.discovery(new URL(issuer), client_id, undefined, openid.ClientSecretPost(client_secret), {
      execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks],
    })
  }

  /** Starts a sign-in, in a browser that stops at the redirect back to the app. */
  const begin = async (
    parameters: Record<string, string> = {},
    browser = new PlainBrowser({ stopAt: redirect_uri }),
  ) => {
    const configuration = await discover()
    const pkceCodeVerifier = openid.randomPKCECodeVerifier()
    const expectedNonce = openid.randomNonce()
    const expectedState = openid.randomState()
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri,
      scope: `openid email profile ${driveScope}`,
      state: expectedState,
      nonce: expectedNonce,
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
      include_granted_scopes: 'true',
      ...parameters,
    })
    await browser.open(url.href)
    const exchangeCode = () =>
      openid.authorizationCodeGrant(configuration, new URL(browser.page.url), {
        pkceCodeVerifier,
        expectedNonce,
        expectedState,
        idTokenExpected: true,
      })
    return { configuration, browser, exchangeCode }
  }

  return {
    db,
    port,
    publicUrl,
    begin,
    /** Throws if anything was printed. */
    stop: async () => {
      await sandbox.stop()
      await drop()
      const calls = printed.flatMap(({ mock }) => mock.calls)
      for (const spy of printed) spy.mockRestore()
      if (calls.length > 0) throw new Error(`The sandbox printed: ${JSON.stringify(calls)}`)
    },
    restart: async () => {
      await sandbox.stop()
      sandbox = await start()
    },
  }
}
