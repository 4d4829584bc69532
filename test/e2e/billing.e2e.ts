// Paying: the way to the payment page and back, and everything that leads there. The sandbox stands in for Stripe.
import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import type { Product } from '#test/helpers/product.ts'
import { screenOf, type Screen } from '#test/helpers/screen.ts'
import { insertBlog, insertBrand } from '#test/helpers/seed.ts'
import { test } from '#test/helpers/shared.ts'
import { signIn, visit, type Visitor } from '#test/helpers/visitor.ts'

const sizes = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' as const },
]
const checkoutCall = '**/api/billing/stripe_checkout_sessions'
const day = 24 * 3600 * 1000

let product: Product
let browser: Browser
let visitor: Visitor
let page: Page
let screen: Screen
let user_id: string

test.beforeAll(async ({ product: ours, browser: shared }) => {
  product = ours
  browser = shared
  visitor = await visit(browser)
  page = visitor.page
  screen = screenOf(page)
})
afterEach(async () => {
  await page.unrouteAll()
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(visitor.problems.splice(0)).toEqual([])
})

const main = () => page.getByRole('main')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const open = (path: string) => page.goto(product.url + path)
const atCheckout = () => page.waitForURL(`${product.sandboxUrl}/stripe/checkout/*`)
const setPlan = (plan: object) =>
  product.database.db.updateTable('users').set(plan).where('user_id', '=', user_id).execute()
const free = () => ({
  plan_name: 'Free',
  blogs_total: 5,
  blogs_left: 5,
  renew: false,
  plan_expiry: new Date(Date.now() + 14 * day),
})
/** For a state that a look at the payment provider would set right. */
const pretend = (billing: object) =>
  page.route('**/api/users/self', async (route) => {
    const response = await route.fetch()
    const user = (await response.json()) as { billing: object }
    await route.fulfill({ response, json: { ...user, billing: { ...user.billing, ...billing } } })
  })
const premium = () => ({ ...free(), plan_name: 'Premium', blogs_total: 30, blogs_left: 30 })
const eachSize = async (name: string) => {
  for (const { viewport, colorScheme } of sizes) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, name)
  }
}
/** What the browser writes of a call that is refused, and Masthead of a checkout that failed (B8). */
const logged = () => visitor.problems.splice(0).filter((problem) => problem.includes('Error creating payment session'))

describe('B2 /billing/pay', () => {
  test('B2 without a session it asks to sign in, and comes back; then it goes straight on to the payment page', async () => {
    await open('/billing/pay')
    await heading('Login Required').waitFor()
    await main().getByText('Please sign in with your Google account to proceed with the payment').waitFor()
    await eachSize('login required')
    await page.getByRole('link', { name: 'Continue With Google' }).click()
    await page.getByRole('link', { name: /@/ }).first().click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await atCheckout()
    user_id = (await product.database.db.selectFrom('users').select('user_id').executeTakeFirstOrThrow()).user_id
  })

  test('B2 with a session it asks once for a payment page, and says meanwhile what happens', async () => {
    const hold = await screen.hold(checkoutCall, 'POST')
    await open('/billing/pay')
    await heading('Redirecting to payment...').waitFor()
    await expectAccessible(page, 'redirecting')
    hold.release()
    await atCheckout()
    expect(hold.count()).toBe(1)
    // It has left no place in the history to go back to.
    await open('/settings')
    await heading('Settings').waitFor()
    await open('/billing/pay')
    await atCheckout()
    await page.goBack()
    await screen.isAt('/settings')
  })

  test('B8 an error is told and not asked about again, until the person does', async () => {
    let calls = 0
    const answer = { status: 'error', code: 502, error: 'The payment provider failed' }
    await page.route(checkoutCall, (route) => {
      calls += 1
      return route.fulfill({ status: 502, json: answer })
    })
    const told = screen.toast('Error creating payment session')
    const description = told.getByText('Failed to create payment session. Please try again later.')
    await Promise.all([description.waitFor(), open('/billing/pay')])
    await heading('The payment page did not open').waitFor()
    await eachSize('payment error')
    expect(calls).toBe(1)
    expect(logged()).toHaveLength(1)
    await page.unrouteAll()
    await screen.button('Try again').click()
    await atCheckout()
  })

  test('a session that has ended meanwhile: it asks to sign in', async () => {
    await page.route(checkoutCall, (route) =>
      route.fulfill({ status: 401, json: { status: 'error', code: 401, error: 'Please sign in' } }),
    )
    await open('/billing/pay')
    await heading('Login Required').waitFor()
    expect(logged()).toHaveLength(1)
    await page.unrouteAll()
    await signIn(page, product.url)
  })
})

