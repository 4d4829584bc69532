import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Billing } from '#contract/accounts.ts'
import { accounts } from '#contract/accounts.ts'
import { billing } from '#contract/billing.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { setPlan, signIn, type Account } from '#test/component/account.ts'
import { refuse, reply } from '#test/component/fake-api.ts'
import { openApp } from '#test/component/render.tsx'
import { button, expectAccessibleAtEachSize, main, pressOn, question, toast } from '#test/component/screen.ts'
import { allWordsOf } from '#test/component/words.ts'

let account: Account

beforeEach(() => {
  account = signIn()
  reply(accounts.listSessions, [])
})

const open = async (plan: Partial<Billing> | null) => {
  setPlan(account, plan && { plan_expiry: '2040-02-03T12:00:00.000Z', ...plan })
  await openApp('/settings')
  await expect.element(section()).toBeVisible()
}
const section = () => main().getByRole('region', { name: 'Plan' })
const premium = { plan_name: 'Premium', blogs_total: 30 }

test('B2 the settings show name, address and version', async () => {
  await open({})
  const personal = main().getByRole('region', { name: 'Personal Information' })
  await expect.element(personal.getByText('Ada Okafor')).toBeVisible()
  await expect.element(personal.getByText(account.user.email)).toBeVisible()
  await expect.element(main().getByText('Masthead 1.0.0 · test')).toBeVisible()
  await expectAccessibleAtEachSize()
})

test.each([
  ['Free', { blogs_left: 2 }, 'Plan Expiry: February 3, 2040', '2 of 5 blogs left', 'Upgrade Plan'],
  [
    'Premium',
    { ...premium, renew: true, blogs_left: 12 },
    'Plan Renewal: February 3, 2040',
    '12 of 30 blogs left',
    'Cancel Subscription',
  ],
  [
    'Premium',
    { ...premium, renew: false, blogs_left: 0 },
    'Plan Expiry: February 3, 2040',
    '0 of 30 blogs left',
    'Resume Subscription',
  ],
  ['No active plan', { plan_name: null }, 'Plan Expiry: February 3, 2040', '5 of 5 blogs left', 'Upgrade Plan'],
])('B2 B4 B9 %s: badge, date in the US long form, usage bar and action', async (badge, plan, date, left, action) => {
  await open(plan)
  await expect.element(section().getByText(badge, { exact: true })).toBeVisible()
  await expect.element(section().getByText(date, { exact: true })).toBeVisible()
  await expect.element(section().getByText(left, { exact: true })).toBeVisible()
  await expect.element(section().getByRole('meter', { name: 'Blogs remaining' })).toBeInTheDocument()
  expect(allWordsOf(section().getByRole('button'))).toEqual([action])
})

test('B9 without billing data: No active plan, and - in place of the date', async () => {
  await open(null)
  await expect.element(section().getByText('No active plan')).toBeVisible()
  await expect.element(section().getByText('Plan Expiry: -', { exact: true })).toBeVisible()
  await expect.element(section().getByRole('button', { name: 'Upgrade Plan' })).toBeVisible()
  await expectAccessible()
})

test('B8 Cancel Subscription asks for confirmation; after a failure the dialog stays open for another try', async () => {
  await open({ ...premium, renew: true })
  const dialog = question('Cancel your subscription?')
  await pressOn(button('Cancel Subscription'))
  await expect.element(dialog.getByText('remaining blogs until February 3, 2040')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Keep Subscription' }).click()
  await expect.element(dialog).not.toBeInTheDocument()

  refuse(billing.stopRenewal, 502)
  await button('Cancel Subscription').click()
  const confirm = dialog.getByRole('button', { name: 'Cancel Subscription' })
  await confirm.click()
  await expect.element(toast('Failed to stop subscription renewal')).toBeInTheDocument()
  await expect.element(dialog).toBeVisible()

  reply(billing.stopRenewal, () => setPlan(account, { renew: false }))
  await confirm.click()
  await expect.element(toast('Subscription renewal stopped successfully')).toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button('Resume Subscription')).toBeVisible()
  await expect.element(page.getByText('Plan Expiry: February 3, 2040')).toBeVisible()
})
