import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { billing } from '#contract/billing.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { signIn } from '#test/component/account.ts'
import { acceptCheckouts, checkout, expectCheckout } from '#test/component/checkout.ts'
import { callsOf, hold, refuse } from '#test/component/fake-api.ts'
import { openApp } from '#test/component/render.tsx'
import { button, expectAccessibleAtEachSize, main, toast } from '#test/component/screen.ts'
import { endSession } from '#web/api/session.ts'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const calls = () => callsOf(billing.createCheckoutSession).length
/** B8: a failed checkout is logged, which would fail a test that does not expect it. */
let logged: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  signIn()
  acceptCheckouts()
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => logged.mockRestore())

test('B2 without a session: Login Required, with the way to sign in', async () => {
  endSession()
  await openApp('/billing/pay')
  await expect.element(heading('Login Required')).toBeVisible()
  const text = 'Please sign in with your Google account to proceed with the payment'
  await expect.element(main().getByText(text)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Continue With Google' })).toBeVisible()
  await expectAccessibleAtEachSize()
  expect(calls()).toBe(0)
})

test('B2 with a session: creates a single checkout, and redirects to its page', async () => {
  const creation = hold(billing.createCheckoutSession)
  await openApp('/billing/pay')
  await expect.element(heading('Redirecting to payment...')).toBeVisible()
  await expectAccessible()
  creation.release(checkout())
  await expectCheckout()
  expect(calls()).toBe(1)
  expect(logged).not.toHaveBeenCalled()
})

test('B8 an error is shown and logged; the next call is made only after Try again', async () => {
  refuse(billing.createCheckoutSession, 502)
  await openApp('/billing/pay')
  const failure = toast('Error creating payment session')
  const description = 'Failed to create payment session. Please try again later.'
  await expect.element(failure.getByText(description)).toBeInTheDocument()
  await expect.element(heading('The payment page did not open')).toBeVisible()
  await expectAccessibleAtEachSize()
  expect(calls()).toBe(1)
  expect(logged.mock.calls).toEqual([['Error creating payment session', expect.anything()]])
  acceptCheckouts()
  await button('Try again').click()
  await expectCheckout()
})

test('a session that has ended: Login Required', async () => {
  refuse(billing.createCheckoutSession, 401)
  await openApp('/billing/pay')
  await expect.element(heading('Login Required')).toBeVisible()
  expect(logged).toHaveBeenCalledOnce()
})

test('a plan that renews already: the page and a toast say so', async () => {
  const error = 'Your subscription renews already'
  refuse(billing.createCheckoutSession, 409, { error })
  await openApp('/billing/pay')
  await expect.element(toast('Error creating payment session').getByText(error)).toBeInTheDocument()
  await expect.element(main().getByText(`${error}. Nothing was charged.`)).toBeVisible()
  expect(logged).toHaveBeenCalledOnce()
})
