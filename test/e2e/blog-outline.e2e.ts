// The outline step in the product: mouse, touch, reloads, and what is stored. The rest is in OutlineStep.component.test.tsx.
import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { after, outline, partsOf, startBlogScreens, type BlogScreens } from '#test/helpers/blog-screens.ts'
import { test } from '#test/helpers/shared.ts'

let screens: BlogScreens
let page: Page
let on: ReturnType<typeof partsOf>

test.beforeAll(async ({ signedIn }) => {
  screens = await startBlogScreens(signedIn)
  page = screens.visitor.page
  on = partsOf(page, screens.product.url)
})
afterEach(async () => {
  await page.evaluate(() => localStorage.clear())
  expect(screens.visitor.problems.splice(0)).toEqual([])
})

const tree = () => page.getByRole('list', { name: 'Outline' })
const row = (number: string) => on.textbox(`Heading ${number}`)
const notes = (number: string) => on.textbox(`Notes for heading ${number}`)
/** Every heading with its number, as `1 One`. */
const shown = () =>
  tree()
    .getByRole('textbox', { name: /^Heading/ })
    .evaluateAll((rows) =>
      rows.map((element) =>
        [element.getAttribute('aria-label')!.replace('Heading ', ''), (element as HTMLTextAreaElement).value].join(' '),
      ),
    )
const expectShown = (expected: string[]) => expect.poll(shown).toEqual(expected)
/** What a screen reader announces. */
const isAnnounced = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' })
const openTree = async (fields: object = {}) => {
  const blog = await screens.newBlog({ ...after.outline, ...fields })
  await on.open(`${blog.path}/outline`)
  await tree().waitFor()
  return blog
}
test('a row is dragged by its handle with its subtree, and a line shows the drop position', async () => {
  await openTree({ outline: '## One\n\n### Deep\n\n## Two\n\n## Three\n' })
  const drag = async (from: string, to: string, part: number) => {
    const target = (await row(to).locator('xpath=ancestor::li').boundingBox())!
    await on.button(`Drag heading ${from}`).hover()
    await page.mouse.down()
    const [x, y] = [target.x + target.width / 2, target.y + target.height * part]
    await page.mouse.move(x, y - 4, { steps: 4 })
    await page.mouse.move(x, y, { steps: 4 })
    await tree().locator('[data-drop-line]').waitFor()
    await page.mouse.up()
  }
  await drag('1', '3', 0.9)
  await expectShown(['1 Two', '2 Three', '3 One', '3.1 Deep'])
  await isAnnounced('“One” moved to 3, level H2')
  await drag('2', '1', 0.5)
  await expectShown(['1 Two', '1.1 Three', '2 One', '2.1 Deep'])
  await drag('2', '1', 0.1)
  await expectShown(['1 One', '1.1 Deep', '2 Two', '2.1 Three'])
  await tree().locator('[data-drop-line]').waitFor({ state: 'detached' })
})

test('on a touch screen the menu replaces the drag handle, and the rows fit the width', async () => {
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

test('switching between tree and text keeps the changes, and a reload keeps the view', async () => {
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
  await expectShown(['1 Why a cargo bike', '1.1 What it costs a year', '2 How to choose well'])
  await on.button('Text').click()
  await on.textbox('Outline').waitFor()
  await page.reload()
  await on.textbox('Outline').waitFor()
  await on.button('Restore').click()
  await on.button('Save Outline').click()
  await on.isAt(`${blog.path}/approve`)
  const { outline: saved } = await screens.stored(blog.blog_id)
  expect(saved).toContain('### What it costs a year')
  expect(saved).toContain('##### Too deep for a row')
})

test('M4 the outline is generated once, on the first visit', async () => {
  const blog = await screens.newBlog(after.keywords)
  const calls = on.calls('PUT', /outline$/)
  await on.open(`${blog.path}/outline`)
  await on.isOn('Save Outline')
  expect((await shown()).length).toBeGreaterThan(2)
  await page.reload()
  await on.isOn('Save Outline')
  expect(calls).toHaveLength(1)
  const { outline: saved, outline_model } = await screens.stored(blog.blog_id)
  expect(saved).toContain('# Choosing a cargo bike')
  expect(outline_model).toContain('builtin')
  await page.getByText('Template draft: no AI model used').first().waitFor()
})
