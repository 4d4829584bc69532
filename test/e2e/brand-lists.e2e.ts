// The frame of the signed-in screens, the dashboard, and the lists of brands and deliverables, with all their states.
import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import type { Product } from '#test/helpers/product.ts'
import { insertBrand, insertDeliverables } from '#test/helpers/seed.ts'
import { startSignedIn, type SignedIn } from '#test/helpers/signed-in.ts'
import type { Visitor } from '#test/helpers/visitor.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const permanently = 'Proceeding with this action will permanently delete all data, and recovery will not be possible.'

let world: SignedIn
let product: Product
let visitor: Visitor
let page: Page
let user_id: string

beforeAll(async () => {
  world = await startSignedIn()
  ;({ product, visitor, page, user_id } = world)
})
afterAll(() => world?.stop())
beforeEach(async () => {
  await product.database.db.deleteFrom('brands').execute()
  await page.setViewportSize(desk)
})
afterEach(async () => {
  // Nothing of this test's page may still ask for what the next one's beginning takes away.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // What a test makes fail the browser reports itself.
  const said = visitor.problems.splice(0).filter((problem) => !/ERR_FAILED|status of 50\d/.test(problem))
  if (said.length > 0) throw new Error(`The console said:\n${said.join('\n')}`)
})

const open = (path: string) => page.goto(product.url + path)
const brand = (name: string | null, step: 'completed' | 'scraping' | 'manual_fill' = 'completed') =>
  insertBrand(product.database.db, user_id, { name, step })
const main = () => page.getByRole('main')
const sidebar = () => page.getByRole('complementary')
const brandNames = async () => {
  const rows = main().getByRole('list', { name: 'Brands' }).getByRole('listitem')
  await rows.first().waitFor()
  return rows
    .getByRole('link')
    .filter({ hasNotText: /Create|Continue/ })
    .allInnerTexts()
}
const cards = () => main().getByRole('list', { name: 'Deliverables' }).getByRole('listitem')
const titles = () => cards().getByRole('heading').allInnerTexts()
const focusedName = () => page.evaluate(() => document.activeElement?.textContent)
const eachSize = async (name: string) => {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    // A screen that is still loading has its own state, and is replaced in a moment.
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
    await expectAccessible(page, `${name} at ${size.width}`)
  }
}
/** Answers as the server does, with a change. */
const changed = (path: string, change: (body: never) => unknown) =>
  page.route(`**${path}`, async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as never) })
  })
/** Holds the calls of a method until `go`; then they fail, or reach the server. */
const hold = async (path: string, method: string) => {
  let go!: (isFailing: boolean) => void
  const isFailing = new Promise<boolean>((resolve) => (go = resolve))
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    return (await isFailing) ? route.abort() : route.continue()
  })
  return go
}

