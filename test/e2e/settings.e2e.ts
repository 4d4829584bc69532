// The settings: who one is, what the plan is, where one is signed in, taking everything along, and leaving for good.
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
import { hashSecret, newSecret } from '#server/features/accounts/secrets.ts'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import type { Product } from '#test/helpers/product.ts'
import type { Screen } from '#test/helpers/screen.ts'
import { insertBlog, insertBrand } from '#test/helpers/seed.ts'
import { test } from '#test/helpers/shared.ts'
import type { SignedIn } from '#test/helpers/signed-in.ts'
import { signIn, type Visitor } from '#test/helpers/visitor.ts'

const sizes = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' as const },
]
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const self = '**/api/users/self'
const subscription = '**/api/users/self/subscription'
const sessions = '**/api/auth/sessions'

let world: SignedIn
let product: Product
let visitor: Visitor
let page: Page
let screen: Screen
let user_id: string

test.beforeAll(async ({ signedIn }) => {
  world = signedIn
  ;({ product, visitor, page, screen, user_id } = world)
})
afterEach(async () => {
  await page.unrouteAll()
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(visitor.problems.splice(0)).toEqual([])
})

const main = () => page.getByRole('main')
const open = async () => {
  await page.goto(`${product.url}/settings`)
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  await screen.isLoaded()
}
const setPlan = (plan: object) =>
  product.database.db.updateTable('users').set(plan).where('user_id', '=', user_id).execute()
const free = { plan_name: 'Free', blogs_total: 5, blogs_left: 5, renew: false }
const far = new Date('2040-02-03T12:00:00Z')
/** What the browser itself writes when a call is refused. */
const refusals = () => visitor.problems.splice(0).filter((problem) => !problem.includes('Failed to load resource'))
const eachSize = async (name: string) => {
  for (const { viewport, colorScheme } of sizes) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, name)
  }
}

describe('B2 who one is and what one pays for', () => {
  test('B2 personal information; B1 version and label; reachable for all, within each width', async () => {
    await setPlan({ ...free, plan_expiry: far })
    await open()
    const personal = main().getByRole('region', { name: 'Personal Information' })
    await personal.getByText('Ada Okafor').waitFor()
    await personal.getByText('ada.okafor@example.com').waitFor()
    await main().getByText('Masthead 4.8.8 · app').waitFor()
    await eachSize('settings')
  })

  test.each([
    ['Free', { ...free, plan_expiry: far, blogs_left: 2 }, 'Plan Expiry: February 3, 2040', '2 of 5 blogs left'],
    [
      'Premium',
      { plan_name: 'Premium', renew: true, blogs_total: 30, blogs_left: 12, plan_expiry: far },
      'Plan Renewal: February 3, 2040',
      '12 of 30 blogs left',
    ],
    [
      'Premium',
      { plan_name: 'Premium', renew: false, blogs_total: 30, blogs_left: 0, plan_expiry: far },
      'Plan Expiry: February 3, 2040',
      '0 of 30 blogs left',
    ],
    ['No active plan', { ...free, plan_name: null, plan_expiry: far }, 'Plan Expiry: February 3, 2040', '5 of 5'],
  ])('B2 B9 %s: badge, date in the US long form and the usage bar', async (badge, plan, date, left) => {
    await setPlan(plan)
    await open()
    const section = main().getByRole('region', { name: 'Plan' })
    await section.getByText(badge, { exact: true }).waitFor()
    await section.getByText(date, { exact: true }).waitFor()
    await section.getByText(left).waitFor()
    await section.getByRole('meter', { name: 'Blogs remaining' }).waitFor({ state: 'attached' })
  })

  test('B9 without billing data: no active plan, and - for the date', async () => {
    await page.route(self, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), billing: null } })
    })
    await open()
    const section = main().getByRole('region', { name: 'Plan' })
    await section.getByText('No active plan').waitFor()
    await section.getByText('Plan Expiry: -', { exact: true }).waitFor()
    await screen.button('Upgrade Plan').first().waitFor()
    await expectAccessible(page, 'no plan')
  })

  test('B4 Free offers Upgrade Plan, a paid plan Cancel or Resume Subscription', async () => {
    const offers = async () => {
      const section = main().getByRole('region', { name: 'Plan' })
      await section.getByRole('button').first().waitFor()
      return section.getByRole('button').allInnerTexts()
    }
    for (const [plan, offered] of [
      [free, 'Upgrade Plan'],
      [{ plan_name: 'Premium', renew: true }, 'Cancel Subscription'],
      [{ plan_name: 'Premium', renew: false }, 'Resume Subscription'],
    ] as const) {
      await setPlan({ ...plan, plan_expiry: far })
      await open()
      expect(await offers()).toEqual([offered])
    }
  })

  test('B8 Cancel Subscription asks first; a failure keeps the question open, and success shows the new state', async () => {
    await setPlan({ plan_name: 'Premium', renew: true, plan_expiry: far })
    await open()
    await screen.button('Cancel Subscription').press('Enter')
    const dialog = screen.dialog('Cancel your subscription?')
    await dialog.getByText('remaining blogs until February 3, 2040').waitFor()
    await expectAccessible(page, 'cancel subscription')
    await dialog.getByRole('button', { name: 'Keep Subscription' }).click()
    await dialog.waitFor({ state: 'detached' })

    await screen.refuse(subscription, 'DELETE', 502, {}, 1)
    await screen.button('Cancel Subscription').click()
    await screen.tells(
      'Failed to stop subscription renewal',
      dialog.getByRole('button', { name: 'Cancel Subscription' }).click(),
    )
    await dialog.waitFor()
    expect(refusals()).toEqual([])

    await page.unrouteAll()
    await page.route(subscription, async (route) => {
      await setPlan({ renew: false })
      await route.fulfill({ status: 204 })
    })
    await screen.tells(
      'Subscription renewal stopped successfully',
      dialog.getByRole('button', { name: 'Cancel Subscription' }).click(),
    )
    await dialog.waitFor({ state: 'detached' })
    await screen.button('Resume Subscription').waitFor()
    await main().getByText('Plan Expiry: February 3, 2040').waitFor()
  })
})

