// Paying: to the payment page and back, with the sandbox as Stripe.
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { Product } from '#test/helpers/product.ts'
import { screenOf, type Screen } from '#test/helpers/screen.ts'
import { test } from '#test/helpers/shared.ts'
import { visit, type Visitor } from '#test/helpers/visitor.ts'

let product: Product
let visitor: Visitor
let page: Page
let screen: Screen

test.beforeAll(async ({ product: ours, browser }) => {
  product = ours
  visitor = await visit(browser)
  page = visitor.page
  screen = screenOf(page)
})
afterEach(() => {
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(visitor.problems.splice(0)).toEqual([])
})

const main = () => page.getByRole('main')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const open = (path: string) => page.goto(product.url + path)
const atCheckout = () => page.waitForURL(`${product.sandboxUrl}/stripe/checkout/*`)

describe('B2 /billing/pay', () => {
  test('B2 without a session it requires a sign-in, and then redirects to the payment page', async () => {
    await open('/billing/pay')
    await heading('Login Required').waitFor()
    await page.getByRole('link', { name: 'Continue With Google' }).click()
    await page.getByRole('link', { name: /@/ }).first().click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await atCheckout()
  })

  test('B2 with a session it redirects to the payment page, and leaves the history', async () => {
    await open('/settings')
    await heading('Settings').waitFor()
    await open('/billing/pay')
    await atCheckout()
    await page.goBack()
    await screen.isAt('/settings')
  })
})

describe('a subscription', () => {
  beforeEach(async () => {
    await open('/settings')
    await heading('Settings').waitFor()
    await screen.isLoaded()
  })
  const plan = () => main().getByRole('region', { name: 'Plan' })
  const returnToSettings = async (title: string) => {
    await heading(title).waitFor()
    await page.getByRole('link', { name: 'Return to Dashboard' }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
  }

  test('B2 a checkout that is cancelled leaves the plan unchanged', async () => {
    await plan().getByRole('button', { name: 'Upgrade Plan' }).click()
    await atCheckout()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await returnToSettings('Payment Cancelled')
    await plan().getByText('Free', { exact: true }).waitFor()
  })

  test('B2 going back from the payment page, the button can be pressed again; paying makes the plan Premium', async () => {
    const upgrade = plan().getByRole('button', { name: 'Upgrade Plan' })
    await upgrade.click()
    await atCheckout()
    await page.goBack()
    await upgrade.and(page.locator(':not([aria-disabled])')).click()
    await atCheckout()
    await page.getByRole('button', { name: /^Pay / }).click()
    await returnToSettings('Payment Successful!')
    await plan().getByText('Premium', { exact: true }).waitFor()
    await plan()
      .getByText(/^Plan Renewal: [A-Z][a-z]+ \d{1,2}, \d{4}$/)
      .waitFor()
    await plan().getByText('30 of 30 blogs left').waitFor()
  })

  test('B4 Cancel Subscription stops the renewal and keeps the plan; Resume Subscription starts it again', async () => {
    await plan().getByRole('button', { name: 'Cancel Subscription' }).click()
    await screen.showsToast(
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
    await returnToSettings('Payment Successful!')
    await plan()
      .getByText(/^Plan Renewal: /)
      .waitFor()
    await plan().getByRole('button', { name: 'Cancel Subscription' }).waitFor()
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
