// The outline step: an outline that is written, then changed as a tree of headings or as text.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, describe, expect } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import {
  after,
  outline,
  partsOf,
  startBlogScreens,
  startLineServer,
  type BlogScreens,
} from '#test/helpers/blog-screens.ts'
import { test } from '#test/helpers/shared.ts'

let screens: BlogScreens
let page: Page
let on: ReturnType<typeof partsOf>
let lines: Awaited<ReturnType<typeof startLineServer>>

test.beforeAll(async ({ signedIn }) => {
  screens = await startBlogScreens(signedIn)
  page = screens.visitor.page
  on = partsOf(page, screens.product.url)
  lines = await startLineServer()
})
beforeEach(() => void (screens.visitor.problems.length = 0))
afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => localStorage.clear())
})
afterAll(() => lines?.close())

const tree = () => page.getByRole('list', { name: 'Outline' })
const row = (number: string) => on.textbox(`Heading ${number}`)
const notes = (number: string) => on.textbox(`Notes for heading ${number}`)
/** Every heading with its number, as `1 One`. */
const drawn = () =>
  tree()
    .getByRole('textbox', { name: /^Heading/ })
    .evaluateAll((rows) =>
      rows.map((element) =>
        [element.getAttribute('aria-label')!.replace('Heading ', ''), (element as HTMLTextAreaElement).value].join(' '),
      ),
    )
const hasDrawn = (expected: string[]) => expect.poll(drawn).toEqual(expected)
const said = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' })
const choose = async (number: string, item: string) => {
  await on.button(`Change heading ${number}`).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
}
const openTree = async (fields: object = {}) => {
  const blog = await screens.newBlog({ ...after.outline, ...fields })
  await on.open(`${blog.path}/outline`)
  await tree().waitFor()
  return blog
}
const saveOutline = async (blog: { blog_id: string; path: string }) => {
  await on.button('Save Outline').click()
  await on.isAt(`${blog.path}/approve`)
  return (await screens.stored(blog.blog_id)).outline
}

const start = ['1 Why a cargo bike', '1.1 What it costs', '2 How to choose']

describe('the tree', () => {
  test('M2 an editable outline: headings with their notes under the fixed title, changed in place and saved', async () => {
    // The content is there, so that nothing is written after the save.
    const blog = await openTree(after.content)
    await page.getByText('Choosing a cargo bike').first().waitFor()
    await hasDrawn(start)
    await expect.poll(() => notes('1.1').inputValue()).toBe('- price and upkeep')
    await row('1').fill('Why a **cargo bike**')
    await notes('2').fill('- test ride\n- ask neighbours')
    await expectAccessible(page, 'outline tree')
    await on.button('Save Outline').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save and clear them' }).click()
    await on.isAt(`${blog.path}/approve`)
    expect((await screens.stored(blog.blog_id)).outline).toBe(
      outline.replace('Why a cargo bike', 'Why a **cargo bike**').replace('test ride', 'test ride\n- ask neighbours'),
    )
    expect(screens.visitor.problems).toEqual([])
  })

  test('by mouse: a row is dragged by its handle with its subtree, and a line shows where it will stand', async () => {
    await openTree({ outline: '## One\n\n### Deep\n\n## Two\n\n## Three\n' })
    const drag = async (from: string, to: string, part: number, during?: () => Promise<unknown>) => {
      const target = (await row(to).locator('xpath=ancestor::li').boundingBox())!
      await on.button(`Drag heading ${from}`).hover()
      await page.mouse.down()
      const [x, y] = [target.x + target.width / 2, target.y + target.height * part]
      await page.mouse.move(x, y - 4, { steps: 4 })
      await page.mouse.move(x, y, { steps: 4 })
      await tree().locator('[data-drop-line]').waitFor()
      await during?.()
      await page.mouse.up()
    }
    await drag('1', '3', 0.9)
    await hasDrawn(['1 Two', '2 Three', '3 One', '3.1 Deep'])
    await said('“One” moved to 3, level H2')
    await drag('2', '1', 0.5)
    await hasDrawn(['1 Two', '1.1 Three', '2 One', '2.1 Deep'])
    await drag('2', '1', 0.1)
    await hasDrawn(['1 One', '1.1 Deep', '2 Two', '2.1 Three'])
    await tree().locator('[data-drop-line]').waitFor({ state: 'detached' })
  })

  test('M5 Save Outline is disabled without an outline: Outline is required', async () => {
    await openTree({ outline: '## One\n' })
    await choose('1', 'Delete')
    await on.isOff('Save Outline')
    await on.refuses('Save Outline', 'Outline is required')
    await on.button('Undo').click()
    await on.isOn('Save Outline')
  })

  test('unsaved changes are offered again after a reload', async () => {
    await openTree()
    await row('2').fill('How to choose one')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('How to choose one')
    await page.reload()
    await on.button('Restore').click()
    await hasDrawn([...start.slice(0, 2), '2 How to choose one'])
  })

  test('on a phone the rows fit the width of the screen, and the menu replaces the handle', async () => {
    const phone = await screens.browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      storageState: await screens.visitor.context.storageState(),
    })
    const touch = await phone.newPage()
    const blog = await screens.newBlog(after.outline)
    await touch.goto(`${screens.product.url}${blog.path}/outline`)
    const change = touch.getByRole('button', { name: 'Change heading 2', exact: true })
    await change.tap()
    await touch.getByRole('menuitem', { name: 'Move up' }).tap()
    await touch.getByRole('menu').waitFor({ state: 'detached' })
    await expect
      .poll(() => touch.getByRole('textbox', { name: 'Heading 1', exact: true }).inputValue())
      .toBe('How to choose')
    await expect.poll(() => touch.getByRole('button', { name: /^Drag/ }).count()).toBe(0)
    const { height, width } = (await change.boundingBox())!
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(40)
    await expectAccessible(touch, 'outline on a phone')
    await phone.close()
  })
})