describe('the layout', () => {
  test('B2 the sidebar is 280 px wide, with logo, Home, Add New Brand, the brands, FAQs, Demo and Settings', async () => {
    const { brand_id } = await brand('Harbour Bakery')
    await brand(null)
    await open('/settings')
    await sidebar().getByRole('link', { name: 'Harbour Bakery' }).waitFor()
    expect((await sidebar().boundingBox())?.width).toBe(280)
    await sidebar().getByRole('link', { name: 'Masthead, home' }).waitFor()
    const links = sidebar().getByRole('navigation').getByRole('link')
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])))
      .toEqual([
        ['Home', '/dashboard'],
        ['Add New Brand', '/brands/new'],
        ['HBHarbour Bakery', `/brands/${brand_id}`],
        ['UUnknown', expect.stringMatching(/^\/brands\/.{36}$/)],
        ['FAQs', '/faqs'],
        ['Demo', '/demo'],
        ['Settings', '/settings'],
      ])
    await sidebar().getByRole('link', { name: 'Harbour Bakery' }).click()
    await page.getByRole('heading', { level: 1, name: 'Harbour Bakery' }).waitFor()
  })

  test('B2 an avatar without a picture shows initials on one of 7 colours', async () => {
    for (let index = 0; index < 30; index += 1) await brand(`Brand ${index}`)
    await open('/dashboard')
    const avatars = sidebar().getByRole('listitem').locator('.avatar-tones')
    await expect.poll(() => avatars.count()).toBe(30)
    const grounds = await avatars.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(new Set(grounds).size).toBe(7)
  })

  test('B2 the user card greets by the first name and shows the plan, or that there is none', async () => {
    await open('/dashboard')
    const user = await product.database.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    await sidebar().getByText(`Hi, ${user.first_name}!`, { exact: true }).waitFor()
    await sidebar().getByText('Free', { exact: true }).waitFor()
    await changed('/api/users/self', (body: object) => ({ ...body, billing: null }))
    await open('/dashboard')
    await sidebar().getByText('No active plan', { exact: true }).waitFor()
  })

  test('B2 FAQs and Demo lead where the configuration says', async () => {
    const addresses = { faq_url: 'https://help.example/faqs', demo_url: 'https://help.example/demo' }
    await changed('/api/config', (body: object) => ({ ...body, ...addresses }))
    await open('/dashboard')
    for (const [name, address] of [
      ['FAQs', addresses.faq_url],
      ['Demo', addresses.demo_url],
    ] as const) {
      const link = sidebar().getByRole('link', { name: `${name} (opens in a new tab)` })
      await expect.poll(() => link.getAttribute('href')).toBe(address)
    }
  })

  test('B2 a click on Add New Brand posts an analytics event with position sidebar', async () => {
    await open('/dashboard')
    const sent = page.waitForResponse('**/api/product_events')
    await sidebar().getByRole('link', { name: 'Add New Brand' }).click()
    const response = await sent
    expect(response.status()).toBe(201)
    expect(response.request().postDataJSON()).toEqual({
      event_name: 'add_new_brand',
      params: { page: '/dashboard', action: 'click', position: 'sidebar' },
    })
  })

  test('B2 the subscription banner stands over every page, and B4 stays away once it was dismissed', async () => {
    const plan_expiry = new Date(Date.now() + 4.5 * 24 * 3600 * 1000).toISOString()
    await changed('/api/users/self', (body: { billing: object }) => ({
      ...body,
      billing: { ...body.billing, plan_expiry },
    }))
    for (const path of ['/settings', '/dashboard']) {
      await open(path)
      await main().getByText('5 days left out of your trial').waitFor()
    }
    await eachSize('the subscription banner')
    await main().getByRole('button', { name: 'Close' }).press('Enter')
    await expect.poll(() => main().getByText('left out of your trial').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await open('/dashboard')
    await sidebar().getByText('Free', { exact: true }).waitFor()
    await expect.poll(() => main().getByText('left out of your trial').count()).toBe(0)
  })

  test('B2 the footer has privacy, cookie and terms links, and each route change scrolls to the top', async () => {
    for (let index = 0; index < 20; index += 1) await brand(`Brand ${index}`)
    for (const name of ['Privacy', 'Cookies', 'Terms']) {
      await open('/brands')
      await brandNames()
      const link = page.getByRole('contentinfo').getByRole('link', { name })
      await link.scrollIntoViewIfNeeded()
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      await link.click()
      await page.waitForURL(`**/${name.toLowerCase()}`)
      await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
  })
})