describe('where one is signed in', () => {
  const list = () => main().getByRole('list', { name: 'Where you are signed in' })
  const rows = () => list().getByRole('listitem')
  const signInElsewhere = (user_agent: string | null = firefox) =>
    product.database.db
      .insertInto('sessions')
      .values({ user_id, session_hash: hashSecret(newSecret()), user_agent })
      .execute()

  test('the list names browsers and marks this session; one is ended by the keyboard', async () => {
    await signInElsewhere()
    await open()
    await expect.poll(() => rows().count()).toBe(2)
    await rows().filter({ hasText: 'This session' }).filter({ hasText: 'Chrome on Linux' }).waitFor()
    const end = rows().getByRole('button', { name: /^End session: Firefox on Windows/ })
    await screen.tells('Session ended', end.press('Enter'))
    await expect.poll(() => rows().count()).toBe(1)
    await screen.hasFocus(page.getByRole('heading', { name: 'Sessions' }))
    expect(await screen.button('End other sessions').count()).toBe(0)
    await page.reload()
    await expect.poll(() => rows().count()).toBe(1)
  })

  test('all others are ended at once, and this one goes on', async () => {
    await signInElsewhere()
    await signInElsewhere(null)
    await open()
    await rows().filter({ hasText: 'Unknown browser' }).waitFor()
    await screen.tells('All other sessions ended', screen.button('End other sessions').click())
    await expect.poll(() => rows().count()).toBe(1)
    await page.reload()
    await rows().filter({ hasText: 'This session' }).waitFor()
  })

  test('a session that cannot be ended stays in the list; one that has ended already leaves it', async () => {
    await signInElsewhere()
    await open()
    await screen.refuse(`${sessions}/*`, 'DELETE', 500, {}, 1)
    const end = rows().getByRole('button', { name: /^End session/ })
    await screen.tells('Failed to end the session', end.click())
    await expect.poll(() => rows().count()).toBe(2)
    await page.unrouteAll()
    await product.database.db.deleteFrom('sessions').where('user_agent', '=', firefox).execute()
    await end.click()
    await expect.poll(() => rows().count()).toBe(1)
    expect(refusals()).toEqual([])
  })

  test('a list that does not come says so, and can be tried again', async () => {
    await screen.refuse(sessions, 'GET', 503)
    await open()
    await main().getByRole('alert').filter({ hasText: 'Failed to load sessions' }).waitFor()
    await expectAccessible(page, 'no sessions')
    await page.unrouteAll()
    await screen.button('Try again').click()
    await rows().first().waitFor()
    expect(refusals()).toEqual([])
  })
})

