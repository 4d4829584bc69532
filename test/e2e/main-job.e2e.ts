// The main job as a newcomer does it: a website goes in, a finished blog post comes out.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { launchBrowser } from '#test/helpers/browser.ts'
import { isLoopback, recordConnections } from '#test/helpers/connections.ts'
import { startProduct, type Product } from '#test/helpers/product.ts'
import { screenOf } from '#test/helpers/screen.ts'
import { goToOutline, makeBrand, signIn, visit } from '#test/helpers/visitor.ts'

let product: Product
let browser: Browser
let connections: Awaited<ReturnType<typeof recordConnections>>

beforeAll(async () => {
  connections = await recordConnections()
  product = await startProduct(connections.env)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await connections?.remove()
})

const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const isWritten = (page: Page, button: string) =>
  page.getByRole('button', { name: button }).and(page.locator(':not([aria-disabled])')).waitFor({ timeout: 60_000 })

const expectScreenAccessible = async (page: Page) => {
  await screenOf(page).isLoaded()
  await expectAccessible(page)
}

describe('the main job', () => {
  test('sign in, brand from the demo site, seven steps, finished post', async () => {
    const { page, problems, context } = await visit(browser)
    const asked = new Set<string>()
    context.on('request', (request) => asked.add(new URL(request.url()).hostname))
    await page.goto(product.url)
    await expectScreenAccessible(page)
    await signIn(page, product.url)
    expect(page.url()).not.toContain('access_token')
    await expectScreenAccessible(page)
    await makeBrand(page)
    await expectScreenAccessible(page)
    const brandName = await page.getByRole('heading', { level: 1 }).innerText()

    await goToOutline(page)
    await isWritten(page, 'Save Outline')
    await expect.poll(() => editor(page, 'Heading 1').inputValue()).toMatch(/\w/)
    await expectScreenAccessible(page)
    await page.getByRole('button', { name: 'Save Outline' }).click()
    await page.waitForURL('**/approve')
    await isWritten(page, 'Save Blog')
    await expectScreenAccessible(page)
    await expect.poll(() => page.getByText('Template draft: no AI model used').first().isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Save Blog' }).click()
    await page.getByRole('link', { name: 'Edit Content' }).waitFor()
    const post = await page.getByRole('article').innerText()
    expect(post.split(/\s+/).length).toBeGreaterThan(400)
    expect(post).toContain(brandName)
    await expectScreenAccessible(page)
    expect(problems).toEqual([])
    // B1: as it comes, nothing leaves the machine: neither from the browser nor from the server's processes.
    const reached = [...asked, ...connections.destinations()]
    expect(reached).toContain('127.0.0.1')
    expect(reached.filter((host) => host && !isLoopback(host))).toEqual([])
    await context.close()
  })

  test('the worker is killed in mid-generation: the text is complete afterwards, and stored once', async () => {
    const { page, context } = await visit(browser)
    await signIn(page, product.url)
    await makeBrand(page)
    await goToOutline(page, { format: 'How-To Guide' })
    await isWritten(page, 'Save Outline')
    await page.getByRole('button', { name: 'Save Outline' }).click()
    await page.waitForURL('**/approve')
    await expect.poll(() => editor(page, 'Content').innerText(), { timeout: 20_000 }).toMatch(/(\w+\W+){30}/)
    await product.kill('worker')
    await product.start('worker')
    await isWritten(page, 'Save Blog')
    await expectStoredOnce(page)
    await context.close()
  })

  test('the API is restarted in mid-stream: the page takes it up again, and the text is stored once', async () => {
    const { page, context } = await visit(browser)
    await signIn(page, product.url)
    await makeBrand(page)
    await goToOutline(page, { format: 'Explainer Blog Post' })
    await isWritten(page, 'Save Outline')
    await page.getByRole('button', { name: 'Save Outline' }).click()
    await page.waitForURL('**/approve')
    await expect.poll(() => editor(page, 'Content').innerText(), { timeout: 20_000 }).toMatch(/(\w+\W+){30}/)
    await product.kill('api')
    await product.start('api')
    await isWritten(page, 'Save Blog')
    await expectStoredOnce(page)
    await context.close()
  })
})

/** What the editor shows is what was stored, by one completed generation and one entry in the history. */
const expectStoredOnce = async (page: Page) => {
  const blog_id = /blogs\/([^/]+)\//.exec(page.url())![1]!
  const { db } = product.database
  const blog = await db.selectFrom('blogs').selectAll().where('blog_id', '=', blog_id).executeTakeFirstOrThrow()
  const generations = await db
    .selectFrom('generations')
    .select(['state', 'result'])
    .where('blog_id', '=', blog_id)
    .where('kind', '=', 'content')
    .execute()
  const versions = await db
    .selectFrom('blog_versions')
    .select('text')
    .where('blog_id', '=', blog_id)
    .where('kind', '=', 'content')
    .execute()
  expect(generations).toEqual([{ state: 'completed', result: blog.content }])
  expect(versions).toEqual([{ text: blog.content }])
  const lastWord = blog
    .content!.replaceAll(/\]\([^)]*\)|https?:\S+/g, ' ')
    .match(/\p{L}{4,}/gu)!
    .at(-1)!
  await expect.poll(() => editor(page, 'Content').innerText()).toContain(lastWord)
  // All of it: as many words as were stored, but for the marks of Markdown.
  const words = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0
  const shown = words(await editor(page, 'Content').innerText())
  expect(shown / words(blog.content!.replaceAll(/\]\([^)]*\)/g, ']'))).toBeGreaterThan(0.98)
}