describe('B2 back from the payment page', () => {
  const returns = [
    ['/billing/payment_cancelled', 'Payment Cancelled', 'You will be taken to the dashboard in 5 seconds.'],
    ['/billing/payment_success', 'Payment Successful!', 'Thank you for your payment.'],
  ] as const

  test('B2 B9 a heading and a sentence; it goes on to the dashboard after 5 seconds', async () => {
    const started = performance.now()
    const goesOn = async ([path, title, text]: (typeof returns)[number]) => {
      const tab = await visitor.context.newPage()
      await tab.goto(product.url + path)
      await tab.getByRole('heading', { level: 1, name: title }).waitFor()
      await tab.getByText(text).waitFor()
      await tab.waitForURL('**/dashboard')
      expect(performance.now() - started).toBeGreaterThan(5000)
      await tab.getByRole('heading', { name: 'Dashboard' }).waitFor()
      await tab.close()
    }
    await Promise.all(returns.map(goesOn))
  })

  test('B2 or at once, by the button', async () => {
    const { page: still, context, problems } = await visit(browser)
    await context.addCookies(await visitor.context.cookies(product.url))
    // The five seconds do not run out during the look.
    await still.addInitScript(() => {
      const { setTimeout: start } = window
      Object.assign(window, { setTimeout: (run: () => void, ms = 0) => (ms === 5000 ? 0 : start(run, ms)) })
    })
    for (const [path, title] of returns) {
      await still.goto(product.url + path)
      await still.getByRole('heading', { level: 1, name: title }).waitFor()
      await expectAccessible(still, title)
      await still.getByRole('link', { name: 'Return to Dashboard' }).click()
      await still.waitForURL('**/dashboard')
    }
    expect(problems).toEqual([])
    await context.close()
  })

  test('B2 without a session: to the landing page', async () => {
    const stranger = await visit(browser)
    await stranger.page.goto(`${product.url}/billing/payment_success`)
    await stranger.page.waitForURL((url) => url.pathname === '/')
    await stranger.page.getByRole('link', { name: 'Continue With Google' }).waitFor()
    await stranger.context.close()
  })
})

describe('B4 the subscription banner', () => {
  const banner = () => main().getByText(/left out of your|Your subscription has expired/)
  const dismiss = () => main().getByRole('button', { name: 'Close' }).first()
  const showDashboard = async () => {
    await open('/dashboard')
    await heading('Dashboard').waitFor()
    await screen.isLoaded()
  }
  const inDays = (days: number) => new Date(Date.now() + days * day - 3600_000)

  test.each([
    ['a plan with more than 7 days left', () => ({ ...free(), plan_expiry: inDays(9) })],
    ['a paid plan that renews', () => ({ ...premium(), renew: true, plan_expiry: inDays(3) })],
  ])('B4 B9 %s shows none', async (_, plan) => {
    await pretend(plan())
    await showDashboard()
    expect(await banner().count()).toBe(0)
  })

  test.each([
    ['a trial', () => ({ ...free(), plan_expiry: inDays(7) }), '7 days left out of your trial'],
    ['a subscription', () => ({ ...premium(), plan_expiry: inDays(3) }), '3 days left out of your subscription'],
  ])('B4 B9 %s with 7 days or less: it can be dismissed, and stays away', async (_, plan, text) => {
    await setPlan(plan())
    await showDashboard()
    await main().getByText(text, { exact: true }).waitFor()
    await dismiss().press('Enter')
    await expect.poll(() => banner().count()).toBe(0)
    await showDashboard()
    expect(await banner().count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('show-subscribe-alert'))).not.toBeNull()
  })

  test.each([
    ['1 day left', () => ({ ...free(), plan_expiry: inDays(1) }), '1 day left out of your trial'],
    ['an expired plan', () => ({ ...premium(), plan_expiry: inDays(-1) }), 'Your subscription has expired'],
  ])('B4 B9 %s: it stands, and cannot be dismissed', async (_, plan, text) => {
    await setPlan(plan())
    await showDashboard()
    await main().getByText(text, { exact: true }).waitFor()
    expect(await dismiss().count()).toBe(0)
  })

  test('B4 Upgrade Plan starts a checkout, with a spinner while it loads; B8 a failure is told', async () => {
    await setPlan({ ...free(), plan_expiry: inDays(1) })
    await showDashboard()
    await screen.refuse(checkoutCall, 'POST', 502, {}, 1)
    await screen.tells('Error creating payment session', screen.button('Upgrade Plan').press('Enter'))
    await screen.isOn('Upgrade Plan')
    expect(logged()).toHaveLength(1)
    await page.unrouteAll()
    const hold = await screen.hold(checkoutCall, 'POST')
    await screen.button('Upgrade Plan').click()
    await screen.button('Upgrade Plan').and(page.locator('[aria-busy=true]')).waitFor()
    await screen.button('Upgrade Plan').press('Enter')
    hold.release()
    await atCheckout()
    expect(hold.count()).toBe(1)
    // Back from there the button can be pressed again.
    await page.goBack()
    await screen.isOn('Upgrade Plan')
  })
})