describe('the dashboard', () => {
  test('B9 at most 4 brands and 4 deliverables, and a way to the others where there are more', async () => {
    const owner = await brand('A bakery')
    for (const name of ['B', 'C', 'D']) await brand(name)
    await insertDeliverables(
      product.database.db,
      owner,
      [1, 2, 3, 4].map((post) => ({ title: `Post ${post}` })),
    )
    await open('/dashboard')
    await main().getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await main().getByRole('heading', { level: 2, name: 'My Brands' }).waitFor()
    await main().getByRole('heading', { level: 2, name: 'Recent Deliverables' }).waitFor()
    await expect.poll(brandNames).toEqual(['A bakery', 'B', 'C', 'D'])
    await expect.poll(titles).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4'])
    await expect.poll(() => page.getByRole('link', { name: /^View all/ }).count()).toBe(0)

    await brand('E')
    await insertDeliverables(product.database.db, owner, [{ title: 'Post 0' }], new Date(Date.now() + 60_000))
    await open('/dashboard')
    await expect.poll(brandNames).toEqual(['A bakery', 'B', 'C', 'D'])
    await expect.poll(titles).toEqual(['Post 0', 'Post 1', 'Post 2', 'Post 3'])
    await eachSize('the dashboard')
    await page.getByRole('link', { name: 'View all brands' }).click()
    await page.waitForURL('**/brands')
    await expect.poll(brandNames).toEqual(['A bakery', 'B', 'C', 'D', 'E'])
    await page.goBack()
    await page.getByRole('link', { name: 'View all deliverables' }).click()
    await page.waitForURL('**/deliverables')
    await expect.poll(() => cards().count()).toBe(5)
  })

  test('B8 lists that cannot be loaded say so, and can be tried again', async () => {
    await insertDeliverables(product.database.db, await brand('Harbour Bakery'), [{ title: 'A post' }])
    await page.route('**/api/{brands,deliverables}', (route) => route.fulfill({ status: 500, json: {} }))
    await open('/dashboard')
    const brandsError = main().getByRole('alert').filter({ hasText: 'Failed to load brands' })
    const listError = main().getByRole('alert').filter({ hasText: 'Failed to load deliverables' })
    await brandsError.waitFor()
    await listError.getByText('Please try refreshing the page').waitFor()
    await eachSize('the dashboard, failing')
    await page.unrouteAll()
    await brandsError.getByRole('button', { name: 'Try again' }).press('Enter')
    await listError.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect.poll(brandNames).toEqual(['Harbour Bakery'])
    await expect.poll(titles).toEqual(['A post'])
    await expect.poll(() => main().getByRole('alert').count()).toBe(0)
  })
})

