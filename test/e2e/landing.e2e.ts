// What everyone may see: the landing page with its sign-in (B2, B8), the pages of text, and signing out. The API is a stub
// at the network's edge; main-job.e2e.ts signs in for real.
import type { BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, afterEach, describe, expect } from 'vitest'
import { formatLabels } from '#domain/formats.ts'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { test } from '#test/helpers/shared.ts'
import { startStubbedProduct, type Answer, type Stub, type StubbedProduct } from '#test/helpers/stubbed-product.ts'
import { openPage, visit } from '#test/helpers/visitor.ts'

let product: StubbedProduct
let url: string
let context: BrowserContext

// The pages of all tests share a profile, and with it the browser's cache. Its cookies and storage end with each test.
test.beforeAll(async ({ browser }) => {
  product = await startStubbedProduct()
  url = product.url
  const { page, context: shared } = await visit(browser)
  context = shared
  await page.close()
})

afterAll(async () => {
  await context?.close()
  await product?.stop()
})

afterEach(async () => {
  for (const page of context.pages()) await page.close()
  await context.setStorageState({ cookies: [], origins: [] })
})

const sandbox = { url: 'http://127.0.0.1:4100', demo_site: 'http://127.0.0.1:4100/demo/' }

type Look = { width?: number; height?: number; theme?: 'light' | 'dark' }

/** A visitor to whom the API answers by path; what is not named answers 401. `calls` gathers what was asked. */
const open = async (path: string, stub: Stub = {}, { width = 1440, height = 900, theme = 'light' }: Look = {}) => {
  const visitor = await openPage(context)
  const calls = watch(visitor.page)
  product.answer({ '/api/config': { body: { sandbox: null } }, ...stub })
  await visitor.page.setViewportSize({ width, height })
  await visitor.page.emulateMedia({ colorScheme: theme })
  await visitor.page.goto(url + path)
  return { ...visitor, calls }
}

/** The calls of the API that a page makes from now on. */
const watch = (page: Page) => {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  return calls
}

const settled = async (page: Page) => {
  await page.getByRole('heading', { name: 'How it works' }).waitFor()
  await page.getByRole('figure').waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

const googleButton = (page: Page) => page.getByRole('link', { name: 'Continue With Google', exact: true })

const views = [1440, 768, 390].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })))

describe('B2 public pages: looks and accessibility', () => {
  test.each(views)('landing page at $width px, $theme', async ({ width, theme }) => {
    const { page, problems } = await open('/', { '/api/config': { body: { sandbox } } }, { width, theme })
    await settled(page)
    await page.getByText('Sandbox: no real Google account', { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  test.each([
    { path: '/faqs', title: 'Frequently asked questions' },
    { path: '/demo', title: 'From a website to a finished post' },
    { path: '/privacy', title: 'Privacy' },
    { path: '/cookies', title: 'Cookies' },
    { path: '/terms', title: 'Terms' },
  ])('$path, without a session', async ({ path, title }) => {
    const { page, problems, calls } = await open(path, {}, { width: 390, height: 844 })
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    expect(calls).toEqual([])
    const links = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname))
    for (const link of new Set(links)) {
      await page.goto(url + link)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      // Without a session a screen of the product leads to the landing page; what does not exist does so as well.
      expect(['/', link]).toContain(new URL(page.url()).pathname)
    }
    expect(problems).toEqual([])
  })

  test('B2 partner logos are the configured ones', async () => {
    const partners = [{ name: 'Saltmarsh', logo_url: 'https://partners.example/saltmarsh.svg' }]
    const { page, problems } = await open('/', {
      '/api/config': { body: { sandbox, partners } },
    })
    const list = page.getByRole('region', { name: 'Partners' }).getByRole('listitem')
    await expect.poll(() => list.getByRole('img', { name: 'Saltmarsh' }).count()).toBe(1)
    await expect.poll(() => list.count()).toBe(1)
    expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
  })

  test('B2 made-up partners stand in for them beside the sandbox, and say so; elsewhere there are none', async () => {
    const { page } = await open('/', { '/api/config': { body: { sandbox, partners: [] } } })
    const region = page.getByRole('region', { name: 'Partners' })
    await region.getByText('Made up, until the configuration names yours').waitFor()
    await expect.poll(() => region.getByRole('listitem').count()).toBe(5)
    const { page: real } = await open('/', { '/api/config': { body: { sandbox: null, partners: [] } } })
    await settled(real)
    await real.getByRole('region', { name: 'Partners' }).waitFor({ state: 'detached' })
  })

  test('nothing moves while the page comes together', async () => {
    const { page } = await open('/', { '/api/config': { body: { sandbox } } })
    await settled(page)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 300)
        }),
    )
    expect(shift).toBeLessThan(0.01)
  })

  test('a keyboard reaches the button, and nothing inside the pictures', async () => {
    const { page } = await open('/')
    await settled(page)
    const reached: string[] = []
    for (let tab = 0; tab < 10; tab += 1) {
      await page.keyboard.press('Tab')
      reached.push(
        await page.evaluate(() => {
          const focused = document.activeElement as HTMLElement
          return focused.ariaLabel ?? (focused.innerText || focused.tagName)
        }),
      )
    }
    const inOrder = ['Masthead, home', 'Demo', 'FAQs', 'Continue With Google', 'No Google account?', 'INPUT', 'Sign up']
    expect(reached).toEqual([...inOrder, 'Privacy', 'Cookies', 'Terms'])
  })
})

