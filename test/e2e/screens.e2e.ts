// Every signed-in screen, on a phone and on a desktop: accessible, within its width, and without console messages.
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import type { Product } from '#test/helpers/product.ts'
import { screenOf } from '#test/helpers/screen.ts'
import { test } from '#test/helpers/shared.ts'
import type { SignedIn } from '#test/helpers/signed-in.ts'
import type { Visitor } from '#test/helpers/visitor.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
const longName = 'A company whose name is longer than anybody would want it to be in a sidebar'
const longFile = 'a-report-with-a-name-that-goes-on-and-on-without-a-single-space-to-break-it-at-2026.md'

let world: SignedIn
let product: Product
let visitor: Visitor
let page: Page
let brandPath: string
let blogPath: string
let draftPath: string

/** Calls the API as the visitor. */
const call = async (method: string, path: string, sent: object = {}) => {
  const cookies = await visitor.context.cookies(product.url)
  const session = cookies.find(({ name }) => name === 'session-id')?.value ?? ''
  const options = { method, headers: { 'session-id': session }, ...sent }
  const response = await visitor.context.request.fetch(product.url + path, options)
  if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`)
  return response.json() as Promise<unknown>
}

const makeBlog = async (brand_id: string, fields: object) => {
  const data = { brand_id, blog: { language: 'en_GB', has_brief: false } }
  const { blog, deliverable_id } = (await call('POST', '/api/deliverables', { data })) as {
    deliverable_id: string
    blog: { blog_id: string }
  }
  await call('PUT', `/api/blogs/${blog.blog_id}`, { data: fields })
  return { deliverable_id, api: `/api/blogs/${blog.blog_id}`, path: `/brands/${brand_id}/blogs/${blog.blog_id}` }
}

const makeFinishedBlog = async (brand_id: string) => {
  const blog = await makeBlog(brand_id, { format: 'Story', title: 'A finished post', keywords: ['oranges', 'winter'] })
  await call('PUT', `${blog.api}/outline`, { data: { outline: '# A finished post\n\n## Part\n' } })
  await call('PUT', `${blog.api}/content`, { data: { content: '# A finished post\n\n## Part\n\nSome words.\n' } })
  await call('PUT', `${blog.api}/finalize`)
  return blog
}

const expectScreenAccessible = async (name: string) => {
  await screenOf(page).isLoaded()
  await expectAccessible(page, name)
}

test.beforeAll(async ({ signedIn }) => {
  world = signedIn
  ;({ product, visitor, page } = world)
})

test('B2 without a brand, an empty state explains the page and offers a single action', async () => {
  for (const path of ['/dashboard', '/brands', '/deliverables']) {
    await page.goto(product.url + path)
    await page.getByRole('heading', { name: /^No (brands|deliverables) yet$/ }).waitFor()
    await expectScreenAccessible(path)
  }
  await page.goto(`${product.url}/dashboard`)
  await page.getByRole('link', { name: 'Create your first brand' }).click()
  await page.waitForURL('**/brands/new')
  await expectScreenAccessible('/brands/new')
  expect(visitor.problems).toEqual([])
})

describe('with a brand and two blogs', () => {
  beforeAll(async () => {
    const words = { audience: 'a', vision: 'v', mission: 'm', positioning: 'p', marketing_goals: 'g', keywords: 'k' }
    const multipart = { ...words, name: longName, website: 'company.example', tone_of_voice_id: 'friendly' }
    const { brand_id } = (await call('POST', '/api/brands', { multipart })) as { brand_id: string }
    brandPath = `/brands/${brand_id}`
    blogPath = (await makeFinishedBlog(brand_id)).path
    const draft = await makeBlog(brand_id, { format: 'Checklist', title: 'A post to come' })
    draftPath = draft.path
    const file = { name: longFile, mimeType: 'text/markdown', buffer: Buffer.from('# Report\n\nIn 2025 it rained.\n') }
    await call('POST', `/api/deliverables/${draft.deliverable_id}/contexts`, { multipart: { file } })
  })

  // Dark on the phone, light on the desktop: every component is tested in both.
  test.each([
    { device: 'a phone', viewport: phone, colorScheme: 'dark' as const },
    { device: 'a desk', viewport: desk, colorScheme: 'light' as const },
  ])('every screen on $device', async ({ viewport, colorScheme }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    const screens = [
      '/dashboard',
      '/brands',
      '/deliverables',
      '/settings',
      brandPath,
      `${brandPath}/edit`,
      `${brandPath}/blogs/new`,
      `${draftPath}/format`,
      `${draftPath}/topic`,
      `${draftPath}/keywords`,
      blogPath,
      `${blogPath}/approve`,
      `${blogPath}/edit`,
    ]
    for (const path of screens) {
      await page.goto(product.url + path)
      await expectScreenAccessible(path)
    }
    expect(visitor.problems).toEqual([])
  })

  test('data that cannot be loaded is reported under its heading, and can be retried', async () => {
    await page.route('**/api/{brands,blogs,deliverables}{,/**}', (route) => route.abort())
    for (const [path, title] of [
      ['/dashboard', 'Failed to load brands'],
      [brandPath, 'Unable to load brand'],
      [blogPath, 'Error fetching blog'],
      [`${blogPath}/edit`, 'Failed to load blog content'],
    ] as const) {
      await page.goto(product.url + path)
      await page.getByRole('alert').filter({ hasText: title }).waitFor()
      await expectScreenAccessible(`${path}, failing`)
    }
    await page.unroute('**/api/{brands,blogs,deliverables}{,/**}')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('textbox', { name: 'Content' }).waitFor()
    // The browser itself reports aborted requests.
    expect(visitor.problems.splice(0).filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  })

  test('an incomplete form names what is missing, and focuses it', async () => {
    await page.goto(`${product.url}${brandPath}/blogs/new`)
    await page.getByRole('button', { name: 'Start Creating' }).press('Enter')
    await page.getByText('Please select a language.').waitFor()
    await page.getByText('Please select a way to create the blog.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
  })

  test('a typed brief survives a reload', async () => {
    await page.goto(`${product.url}${draftPath}/intro`)
    await page.getByRole('radio', { name: /Provide a detailed brief/ }).check()
    await page.getByRole('button', { name: 'Start Creating' }).click()
    await page.getByRole('button', { name: 'Save and clear them' }).click()
    const brief = page.getByRole('textbox', { name: 'Brief' })
    await brief.fill('What must not be missing')
    await page.reload()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => brief.inputValue()).toBe('What must not be missing')
    await page.getByRole('button', { name: 'Save Brief' }).click()
    await page.waitForURL('**/format')
    await page.getByRole('link', { name: 'Blog Brief' }).click()
    await brief.waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Restore' }).count()).toBe(0)
  })

  test('Escape in the dialog about another tab’s changes keeps the typed text', async () => {
    await page.goto(`${product.url}${brandPath}/edit`)
    await page.getByRole('textbox', { name: 'Summary' }).fill('From this tab')
    await call('PUT', `/api${brandPath}`, { multipart: { summary: 'From the other tab' } })
    await page.getByRole('button', { name: 'Save Brand' }).click()
    await page.getByRole('alertdialog', { name: 'This brand was changed in another tab' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('textbox', { name: 'Summary' }).inputValue()).toBe('From this tab')
    await page.getByRole('button', { name: 'Save Brand' }).click()
    await page.getByRole('button', { name: 'Save mine' }).click()
    await page.getByRole('link', { name: 'Edit Brand' }).waitFor()
    visitor.problems.length = 0
  })

  test('a deleted blog does not come back with the back button', async () => {
    await page.goto(`${product.url}/deliverables`)
    await page.getByRole('main').getByRole('link', { name: 'A finished post' }).click()
    await page.getByRole('button', { name: 'Delete Blog' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Blog deleted successfully').waitFor()
    await page.waitForURL('**/dashboard')
    await page.goBack()
    await page.waitForURL('**/deliverables')
    await page.getByRole('heading', { name: 'Deliverables' }).waitFor()
  })

  test('M6 without blogs left the wizard is blocked, and says until when', async () => {
    await product.database.db.updateTable('users').set({ blogs_left: 0 }).execute()
    await page.goto(`${product.url}${brandPath}/blogs/new`)
    await page.getByRole('heading', { level: 1, name: "You've used all your blogs for this period" }).waitFor()
    await page.getByText('Upgrade to Premium to create more content.').waitFor()
    await expectScreenAccessible('blocked')
  })
})
