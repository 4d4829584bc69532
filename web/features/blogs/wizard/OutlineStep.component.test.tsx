import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { blogs, type Blog } from '#contract/blogs.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { details, expectRefused, startBlog } from '#test/component/blog-wizard.ts'
import { callsOf, reply } from '#test/component/fake-api.ts'
import { currentPath } from '#test/component/render.tsx'
import { button, expectOff, expectOn, question, textbox } from '#test/component/screen.ts'
import { stream } from '#test/component/streams.ts'
import { after, outline } from '#test/helpers/blog-stages.ts'

const row = (number: string) => textbox(`Heading ${number}`)
const notes = (number: string) => textbox(`Notes for heading ${number}`)
/** Every heading with its number, as `1 One`. */
const shown = () =>
  page
    .getByRole('list', { name: 'Outline' })
    .getByRole('textbox', { name: /^Heading/ })
    .elements()
    .map((element) => `${element.ariaLabel!.replace('Heading ', '')} ${(element as HTMLTextAreaElement).value}`)
const expectShown = (expected: string[]) => expect.poll(shown).toEqual(expected)

const openOutline = async (fields: Partial<Blog> = {}) => {
  const world = startBlog({ ...after.outline, ...fields })
  await world.open('outline')
  await row('1').findElement()
  return world
}

test('M2 an editable outline: headings with their notes under the fixed title, changed in place and saved', async () => {
  const { store, path } = await openOutline(after.content)
  await expect.element(page.getByText('Choosing a cargo bike').first()).toBeVisible()
  await expectShown(['1 Why a cargo bike', '1.1 What it costs', '2 How to choose'])
  await expect.element(notes('1.1')).toHaveValue('- price and upkeep')
  await row('1').fill('Why a **cargo bike**')
  await notes('2').fill('- test ride\n- ask neighbours')
  await expectAccessible()
  stream(blogs.content)
  await button('Save Outline').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save and clear them' }).click()
  await expect.poll(currentPath).toBe(`${path}/approve`)
  expect(store.blog.outline).toBe(
    outline.replace('Why a cargo bike', 'Why a **cargo bike**').replace('test ride', 'test ride\n- ask neighbours'),
  )
})

test('M5 Save Outline is disabled without an outline: Outline is required', async () => {
  await openOutline({ outline: '## One\n' })
  await button('Change heading 1').click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await expectRefused('Save Outline', 'Outline is required')
  await button('Undo').click()
  await expectOn(button('Save Outline'))
})

test('unsaved changes of the tree are offered again', async () => {
  const { open } = await openOutline()
  await row('2').fill('How to choose one')
  await expect.poll(() => JSON.stringify(localStorage)).toContain('How to choose one')
  await open('outline')
  await button('Restore').click()
  await expectShown(['1 Why a cargo bike', '1.1 What it costs', '2 How to choose one'])
})

test('M4 viewing an outline without changing it makes no call', async () => {
  const { path } = await openOutline({ ...after.content, outline: '# T\n## One\n* a\n* b\n## Two' })
  await row('1').fill('Other')
  await row('1').fill('One')
  await button('Save Outline').click()
  await expect.poll(currentPath).toBe(`${path}/approve`)
  expect(callsOf(blogs.update)).toEqual([])
})

test('M2 Regenerate says Generating... while the outline streams into the tree, which is read-only meanwhile', async () => {
  const writing = stream(blogs.outline)
  const { store, open } = startBlog(after.keywords)
  await open('outline')
  await expect.element(button('Generating...')).toBeVisible()
  await expectOff(button('Save Outline'))
  await writing.send({ delta: '# Choosing a cargo bike\n\n## First\n\n- a po' })
  await expectShown(['1 First'])
  await expect.element(row('1')).toHaveAttribute('readonly')
  await writing.send({ delta: 'int\n\n## Sec' })
  await expectShown(['1 First', '2 Sec'])
  await expect.element(notes('1')).toHaveValue('- a point')
  await expectAccessible()
  await button('Text').click()
  await expect.element(textbox('Outline').getByRole('heading', { name: 'Sec' })).toBeVisible()
  await button('Tree').click()
  const whole = '# Choosing a cargo bike\n\n## First\n\n- a point\n\n## Second\n'
  store.blog = { ...store.blog, outline: whole, version: 2 }
  await writing.end({ outline: whole, model: null, left_out: null, version: 2 })
  await expectShown(['1 First', '2 Second'])
  await expectOn(button('Save Outline'))
  await row('2').fill('Second, changed')
  await expectShown(['1 First', '2 Second, changed'])
  expect(callsOf(blogs.outline)).toHaveLength(1)
})

test('Regenerate asks before it replaces unsaved changes', async () => {
  await openOutline()
  await row('1').fill('Mine')
  await button('Regenerate').click()
  const asked = question('Write a new outline?')
  await expect.element(asked.getByText('with your unsaved changes')).toBeVisible()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  await expect.element(row('1')).toHaveValue('Mine')
  expect(callsOf(blogs.outline)).toEqual([])
})

test('Regenerate asks before it clears the content', async () => {
  await openOutline(after.content)
  const writing = stream(blogs.outline)
  await button('Regenerate').click()
  const asked = question('Write a new outline?')
  await expect.element(asked.getByText('clears the content written for it')).toBeVisible()
  await asked.getByRole('button', { name: 'Write a new one' }).click()
  await writing.send({ delta: '# Choosing a cargo bike\n\n## Another' })
  await expectShown(['1 Another'])
  expect(callsOf(blogs.outline)).toHaveLength(1)
})

test('M8 Error generating outline: the panel says why, the partial outline is kept and editable, and a retry succeeds', async () => {
  const writing = stream(blogs.outline)
  const { store, open } = startBlog(after.keywords)
  await open('outline')
  await writing.send({ delta: '## Half an outl' })
  await writing.end({ error: 'The model is overloaded', status: 'error', code: 502 })
  const panel = page.getByRole('alert').filter({ hasText: 'Error generating outline' })
  await expect.element(panel.getByText('The model is overloaded')).toBeVisible()
  await expectShown(['1 Half an outl'])
  await row('1').fill('A whole one')
  await expectShown(['1 A whole one'])
  await expectAccessible()
  reply(blogs.keepVersion, ({ body }) => ({
    ...body,
    blog_version_id: crypto.randomUUID(),
    origin: 'saved' as const,
    model: null,
    created_at: new Date().toISOString(),
  }))
  await panel.getByRole('button', { name: 'Try again' }).click()
  store.blog = { ...store.blog, outline, version: 2 }
  await writing.end({ outline, model: null, left_out: null, version: 2 })
  await expect.element(panel).not.toBeInTheDocument()
  await expectOn(button('Save Outline'))
  await expectShown(['1 Why a cargo bike', '1.1 What it costs', '2 How to choose'])
  // The changed partial outline was added to the history before the new one replaced it.
  expect(callsOf(blogs.keepVersion).map(({ body }) => body)).toEqual([
    { kind: 'outline', text: expect.stringContaining('## A whole one') },
  ])
})

test('material that was left out for length is listed beside the outline and in the details', async () => {
  await openOutline({ left_out: [{ name: 'Annual report.pdf', tokens_number: 90_000 }] })
  const words = 'Left out for length: Annual report.pdf'
  await expect.element(page.getByRole('status').getByText(words)).toBeVisible()
  await expect.element(details().getByText(words)).toBeVisible()
})