describe('tree and text', () => {
  test('switching the view keeps the changes, and the view is remembered', async () => {
    const blog = await openTree({
      outline: `${outline}\n##### Too deep for a row\n\n| a | b |\n| - | - |\n| 1 | 2 |\n`,
    })
    await expect.poll(() => notes('2').inputValue()).toContain('| 1 | 2 |')
    await row('2').fill('How to choose well')
    await on.button('Text').click()
    await on.textbox('Outline').getByRole('heading', { level: 2, name: 'How to choose well' }).waitFor()
    await on.textbox('Outline').getByRole('heading', { level: 5, name: 'Too deep for a row' }).waitFor()
    await on.textbox('Outline').getByRole('heading', { level: 3, name: 'What it costs' }).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' a year')
    await on.button('Tree').click()
    await hasDrawn([start[0]!, '1.1 What it costs a year', '2 How to choose well'])
    await on.button('Text').click()
    await on.textbox('Outline').waitFor()
    await page.reload()
    await on.textbox('Outline').waitFor()
    await on.button('Restore').click()
    const saved = await saveOutline(blog)
    expect(saved).toContain('### What it costs a year')
    expect(saved).toContain('##### Too deep for a row')
  })

  test('M4 viewing an outline in both views without changing it makes no call', async () => {
    const blog = await openTree({ ...after.content, outline: '# T\n## One\n* a\n* b\n## Two' })
    const calls = on.calls('PUT', /blogs\/[^/]+$/)
    await row('1').fill('Other')
    await row('1').fill('One')
    await on.button('Save Outline').click()
    await on.isAt(`${blog.path}/approve`)
    expect(calls).toEqual([])
  })
})

