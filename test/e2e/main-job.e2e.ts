// The main job as a newcomer does it: a website goes in, a finished blog post comes out.
import type { Browser, Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { isLoopback, recordConnections } from '#test/helpers/connections.ts'
import { startProduct, type Product } from '#test/helpers/product.ts'
import { screenOf } from '#test/helpers/screen.ts'
import { test } from '#test/helpers/shared.ts'
import { goToOutline, makeBrand, signIn, visit } from '#test/helpers/visitor.ts'

let product: Product
let browser: Browser
let connections: Awaited<ReturnType<typeof recordConnections>>

test.beforeAll(async ({ browser: shared }) => {
  browser = shared
  connections = await recordConnections()
  product = await startProduct(connections.env)
})
afterAll(async () => {
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
    // B1: by default nothing leaves the machine, neither from the browser nor from the server's processes.
    const reached = [...asked, ...connections.destinations()]
    expect(reached).toContain('127.0.0.1')
    expect(reached.filter((host) => host && !isLoopback(host))).toEqual([])
    await context.close()
  })
})
