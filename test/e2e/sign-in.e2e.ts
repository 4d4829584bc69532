// Signing in on the landing page and signing out (B2, B4, B8), with a stub of the API; main-job.e2e.ts signs in for real.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { googleButton, settled, startPublicPages, watch, type PublicPages } from '#test/helpers/public-pages.ts'
import { test } from '#test/helpers/shared.ts'
import type { Answer } from '#test/helpers/stubbed-product.ts'
import { openPage } from '#test/helpers/visitor.ts'

let pages: PublicPages
let url: string
let open: PublicPages['open']
let context: PublicPages['context']
let product: PublicPages['product']

test.beforeAll(async ({ browser }) => {
  pages = await startPublicPages(browser)
  ;({ url, open, context, product } = pages)
})
afterEach(() => pages.reset())
afterAll(() => pages?.stop())

describe('B2 B8 sign-in on the landing page', () => {
  test('the button starts the sign-in at the server', async () => {
    const { page } = await open('/')
    await expect.poll(() => googleButton(page).getAttribute('href')).toBe('/api/auth/google_login')
  })

  test('with the real Google the page does not mention a sandbox', async () => {
    const { page } = await open('/')
    await settled(page)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.getByText('Sandbox').count()).toBe(0)
  })

  test.each([
    { error: 'access_denied', text: 'Sign in was canceled. Please try signing in again.' },
    { error: 'cloud_access', text: 'Please select all required permissions in the Google window.' },
    { error: 'anything_else', text: 'An error occurred. Please try again.' },
  ])('$error is shown in the words of the specification', async ({ error, text }) => {
    const { page, problems } = await open(`/?google_oauth_error=${error}`)
    const alert = page.getByRole('alert')
    await alert.getByText(text, { exact: true }).waitFor()
    await settled(page)
    await expect
      .poll(() => alert.getByText('Select what Masthead can access').count())
      .toBe(error === 'cloud_access' ? 1 : 0)
    await expect.poll(() => googleButton(page).isVisible()).toBe(true)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  const trade = { body: { session_id: 'a-session' } }

  test('the token is removed from the address bar before anything is rendered or fetched', async () => {
    const { page } = await openPage(context)
    const calls = watch(page)
    product.answer({})
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      const { fetch } = globalThis
      globalThis.fetch = (...input) => {
        seen.push(`fetch ${location.search}`)
        return fetch(...input)
      }
      new MutationObserver((changes) => {
        if (changes.some(({ target }) => (target as Element).id === 'root')) seen.push(`drawn ${location.search}`)
      }).observe(document, { subtree: true, childList: true })
    })
    await page.goto(`${url}/?access_token=secret`)
    await page.getByText('An error occurred. Please try again.').waitFor()
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
    expect(seen).toEqual(expect.arrayContaining(['fetch ', 'drawn ']))
    expect(seen.filter((entry) => entry.includes('secret'))).toEqual([])
    const call = calls.find((call) => call.url().endsWith('/api/auth/session'))
    expect(call?.postDataJSON()).toEqual({ access_token: 'secret' })
    for (const call of calls) expect(call.url() + JSON.stringify(call.headers())).not.toContain('secret')
    await page.goto(`${url}/faqs`)
    await page.goBack()
    await page.waitForURL(`${url}/`)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session-id')
  })

  test('while the token is exchanged, the page shows only a message about it', async () => {
    const { promise: after, resolve: answer } = Promise.withResolvers<void>()
    const { page } = await open('/?access_token=secret', { '/api/auth/session': { ...trade, after } })
    await page.getByText('Signing you in').waitFor()
    await expect.poll(() => googleButton(page).count()).toBe(0)
    // It fades in after a delay.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(({ playState, effect }) => playState === 'finished' || effect?.getComputedTiming().endTime === Infinity),
    )
    await expectAccessible(page)
    answer()
    await page.waitForURL('**/dashboard')
  })

  test.each([
    { given: '/brands?page=2#top', goes: '/brands?page=2#top' },
    { given: '', goes: '/settings' },
    { given: '/', goes: '/dashboard' },
    { given: '/Login/?again', goes: '/dashboard' },
    { given: 'https://evil.example/', goes: '/settings' },
    { given: '//evil.example/', goes: '/settings' },
    { given: String.raw`/\evil.example/`, goes: '/settings' },
  ])('redirect=$given leads to $goes', async ({ given, goes }) => {
    const { page } = await open('/settings', { '/api/auth/session': trade })
    await googleButton(page).waitFor()
    const gone: string[] = []
    page.on('framenavigated', (frame) => gone.push(frame.url()))
    await page.goto(`${url}/?${new URLSearchParams({ access_token: 'secret', redirect: given })}`)
    await expect.poll(() => gone.includes(url + goes)).toBe(true)
    expect(gone.filter((address) => !address.startsWith(`${url}/`))).toEqual([])
  })

  test('a session leads to the dashboard, an empty token does not', async () => {
    const { page } = await open('/?access_token=')
    await page.getByText('An error occurred. Please try again.').waitFor()
    await context.addCookies([{ name: 'session-id', value: 'a-session', url }])
    const gone: string[] = []
    page.on('framenavigated', (frame) => gone.push(frame.url()))
    await page.goto(`${url}/login`)
    await expect.poll(() => gone.includes(`${url}/dashboard`)).toBe(true)
  })

  test('the back button returns from a text page', async () => {
    const { page } = await open('/')
    await page.getByRole('link', { name: 'Privacy', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
    await page.goBack()
    await googleButton(page).waitFor()
    await page.getByRole('link', { name: 'FAQs', exact: true }).click()
    await page.getByRole('link', { name: 'Masthead, home' }).click()
    await googleButton(page).waitFor()
  })
})

describe('B2 B4 signing out', () => {
  const logout = '/api/auth/logout'
  const leave = async (answer: Answer) => {
    const { page, calls } = await open('/faqs', { [logout]: answer })
    const names = ['session-type', 'session-id', 'user-info', 'user-id']
    await context.addCookies(names.map((name) => ({ name, value: 'a-session', url })))
    await page.evaluate(() => {
      localStorage.setItem('draft:a-session content 1', '{"value":"unsaved","savedAt":1}')
      localStorage.setItem('draft:another content 1', '{"value":"theirs","savedAt":1}')
    })
    await page.goto(`${url}/logout`)
    await page.waitForURL('**/login')
    await googleButton(page).waitFor()
    await expect.poll(() => context.cookies()).toEqual([])
    const sent = calls.filter((call) => call.url().endsWith(logout))
    expect(sent.map((call) => call.headers()['session-id'])).toEqual(['a-session'])
    return page
  }
  const draft = (page: Page) => page.evaluate(() => localStorage.getItem('draft:a-session content 1'))

  test('ends the session here and, with a single call, on the server, and deletes the person’s unsaved texts', async () => {
    const page = await leave({ status: 204, body: '' })
    await expect.poll(() => draft(page)).toBe(null)
    expect(await page.evaluate(() => localStorage.getItem('draft:another content 1'))).toContain('theirs')
  })

  test('works without a server, and then keeps unsaved texts', async () => {
    const page = await leave('unreachable')
    await page.waitForTimeout(200)
    await expect.poll(() => draft(page)).toContain('unsaved')
  })
})
