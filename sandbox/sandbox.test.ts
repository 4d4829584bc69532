import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import * as openid from 'openid-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startSandbox, type Sandbox } from '#sandbox/main.ts'
import { silentLog } from '#server/lib/log.ts'
import { sandboxIdentity } from '#server/providers/identity/sandbox.ts'
import { createWebPages, demoSiteOf } from '#server/providers/web-page/index.ts'
import { createTestDatabase, type TestDatabase } from '#test/helpers/database.ts'
import { freePort } from '#test/helpers/free-port.ts'
import { PlainBrowser } from '#test/helpers/plain-browser.ts'

const drive = 'https://www.googleapis.com/auth/drive.file'
const redirect_uri = 'http://127.0.0.1:9/api/auth/google_callback'
const client = { redirect_uri, client_uri: 'http://127.0.0.1:9' }

let database: TestDatabase
let port: number
let publicUrl: string
let sandbox: Sandbox

const start = () => startSandbox({ host: '127.0.0.1', port, db: database.db, log: silentLog, client, publicUrl })

const printed = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]

beforeAll(async () => {
  database = await createTestDatabase()
  port = await freePort()
  publicUrl = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  for (const spy of printed) spy.mockRestore()
  await database.drop()
})
beforeEach(async () => {
  sandbox = await start()
})
afterEach(() => sandbox.stop())

const discover = () => {
  const { issuer, client_id, client_secret } = sandboxIdentity(publicUrl)
  return openid.discovery(new URL(issuer), client_id, undefined, openid.ClientSecretPost(client_secret), {
    execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks],
  })
}

/** Starts a sign-in, in a browser that stops at the redirect back to the app. */
const begin = async (parameters: Record<string, string> = {}, browser = new PlainBrowser({ stopAt: redirect_uri })) => {
  const configuration = await discover()
  const pkceCodeVerifier = openid.randomPKCECodeVerifier()
  const expectedNonce = openid.randomNonce()
  const expectedState = openid.randomState()
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri,
    scope: `openid email profile ${drive}`,
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
  const trade = () =>
    openid.authorizationCodeGrant(configuration, new URL(browser.page.url), {
      pkceCodeVerifier,
      expectedNonce,
      expectedState,
      idTokenExpected: true,
    })
  return { configuration, browser, trade }
}

describe('the pages', () => {
  test('the home page explains the sandbox and links to its parts', async () => {
    const browser = new PlainBrowser()
    const { document, headers } = await browser.open(publicUrl)
    expect(document.body.textContent).toContain('Sandbox: no real Google account')
    expect(document.body.textContent).toContain('ada.okafor@example.com')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    const demo = await browser.follow('The demo company')
    expect(demo).toMatchObject({ status: 200, url: `${publicUrl}/demo/` })
    expect(demo.document.title).not.toContain('Masthead')
  })

  test('all pages are styled and have no scripts', async () => {
    const { browser } = await begin()
    const pages = [browser.page, await browser.follow('Ada Okafor'), await browser.open(`${publicUrl}/nothing`)]
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 404])
    for (const { document, headers, text } of pages) {
      expect(text).not.toContain('<script')
      expect(document.querySelectorAll('[style], style')).toHaveLength(0)
      expect(headers.get('content-security-policy')).not.toContain('script-src')
      expect(headers.get('cache-control')).toBe('no-store')
    }
    const style = await fetch(`${publicUrl}/style.css`)
    expect(style.headers.get('content-type')).toContain('text/css')
  })
})

describe('signing in', () => {
  test('a sample person: e-mail and names in a signed id token, the drive scope and a refresh token', async () => {
    const { browser, trade } = await begin()
    await browser.follow('Sofía Ramírez')
    await browser.press('Continue')
    const tokens = await trade()
    expect(tokens.claims()).toMatchObject({
      iss: `${publicUrl}/google`,
      sub: '100000000000000000003',
      email: 'sofia.ramirez@northwind.test',
      email_verified: true,
      given_name: 'Sofía',
      family_name: 'Ramírez',
    })
    expect(tokens.scope?.split(' ')).toContain(drive)
    expect(tokens.refresh_token).toBeTypeOf('string')
  })

  test('without access_type=offline there is no refresh token', async () => {
    const { browser, trade } = await begin({ access_type: 'online' })
    await browser.follow('Ada Okafor')
    await browser.press('Continue')
    expect((await trade()).refresh_token).toBeUndefined()
  })

  test('with the drive box unticked the scope is missing', async () => {
    const { browser, trade } = await begin()
    await browser.follow('Ada Okafor')
    await browser.press('Continue', { drive: false })
    expect((await trade()).scope).toBe('openid email profile')
  })

  test('a request without the drive scope shows no box for it', async () => {
    const { browser, trade } = await begin({ scope: 'openid email' })
    const { document } = await browser.follow('Ada Okafor')
    expect(document.querySelector('input[type=checkbox]')).toBeNull()
    await browser.press('Continue')
    expect((await trade()).scope).toBe('openid email')
  })

  test.each(['on the first page', 'on the second page'])('cancelling %s answers access_denied', async (where) => {
    const { browser, trade } = await begin()
    if (where === 'on the second page') await browser.follow('Ada Okafor')
    await browser.press('Cancel')
    await expect(trade()).rejects.toMatchObject({ error: 'access_denied' })
  })

  test('one person after another in the same browser', async () => {
    const { browser } = await begin()
    await browser.follow('Ada Okafor')
    await browser.press('Continue')
    const { trade } = await begin({}, browser)
    await browser.follow('Jonas Lindqvist')
    await browser.press('Continue')
    expect((await trade()).claims()).toMatchObject({ given_name: 'Jonas' })
  })

  test('in two tabs at the same time', async () => {
    const first = await begin()
    const { browser } = first
    const firstUrl = browser.page.url
    const second = await begin({}, browser)
    const secondUrl = browser.page.url
    await browser.open(firstUrl)
    await browser.follow('Mei Tanaka')
    await browser.press('Continue')
    expect((await first.trade()).claims()).toMatchObject({ given_name: 'Mei' })
    await browser.open(secondUrl)
    await browser.follow('Ada Okafor')
    await browser.press('Continue')
    expect((await second.trade()).claims()).toMatchObject({ given_name: 'Ada' })
  })
})

