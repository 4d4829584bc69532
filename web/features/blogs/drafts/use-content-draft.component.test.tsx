import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { blogs, type Draft } from '#contract/blogs.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { startBlog } from '#test/component/blog-wizard.ts'
import { callsOf, hold } from '#test/component/fake-api.ts'
import { press, type } from '#test/component/keys.ts'
import { button, textbox } from '#test/component/screen.ts'
import { after } from '#test/helpers/blog-stages.ts'

const editor = () => textbox('Content')
const offer = () => page.getByRole('status').filter({ hasText: 'You left something unsaved here' })
const state = (words: string) => page.getByText(words, { exact: true })

const fromElsewhere = (fields: Partial<Draft> = {}): Draft => ({
  content: 'From the other device',
  version: 1,
  saved_at: new Date(Date.now() + 60_000).toISOString(),
  ...fields,
})
const openEdit = async (draft: Draft | null = null) => {
  const world = startBlog(after.finished)
  world.store.draft = draft
  await world.open('edit')
  await expect.element(editor()).toBeVisible()
  return world
}
const add = async (words: string) => {
  await editor().getByText('shopping.').click()
  await press('ControlOrMeta+End')
  await type(words)
}

test('unsaved changes are saved on the server as a draft, and the state is shown', async () => {
  const { store } = await openEdit()
  const saving = hold(blogs.saveDraft)
  await add(' Typed here.')
  await expect.element(state('Saving…')).toBeVisible()
  saving.release({ saved_at: new Date().toISOString() })
  await expect.element(state('Draft saved')).toBeVisible()
  await expect
    .poll(() => callsOf(blogs.saveDraft).at(-1)!.body)
    .toEqual({ content: expect.stringContaining('shopping. Typed here.'), version: store.blog.version })
  expect(callsOf(blogs.update)).toEqual([])
})

test('a draft on the server is offered with its time, and Restore fills the editor with it', async () => {
  await openEdit(fromElsewhere({ saved_at: '2026-11-20T10:30:00.000Z' }))
  await expect.element(offer().getByText(/Kept in your account on \d+ \w+ \d{4}, \d\d:\d\d\./)).toBeVisible()
  await expectAccessible()
  await button('Restore').click()
  await expect.element(editor()).toHaveTextContent('From the other device')
  await expect.element(offer()).not.toBeInTheDocument()
})

test('the newer draft of browser and server is offered, with a note if the blog has changed since', async () => {
  const { store, open } = await openEdit()
  await add(' From the browser.')
  // All of it: the rest would be saved on unmount, over the other device's.
  await expect.poll(() => store.draft?.content).toContain('From the browser.')
  store.draft = fromElsewhere()
  store.blog = { ...store.blog, version: 5 }
  await open('edit')
  await expect.element(offer().getByText('The blog has changed since.')).toBeVisible()
  await button('Restore').click()
  await expect.element(editor()).toHaveTextContent('From the other device')
})

test('Discard removes the draft in the browser and on the server', async () => {
  const { store, open } = await openEdit()
  await add('x')
  await expect.element(state('Draft saved')).toBeVisible()
  await open('edit')
  await button('Discard').click()
  await expect.poll(() => store.draft).toBeNull()
  await open('edit')
  await expect.element(editor()).toBeVisible()
  await expect.poll(() => callsOf(blogs.showDraft)).toHaveLength(3)
  await expect.element(offer()).not.toBeInTheDocument()
})

test('text changed back to what is stored removes the draft', async () => {
  const { store } = await openEdit()
  await add('y')
  await expect.element(state('Draft saved')).toBeVisible()
  expect(store.draft).not.toBeNull()
  await press('Backspace')
  await expect.poll(() => store.draft).toBeNull()
})

test('the draft of another device is not overwritten before the offer is answered', async () => {
  const { store } = await openEdit(fromElsewhere())
  await expect.element(offer()).toBeVisible()
  await add(' Typed over it.')
  await expect.element(state('Draft kept in this browser only')).toBeVisible()
  expect(callsOf(blogs.saveDraft)).toEqual([])
  expect(store.draft?.content).toBe('From the other device')
  await button('Discard').click()
  await expect.poll(() => store.draft).toBeNull()
})