describe('what a plan does not allow', () => {
  let brandPath: string
  let blogPath: string
  beforeAll(async () => {
    const { db } = product.database
    const brand = await insertBrand(db, user_id, { name: 'Northlight Cycles' })
    const done = { format: 'Story', title: 'A post', keywords: ['bike'], outline: '# A post', content: '# A post\n' }
    const { blog_id } = await insertBlog(db, brand, { ...done, content_generated: true, finalized: true })
    brandPath = `/brands/${brand.brand_id}`
    blogPath = `${brandPath}/blogs/${blog_id}`
  })
  const usedUp = "You've used all your blogs for this period"
  const upgrade = 'Upgrade to Premium to create more content.'
  const renew = 'Renew your subscription to create more content.'
  const far = new Date('2040-02-03T12:00:00Z')
  const refill = "You'll receive more blogs on February 3, 2040."

  test.each([
    ['the free tier', () => ({ ...free(), plan_expiry: far }), [upgrade], 'Upgrade Plan'],
    ['a paid plan', () => ({ ...premium(), plan_expiry: far }), [renew, refill], 'Renew Subscription'],
  ])('M6 %s without blogs left: its words, the dashboard and a checkout', async (_, plan, texts, button) => {
    await setPlan({ ...plan(), blogs_left: 0 })
    await open(`${brandPath}/blogs/new`)
    await heading(usedUp).waitFor()
    for (const text of texts) await main().getByText(text).waitFor()
    await main().getByRole('link', { name: 'Go to the dashboard' }).waitFor()
    await expectAccessible(page, 'blocked')
    await screen.button(button).click()
    await atCheckout()
  })

  test('M6 a paid plan that renews only has to wait', async () => {
    await pretend({ ...premium(), renew: true, plan_expiry: far, blogs_left: 0 })
    await open(`${brandPath}/blogs/new`)
    await main().getByText(refill).waitFor()
    expect(await main().getByRole('button').count()).toBe(0)
  })

  test.each([
    ['Free', upgrade, 'Upgrade Plan'],
    ['Premium', renew, 'Renew Subscription'],
  ])('B6 an expired %s plan: brand creation shows its words and a checkout', async (plan_name, text, button) => {
    await setPlan({ ...free(), plan_name, plan_expiry: new Date(Date.now() - day) })
    await open('/brands/new')
    await heading('Your subscription plan has expired').waitFor()
    await main().getByText(text).waitFor()
    await screen.button(button).last().click()
    await atCheckout()
  })

  test('M6 the notices on the media page start a checkout', async () => {
    await setPlan({ ...free(), plan_expiry: far, blogs_left: 0 })
    await open(`${blogPath}/media`)
    const notice = main().getByRole('status').filter({ hasText: usedUp }).first()
    await notice.getByText(upgrade).waitFor()
    await notice.getByRole('button', { name: 'Upgrade Plan' }).click()
    await atCheckout()
  })

  test('B2 B6 out of blogs, only the free tier sees Upgrade Plan over the deliverables', async () => {
    const notice = main().getByRole('status').filter({ hasText: usedUp })
    await pretend({ ...premium(), renew: true, plan_expiry: far, blogs_left: 0 })
    await open('/deliverables')
    await notice.getByText("You'll receive more blogs on 3 February 2040.").waitFor()
    expect(await notice.getByRole('button').count()).toBe(0)
    await page.unrouteAll()
    await setPlan({ ...free(), plan_expiry: far, blogs_left: 0 })
    await open('/deliverables')
    await notice.getByRole('button', { name: 'Upgrade Plan' }).click()
    await atCheckout()
  })
})