describe('a new person', () => {
  const person = { given_name: 'Noor', family_name: 'van Dijk', email: 'Noor@example.test' }

  test('signs in, and is listed afterwards', async () => {
    const { browser, trade } = await begin()
    await browser.press('Continue', person)
    await browser.press('Continue')
    expect((await trade()).claims()).toMatchObject({ email: 'noor@example.test', name: 'Noor van Dijk' })
    const next = await begin()
    expect(next.browser.page.document.body.textContent).toContain('noor@example.test')
  })

  test.each([
    ['a missing name', { ...person, given_name: ' ' }, 'Please enter a first name'],
    ['a wrong address', { ...person, email: 'nobody' }, 'Please enter a valid e-mail address'],
    ['a taken address', { ...person, email: 'ada.okafor@example.com' }, 'There is a person with this address already'],
    ['a long name', { ...person, family_name: 'x'.repeat(101) }, 'A name has at most 100 characters'],
    ['a NUL', { ...person, given_name: 'a\u0000b' }, 'A name has no control characters'],
  ])('%s is said beside the field, and what was typed is kept', async (_, typed, message) => {
    const { browser } = await begin()
    const { status, document } = await browser.press('Continue', typed)
    expect(status).toBe(422)
    expect(document.querySelector('details')?.hasAttribute('open')).toBe(true)
    expect([...document.querySelectorAll('.wrong')].map((line) => line.textContent).join()).toContain(message)
    expect(document.querySelector('#family_name')?.getAttribute('value')).toBe(typed.family_name)
  })

  test('input is escaped on all pages', async () => {
    const hostile = { ...person, given_name: `<img src=x onerror='alert("1")'>`, email: 'hostile@example.test' }
    const { browser } = await begin()
    await browser.press('Continue', { ...hostile, email: '"><b>' })
    expect(browser.page.document.querySelector('img, b')).toBeNull()
    expect(browser.page.document.querySelector('#email')?.getAttribute('value')).toBe('"><b>')
    await browser.press('Continue', hostile)
    expect(browser.page.document.querySelector('img')).toBeNull()
    expect(browser.page.document.body.textContent).toContain(hostile.given_name)
  })
})

const seen = ({ page: { status, document } }: PlainBrowser) => ({
  status,
  heading: document.querySelector('h1')?.textContent,
  wayBack: document.querySelector('a.button')?.getAttribute('href'),
})
const noLongerOpen = { status: 400, heading: 'This sign-in is no longer open', wayBack: client.client_uri }

