// AI edit in the product, with a model and without.
import type { Browser, Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { signInByForms } from '#test/helpers/plain-sign-in.ts'
import { startProduct, type Product } from '#test/helpers/product.ts'
import { test } from '#test/helpers/shared.ts'
import { visit } from '#test/helpers/visitor.ts'
import { startFakeModel, type FakeModel } from '../../bench/fake-model.ts'

let browser: Browser
let page: Page

test.beforeAll(({ browser: shared }) => void (browser = shared))

const text = () => page.getByRole('textbox', { name: 'Content' })
const panel = () => page.getByRole('dialog', { name: 'AI edit' })
const action = (name: string) => panel().getByRole('button', { name, exact: true })
const command = (name: string) => panel().getByRole('menuitem', { name, exact: true })

/** A finished blog of a person signed in, and the address where it is edited. */
const addBlog = async (product: Product, content: string) => {
  const session_id = await signInByForms(product.url)
  const call = async (method: string, path: string, body: FormData | object) => {
    const isForm = body instanceof FormData
    const response = await fetch(product.url + path, {
      method,
      headers: { 'session-id': session_id, ...(!isForm && { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { brand_id: string; blog: { blog_id: string } }
  }
  const form = new FormData()
  for (const field of ['name', 'audience', 'vision', 'mission', 'positioning', 'marketing_goals', 'keywords'])
    form.append(field, `The ${field} of a brand`)
  form.append('tone_of_voice_id', 'friendly')
  const { brand_id } = await call('POST', '/api/brands', form)
  const { blog } = await call('POST', '/api/deliverables', { brand_id, blog: { language: 'en_GB', has_brief: false } })
  await call('PUT', `/api/blogs/${blog.blog_id}`, {
    format: 'Story',
    title: 'A title',
    keywords: ['a'],
    outline: '# One',
    content,
  })
  await call('PUT', `/api/blogs/${blog.blog_id}/finalize`, {})
  return { product, session_id, url: `${product.url}/brands/${brand_id}/blogs/${blog.blog_id}/edit` }
}

const openBlog = async ({ product, session_id, url }: Awaited<ReturnType<typeof addBlog>>) => {
  const visitor = await visit(browser)
  page = visitor.page
  const cookies = { 'session-type': 'google', 'session-id': session_id }
  await visitor.context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: product.url })))
  await page.goto(url)
  await text().waitFor()
  return visitor
}

describe('in the product', () => {
  let model: FakeModel | undefined
  let withModel: Product | undefined
  afterAll(async () => {
    await withModel?.stop()
    await model?.close()
  })

  test('M2 the edit page rewrites with the model, keeps the text when that fails, and saves', async () => {
    model = await startFakeModel({
      text: 'Our cargo bikes carry families.',
      tokens_per_second: 100,
      first_token_ms: 20,
    })
    withModel = await startProduct({ AI_TEXT_MODEL: 'compatible:fake', AI_BASE_URL: model.url })
    const started = await addBlog(withModel, 'Our bikes are good.')
    const { problems, context } = await openBlog(started)
    await text().getByText('Our bikes').click()
    await page.keyboard.press('ControlOrMeta+j')
    model.failNext(401)
    await command('Improve').click()
    await panel().getByRole('alert').waitFor()
    await expect.poll(() => panel().getByRole('alert').innerText()).toContain('Your text is unchanged.')
    await action('Retry').click()
    await action('Accept').waitFor()
    await expectAccessible(page)
    await action('Accept').click()
    await expect.poll(() => text().innerText()).toContain('Our cargo bikes carry families.')
    const sent = JSON.stringify(model.requests.at(-1)?.messages)
    for (const part of ['Our bikes are good.', 'Friendly.', 'British English']) expect(sent).toContain(part)
    expect(problems).toEqual([])
    await page.getByRole('button', { name: 'Save Blog' }).click()
    await page.getByRole('article').getByText('Our cargo bikes carry families.').waitFor()
    await context.close()
  })

  test('M7 without a model it fixes grammar and offers synonyms, and says what the other commands require', async ({
    product,
  }) => {
    const started = await addBlog(product, 'our bikes are are "good" . they last.')
    const { problems, context } = await openBlog(started)
    await text().getByText('our bikes').click()
    await page.keyboard.press('ControlOrMeta+j')
    await expect.poll(() => command('Shorten').getAttribute('aria-disabled')).toBe('true')
    await command('Fix grammar').click()
    await action('Accept').click()
    await expect.poll(() => text().innerText()).toContain('Our bikes are “good”. They last.')
    await text().press('ControlOrMeta+a')
    await page.keyboard.type('customers')
    await text().press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+j')
    await command('Synonyms').click()
    await command('clients').click()
    await expect.poll(() => text().innerText()).toContain('clients')
    expect(problems).toEqual([])
    await context.close()
  })
})
