import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contexts } from '#contract/contexts.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { newContext, startBlog } from '#test/component/blog-wizard.ts'
import { refuse, reply } from '#test/component/fake-api.ts'
import { button, expectOff, expectOn, toast } from '#test/component/screen.ts'
import { allWordsOf } from '#test/component/words.ts'
import { after } from '#test/helpers/blog-stages.ts'

const listed = () => page.getByRole('list', { name: 'AI context' }).getByRole('listitem')
const size = () => page.getByText(/^Context size/)
const save = () => button('Save Keywords and AI Context')

const openWith = async (...items: { name: string; tokens_number: number }[]) => {
  const world = startBlog(after.keywords)
  world.store.contexts = items.map(newContext)
  await world.open('keywords')
  await expect.element(size()).toBeVisible()
  return world
}

test('M9 the size is shown in per cent of the limit', async () => {
  await openWith({ name: 'short.md', tokens_number: 1001 })
  await expect.element(size()).toHaveTextContent('Context size: 2% · Available Context Size: 98%')
  await expectOn(save())
})

test('M9 over the limit the size has the destructive style, and M5 a warning disables the save', async () => {
  const short = { name: 'short.md', tokens_number: 1001 }
  await openWith(short, { name: 'long.md', tokens_number: 99_500 })
  await expect.element(size()).toHaveTextContent('Context size: 101% · Available Context Size: -1%')
  const colour = () => getComputedStyle(size().element()).color
  const destructive = colour()
  const warning = page.getByRole('status').filter({ hasText: 'Please remove some context to continue' })
  await expect.element(warning).toBeVisible()
  await expectOff(save())
  await expectAccessible()
  await button('Remove long.md').click()
  await expect.element(size()).toHaveTextContent('Context size: 2% · Available Context Size: 98%')
  expect(colour()).not.toBe(destructive)
  await expectOn(save())
})

test('a duplicate is marked, M4 a deletion reloads the list, M8 Failed to delete context keeps it', async () => {
  const same = { name: 'same.md', tokens_number: 700 }
  const { store } = await openWith(same, same)
  expect(allWordsOf(listed()).map((words) => words.includes('Duplicate'))).toEqual([false, true])
  refuse(contexts.remove, 500)
  await button('Remove same.md').first().click()
  await expect.element(toast('Failed to delete context')).toBeInTheDocument()
  expect(listed().elements()).toHaveLength(2)
  reply(contexts.remove, () => void (store.contexts = store.contexts.slice(1)))
  await button('Remove same.md').first().click()
  await expect.poll(() => listed().elements()).toHaveLength(1)
})

test('M8 Error fetching context can be retried', async () => {
  const { open } = startBlog(after.keywords)
  refuse(contexts.list, 500)
  await open('keywords')
  const panel = page.getByRole('alert').filter({ hasText: 'Error fetching context' })
  await expect.element(panel).toBeVisible()
  reply(contexts.list, [])
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Available Context Size: 100%')).toBeVisible()
})
