// Sign-ins that cannot continue.
import { afterAll, expect, test } from 'vitest'
import { PlainBrowser } from '#test/helpers/plain-browser.ts'
import { client, startTestSandbox } from '#test/helpers/sandbox.ts'

const { db, publicUrl, begin, stop } = await startTestSandbox()
afterAll(stop)

const seen = ({ page: { status, document } }: PlainBrowser) => ({
  status,
  heading: document.querySelector('h1')?.textContent,
  wayBack: document.querySelector('a.button')?.getAttribute('href'),
})
const noLongerOpen = { status: 400, heading: 'This sign-in is no longer open', wayBack: client.client_uri }

test('an unknown interaction', async () => {
  const browser = new PlainBrowser()
  await browser.open(`${publicUrl}/google/interaction/made-up`)
  expect(seen(browser)).toEqual(noLongerOpen)
})

test('a sign-in reopened in another browser', async () => {
  const { browser } = await begin()
  const other = new PlainBrowser()
  await other.open(browser.page.url)
  expect(seen(other)).toEqual(noLongerOpen)
})

test('an expired sign-in', async () => {
  const { browser } = await begin()
  await db.deleteFrom('sandbox.oidc').where('model', '=', 'Interaction').execute()
  await browser.follow('Ada Okafor')
  expect(seen(browser)).toEqual(noLongerOpen)
})

test('a finished sign-in reopened with the back button', async () => {
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
  expect((await browser.open(`${url}?person=%00`)).document.querySelector('h1')?.textContent).toBe('Choose an account')
})

test('a form that is too large', async () => {
  const { browser } = await begin()
  expect((await browser.open(browser.page.url, { method: 'POST', body: 'x'.repeat(20_000) })).status).toBe(413)
})

test.each([
  ['a foreign client', { client_id: 'somebody' }],
  ['a foreign redirect', { redirect_uri: 'http://127.0.0.1:9/elsewhere' }],
  ['mark-up in the redirect', { redirect_uri: 'http://127.0.0.1:9/<b>x</b>' }],
])('%s is refused on a page, without a redirect', async (_, parameters) => {
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
  const { browser, exchangeCode } = await begin()
  await browser.follow('Ada Okafor')
  await browser.press('Continue')
  expect((await exchangeCode()).access_token).toBeTypeOf('string')
})
