// The landing page with its e-mail form, and the pages of text (B1, B2, B5, B8), with a stub of the API.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect } from 'vitest'
import { formatLabels } from '#domain/formats.ts'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { settled, startPublicPages, type PublicPages } from '#test/helpers/public-pages.ts'
import { test } from '#test/helpers/shared.ts'

let pages: PublicPages
let url: string
let open: PublicPages['open']

test.beforeAll(async ({ browser }) => {
  pages = await startPublicPages(browser)
  ;({ url, open } = pages)
})
afterEach(() => pages.reset())
afterAll(() => pages?.stop())

const sandbox = { url: 'http://127.0.0.1:4100', demo_site: 'http://127.0.0.1:4100/demo/' }

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
      // Without a session, screens of the product and unknown addresses lead to the landing page.
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

  test('B2 with the sandbox, invented partners are shown and marked as such; otherwise there are none', async () => {
    const { page } = await open('/', { '/api/config': { body: { sandbox, partners: [] } } })
    const region = page.getByRole('region', { name: 'Partners' })
    await region.getByText('Made up, until the configuration names yours').waitFor()
    await expect.poll(() => region.getByRole('listitem').count()).toBe(5)
    const { page: real } = await open('/', { '/api/config': { body: { sandbox: null, partners: [] } } })
    await settled(real)
    await real.getByRole('region', { name: 'Partners' }).waitFor({ state: 'detached' })
  })

  test('the layout does not shift while the page loads', async () => {
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

  test('the button can be reached by keyboard, and nothing inside the pictures can', async () => {
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

describe('B1 B5 B8 the e-mail form', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'E-mail address' })
  const send = (page: Page) => page.getByRole('button', { name: 'Sign up' }).click()
  const wrong = 'Please enter a valid email address'
  const path = '/api/auth/email'

  test.each(['', 'ada', 'ada@', 'ada@example', 'a da@example.com'])('rejects %j without a call', async (typed) => {
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

  test('shows that the server rejects an address', async () => {
    const { page } = await open('/', { [path]: { status: 422 } })
    await field(page).fill('ada@example.c')
    await send(page)
    await page.getByText(wrong, { exact: true }).waitFor()
  })

  test('shows that there were too many attempts', async () => {
    const { page } = await open('/', { [path]: { status: 429 } })
    await field(page).fill('ada@example.com')
    await send(page)
    await page.getByText('Too many attempts. Please try again in an hour.').waitFor()
  })

  test('keeps the address when the server cannot be reached', async () => {
    const { page } = await open('/', { [path]: 'unreachable' })
    await field(page).fill('ada@example.com')
    await send(page)
    await page.getByText('The address could not be sent. Please try again.').waitFor()
    await expect.poll(() => field(page).inputValue()).toBe('ada@example.com')
  })

  test('says after sending that e-mail sign-up is not yet available, and suggests Google', async () => {
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

describe('the text of the landing page', () => {
  test('names every format, and no feature that does not exist', async () => {
    const { page } = await open('/')
    await settled(page)
    const text = await page.locator('body').innerText()
    for (const label of formatLabels) expect(text).toContain(label)
    expect(text).not.toMatch(/quality/i)
  })
})