describe('taking everything along, and leaving', () => {
  test('Export Data saves a zip with everything; a failure is told', async () => {
    const { db } = product.database
    const brand = await insertBrand(db, user_id, { name: 'Northlight Cycles' })
    await insertBlog(db, brand, { title: 'A post', content: '# A post\n' })
    await open()
    await screen.refuse(`${self}/export`, 'GET', 500, {}, 1)
    await screen.tells('Failed to export your data', screen.button('Export Data').click())
    expect(refusals()).toEqual([])
    await page.unrouteAll()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      screen.tells('Your data was exported', screen.button('Export Data').click()),
    ])
    expect(download.suggestedFilename()).toMatch(/^masthead-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(new Uint8Array(await readFile(await download.path())))
    expect(strFromU8(files['brands/Northlight Cycles/A post/blog.md']!)).toBe('# A post\n')
  })

  test('B2 Delete Account says what would be erased, and waits for the e-mail address', async () => {
    await open()
    const hold = await screen.hold(`${self}/contents`, 'GET')
    await screen.button('Delete Account').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByText('Counting your data').waitFor({ state: 'attached' })
    hold.release()
    await dialog.getByText('1 brand, 1 blog, 0 images and 0 videos').waitFor()
    await eachSize('delete account')
    const confirm = dialog.getByRole('button', { name: 'Delete Account' })
    const address = dialog.getByRole('textbox', { name: 'Type ada.okafor@example.com to confirm' })
    const isOff = () => confirm.and(page.locator('[aria-disabled=true]')).waitFor()
    await isOff()
    await address.fill('ada.okafor@example.co')
    await isOff()
    await address.press('Enter')
    await address.fill(' Ada.Okafor@Example.com ')
    await confirm.and(page.locator(':not([aria-disabled])')).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await screen.hasFocus(screen.button('Delete Account'))
    await screen.button('Delete Account').click()
    await expect.poll(() => address.inputValue()).toBe('')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  test('what would be erased cannot be counted: it says so, and can be tried again', async () => {
    await open()
    await screen.refuse(`${self}/contents`, 'GET', 503, {}, 1)
    await screen.button('Delete Account').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('alert').filter({ hasText: 'could not be counted' }).waitFor()
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByText('1 brand, 1 blog').waitFor()
    expect(refusals()).toEqual([])
  })

  test('B8 a deletion that fails keeps everything; then the account is gone, and every session with it', async () => {
    const other = await visitor.context.newPage()
    await other.goto(`${product.url}/dashboard`)
    await other.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await open()
    await screen.refuse(self, 'DELETE', 500, {}, 1)
    await screen.button('Delete Account').click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const confirm = dialog.getByRole('button', { name: 'Delete Account' })
    await dialog.getByRole('textbox').fill('ada.okafor@example.com')
    await screen.tells('Failed to delete account. Please try again.', confirm.click())
    expect(refusals()).toEqual([])
    await page.unrouteAll()

    const hold = await screen.hold(self, 'DELETE')
    await dialog.getByRole('textbox').press('Enter')
    await confirm.and(page.locator('[aria-busy=true]')).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).and(page.locator('[aria-disabled=true]')).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor()
    await screen.tells('Account deleted successfully', Promise.resolve(hold.release()))
    await screen.isAt('/login')
    await page.getByRole('link', { name: 'Continue With Google' }).waitFor()
    expect(await visitor.context.cookies(product.url)).toEqual([])
    expect(hold.count()).toBe(1)

    await other.reload()
    await other.waitForURL((url) => url.pathname === '/')
    await other.close()
    const { db } = product.database
    for (const table of ['users', 'sessions', 'brands', 'blogs', 'google_accounts'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    await expect.poll(() => db.selectFrom('account_deletions').selectAll().execute()).toEqual([])
  })

  test('B2 the same person comes back to a new, empty account', async () => {
    await signIn(page, product.url)
    await page.getByRole('heading', { name: 'No brands yet' }).waitFor()
    await open()
    await screen.button('Upgrade Plan').first().waitFor()
    await main().getByRole('link', { name: 'Logout' }).click()
    await screen.isAt('/login')
  })
})