describe('generation', () => {
  test('M4 the outline is generated once, on the first visit', async () => {
    const blog = await screens.newBlog(after.keywords)
    const calls = on.calls('PUT', /outline$/)
    await on.open(`${blog.path}/outline`)
    await on.isOn('Save Outline')
    expect((await drawn()).length).toBeGreaterThan(2)
    await page.reload()
    await on.isOn('Save Outline')
    expect(calls).toHaveLength(1)
    const { outline: saved, outline_model } = await screens.stored(blog.blog_id)
    expect(saved).toContain('# Choosing a cargo bike')
    expect(outline_model).toContain('builtin')
    await page.getByText('Template draft: no AI model used').first().waitFor()
  })

  test('M2 Regenerate says Generating... while the outline streams into the tree, which is read-only meanwhile', async () => {
    const blog = await screens.newBlog(after.keywords)
    await lines.take(page, '**/outline')
    await on.open(`${blog.path}/outline`)
    await page.getByRole('button', { name: 'Generating...' }).waitFor()
    await on.isOff('Save Outline')
    await expect.poll(() => lines.requests.length).toBeGreaterThan(0)
    lines.say({ delta: '# Choosing a cargo bike\n\n## First\n\n- a po' })
    await hasDrawn(['1 First'])
    await expect.poll(() => row('1').getAttribute('readonly')).not.toBeNull()
    lines.say({ delta: 'int\n\n## Sec' })
    await hasDrawn(['1 First', '2 Sec'])
    await expect.poll(() => notes('1').inputValue()).toBe('- a point')
    await expectAccessible(page, 'outline being written')
    await page.getByRole('button', { name: 'Generating...' }).click({ force: true })
    await on.button('Text').click()
    await on.textbox('Outline').getByRole('heading', { name: 'Sec' }).waitFor()
    await on.button('Tree').click()
    const whole = '# Choosing a cargo bike\n\n## First\n\n- a point\n\n## Second\n'
    await screens.db.updateTable('blogs').set({ outline: whole }).where('blog_id', '=', blog.blog_id).execute()
    lines.end({ outline: whole, model: null, left_out: null, version: 1 })
    await hasDrawn(['1 First', '2 Second'])
    await on.isOn('Save Outline')
    await row('2').fill('Second, changed')
    await hasDrawn(['1 First', '2 Second, changed'])
    expect(screens.visitor.problems).toEqual([])
  })

  test('Regenerate asks before it replaces unsaved changes or clears the content', async () => {
    await openTree()
    await row('1').fill('Mine')
    await on.button('Regenerate').click()
    const question = page.getByRole('alertdialog', { name: 'Write a new outline?' })
    await question.getByText('with your unsaved changes').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => row('1').inputValue()).toBe('Mine')
    const blog = await openTree(after.content)
    await on.button('Regenerate').click()
    await question.getByText('clears the content written for it').waitFor()
    await question.getByRole('button', { name: 'Write a new one' }).click()
    await on.isOn('Save Outline')
    await expect.poll(async () => (await screens.stored(blog.blog_id)).content).toBeNull()
  })

  test('M8 Error generating outline: the panel says why, the partial outline is kept and editable, and a retry succeeds', async () => {
    const blog = await screens.newBlog(after.keywords)
    await lines.take(page, '**/outline')
    const before = lines.requests.length
    await on.open(`${blog.path}/outline`)
    await expect.poll(() => lines.requests.length).toBeGreaterThan(before)
    lines.say({ delta: '## Half an outl' })
    lines.end({ error: 'The model is overloaded', status: 'error', code: 502 })
    const panel = page.getByRole('alert').filter({ hasText: 'Error generating outline' })
    await panel.getByText('The model is overloaded').waitFor()
    await hasDrawn(['1 Half an outl'])
    await row('1').fill('A whole one')
    await hasDrawn(['1 A whole one'])
    await expectAccessible(page, 'outline that failed')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await panel.getByRole('button', { name: 'Try again' }).click()
    await panel.waitFor({ state: 'detached' })
    await on.isOn('Save Outline')
    expect((await drawn()).length).toBeGreaterThan(2)
  })

  test('material that was left out for length is listed beside the outline and in the details', async () => {
    await openTree({ left_out: [{ name: 'Annual report.pdf', tokens_number: 90_000 }] })
    await page.getByRole('status').getByText('Left out for length: Annual report.pdf').waitFor()
    await page.getByRole('complementary').getByText('Left out for length: Annual report.pdf').waitFor()
  })
})
