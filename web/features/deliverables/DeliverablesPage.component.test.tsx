import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Brand } from '#contract/brands.ts'
import { newBrand, newDeliverable, signIn, type Account } from '#test/component/account.ts'
import { press } from '#test/component/keys.ts'
import { cards, titles } from '#test/component/lists.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { expectAccessibleAtEachSize, main, sidebar } from '#test/component/screen.ts'
import { wordsOf } from '#test/component/words.ts'

let account: Account
let bakery: Brand

beforeEach(() => {
  account = signIn()
  bakery = newBrand({ name: 'Harbour Bakery' })
  account.brands = [bakery]
})

const found = (words: RegExp) => main().getByRole('status').filter({ hasText: words })
const search = () => main().getByRole('searchbox', { name: 'Search deliverables' })

test('B2 a card shows the brand with its logo, the title or a placeholder, date and time, and its actions', async () => {
  const gdrive_url = 'https://docs.example/document/1'
  const created_at = new Date('2026-03-05T14:07:00').toISOString()
  account.deliverables = [
    { title: 'Finished', finalized: true },
    { title: 'Uploaded', finalized: true, gdrive_url },
    { title: 'In the making' },
    { title: null },
  ].map((post) => newDeliverable(bakery, { ...post, created_at }))
  await openApp('/deliverables')
  await expect.element(main().getByRole('heading', { level: 1, name: 'Deliverables' })).toBeVisible()
  await expect.poll(titles).toEqual(['Finished', 'Uploaded', 'In the making', 'No Title Selected'])
  const card = (title: string) => cards().filter({ hasText: title })
  for (const title of titles()) {
    const link = card(title).getByRole('link', { name: 'Harbour Bakery' })
    await expect.element(link).toHaveAttribute('href', `/brands/${bakery.brand_id}`)
    await expect.element(card(title).getByText('HB')).toBeVisible()
    await expect.element(card(title).getByRole('button', { name: `Delete ${title}` })).toBeVisible()
  }
  await expect.poll(() => wordsOf(card('Finished').getByCss('time'))).toBe('5 Mar 2026, 14:07')
  await expect.element(card('Finished').getByRole('link', { name: 'Continue Creating' })).not.toBeInTheDocument()
  await expect.element(card('Finished').getByRole('link', { name: /Google Drive/ })).not.toBeInTheDocument()
  const drive = card('Uploaded').getByRole('link', { name: /^Google Drive/ })
  await expect.element(drive).toHaveAttribute('href', gdrive_url)
  await expectAccessibleAtEachSize()
  await expect
    .element(card('In the making').getByRole('link', { name: 'Continue Creating' }))
    .toHaveAttribute('href', expect.stringMatching(/\/blogs\/.*/))
})

test('B9 cards are at least 250 px wide and newest first, in as many columns as fit', async () => {
  const posts = Array.from({ length: 9 }, (_, index) => `Post ${index}`)
  account.deliverables = posts.map((title) => newDeliverable(bakery, { title }))
  await openApp('/deliverables')
  await expect.poll(titles).toEqual(posts)
  const boxes = () =>
    cards()
      .elements()
      .map((card) => card.getBoundingClientRect())
  for (const [width, columns] of [
    [1440, 4],
    [1024, 2],
    [700, 2],
    [390, 1],
  ] as const) {
    await page.viewport(width, 900)
    await expect.poll(() => new Set(boxes().map(({ x }) => x)).size).toBe(columns)
    for (const { width: cardWidth } of boxes()) expect(cardWidth).toBeGreaterThanOrEqual(250)
  }
})

test('B5 the search is fuzzy over title and brand name, announces the number of results, and Escape clears it', async () => {
  const quixotic = newBrand({ name: 'Quixotic' })
  account.brands = [bakery, quixotic]
  account.deliverables = [
    newDeliverable(bakery, { title: 'Fresh bread' }),
    newDeliverable(bakery, { title: 'Cakes' }),
    newDeliverable(quixotic, { title: 'Wooden floors' }),
  ]
  await openApp('/dashboard')
  await expect.poll(() => cards().elements()).toHaveLength(3)
  await search().fill('wodden flors')
  await expect.poll(titles).toEqual(['Wooden floors'])
  await expect.element(found(/^1 deliverable found$/)).toBeInTheDocument()
  await search().fill('Habour Bakry')
  await expect.poll(() => titles().toSorted()).toEqual(['Cakes', 'Fresh bread'])
  await expect.element(found(/^2 deliverables found$/)).toBeInTheDocument()
  await search().fill('zzzzzzzz')
  await expect.element(main().getByRole('heading', { name: 'No matching deliverables' })).toBeVisible()
  await expect.element(main().getByText('No deliverables found matching "zzzzzzzz"')).toBeVisible()
  await expectAccessibleAtEachSize()
  search().element().focus()
  await press('Escape')
  await expect.element(search()).toHaveValue('')
  await expect.poll(() => cards().elements()).toHaveLength(3)
  await expect.element(found(/found/)).not.toBeInTheDocument()
})

test('B2 for one brand: only its own, and Create Deliverable', async () => {
  const quixotic = newBrand({ name: 'Quixotic' })
  account.brands = [bakery, quixotic]
  account.deliverables = [
    newDeliverable(bakery, { title: 'Fresh bread' }),
    newDeliverable(quixotic, { title: 'Wooden floors' }),
  ]
  await openApp(`/brands/${bakery.brand_id}`)
  await expect.poll(titles).toEqual(['Fresh bread'])
  const widget = main().getByRole('region', { name: 'Deliverables' })
  await widget.getByRole('link', { name: 'Create Deliverable' }).click()
  await expect.poll(currentPath).toBe(`/brands/${bakery.brand_id}/blogs/new`)
})

test('B2 a warning is shown above the list when the blogs run out', async () => {
  account.deliverables = [newDeliverable(bakery, { title: 'A post' })]
  const warning = main().getByRole('status').filter({ hasText: "You've used all your blogs for this period" })
  await openApp('/deliverables')
  await expect.element(cards().first()).toBeVisible()
  await expect.element(sidebar().getByText('Free', { exact: true })).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
  const billing = { ...account.user.billing!, blogs_left: 0, has_reached_blogs_limit: true }
  account.user = { ...account.user, billing }
  await openApp('/deliverables')
  await expect.element(warning).toBeVisible()
  await expectAccessibleAtEachSize()
})
