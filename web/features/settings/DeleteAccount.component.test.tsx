import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accounts, type AccountContents } from '#contract/accounts.ts'
import { signIn, type Account } from '#test/component/account.ts'
import { callsOf, hold, refuse, reply } from '#test/component/fake-api.ts'
import { press } from '#test/component/keys.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { button, expectAccessibleAtEachSize, expectOff, expectOn, pressOn, toast } from '#test/component/screen.ts'
import { sessionId } from '#web/api/session.ts'

const contents: AccountContents = { brands: 1, blogs: 1, images: 0, videos: 0, has_subscription: false }

let account: Account

beforeEach(async () => {
  account = signIn()
  account.user = { ...account.user, email: 'ada.okafor@example.com' }
  reply(accounts.listSessions, [])
  reply(accounts.selfContents, contents)
  await openApp('/settings')
  await button('Delete Account').findElement()
})

const dialog = () => page.getByRole('dialog', { name: 'Delete your account?' })
const confirm = () => dialog().getByRole('button', { name: 'Delete Account' })
const address = () => dialog().getByRole('textbox', { name: 'Type ada.okafor@example.com to confirm' })

test('B2 Delete Account lists what would be erased, and requires the e-mail address', async () => {
  const counting = hold(accounts.selfContents)
  await pressOn(button('Delete Account'))
  await expect.element(dialog().getByText('Counting your data')).toBeInTheDocument()
  counting.release(contents)
  await expect.element(dialog().getByText('1 brand, 1 blog, 0 images and 0 videos')).toBeVisible()
  await expectAccessibleAtEachSize()
  await expectOff(confirm())
  await address().fill('ada.okafor@example.co')
  await expectOff(confirm())
  await press('Enter')
  await address().fill(' Ada.Okafor@Example.com ')
  await expectOn(confirm())
  expect(callsOf(accounts.deleteSelf)).toEqual([])
  await press('Escape')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(button('Delete Account')).toHaveFocus()
  await button('Delete Account').click()
  await expect.element(address()).toHaveValue('')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a subscription that would end is listed', async () => {
  reply(accounts.selfContents, { ...contents, has_subscription: true })
  await button('Delete Account').click()
  await expect.element(dialog().getByText('Your subscription ends at once')).toBeVisible()
})

test('data that cannot be counted: the dialog says so, and Try again counts it', async () => {
  refuse(accounts.selfContents, 503)
  await button('Delete Account').click()
  await expect.element(dialog().getByRole('alert').filter({ hasText: 'could not be counted' })).toBeVisible()
  reply(accounts.selfContents, contents)
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog().getByText('1 brand, 1 blog')).toBeVisible()
})

test('B8 a deletion that fails keeps the session; the next one locks the dialog while it runs, and signs out', async () => {
  refuse(accounts.deleteSelf, 500)
  await button('Delete Account').click()
  await address().fill('ada.okafor@example.com')
  await confirm().click()
  await expect.element(toast('Failed to delete account. Please try again.')).toBeInTheDocument()
  expect(sessionId()).toBeDefined()

  const deletion = hold(accounts.deleteSelf)
  address().element().focus()
  await press('Enter')
  await expect.element(confirm()).toHaveAttribute('aria-busy', 'true')
  await expectOff(dialog().getByRole('button', { name: 'Cancel' }))
  await press('Escape')
  await expect.element(dialog()).toBeVisible()
  deletion.release(undefined)
  await expect.element(toast('Account deleted successfully')).toBeInTheDocument()
  await expect.poll(currentPath).toBe('/login')
  expect(sessionId()).toBeUndefined()
  // One failed, one succeeded.
  expect(callsOf(accounts.deleteSelf)).toHaveLength(2)
})
