// Sessions in the browser: none, one that has ended, and a server that cannot be reached.
import type { Browser, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Product } from '#test/helpers/product.ts'
import { test } from '#test/helpers/shared.ts'
import type { SignedIn } from '#test/helpers/signed-in.ts'
import { signIn, visit, type Visitor } from '#test/helpers/visitor.ts'

let world: SignedIn
let product: Product
let browser: Browser
let visitor: Visitor
let page: Page

test.beforeAll(async ({ signedIn }) => {
  world = signedIn
  ;({ product, browser, visitor, page } = world)
})

const self = '**/api/users/self'

describe('B4 an account that cannot be loaded', () => {
  const form = () => page.getByRole('textbox', { name: 'Company Name', exact: true })
  const stored = (on: Page) => on.evaluate(() => JSON.stringify(localStorage))

  test.each([
    ['a server that is not ready', (on: Page) => on.route(self, (route) => route.fulfill({ status: 503, json: {} }))],
    ['a server out of reach', (on: Page) => on.route(self, (route) => route.abort())],
  ])(
    '%s does not sign anyone out: the page says so, keeps typed text, and a retry continues in place',
    async (_, refuse) => {
      await page.goto(`${product.url}/brands/new/manual`)
      await form().fill('Typed and not saved')
      await expect.poll(() => stored(page)).toContain('Typed and not saved')
      await refuse(page)
      await page.reload()
      const panel = page.getByRole('alert').filter({ hasText: 'Your account could not be loaded' })
      await panel.getByText('You are still signed in, and everything you typed is kept.').waitFor()
      await Promise.all([page.waitForRequest(self), world.screen.button('Try again').click()])
      await panel.waitFor()
      expect(page.url()).toBe(`${product.url}/brands/new/manual`)
      expect((await visitor.context.cookies(product.url)).map(({ name }) => name)).toContain('session-id')
      await page.unrouteAll()
      await world.screen.button('Try again').click()
      await page.getByRole('button', { name: 'Restore' }).click()
      await expect.poll(() => form().inputValue()).toBe('Typed and not saved')
      await page.evaluate(() => localStorage.clear())
    },
  )

  test('a session that the server has ended says so; the draft is offered to the same person, and to nobody else', async () => {
    const { page: own, context } = await visit(browser)
    const field = own.getByRole('textbox', { name: 'Company Name', exact: true })
    await signIn(own, product.url)
    await own.goto(`${product.url}/brands/new/manual`)
    await field.fill('Only mine')
    await expect.poll(() => stored(own)).toContain('Only mine')
    const signInAs = async (person: number) => {
      const session = (await context.cookies(product.url)).find(({ name }) => name === 'session-id')!.value
      await fetch(`${product.url}/api/auth/logout`, { method: 'POST', headers: { 'session-id': session } })
      await own.reload()
      await own.waitForURL('**/login')
      await own.getByText('Your session has ended').waitFor()
      expect(await stored(own)).toContain('Only mine')
      await own.getByRole('link', { name: 'Continue With Google' }).click()
      await own.getByRole('link', { name: /@/ }).nth(person).click()
      await own.getByRole('button', { name: 'Continue', exact: true }).click()
      await own.waitForURL('**/brands/new/manual')
      await field.waitFor()
    }
    await signInAs(1)
    await own.getByText(/^Hi, /).waitFor()
    expect(await own.getByText('You left something unsaved here').count()).toBe(0)
    await signInAs(0)
    await own.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => field.inputValue()).toBe('Only mine')
    await context.close()
  })
})

describe('B2 sessions', () => {
  test('without a session: redirects to the landing page, and back after the sign-in', async () => {
    const stranger = await visit(browser)
    await stranger.page.goto(`${product.url}/brands`)
    await stranger.page.getByRole('link', { name: 'Continue With Google' }).click()
    await stranger.page.getByRole('link', { name: /@/ }).first().click()
    await stranger.page.getByRole('button', { name: 'Continue', exact: true }).click()
    await stranger.page.waitForURL('**/brands')
    await stranger.context.close()
  })

  test('a forged session is signed out', async () => {
    const stranger = await visit(browser)
    await stranger.context.addCookies([{ name: 'session-id', value: 'forged', url: product.url }])
    await stranger.page.goto(`${product.url}/dashboard`)
    await stranger.page.waitForURL('**/login')
    await stranger.page.getByRole('link', { name: 'Continue With Google' }).waitFor()
    await expect.poll(() => stranger.context.cookies(product.url)).toEqual([])
    await stranger.context.close()
  })

  test('another user’s blog redirects to the dashboard, without showing any of it', async () => {
    const address = `${product.url}/brands/00000000-0000-4000-8000-000000000000/blogs/00000000-0000-4000-8000-000000000000/topic`
    await page.goto(address)
    await page.waitForURL('**/dashboard')
  })
})