describe('the brands', () => {
  test('B2 without one: No brands yet, and the way to the first', async () => {
    await open('/brands')
    await main().getByRole('heading', { name: 'No brands yet' }).waitFor()
    await main().getByText('Create your first brand to start creating content.').waitFor()
    await expect.poll(() => main().getByRole('searchbox').count()).toBe(0)
    await eachSize('no brands')
    await main().getByRole('link', { name: 'Create your first brand' }).click()
    await page.waitForURL('**/brands/new')
  })

  test('B2 the search filters by name, says how many it found, and Escape clears it', async () => {
    for (const name of ['Harbour Bakery', 'Oak and Plane', 'Élan Bakers', null]) await brand(name)
    await open('/brands')
    await expect.poll(brandNames).toEqual(['Élan Bakers', 'Harbour Bakery', 'Oak and Plane', 'Unknown'])
    const search = main().getByRole('searchbox', { name: 'Search brands' })
    await search.fill(' BAKE')
    await expect.poll(brandNames).toEqual(['Élan Bakers', 'Harbour Bakery'])
    await main()
      .getByRole('status')
      .filter({ hasText: /^2 brands found$/ })
      .waitFor()
    await search.fill('bake nothing')
    await main().getByRole('heading', { name: 'No matching brands' }).waitFor()
    await main().getByText('No brands found matching "bake nothing"').waitFor()
    await main().getByText('Try adjusting your search term.').waitFor()
    await main()
      .getByRole('status')
      .filter({ hasText: /^0 brands found$/ })
      .waitFor()
    await eachSize('no matching brands')
    await search.press('Escape')
    await expect.poll(() => search.inputValue()).toBe('')
    await expect.poll(brandNames).toHaveLength(4)
    await search.fill('oak')
    await main().getByRole('button', { name: 'Clear search' }).press('Enter')
    await expect.poll(brandNames).toHaveLength(4)
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
    await eachSize('brands')
    await main().getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/dashboard')
  })

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
    // B4: from the status page on to the step where it was left.
    await row('In the making').getByRole('link', { name: 'Continue Brand Creation' }).click()
    await page.waitForURL('**/review')
  })

  test('B5 cancelling a brand asks first, and Cancel and Delete are off while the request runs', async () => {
    await brand('In the making', 'scraping')
    await open('/brands')
    const cancel = main().getByRole('button', { name: 'Cancel Brand Creation' })
    await cancel.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this brand?' })
    await dialog.getByText(permanently).waitFor()
    await eachSize('the question about a brand')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true)

    const go = await hold('**/api/brands/*', 'DELETE')
    await cancel.press('Enter')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    for (const name of ['Cancel', 'Delete'])
      await dialog.getByRole('button', { name }).and(page.locator('[aria-disabled=true]')).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor()
    go(true)
    await page.getByText('Failed to delete brand. Please try again.').first().waitFor()
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Delete' }).and(page.locator(':not([aria-disabled])')).click()
    await page.getByText('Brand deleted successfully').first().waitFor()
    // B7: and the user goes to the dashboard.
    await page.waitForURL('**/dashboard')
    await main().getByRole('heading', { name: 'No brands yet' }).waitFor()
    await sidebar().getByText('No brands yet').waitFor()
  })

  test('B7 a deleted brand goes from both lists, and the focus goes on to the next', async () => {
    const gone = await brand('A', 'manual_fill')
    const owner = await brand('B')
    await brand('C', 'manual_fill')
    await insertDeliverables(product.database.db, gone, [{ title: 'Of the deleted brand' }])
    await insertDeliverables(product.database.db, owner, [{ title: 'Of the other' }])
    await open('/dashboard')
    await expect.poll(() => cards().count()).toBe(2)
    const remove = async () => {
      await main().getByRole('button', { name: 'Cancel Brand Creation' }).first().press('Enter')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    }
    await remove()
    await expect.poll(brandNames).toEqual(['B', 'C'])
    await expect.poll(titles).toEqual(['Of the other'])
    await expect.poll(focusedName).toBe('B')
    // The last of the list: to the one before.
    await remove()
    await expect.poll(brandNames).toEqual(['B'])
    await expect.poll(focusedName).toBe('B')
  })
})

