import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Billing } from '#contract/accounts.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { startBlog } from '#test/component/blog-wizard.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { after } from '#test/helpers/blog-stages.ts'

const allUsed = "You've used all your blogs for this period"

const cases: { plan: string; billing: Partial<Billing>; title: string; text: string }[] = [
  {
    plan: 'a free plan without blogs left',
    billing: { blogs_left: 0 },
    title: allUsed,
    text: 'Upgrade to Premium to create more content.',
  },
  {
    plan: 'a paid plan without blogs left',
    billing: { blogs_left: 0, plan_name: 'Premium', plan_expiry: '2040-02-03T12:00:00.000Z' },
    title: allUsed,
    text: "You'll receive more blogs on February 3, 2040.",
  },
  {
    plan: 'an expired plan',
    billing: { plan_name: 'Premium', plan_expiry: '2020-01-01T00:00:00.000Z' },
    title: 'Your subscription plan has expired',
    text: 'Renew your subscription to create more content.',
  },
]

test.each(cases)('M6 $plan blocks the wizard of an unfinished blog', async ({ billing, title, text }) => {
  const { account, store, brandPath, path, open } = startBlog(after.format)
  account.user = { ...account.user, billing: { ...account.user.billing!, ...billing } }
  for (const address of [`${brandPath}/blogs/new`, `${path}/topic`]) {
    await openApp(address)
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(page.getByText(text)).toBeVisible()
  }
  await expectAccessible()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect.poll(currentPath).toBe('/dashboard')
  // A finished blog has already been counted.
  store.blog = { ...store.blog, ...after.finished }
  await open('format')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Blog Format' })).toBeVisible()
})
