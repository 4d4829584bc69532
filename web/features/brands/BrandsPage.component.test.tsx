import { beforeEach, expect, test } from 'vitest'
import { brands } from '#contract/brands.ts'
import { newBrand, signIn, type Account } from '#test/component/account.ts'
import { hold, Refusal, reply } from '#test/component/fake-api.ts'
import { press } from '#test/component/keys.ts'
import { brandNames } from '#test/component/lists.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import {
  expectAccessibleAtEachSize,
  expectOff,
  expectOn,
  main,
  pressOn,
  question,
  sidebar,
  toast,
} from '#test/component/screen.ts'

const permanently = 'Proceeding with this action will permanently delete all data, and recovery will not be possible.'

let account: Account

beforeEach(() => void (account = signIn()))

test('B2 without brands: No brands yet, and a link to create the first', async () => {
  await openApp('/brands')
  await expect.element(main().getByRole('heading', { name: 'No brands yet' })).toBeVisible()
  await expect.element(main().getByText('Create your first brand to start creating content.')).toBeVisible()
  await expect.element(main().getByRole('searchbox')).not.toBeInTheDocument()
  await expectAccessibleAtEachSize()
  await main().getByRole('link', { name: 'Create your first brand' }).click()
  await expect.poll(currentPath).toBe('/brands/new')
})

test('B2 the search filters by name, announces the number of results, and Escape clears it', async () => {
  account.brands = ['Harbour Bakery', 'Oak and Plane', 'Élan Bakers', null].map((name) => newBrand({ name }))
  await openApp('/brands')
  await expect.poll(brandNames).toEqual(['Élan Bakers', 'Harbour Bakery', 'Oak and Plane', 'Unknown'])
  const search = main().getByRole('searchbox', { name: 'Search brands' })
  const found = (words: RegExp) => main().getByRole('status').filter({ hasText: words })
  await search.fill(' BAKE')
  await expect.poll(brandNames).toEqual(['Élan Bakers', 'Harbour Bakery'])
  await expect.element(found(/^2 brands found$/)).toBeInTheDocument()
  await search.fill('bake nothing')
  await expect.element(main().getByRole('heading', { name: 'No matching brands' })).toBeVisible()
  await expect.element(main().getByText('No brands found matching "bake nothing"')).toBeVisible()
  await expect.element(main().getByText('Try adjusting your search term.')).toBeVisible()
  await expect.element(found(/^0 brands found$/)).toBeInTheDocument()
  await expectAccessibleAtEachSize()
  search.element().focus()
  await press('Escape')
  await expect.element(search).toHaveValue('')
  await expect.poll(brandNames).toHaveLength(4)
  await search.fill('oak')
  await pressOn(main().getByRole('button', { name: 'Clear search' }))
  await expect.poll(brandNames).toHaveLength(4)
  await expect.element(search).toHaveFocus()
  await expectAccessibleAtEachSize()
  await main().getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect.poll(currentPath).toBe('/dashboard')
})

test('B2 a completed card links to the brand, an incomplete one to its status page', async () => {
  const done = newBrand({ name: 'Done' })
  const begun = newBrand({ name: 'In the making', brand_creation_step: 'manual_fill' })
  account.brands = [done, begun]
  await openApp('/brands')
  const row = (name: string) => main().getByRole('listitem').filter({ hasText: name })
  const links = (name: string) =>
    row(name)
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')])
  await expect
    .poll(() => links('Done'))
    .toEqual([
      ['Done', `/brands/${done.brand_id}`],
      ['Create Deliverable', `/brands/${done.brand_id}/blogs/new`],
    ])
  await expect.element(row('Done').getByRole('button')).not.toBeInTheDocument()
  await expect
    .poll(() => links('In the making'))
    .toEqual([
      ['In the making', `/brands/${begun.brand_id}/status`],
      ['Continue Brand Creation', `/brands/${begun.brand_id}/status`],
    ])
  await expect.element(row('In the making').getByRole('button', { name: 'Cancel Brand Creation' })).toBeVisible()
})

test('B5 cancelling a brand asks for confirmation; Cancel and Delete are disabled while the request runs', async () => {
  account.brands = [newBrand({ name: 'In the making', brand_creation_step: 'scraping' })]
  await openApp('/brands')
  const cancel = main().getByRole('button', { name: 'Cancel Brand Creation' })
  await pressOn(cancel)
  const dialog = question('Are you sure you want to delete this brand?')
  await expect.element(dialog.getByText(permanently)).toBeVisible()
  await expectAccessibleAtEachSize()
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(cancel).toHaveFocus()

  const deletion = hold(brands.remove)
  await pressOn(cancel)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  for (const name of ['Cancel', 'Delete']) await expectOff(dialog.getByRole('button', { name }))
  await press('Escape')
  await expect.element(dialog).toBeVisible()
  deletion.release(new Refusal(500))
  await expect.element(toast('Failed to delete brand. Please try again.')).toBeInTheDocument()
  reply(brands.remove, () => void (account.brands = []))
  await expectOn(dialog.getByRole('button', { name: 'Delete' }))
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(toast('Brand deleted successfully')).toBeInTheDocument()
  // B7: redirects to the dashboard.
  await expect.poll(currentPath).toBe('/dashboard')
  await expect.element(main().getByRole('heading', { name: 'No brands yet' })).toBeVisible()
  await expect.element(sidebar().getByText('No brands yet')).toBeVisible()
})
