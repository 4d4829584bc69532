// The settings: sessions in several browsers, the export of all data, and the deletion of the account.
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
import { hashSecret, newSecret } from '#server/features/accounts/secrets.ts'
import type { Product } from '#test/helpers/product.ts'
import type { Screen } from '#test/helpers/screen.ts'
import { insertBlog, insertBrand } from '#test/helpers/seed.ts'
import { test } from '#test/helpers/shared.ts'
import { signIn, type Visitor } from '#test/helpers/visitor.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let product: Product
let visitor: Visitor
let page: Page
let screen: Screen
let user_id: string

test.beforeAll(async ({ signedIn }) => {
  ;({ product, visitor, page, screen, user_id } = signedIn)
})
afterEach(() => {
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(visitor.problems.splice(0)).toEqual([])
})

const main = () => page.getByRole('main')
const open = async () => {
  await page.goto(`${product.url}/settings`)
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  await screen.isLoaded()
}

describe('sessions', () => {
  const rows = () => main().getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  const signInElsewhere = (user_agent: string | null = firefox) =>
    product.database.db
      .insertInto('sessions')
      .values({ user_id, session_hash: hashSecret(newSecret()), user_agent })
      .execute()

  test('an ended session is not listed after a reload', async () => {
    await signInElsewhere()
    await open()
    await expect.poll(() => rows().count()).toBe(2)
    await rows().filter({ hasText: 'This session' }).filter({ hasText: 'Chrome on Linux' }).waitFor()
    const end = rows().getByRole('button', { name: /^End session: Firefox on Windows/ })
    await screen.showsToast('Session ended', end.click())
    await page.reload()
    await expect.poll(() => rows().count()).toBe(1)
  })

  test('all other sessions are ended at once, and this one continues', async () => {
    await signInElsewhere()
    await signInElsewhere(null)
    await open()
    await rows().filter({ hasText: 'Unknown browser' }).waitFor()
    await screen.showsToast('All other sessions ended', screen.button('End other sessions').click())
    await page.reload()
    await rows().filter({ hasText: 'This session' }).waitFor()
    expect(await rows().count()).toBe(1)
  })
})

describe('the data of an account', () => {
  test('Export Data downloads a zip of everything', async () => {
    const { db } = product.database
    const brand = await insertBrand(db, user_id, { name: 'Northlight Cycles' })
    await insertBlog(db, brand, { title: 'A post', content: '# A post\n' })
    await open()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      screen.showsToast('Your data was exported', screen.button('Export Data').click()),
    ])
    expect(download.suggestedFilename()).toMatch(/^masthead-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(new Uint8Array(await readFile(await download.path())))
    expect(strFromU8(files['brands/Northlight Cycles/A post/blog.md']!)).toBe('# A post\n')
  })

  test('B8 Delete Account erases everything, and ends the session in every tab', async () => {
    const other = await visitor.context.newPage()
    await other.goto(`${product.url}/dashboard`)
    await other.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await open()
    await screen.button('Delete Account').click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByText('1 brand, 1 blog, 0 images and 0 videos').waitFor()
    await dialog.getByRole('textbox').fill('ada.okafor@example.com')
    await screen.showsToast('Account deleted successfully', dialog.getByRole('textbox').press('Enter'))
    await screen.isAt('/login')
    await page.getByRole('link', { name: 'Continue With Google' }).waitFor()
    expect(await visitor.context.cookies(product.url)).toEqual([])

    await other.reload()
    await other.waitForURL((url) => url.pathname === '/')
    await other.close()
    const { db } = product.database
    for (const table of ['users', 'sessions', 'brands', 'blogs', 'google_accounts'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    await expect.poll(() => db.selectFrom('account_deletions').selectAll().execute()).toEqual([])
  })

  test('B2 the same person can sign in again, to a new, empty account', async () => {
    await signIn(page, product.url)
    await page.getByRole('heading', { name: 'No brands yet' }).waitFor()
    await open()
    await screen.button('Upgrade Plan').first().waitFor()
    await main().getByRole('link', { name: 'Logout' }).click()
    await screen.isAt('/login')
  })
})