describe('the deliverables', () => {
  test('B2 a card shows the brand with its logo, the title or that there is none, date and time, and what to do', async () => {
    const owner = await brand('Harbour Bakery')
    const gdrive_url = 'https://docs.example/document/1'
    const made = new Date('2026-03-05T14:07:00')
    await insertDeliverables(
      product.database.db,
      owner,
      [
        { title: 'Finished', finalized: true },
        { title: 'Uploaded', finalized: true, gdrive_url },
        { title: 'In the making' },
        { title: null },
      ],
      made,
    )
    await open('/deliverables')
    await main().getByRole('heading', { level: 1, name: 'Deliverables' }).waitFor()
    await expect.poll(titles).toEqual(['Finished', 'Uploaded', 'In the making', 'No Title Selected'])
    const card = (title: string) => cards().filter({ hasText: title })
    for (const title of await titles()) {
      const link = card(title).getByRole('link', { name: 'Harbour Bakery' })
      await expect.poll(() => link.getAttribute('href')).toBe(`/brands/${owner.brand_id}`)
      await card(title).getByText('HB').waitFor()
      await card(title)
        .getByRole('button', { name: `Delete ${title}` })
        .waitFor()
    }
    await expect.poll(() => card('Finished').getByRole('time').innerText()).toBe('5 Mar 2026, 14:07')
    await expect.poll(() => card('Finished').getByRole('link', { name: 'Continue Creating' }).count()).toBe(0)
    expect(
      await card('Finished')
        .getByRole('link', { name: /Google Drive/ })
        .count(),
    ).toBe(0)
    const drive = card('Uploaded').getByRole('link', { name: /^Google Drive/ })
    await expect.poll(() => drive.getAttribute('href')).toBe(gdrive_url)
    await eachSize('deliverables')
    await card('In the making').getByRole('link', { name: 'Continue Creating' }).click()
    await page.waitForURL('**/blogs/*/format')
  })

  test('B9 cards are at least 250 px wide and newest first, in as many columns as there is room for', async () => {
    const posts = Array.from({ length: 9 }, (_, index) => ({ title: `Post ${index}` }))
    await insertDeliverables(product.database.db, await brand('Harbour Bakery'), posts)
    await open('/deliverables')
    await expect.poll(titles).toEqual(posts.map(({ title }) => title))
    for (const [width, columns] of [
      [1440, 4],
      [1024, 2],
      [700, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = () =>
        cards().evaluateAll((all) =>
          all.map((card) => ({ ...(card.getBoundingClientRect().toJSON() as { x: number; width: number }) })),
        )
      await expect.poll(async () => new Set((await boxes()).map(({ x }) => x)).size).toBe(columns)
      for (const { width: cardWidth } of await boxes()) expect(cardWidth).toBeGreaterThanOrEqual(250)
    }
  })

  test('B5 the search is fuzzy over title and brand name, says how many it found, and Escape clears it', async () => {
    const bakery = await brand('Harbour Bakery')
    await insertDeliverables(product.database.db, bakery, [{ title: 'Fresh bread' }, { title: 'Cakes' }])
    await insertDeliverables(product.database.db, await brand('Quixotic'), [{ title: 'Wooden floors' }])
    await open('/dashboard')
    await expect.poll(() => cards().count()).toBe(3)
    const search = main().getByRole('searchbox', { name: 'Search deliverables' })
    await search.fill('wodden flors')
    await expect.poll(titles).toEqual(['Wooden floors'])
    await main()
      .getByRole('status')
      .filter({ hasText: /^1 deliverable found$/ })
      .waitFor()
    await search.fill('Habour Bakry')
    await expect.poll(async () => (await titles()).toSorted()).toEqual(['Cakes', 'Fresh bread'])
    await main()
      .getByRole('status')
      .filter({ hasText: /^2 deliverables found$/ })
      .waitFor()
    await search.fill('zzzzzzzz')
    await main().getByRole('heading', { name: 'No matching deliverables' }).waitFor()
    await main().getByText('No deliverables found matching "zzzzzzzz"').waitFor()
    await eachSize('no matching deliverables')
    await search.press('Escape')
    await expect.poll(() => search.inputValue()).toBe('')
    await expect.poll(() => cards().count()).toBe(3)
    await expect.poll(() => main().getByRole('status').filter({ hasText: 'found' }).count()).toBe(0)
  })

  test('B2 scoped to one brand: only its own, and Create Deliverable', async () => {
    const bakery = await brand('Harbour Bakery')
    await insertDeliverables(product.database.db, bakery, [{ title: 'Fresh bread' }])
    await insertDeliverables(product.database.db, await brand('Quixotic'), [{ title: 'Wooden floors' }])
    await open(`/brands/${bakery.brand_id}`)
    await expect.poll(titles).toEqual(['Fresh bread'])
    const widget = main().getByRole('region', { name: 'Deliverables' })
    await widget.getByRole('link', { name: 'Create Deliverable' }).click()
    await page.waitForURL(`**/brands/${bakery.brand_id}/blogs/new`)
  })

  test('B2 a warning stands over the list when the blogs run out', async () => {
    await insertDeliverables(product.database.db, await brand('Harbour Bakery'), [{ title: 'A post' }])
    const warning = main().getByRole('status').filter({ hasText: "You've used all your blogs for this period" })
    await open('/deliverables')
    await cards().first().waitFor()
    await sidebar().getByText('Free', { exact: true }).waitFor()
    await expect.poll(() => warning.count()).toBe(0)
    await changed('/api/users/self', (body: { billing: object }) => ({
      ...body,
      billing: { ...body.billing, blogs_left: 0, has_reached_blogs_limit: true },
    }))
    await open('/deliverables')
    await warning.waitFor()
    await eachSize('out of blogs')
  })

  test('B5 deleting a blog asks first, and Cancel and Delete are off while the request runs', async () => {
    const posts = [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }]
    await insertDeliverables(product.database.db, await brand('Harbour Bakery'), posts)
    await open('/deliverables')
    const button = (title: string) => main().getByRole('button', { name: `Delete ${title}` })
    await button('Second').press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this blog?' })
    await dialog.getByText(permanently).waitFor()
    await eachSize('the question about a blog')
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => button('Second').evaluate((one) => one === document.activeElement)).toBe(true)

    const go = await hold('**/api/deliverables/*', 'DELETE')
    await button('Second').press('Enter')
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
    for (const name of ['Cancel', 'Delete'])
      await dialog.getByRole('button', { name }).and(page.locator('[aria-disabled=true]')).waitFor()
    go(true)
    await page.getByText('Failed to delete blog. Please try again.').waitFor()
    await page.unrouteAll()

    // From the keyboard through the whole list: to the next card, to the one before, to the heading.
    await dialog.getByRole('button', { name: 'Delete' }).and(page.locator(':not([aria-disabled])')).press('Enter')
    await page.getByText('Blog deleted successfully').first().waitFor()
    await expect.poll(titles).toEqual(['First', 'Third'])
    await expect.poll(focusedName).toBe('Harbour Bakery')
    const isIn = (title: string) =>
      cards()
        .filter({ hasText: title })
        .evaluate((card) => card.contains(document.activeElement))
    await expect.poll(() => isIn('Third')).toBe(true)
    const remove = async (title: string) => {
      await button(title).press('Enter')
      await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
      await dialog.waitFor({ state: 'detached' })
    }
    await remove('Third')
    await expect.poll(() => isIn('First')).toBe(true)
    await remove('First')
    await main().getByRole('heading', { name: 'No deliverables yet' }).waitFor()
    await expect.poll(focusedName).toBe('Deliverables')
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

  test('only the cards in view are drawn, and each says which of how many it is', async () => {
    await expect.poll(() => cards().count()).toBeLessThan(50)
    await expect.poll(() => cards().first().getAttribute('aria-posinset')).toBe('1')
    await expect.poll(() => cards().first().getAttribute('aria-setsize')).toBe(String(count))
    await page.keyboard.press('End')
    await page.getByRole('heading', { name: `Post number ${count}`, exact: true }).waitFor()
    await expect.poll(() => cards().last().getAttribute('aria-posinset')).toBe(String(count))
    await expect.poll(() => cards().count()).toBeLessThan(50)
    await eachSize('a long list')
  })

  test('the focus goes on from card to card, and is not lost by scrolling away', async () => {
    const first = main().getByRole('button', { name: 'Delete Post number 1', exact: true })
    await first.focus()
    await page.mouse.move(800, 600)
    await page.mouse.wheel(0, 20_000)
    await expect.poll(() => cards().nth(5).getAttribute('aria-posinset').then(Number)).toBeGreaterThan(100)
    await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect.poll(focusedName).toBe('Post number 2')
    for (let card = 3; card <= 40; card += 1) {
      for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press('Tab')
      await expect.poll(focusedName).toBe(`Post number ${card}`)
    }
  })

  test('B5 its search runs beside the page, and finds as well', async () => {
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

  test('it is searched by the page itself when the code of the worker does not come', async () => {
    await page.route(/search-worker/, (route) => route.abort())
    await main().getByRole('searchbox', { name: 'Search deliverables' }).fill('Qixotic zebra')
    await expect.poll(async () => (await titles())[0]).toBe('Quixotic zebras')
  })

  test('a card that is deleted passes the focus on to the next, and what was found stays', async () => {
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
