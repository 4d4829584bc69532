// The signed-in screens of the product: within the width of a phone and without console messages; and what needs its own
// history, reloads or stored data. Accessibility is in web/screens.component.test.tsx.
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import type { Product } from '#test/helpers/product.ts'
import { screenOf } from '#test/helpers/screen.ts'
import { test } from '#test/helpers/shared.ts'
import type { SignedIn } from '#test/helpers/signed-in.ts'
import type { Visitor } from '#test/helpers/visitor.ts'

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

test.beforeAll(async ({ signedIn }) => {
  world = signedIn
  ;({ product, visitor, page } = world)
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

  test('every screen fits a phone, and logs nothing to the console', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
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
      await screenOf(page).isLoaded()
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect({ path, sideways }).toEqual({ path, sideways: 0 })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(visitor.problems).toEqual([])
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
    const { rows } = await product.database.pool.query(`select from blogs where title = 'A finished post'`)
    expect(rows).toEqual([])
  })
})
