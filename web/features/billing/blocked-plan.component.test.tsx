// What each screen shows when the plan does not allow it.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/component/accessibility.ts'
import { setPlan, signIn, type Account } from '#test/component/account.ts'
import { addFinishedBlog, openMedia } from '#test/component/blogs.ts'
import { acceptCheckouts, expectCheckout } from '#test/component/checkout.ts'
import { openApp } from '#test/component/render.tsx'
import { main } from '#test/component/screen.ts'

let account: Account
let path: string
let brandPath: string

beforeEach(() => {
  account = signIn()
  path = addFinishedBlog(account).path
  brandPath = path.replace(/\/blogs.*/, '')
  acceptCheckouts()
})

const usedUp = "You've used all your blogs for this period"
const upgrade = 'Upgrade to Premium to create more content.'
const renew = 'Renew your subscription to create more content.'
const plan_expiry = '2040-02-03T12:00:00.000Z'
const refill = "You'll receive more blogs on February 3, 2040."
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test.each([
  ['the free tier', { plan_name: 'Free' }, [upgrade], 'Upgrade Plan'],
  ['a paid plan', { plan_name: 'Premium' }, [renew, refill], 'Renew Subscription'],
])(
  'M6 a new blog on %s without blogs left: the reason, the dashboard and a checkout',
  async (_, plan, texts, action) => {
    setPlan(account, { ...plan, plan_expiry, blogs_left: 0 })
    await openApp(`${brandPath}/blogs/new`)
    await expect.element(heading(usedUp)).toBeVisible()
    for (const text of texts) await expect.element(main().getByText(text)).toBeVisible()
    await expect.element(main().getByRole('link', { name: 'Go to the dashboard' })).toBeVisible()
    await expectAccessible()
    await main().getByRole('button', { name: action }).click()
    await expectCheckout()
  },
)

test('M6 a new blog on a paid plan that renews: only when there are more', async () => {
  setPlan(account, { plan_name: 'Premium', renew: true, plan_expiry, blogs_left: 0 })
  await openApp(`${brandPath}/blogs/new`)
  await expect.element(main().getByText(refill)).toBeVisible()
  await expect.element(main().getByRole('button')).not.toBeInTheDocument()
})

test.each([
  ['Free', upgrade, 'Upgrade Plan'],
  ['Premium', renew, 'Renew Subscription'],
])('B6 a new brand on an expired %s plan: the reason and a checkout', async (plan_name, text, action) => {
  setPlan(account, { plan_name, plan_expiry: '2026-11-01T12:00:00.000Z' })
  await openApp('/brands/new')
  await expect.element(heading('Your subscription plan has expired')).toBeVisible()
  await expect.element(main().getByText(text)).toBeVisible()
  await main().getByRole('button', { name: action }).last().click()
  await expectCheckout()
})

test('M6 the notices on the media page start a checkout', async () => {
  setPlan(account, { plan_expiry, blogs_left: 0 })
  await openMedia(path)
  const notice = main().getByRole('status').filter({ hasText: usedUp }).first()
  await expect.element(notice.getByText(upgrade)).toBeVisible()
  await notice.getByRole('button', { name: 'Upgrade Plan' }).click()
  await expectCheckout()
})

test('B2 B6 out of blogs, only the free tier sees Upgrade Plan above the deliverables', async () => {
  const notice = main().getByRole('status').filter({ hasText: usedUp })
  setPlan(account, { plan_name: 'Premium', renew: true, plan_expiry, blogs_left: 0 })
  await openApp('/deliverables')
  await expect.element(notice.getByText("You'll receive more blogs on 3 February 2040.")).toBeVisible()
  await expect.element(notice.getByRole('button')).not.toBeInTheDocument()
  setPlan(account, { plan_name: 'Free', renew: false })
  await openApp('/deliverables')
  await notice.getByRole('button', { name: 'Upgrade Plan' }).click()
  await expectCheckout()
})
