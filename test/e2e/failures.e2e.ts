// Failures as a person meets them: of a model, of the processes, of a website, of the network.
import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { factFields } from '#domain/facts.ts'
import { after, startBlogScreens, type BlogScreens } from '#test/helpers/blog-screens.ts'
import { startProduct, type Product } from '#test/helpers/product.ts'
import { test } from '#test/helpers/shared.ts'
import { signInTo, type SignedIn } from '#test/helpers/signed-in.ts'
import type { Visitor } from '#test/helpers/visitor.ts'
import { startFakeModel, type FakeModel } from '../../bench/fake-model.ts'

const outline = '# The title\n\n## First part\n\n## Second part\n'
const paragraph = (word: string) => Array.from({ length: 60 }, (_, index) => `${word}${index}`).join(' ')
const post = `# The title\n\n## First part\n\n${paragraph('alpha')}\n\n## Second part\n\n${paragraph('omega')}\n`

let world: SignedIn
let product: Product
let model: FakeModel
let visitor: Visitor
let screens: BlogScreens
let page: Page

test.beforeAll(async ({ browser }) => {
  model = await startFakeModel({
    tokens_per_second: 200,
    first_token_ms: 20,
    text: ({ response_format, messages }) => {
      if (response_format) return JSON.stringify(Object.fromEntries(factFields.map((field) => [field, null])))
      return JSON.stringify(messages).includes('<data name=\\"outline\\"') ? post : outline
    },
  })
  product = await startProduct({ AI_TEXT_MODEL: 'compatible:fake', AI_BASE_URL: model.url })
  world = await signInTo(product, browser)
  ;({ visitor, page } = world)
  screens = await startBlogScreens(world)
})
afterAll(async () => {
  await product?.stop()
  await model?.close()
})

const editor = (name: string) => page.getByRole('textbox', { name, exact: true })
/** Opens a step of a new blog, whose next text is generated there. */
const openStep = async (step: string, fields: object) => {
  const blog = await screens.newBlog(fields)
  await page.goto(`${product.url}${blog.path}/${step}`)
}
const isReady = (button: string) =>
  page.getByRole('button', { name: button }).and(page.locator(':not([aria-disabled])')).waitFor()

describe('M8 a model that fails', () => {
  test('a broken stream shows the panel and keeps the partial text, and a retry completes it', async () => {
    model.cutNextAfter(40)
    await openStep('approve', after.outline)
    await page.getByText('Error generating content').waitFor()
    await expect.poll(() => editor('Content').innerText()).toContain('alpha10')
    // What was written is in the history, too.
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByText('Incomplete').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Try again' }).click()
    await isReady('Save Blog')
    await expect.poll(() => editor('Content').innerText()).toContain('omega59')
    await expect.poll(() => page.getByText('Template draft: no AI model used').count()).toBe(0)
  })

  test('a refusal of the model is reported in the outline’s panel, and a retry succeeds', async () => {
    model.failNext(401)
    await openStep('outline', after.keywords)
    await page.getByText('Error generating outline').waitFor({ timeout: 40_000 })
    await expect.poll(() => page.getByRole('alert').first().innerText()).not.toContain('http')
    await page.getByRole('button', { name: 'Try again' }).click()
    await isReady('Save Outline')
    await expect.poll(() => editor('Heading 2').inputValue()).toBe('Second part')
  })
})

describe('M8 a process that is killed while a text is written', () => {
  /** The address of a blog whose content stops after 40 words until `release` is called. */
  const writeHalf = async () => {
    const release = model.holdNextAfter(40)
    await openStep('approve', after.outline)
    await expect.poll(() => editor('Content').innerText()).toContain('alpha30')
    return release
  }

  test('the worker: the text is generated again from the beginning, and stored once', async () => {
    await writeHalf()
    await product.kill('worker')
    await product.start('worker')
    await isReady('Save Blog')
    await expectStoredOnce()
  })

  test('the API: the page reconnects to the stream, and the text is stored once', async () => {
    const release = await writeHalf()
    await product.kill('api')
    await product.start('api')
    release()
    await isReady('Save Blog')
    await expectStoredOnce()
  })

  /** What the editor shows is what was stored, by one completed generation and one entry in the history. */
  const expectStoredOnce = async () => {
    const blog_id = /blogs\/([^/]+)\//.exec(page.url())![1]!
    const ofBlog = { kind: 'content', blog_id } as const
    const { db } = product.database
    const blog = await db.selectFrom('blogs').selectAll().where('blog_id', '=', blog_id).executeTakeFirstOrThrow()
    const generations = await db
      .selectFrom('generations')
      .select(['state', 'result'])
      .where((row) => row.and(ofBlog))
      .execute()
    const versions = await db
      .selectFrom('blog_versions')
      .select('text')
      .where((row) => row.and(ofBlog))
      .execute()
    expect(blog.content).toContain('omega59')
    expect(generations).toEqual([{ state: 'completed', result: blog.content }])
    expect(versions).toEqual([{ text: blog.content }])
    const words = (text: string) => text.match(/\w+/g)
    await expect.poll(async () => words(await editor('Content').innerText())).toEqual(words(blog.content!))
  }
})

describe('B4 a website that cannot be read', () => {
  test.each([
    ['does not resolve', 'https://no-such-company.invalid', 'No website was found under this name'],
    ['is on a private network', 'http://192.168.0.1', 'private network'],
  ])('%s: returns to the website step with the error', async (_, website, words) => {
    await page.goto(`${product.url}/brands/new`)
    await page.getByRole('textbox', { name: 'Website' }).fill(website)
    await page.getByRole('button', { name: 'Create Brand' }).click()
    await page.waitForURL('**/website?error=true')
    await page.getByText('Failed to find brand information. Please try again').waitFor()
    await page.getByText('Error searching for brand information').waitFor()
    await page.getByText(words).waitFor()
    // The other way: a website that can be read.
    await page.getByRole('textbox', { name: 'Website' }).fill(`${product.sandboxUrl}/demo/`)
    await page.getByRole('button', { name: 'Update Brand Website' }).click()
    await page.waitForURL('**/review', { timeout: 60_000 })
  })
})

describe('toasts', () => {
  const open = async () => {
    await page.goto(`${product.url}/settings`)
    await world.screen.isLoaded()
  }

  test('the first one is shown even if the connection is lost by then', async () => {
    await Promise.all([page.waitForResponse('**/assets/ToastRegion*'), open()])
    await visitor.context.setOffline(true)
    try {
      await world.screen.showsToast('Failed to export your data', world.screen.button('Export Data').click())
    } finally {
      await visitor.context.setOffline(false)
    }
  })

  test('a page works even if the code of the toasts cannot be loaded', async () => {
    await page.route('**/assets/ToastRegion*', (route) => route.abort())
    await open()
    await world.screen.refuse('**/users/self/export', 'GET', 500)
    await Promise.all([page.waitForResponse('**/users/self/export'), world.screen.button('Export Data').click()])
    await world.screen.button('Delete Account').click()
    await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor()
    await page.unrouteAll()
  })
})
