// A finished blog goes to the person's Google Drive, here the sandbox's, and stays in step with it.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { adaSub } from '#test/helpers/google.ts'
import type { Product } from '#test/helpers/product.ts'
import { test } from '#test/helpers/shared.ts'
import type { SignedIn } from '#test/helpers/signed-in.ts'
import type { Visitor } from '#test/helpers/visitor.ts'

let world: SignedIn
let product: Product
let visitor: Visitor
let page: Page
let driveUrl: string

test.beforeAll(async ({ signedIn }) => {
  world = signedIn
  ;({ product, visitor, page } = world)
  driveUrl = `${product.sandboxUrl}/drive/${adaSub}`
  const { brand_id, blog_id } = await finishedBlog()
  await page.goto(`${product.url}/brands/${brand_id}/blogs/${blog_id}`)
})

/** Of the only user. */
const finishedBlog = async () => {
  const { db, user_id } = world
  const { brand_id } = await db
    .insertInto('brands')
    .values({ user_id, name: 'Northwind', scraping_status: 'manual', brand_creation_step: 'completed' } as never)
    .returning('brand_id')
    .executeTakeFirstOrThrow()
  const { deliverable_id } = await db
    .insertInto('deliverables')
    .values({ user_id, brand_id })
    .returning('deliverable_id')
    .executeTakeFirstOrThrow()
  const content =
    '# How to true a wheel\n\n## Before you start\n\n| Tool | For |\n| --- | --- |\n| Key | Nipples |\n\n- [x] A stand\n'
  const { blog_id } = await db
    .insertInto('blogs')
    .values({
      deliverable_id,
      language: 'en_GB',
      has_brief: false,
      format: 'How-To Guide',
      title: 'How to true a wheel',
      keywords: '["wheel"]',
      outline: 'An outline',
      content,
      content_generated: true,
      finalized: true,
    } as never)
    .returning('blog_id')
    .executeTakeFirstOrThrow()
  // Of a blog that is not rated the page asks, and the browser writes the 404 into its console.
  await db.insertInto('feedbacks').values({ blog_id, score: 5 }).execute()
  return { brand_id, blog_id }
}

const upload = () => page.getByRole('button', { name: 'Upload to Google Drive' }).click()
const seen = (text: string) => page.getByText(text, { exact: true }).first().waitFor()

const inDrive = async (act: (drive: Page) => Promise<unknown>) => {
  const drive = await visitor.context.newPage()
  await drive.goto(driveUrl)
  await act(drive)
  await drive.close()
}

describe('M2, M7 the blog in Google Drive', () => {
  test('M2 there is nothing to view before the first upload; then the document opens in a tab of its own', async () => {
    await page.getByRole('button', { name: 'Upload to Google Drive' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'View in Google Drive' }).count()).toBe(0)
    await upload()
    await seen('Blog uploaded to Google Drive')
    const view = page.getByRole('link', { name: 'View in Google Drive' })
    await expect.poll(() => view.getAttribute('rel')).toContain('noopener')
    const [document] = await Promise.all([visitor.context.waitForEvent('page'), view.click()])
    await document.getByRole('heading', { level: 1, name: 'How to true a wheel' }).waitFor()
    const content = document.frameLocator('iframe')
    await content.getByRole('heading', { level: 2, name: 'Before you start' }).waitFor()
    await expect.poll(() => content.getByRole('cell', { name: 'Nipples' }).count()).toBe(1)
    await expect.poll(() => content.getByText('☑ A stand').count()).toBe(1)
    await document.close()
    await expectAccessible(page)
    expect(visitor.problems).toEqual([])
  })

  test('M7 an edited blog replaces the contents of the same document', async () => {
    await page.getByRole('link', { name: 'Edit Content' }).click()
    const editor = page.locator('[contenteditable=true]').first()
    await editor.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' and a spoke key')
    await expect.poll(() => editor.innerText()).toContain('and a spoke key')
    await page.getByRole('button', { name: 'Save Blog' }).click()
    await page.getByRole('link', { name: 'Edit Content' }).waitFor()
    await Promise.all([page.waitForResponse('**/cloud'), upload()])
    await inDrive(async (drive) => {
      await drive.getByRole('heading', { name: 'Ada’s Drive' }).waitFor()
      await expectAccessible(drive)
      await expect.poll(() => drive.getByRole('link', { name: 'How to true a wheel' }).count()).toBe(1)
      await expect
        .poll(async () => {
          await drive.goto(driveUrl)
          await drive.getByRole('link', { name: 'How to true a wheel' }).click()
          return drive.frameLocator('iframe').locator('body').innerText()
        })
        .toContain('and a spoke key')
    })
  })

  test('M7 revoked access is reported; connecting again returns to the page, and the upload succeeds', async () => {
    const { pathname } = new URL(page.url())
    await inDrive(async (drive) => {
      await drive.getByRole('button', { name: 'Withdraw Masthead’s access' }).click()
      await drive.getByText('Masthead has no access to this Drive').waitFor()
    })
    await upload()
    const dialog = page.getByRole('alertdialog', { name: 'Failed to upload blog to Google Drive' })
    await dialog.getByText('was withdrawn or has run out').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Connect Google Drive' }).click()
    await page.getByRole('link', { name: /ada\.okafor/ }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.waitForURL(`**${pathname}`)
    await upload()
    await seen('Blog uploaded to Google Drive')
  })

  test('M7 a crash after the document is created and before its id is stored leaves one document', async () => {
    const { blog_id } = await finishedBlog()
    const { pool, db } = product.database
    const session = (await visitor.context.cookies()).find(({ name }) => name === 'session-id')!
    const put = () =>
      fetch(`${product.url}/api/blogs/${blog_id}/cloud`, { method: 'PUT', headers: { 'session-id': session.value } })
    const made = async () => {
      const files = await db.selectFrom('sandbox.files').select('app_properties').execute()
      return files.filter(({ app_properties }) => app_properties['blog_id'] === blog_id).length
    }
    const client = await pool.connect()
    // What the server would note waits for this row, so the crash comes just before it.
    await client.query('begin')
    await client.query('select 1 from blogs where blog_id = $1 for update', [blog_id])
    const crashed = put().catch(() => 'crashed')
    await expect.poll(made, { timeout: 30_000 }).toBe(1)
    await product.kill('api')
    // The database would still carry out what the dead process has asked for.
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    await client.query('rollback')
    client.release()
    expect(await crashed).toBe('crashed')
    const blog = db.selectFrom('blogs').select('gdrive_file_id').where('blog_id', '=', blog_id)
    expect(await blog.executeTakeFirst()).toEqual({ gdrive_file_id: null })
    await product.start('api')
    expect((await put()).status).toBe(200)
    await expect.poll(() => made()).toBe(1)
    await page.reload()
  })

  test('M8 the failure toast reports a full drive', async () => {
    await inDrive(async (drive) => {
      await drive.getByRole('button', { name: 'Fill this Drive' }).click()
      await drive.getByText('This Drive is full.').waitFor()
    })
    await upload()
    await seen('Failed to upload blog to Google Drive')
    await page.getByText('Make room there, then upload again.').first().waitFor()
  })
})
