// The lists of brands and deliverables: where a card leads, and long lists.
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { Product } from '#test/helpers/product.ts'
import { insertBrand, insertDeliverables } from '#test/helpers/seed.ts'
import { test } from '#test/helpers/shared.ts'
import type { SignedIn } from '#test/helpers/signed-in.ts'
import type { Visitor } from '#test/helpers/visitor.ts'

const desk = { width: 1440, height: 900 }
let world: SignedIn
let product: Product
let visitor: Visitor
let page: Page
let user_id: string

test.beforeAll(async ({ signedIn }) => {
  world = signedIn
  ;({ product, visitor, page, user_id } = world)
})
beforeEach(async () => {
  await product.database.db.deleteFrom('brands').execute()
  await page.setViewportSize(desk)
})
afterEach(async () => {
  // No request of this page may run while the next test resets the data.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // The browser itself reports requests that a test makes fail.
  const said = visitor.problems.splice(0).filter((problem) => !/ERR_FAILED|status of 50\d/.test(problem))
  if (said.length > 0) throw new Error(`The console said:\n${said.join('\n')}`)
})

const open = (path: string) => page.goto(product.url + path)
const brand = (name: string | null, step: 'completed' | 'scraping' | 'manual_fill' = 'completed') =>
  insertBrand(product.database.db, user_id, { name, step })
const main = () => page.getByRole('main')
const cards = () => main().getByRole('list', { name: 'Deliverables' }).getByRole('listitem')
const titles = () => cards().getByRole('heading').allInnerTexts()
describe('the brands', () => {
  test('B2 a completed card links to the brand, an incomplete one to its status page', async () => {
    const done = await brand('Done')
    const begun = await brand('In the making', 'manual_fill')
    await open('/brands')
    const row = (name: string) => main().getByRole('listitem').filter({ hasText: name })
    const links = (name: string) =>
      row(name)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    await row('Done').waitFor()
    await expect
      .poll(() => links('Done'))
      .toEqual([
        ['Done', `/brands/${done.brand_id}`],
        ['Create Deliverable', `/brands/${done.brand_id}/blogs/new`],
      ])
    await expect.poll(() => row('Done').getByRole('button').count()).toBe(0)
    await expect
      .poll(() => links('In the making'))
      .toEqual([
        ['In the making', `/brands/${begun.brand_id}/status`],
        ['Continue Brand Creation', `/brands/${begun.brand_id}/status`],
      ])
    await row('In the making').getByRole('button', { name: 'Cancel Brand Creation' }).waitFor()
    // B4: the status page redirects to the step where the wizard was left.
    await row('In the making').getByRole('link', { name: 'Continue Brand Creation' }).click()
    await page.waitForURL('**/review')
  })
})

describe('a long list', () => {
  const count = 1200
  const posts = Array.from({ length: count }, (_, index) => ({ title: `Post number ${index + 1}` }))
  posts[700] = { title: 'Quixotic zebras' }

  beforeEach(async () => {
    await insertDeliverables(product.database.db, await brand('Harbour Bakery'), posts)
    await open('/deliverables')
    await cards().first().waitFor()
  })

  test('B5 is searched in a web worker', async () => {
    const search = main().getByRole('searchbox', { name: 'Search deliverables' })
    const worker = page.waitForEvent('worker')
    await search.pressSequentially('Qixotic zebra')
    expect((await worker).url()).toMatch(/search-worker/)
    await page.getByRole('heading', { name: 'Quixotic zebras' }).waitFor()
    await expect.poll(async () => (await titles())[0]).toBe('Quixotic zebras')
    await main()
      .getByRole('status')
      .filter({ hasText: /^[\d,]+ deliverables? found$/ })
      .waitFor()
    await search.press('Escape')
    await page.getByRole('heading', { name: 'Post number 1', exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('[aria-posinset]').length)).toBeLessThan(50)
  })

  test('is searched in the page if the code of the web worker cannot be loaded', async () => {
    await page.route(/search-worker/, (route) => route.abort())
    await main().getByRole('searchbox', { name: 'Search deliverables' }).fill('Qixotic zebra')
    await expect.poll(async () => (await titles())[0]).toBe('Quixotic zebras')
  })

  test('deleting a card moves the focus to the next one, and keeps the search results', async () => {
    await main().getByRole('searchbox', { name: 'Search deliverables' }).fill('number 119')
    const found = main()
      .getByRole('status')
      .filter({ hasText: / deliverables found$/ })
    const foundCount = async () => Number((await found.innerText()).replaceAll(/\D/g, ''))
    await found.waitFor()
    const before = await foundCount()
    const [first = '', second = ''] = await titles()
    await main()
      .getByRole('button', { name: `Delete ${first}`, exact: true })
      .press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await expect.poll(foundCount).toBe(before - 1)
    const next = cards().filter({ has: page.getByRole('heading', { name: second, exact: true }) })
    await expect.poll(() => next.evaluate((card) => card.contains(document.activeElement))).toBe(true)
    expect((await titles())[0]).toBe(second)
  })
})