describe('the whole way', () => {
  beforeEach(async () => {
    await open('/settings')
    await heading('Settings').waitFor()
    await screen.isLoaded()
  })
  const plan = () => main().getByRole('region', { name: 'Plan' })

  test('B2 a checkout that is cancelled leaves the plan as it is', async () => {
    await setPlan(free())
    await page.reload()
    await plan().getByRole('button', { name: 'Upgrade Plan' }).click()
    await atCheckout()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await heading('Payment Cancelled').waitFor()
    await page.getByRole('link', { name: 'Return to Dashboard' }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    await plan().getByText('Free', { exact: true }).waitFor()
  })

  test('B2 upgrading makes the plan Premium by the time of the success page', async () => {
    await plan().getByRole('button', { name: 'Upgrade Plan' }).click()
    await atCheckout()
    await page.getByRole('button', { name: /^Pay / }).click()
    await heading('Payment Successful!').waitFor()
    await page.getByRole('link', { name: 'Return to Dashboard' }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    await plan().getByText('Premium', { exact: true }).waitFor()
    await plan()
      .getByText(/^Plan Renewal: [A-Z][a-z]+ \d{1,2}, \d{4}$/)
      .waitFor()
    await plan().getByText('30 of 30 blogs left').waitFor()
  })

  test('B4 Cancel Subscription stops the renewal and keeps the plan; Resume Subscription brings it back', async () => {
    await plan().getByRole('button', { name: 'Cancel Subscription' }).click()
    await screen.tells(
      'Subscription renewal stopped successfully',
      page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click(),
    )
    await plan()
      .getByText(/^Plan Expiry: /)
      .waitFor()
    await plan().getByText('30 of 30 blogs left').waitFor()
    await plan().getByRole('button', { name: 'Resume Subscription' }).click()
    await atCheckout()
    await page.getByRole('button', { name: 'Resume', exact: true }).click()
    await heading('Payment Successful!').waitFor()
    await page.getByRole('link', { name: 'Return to Dashboard' }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    await plan()
      .getByText(/^Plan Renewal: /)
      .waitFor()
    await plan().getByRole('button', { name: 'Cancel Subscription' }).waitFor()
  })

  test('/billing/pay, when the plan renews already, says so', async () => {
    const told = screen.toast('Error creating payment session').getByText('Your subscription renews already')
    await Promise.all([told.waitFor(), open('/billing/pay')])
    await main().getByText('Your subscription renews already. Nothing was charged.').waitFor()
    expect(logged()).toHaveLength(1)
  })

  test('B7 deleting the account ends the subscription', async () => {
    const { db } = product.database
    await screen.button('Delete Account').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Your subscription ends at once').waitFor()
    await dialog.getByRole('textbox').fill('ada.okafor@example.com')
    await dialog.getByRole('button', { name: 'Delete Account' }).click()
    await screen.isAt('/login')
    await expect.poll(() => db.selectFrom('account_deletions').selectAll().execute()).toEqual([])
    const subscriptions = await db
      .selectFrom('sandbox.stripe_objects')
      .select('data')
      .where('object', '=', 'subscription')
      .execute()
    expect(subscriptions.map(({ data }) => data['status'])).toEqual(['canceled'])
  })
})