describe('B2 B8 sign-in on the landing page', () => {
  test('the button begins it at the server', async () => {
    const { page } = await open('/')
    await expect.poll(() => googleButton(page).getAttribute('href')).toBe('/api/auth/google_login')
  })

  test('with the real Google nothing is said of a sandbox', async () => {
    const { page } = await open('/')
    await settled(page)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.getByText('Sandbox').count()).toBe(0)
  })

  test.each([
    { error: 'access_denied', text: 'Sign in was canceled. Please try signing in again.' },
    { error: 'cloud_access', text: 'Please select all required permissions in the Google window.' },
    { error: 'anything_else', text: 'An error occurred. Please try again.' },
  ])('$error is told as the specification words it', async ({ error, text }) => {
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

  test('the token leaves the address bar before anything is drawn or asked', async () => {
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

  test('while the token is traded the page says so, and does not show itself', async () => {
    const { promise: after, resolve: answer } = Promise.withResolvers<void>()
    const { page } = await open('/?access_token=secret', { '/api/auth/session': { ...trade, after } })
    await page.getByText('Signing you in').waitFor()
    await expect.poll(() => googleButton(page).count()).toBe(0)
    // It comes up softly, and late.
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
  ])('with redirect=$given it goes on to $goes', async ({ given, goes }) => {
    const { page } = await open('/settings', { '/api/auth/session': trade })
    await googleButton(page).waitFor()
    const gone: string[] = []
    page.on('framenavigated', (frame) => gone.push(frame.url()))
    await page.goto(`${url}/?${new URLSearchParams({ access_token: 'secret', redirect: given })}`)
    await expect.poll(() => gone.includes(url + goes)).toBe(true)
    expect(gone.filter((address) => !address.startsWith(`${url}/`))).toEqual([])
  })

  test('a session goes straight on, an empty token does not', async () => {
    const { page } = await open('/?access_token=')
    await page.getByText('An error occurred. Please try again.').waitFor()
    await context.addCookies([{ name: 'session-id', value: 'a-session', url }])
    const gone: string[] = []
    page.on('framenavigated', (frame) => gone.push(frame.url()))
    await page.goto(`${url}/login`)
    await expect.poll(() => gone.includes(`${url}/dashboard`)).toBe(true)
  })

  test('the back button returns from a page of text', async () => {
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

describe('B1 B5 B8 the e-mail form', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'E-mail address' })
  const send = (page: Page) => page.getByRole('button', { name: 'Sign up' }).click()
  const wrong = 'Please enter a valid email address'
  const path = '/api/auth/email'

  test.each(['', 'ada', 'ada@', 'ada@example', 'a da@example.com'])('refuses %j without asking', async (typed) => {
    const { page, calls } = await open('/')
    await field(page).fill(typed)
    await send(page)
    await page.getByText(wrong, { exact: true }).waitFor()
    await expect.poll(() => field(page).getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(calls.filter((call) => call.url().endsWith(path))).toEqual([])
    await field(page).press('x')
    await expect.poll(() => page.getByText(wrong).count()).toBe(0)
  })

  test('says so when only the server knows that it is wrong', async () => {
    const { page } = await open('/', { [path]: { status: 422 } })
    await field(page).fill('ada@example.c')
    await send(page)
    await page.getByText(wrong, { exact: true }).waitFor()
  })

  test('says so when it was sent too often', async () => {
    const { page } = await open('/', { [path]: { status: 429 } })
    await field(page).fill('ada@example.com')
    await send(page)
    await page.getByText('Too many attempts. Please try again in an hour.').waitFor()
  })

  test('keeps what was typed when the server cannot be reached', async () => {
    const { page } = await open('/', { [path]: 'unreachable' })
    await field(page).fill('ada@example.com')
    await send(page)
    await page.getByText('The address could not be sent. Please try again.').waitFor()
    await expect.poll(() => field(page).inputValue()).toBe('ada@example.com')
  })

  test('sent, it says that e-mail sign-up is not yet available and suggests Google', async () => {
    const { page, calls, problems } = await open('/', { [path]: { status: 202, body: { email: 'ada@example.com' } } })
    await page.getByRole('link', { name: 'No Google account?' }).click()
    await field(page).fill(' ada@example.com ')
    await field(page).press('Enter')
    const note = page.getByRole('status').filter({ hasText: 'Sign-up by e-mail is not yet available' })
    await note.getByText('We have noted ada@example.com. Until then, please continue with Google.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('not yet available')
    const sent = calls.filter((call) => call.url().endsWith(path)).map((call) => call.postDataJSON() as unknown)
    expect(sent).toEqual([{ email: 'ada@example.com' }])
    await expectAccessible(page)
    expect(problems).toEqual([])
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
    const asked = calls.filter((call) => call.url().endsWith(logout))
    expect(asked.map((call) => call.headers()['session-id'])).toEqual(['a-session'])
    return page
  }
  const draft = (page: Page) => page.evaluate(() => localStorage.getItem('draft:a-session content 1'))

  test('ends the session here and on the server, once, and forgets the person’s unsaved texts', async () => {
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

describe('what it says and weighs', () => {
  test('names every format, and nothing that is not there', async () => {
    const { page } = await open('/')
    await settled(page)
    const text = await page.locator('body').innerText()
    for (const label of formatLabels) expect(text).toContain(label)
    expect(text).not.toMatch(/quality/i)
  })
})
