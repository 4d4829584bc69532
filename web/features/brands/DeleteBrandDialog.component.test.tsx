import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brands } from '#contract/brands.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { newBrand, newDeliverable, signIn, type Account } from '#test/component/account.ts'
import { callsOf, hold, refuse, reply } from '#test/component/fake-api.ts'
import { press } from '#test/component/keys.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { button, expectOff, expectOn, main, question, toast } from '#test/component/screen.ts'

const text = 'Proceeding with this action will permanently delete all data, and recovery will not be possible.'
const failure = 'Failed to delete brand. Please try again.'

let account: Account

beforeEach(async () => {
  account = signIn()
  account.brands = [newBrand()]
  account.deliverables = [newDeliverable(account.brands[0]!)]
  await openApp(`/brands/${account.brands[0]!.brand_id}`)
  await button('Delete Brand').click()
  await dialog().findElement()
})

const dialog = () => question('Are you sure you want to delete this brand?')

test('B5 asks for confirmation; Cancel and Escape keep the brand and restore the focus', async () => {
  await expect.element(dialog().getByText(text)).toBeVisible()
  await expectAccessible()
  // Tab wraps around inside the dialog.
  for (let times = 0; times < 3; times += 1) await press('Tab')
  expect(dialog().element().contains(document.activeElement)).toBe(true)
  await button('Cancel').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(button('Delete Brand')).toHaveFocus()
  await press('Enter')
  await expect.element(dialog()).toBeVisible()
  await press('Escape')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(button('Delete Brand')).toHaveFocus()
})

test('B8 brand deletion fails: the error is shown, and the dialog stays open for another try', async () => {
  refuse(brands.remove, 500)
  await button('Delete').click()
  // In the toast, and announced in the dialog.
  await expect.element(toast(failure)).toBeInTheDocument()
  await expect.element(dialog().getByRole('alert').getByText(failure)).toBeInTheDocument()
  await expectOn(button('Delete'))
  reply(brands.remove, () => void (account.brands = []))
  await button('Delete').click()
  await expect.poll(currentPath).toBe('/dashboard')
})

test('a brand that another tab has already deleted counts as deleted', async () => {
  refuse(brands.remove, 404)
  account.brands = []
  await button('Delete').click()
  await expect.element(toast('Brand deleted successfully')).toBeInTheDocument()
  await expect.poll(currentPath).toBe('/dashboard')
})

test('B5 Cancel and Delete are off while the brand is being deleted; B7 then it is in no list', async () => {
  const deletion = hold(brands.remove)
  await button('Delete').dblClick()
  await expectOff(button('Delete'))
  await expectOff(button('Cancel'))
  await press('Escape')
  await expect.element(dialog()).toBeVisible()
  account.brands = []
  account.deliverables = []
  deletion.release(undefined)
  await expect.element(toast('Brand deleted successfully')).toBeInTheDocument()
  await expect.poll(currentPath).toBe('/dashboard')
  await expect.element(main().getByRole('heading', { name: 'No brands yet' })).toBeVisible()
  await expect.element(page.getByText('Northlight Cycles')).not.toBeInTheDocument()
  expect(callsOf(brands.remove)).toHaveLength(1)
})
