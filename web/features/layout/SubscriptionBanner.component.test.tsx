import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { billing } from '#contract/billing.ts'
import { setPlan, signIn, type Account } from '#test/component/account.ts'
import { acceptCheckouts, checkout, expectCheckout } from '#test/component/checkout.ts'
import { callsOf, hold, refuse } from '#test/component/fake-api.ts'
import { press } from '#test/component/keys.ts'
import { openApp } from '#test/component/render.tsx'
import { button, expectOn, main, pressOn, toast } from '#test/component/screen.ts'

let account: Account

beforeEach(() => void (account = signIn()))
afterEach(() => void vi.restoreAllMocks())

const inDays = (days: number) => new Date(Date.now() + (days * 24 - 1) * 3600_000).toISOString()
const banner = () => main().getByText(/left out of your|Your subscription has expired/)
const dismiss = () => main().getByRole('button', { name: 'Close' })
const openDashboard = async () => {
  await openApp('/dashboard')
  await expect.element(page.getByRole('heading', { name: 'No brands yet' })).toBeVisible()
}

test.each([
  ['a plan with more than 7 days left', { plan_expiry: inDays(9) }],
  ['a paid plan that renews', { plan_name: 'Premium', renew: true, plan_expiry: inDays(3) }],
])('B4 B9 %s shows none', async (_, plan) => {
  setPlan(account, plan)
  await openDashboard()
  await expect.element(banner()).not.toBeInTheDocument()
})

test.each([
  ['a trial', { plan_expiry: inDays(7) }, '7 days left out of your trial'],
  ['a subscription', { plan_name: 'Premium', plan_expiry: inDays(3) }, '3 days left out of your subscription'],
])('B4 B9 %s with 7 days or less left can be dismissed, and stays dismissed', async (_, plan, text) => {
  setPlan(account, plan)
  await openDashboard()
  await expect.element(main().getByText(text, { exact: true })).toBeVisible()
  await pressOn(dismiss())
  await expect.element(banner()).not.toBeInTheDocument()
  await openDashboard()
  await expect.element(banner()).not.toBeInTheDocument()
  expect(localStorage.getItem('show-subscribe-alert')).toBe(plan.plan_expiry)
})

test.each([
  ['1 day left', { plan_expiry: inDays(1) }, '1 day left out of your trial'],
  ['an expired plan', { plan_name: 'Premium', plan_expiry: inDays(-1) }, 'Your subscription has expired'],
])('B4 B9 %s cannot be dismissed', async (_, plan, text) => {
  setPlan(account, plan)
  await openDashboard()
  await expect.element(main().getByText(text, { exact: true })).toBeVisible()
  await expect.element(dismiss()).not.toBeInTheDocument()
})

test('B4 Upgrade Plan creates a single checkout, with a spinner while it loads; B8 a failure is shown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  setPlan(account, { plan_expiry: inDays(1) })
  refuse(billing.createCheckoutSession, 502)
  await openDashboard()
  await pressOn(button('Upgrade Plan'))
  await expect.element(toast('Error creating payment session')).toBeInTheDocument()
  expect(logged).toHaveBeenCalledOnce()
  await expectOn(button('Upgrade Plan'))
  acceptCheckouts()
  const creation = hold(billing.createCheckoutSession)
  // From the keyboard: the toast covers the button.
  await pressOn(button('Upgrade Plan'))
  await expect.element(button('Upgrade Plan')).toHaveAttribute('aria-busy', 'true')
  await press('Enter')
  creation.release(checkout())
  await expectCheckout()
  // The one that failed, and this one.
  expect(callsOf(billing.createCheckoutSession)).toHaveLength(2)
})
