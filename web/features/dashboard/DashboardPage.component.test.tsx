import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { blogs } from '#contract/blogs.ts'
import { brands } from '#contract/brands.ts'
import { newBrand, newDeliverable, signIn, type Account } from '#test/component/account.ts'
import { refuse, reply } from '#test/component/fake-api.ts'
import { brandNames, cards, focusedWords, titles } from '#test/component/lists.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { expectAccessibleAtEachSize, main, pressOn } from '#test/component/screen.ts'

let account: Account

beforeEach(() => void (account = signIn()))

test('B9 at most 4 brands and 4 deliverables, without links to further ones', async () => {
  account.brands = ['A bakery', 'B', 'C', 'D'].map((name) => newBrand({ name }))
  account.deliverables = [1, 2, 3, 4].map((post) => newDeliverable(account.brands[0]!, { title: `Post ${post}` }))
  await openApp('/dashboard')
  await expect.element(main().getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect.element(main().getByRole('heading', { level: 2, name: 'My Brands' })).toBeVisible()
  await expect.element(main().getByRole('heading', { level: 2, name: 'Recent Deliverables' })).toBeVisible()
  await expect.poll(brandNames).toEqual(['A bakery', 'B', 'C', 'D'])
  await expect.poll(titles).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4'])
  await expect.element(page.getByRole('link', { name: /^View all/ })).not.toBeInTheDocument()
})

test('B9 links lead to further ones, if there are any', async () => {
  account.brands = ['A bakery', 'B', 'C', 'D', 'E'].map((name) => newBrand({ name }))
  account.deliverables = [0, 1, 2, 3, 4].map((post) => newDeliverable(account.brands[0]!, { title: `Post ${post}` }))
  await openApp('/dashboard')
  await expect.poll(brandNames).toEqual(['A bakery', 'B', 'C', 'D'])
  await expect.poll(titles).toEqual(['Post 0', 'Post 1', 'Post 2', 'Post 3'])
  await expectAccessibleAtEachSize()
  await page.getByRole('link', { name: 'View all brands' }).click()
  await expect.poll(currentPath).toBe('/brands')
  await expect.poll(brandNames).toEqual(['A bakery', 'B', 'C', 'D', 'E'])
  await main().getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.getByRole('link', { name: 'View all deliverables' }).click()
  await expect.poll(currentPath).toBe('/deliverables')
  await expect.poll(() => cards().elements()).toHaveLength(5)
})

test('B8 lists that fail to load show an error and can be retried', async () => {
  account.brands = [newBrand({ name: 'Harbour Bakery' })]
  account.deliverables = [newDeliverable(account.brands[0]!, { title: 'A post' })]
  refuse(brands.list, 500)
  refuse(blogs.listDeliverables, 500)
  await openApp('/dashboard')
  const brandsError = main().getByRole('alert').filter({ hasText: 'Failed to load brands' })
  const listError = main().getByRole('alert').filter({ hasText: 'Failed to load deliverables' })
  await expect.element(brandsError).toBeVisible()
  await expect.element(listError.getByText('Please try refreshing the page')).toBeVisible()
  await expectAccessibleAtEachSize()
  const { brand_id, name, logo, brand_creation_step } = account.brands[0]!
  reply(brands.list, [{ brand_id, name, logo, brand_creation_step }])
  reply(blogs.listDeliverables, account.deliverables)
  await pressOn(brandsError.getByRole('button', { name: 'Try again' }))
  await pressOn(listError.getByRole('button', { name: 'Try again' }))
  await expect.poll(brandNames).toEqual(['Harbour Bakery'])
  await expect.poll(titles).toEqual(['A post'])
  await expect.element(main().getByRole('alert')).not.toBeInTheDocument()
})

test('B7 a deleted brand disappears from both lists, and the focus moves to the next', async () => {
  const gone = newBrand({ name: 'A', brand_creation_step: 'manual_fill' })
  const kept = newBrand({ name: 'B' })
  account.brands = [gone, kept, newBrand({ name: 'C', brand_creation_step: 'manual_fill' })]
  account.deliverables = [
    newDeliverable(gone, { title: 'Of the deleted brand' }),
    newDeliverable(kept, { title: 'Of the other' }),
  ]
  await openApp('/dashboard')
  await expect.poll(() => cards().elements()).toHaveLength(2)
  const remove = async () => {
    await pressOn(main().getByRole('button', { name: 'Cancel Brand Creation' }).first())
    await pressOn(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  }
  await remove()
  await expect.poll(brandNames).toEqual(['B', 'C'])
  await expect.poll(titles).toEqual(['Of the other'])
  await expect.poll(focusedWords).toBe('B')
  // The last of the list: to the previous one.
  await remove()
  await expect.poll(brandNames).toEqual(['B'])
  await expect.poll(focusedWords).toBe('B')
})