describe('a sign-in that cannot continue', () => {
  test('an unknown interaction', async () => {
    const browser = new PlainBrowser()
    await browser.open(`${publicUrl}/google/interaction/made-up`)
    expect(seen(browser)).toEqual(noLongerOpen)
  })

  test('in another browser', async () => {
    const { browser } = await begin()
    const other = new PlainBrowser()
    await other.open(browser.page.url)
    expect(seen(other)).toEqual(noLongerOpen)
  })

  test('an expired one', async () => {
    const { browser } = await begin()
    await database.db.deleteFrom('sandbox.oidc').where('model', '=', 'Interaction').execute()
    await browser.follow('Ada Okafor')
    expect(seen(browser)).toEqual(noLongerOpen)
  })

  test('a finished one, reopened with the back button', async () => {
    const { browser } = await begin()
    const { url } = await browser.follow('Ada Okafor')
    await browser.press('Continue')
    await browser.open(url)
    expect(seen(browser)).toEqual(noLongerOpen)
  })

  test('an unknown person or action leads back to the account chooser', async () => {
    const { browser } = await begin()
    const { url } = browser.page
    for (const body of ['action=allow&person=999', 'action=allow&person=%00', 'action=fly', ''])
      expect((await browser.open(url, { method: 'POST', body })).document.querySelector('h1')?.textContent).toBe(
        'Choose an account',
      )
    expect((await browser.open(`${url}?person=%00`)).document.querySelector('h1')?.textContent).toBe(
      'Choose an account',
    )
  })

  test('too large a form', async () => {
    const { browser } = await begin()
    expect((await browser.open(browser.page.url, { method: 'POST', body: 'x'.repeat(20_000) })).status).toBe(413)
  })

  test.each([
    ['a foreign client', { client_id: 'somebody' }],
    ['a foreign redirect', { redirect_uri: 'http://127.0.0.1:9/elsewhere' }],
    ['a mark-up error', { redirect_uri: 'http://127.0.0.1:9/<b>x</b>' }],
  ])('%s is refused on a page, not sent on', async (_, parameters) => {
    const { browser } = await begin(parameters)
    expect(browser.page.status).toBe(400)
    expect(browser.page.document.querySelector('h1')?.textContent).toBe('The sandbox cannot do this')
    expect(browser.page.document.querySelector('b')).toBeNull()
  })

  test('a request without a PKCE challenge returns an error', async () => {
    const { browser } = await begin({ code_challenge: '', code_challenge_method: '' })
    expect(new URL(browser.page.url).searchParams.get('error')).toBe('invalid_request')
  })

  test('a NUL in a request is handled', async () => {
    await begin({ state: 'a\u0000b' })
    const { browser, trade } = await begin()
    await browser.follow('Ada Okafor')
    await browser.press('Continue')
    expect((await trade()).access_token).toBeTypeOf('string')
  })
})

const fetchKeys = async () => (await fetch(`${publicUrl}/google/jwks`)).json()

const signIn = async () => {
  const { configuration, browser, trade } = await begin()
  await browser.follow('Ada Okafor')
  await browser.press('Continue')
  return { configuration, tokens: await trade(), trade }
}

describe('tokens', () => {
  test('the refresh token stays the same and works after a restart', async () => {
    const { configuration, tokens } = await signIn()
    await sandbox.stop()
    sandbox = await start()
    for (let round = 0; round < 2; round += 1) {
      const fresh = await openid.refreshTokenGrant(configuration, tokens.refresh_token!)
      expect(fresh.access_token).not.toBe(tokens.access_token)
      expect(fresh.refresh_token ?? tokens.refresh_token).toBe(tokens.refresh_token)
    }
  })

  test('the keys survive a restart', async () => {
    const before = await fetchKeys()
    await sandbox.stop()
    sandbox = await start()
    expect(await fetchKeys()).toEqual(before)
    expect(JSON.stringify(before)).not.toContain('"d"')
  })

  test('a revoked grant is invalid', async () => {
    const { configuration, tokens } = await signIn()
    await openid.tokenRevocation(configuration, tokens.refresh_token!)
    await expect(openid.refreshTokenGrant(configuration, tokens.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  test('a code works once', async () => {
    const { trade } = await signIn()
    await expect(trade()).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  test('the provider keeps no session of its own', async () => {
    await signIn()
    const sessions = await database.db.selectFrom('sandbox.oidc').select('id').where('model', '=', 'Session').execute()
    expect(sessions).toEqual([])
  })
})

describe('DNS rebinding', () => {
  const ask = async (path: string, host: string) => {
    const request = get({ port, path, headers: { host } })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return { status: response.statusCode, body: await text(response) }
  }
  const paths = ['/', '/google/.well-known/openid-configuration', '/errors', '/stripe', '/demo/', '/drive/v3/files']

  test('a foreign host name is refused on every path', async () => {
    for (const path of paths)
      for (const host of [
        `rebound.example:${port}`,
        'rebound.example',
        '127.0.0.1',
        `127.0.0.1:${port + 1}`,
        `x@127.0.0.1:${port}`,
      ]) {
        const { status, body } = await ask(path, host)
        expect(status).toBe(421)
        expect(JSON.parse(body)).toMatchObject({ status: 'error', code: 421 })
      }
  })

  test('loopback names are accepted', async () => {
    for (const host of [`127.0.0.1:${port}`, `LOCALHOST:${port}`, `[::1]:${port}`])
      expect((await ask('/demo/', host)).status).toBe(200)
  })
})

describe('scraping', () => {
  test('reaches only the demo company’s site', async () => {
    const pages = createWebPages(demoSiteOf(publicUrl))
    const { pages: read } = await pages.crawl(`${publicUrl}/demo/`, {})
    expect(read.length).toBeGreaterThan(3)
    for (const path of [
      '/',
      '/errors',
      '/stripe',
      '/google/.well-known/openid-configuration',
      '/demolition',
      '/demo/../errors',
    ])
      await expect(pages.readArticle(publicUrl + path)).rejects.toMatchObject({ reason: 'not-public' })
  })
})

test('URLs use the public origin, whatever the Host header says', async () => {
  const response = await fetch(`${publicUrl}/google/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' },
  })
  expect(await response.text()).not.toContain('evil.test')
})

// Last, to cover all tests above: the provider warns about every default that is unfit for production.
test('nothing was printed', () => {
  for (const spy of printed) expect(spy).not.toHaveBeenCalled()
})
