import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accounts } from '#contract/accounts.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { signIn } from '#test/component/account.ts'
import { callsOf } from '#test/component/fake-api.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { endSession, takeRedirect } from '#web/api/session.ts'

afterEach(() => void vi.useRealTimers())

const returns = [
  ['/billing/payment_cancelled', 'Payment Cancelled', 'You will be taken to the dashboard in 5 seconds.'],
  ['/billing/payment_success', 'Payment Successful!', 'Thank you for your payment.'],
] as const

test.each(returns)('B2 B9 %s leads to the dashboard after 5 seconds', async (path, title, text) => {
  signIn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await openApp(path)
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  vi.advanceTimersByTime(4999)
  expect(currentPath()).toBe(path)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.poll(currentPath).toBe('/dashboard')
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test.each(returns)('B2 %s leads to the dashboard at once by its button', async (path, title) => {
  signIn()
  await openApp(path)
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await expect.poll(currentPath).toBe('/dashboard')
})

test.each(returns)('B2 %s without a session leads to the landing page, and back after the sign-in', async (path) => {
  signIn()
  endSession()
  await openApp(path)
  await expect.poll(currentPath).toBe('/')
  await expect.element(page.getByRole('link', { name: 'Continue With Google' }).first()).toBeVisible()
  expect(takeRedirect()).toBe(path)
  expect(callsOf(accounts.self)).toEqual([])
})
