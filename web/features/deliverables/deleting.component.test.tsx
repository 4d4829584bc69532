import { beforeEach, expect, test } from 'vitest'
import { blogs } from '#contract/blogs.ts'
import { newBrand, newDeliverable, signIn, type Account } from '#test/component/account.ts'
import { Refusal, reply } from '#test/component/fake-api.ts'
import { cards, focusedWords, titles } from '#test/component/lists.ts'
import { openApp } from '#test/component/render.tsx'
import {
  expectAccessibleAtEachSize,
  expectOff,
  expectOn,
  main,
  pressOn,
  question,
  toast,
} from '#test/component/screen.ts'

const permanently = 'Proceeding with this action will permanently delete all data, and recovery will not be possible.'

let account: Account

beforeEach(async () => {
  account = signIn()
  const bakery = newBrand({ name: 'Harbour Bakery' })
  account.brands = [bakery]
  account.deliverables = ['First', 'Second', 'Third'].map((title) => newDeliverable(bakery, { title }))
  await openApp('/deliverables')
})

const button = (title: string) => main().getByRole('button', { name: `Delete ${title}` })
const dialog = () => question('Are you sure you want to delete this blog?')
const inDialog = (name: string) => dialog().getByRole('button', { name })
const hasFocusInside = (title: string) => cards().filter({ hasText: title }).element().contains(document.activeElement)

test('B5 deleting a blog asks for confirmation; Cancel restores the focus', async () => {
  await pressOn(button('Second'))
  await expect.element(dialog().getByText(permanently)).toBeVisible()
  await expectAccessibleAtEachSize()
  await pressOn(inDialog('Cancel'))
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(button('Second')).toHaveFocus()
  expect(titles()).toEqual(['First', 'Second', 'Third'])
})

test('B5 Cancel and Delete are disabled while the request runs; a failure is shown, and can be retried', async () => {
  const { promise, resolve } = Promise.withResolvers<Refusal>()
  reply(blogs.removeDeliverable, promise)
  await pressOn(button('Second'))
  await pressOn(inDialog('Delete'))
  for (const name of ['Cancel', 'Delete']) await expectOff(inDialog(name))
  resolve(new Refusal(500))
  await expect.element(toast('Failed to delete blog. Please try again.')).toBeInTheDocument()
  reply(blogs.removeDeliverable, ({ params }) => {
    account.deliverables = account.deliverables.filter(({ deliverable_id }) => deliverable_id !== params.deliverable_id)
  })
  await expectOn(inDialog('Delete'))
  await pressOn(inDialog('Delete'))
  await expect.element(toast('Blog deleted successfully')).toBeInTheDocument()
  await expect.poll(titles).toEqual(['First', 'Third'])
})

test('deleting by keyboard moves the focus to the next card, then the previous one, then the heading', async () => {
  const remove = async (title: string) => {
    await pressOn(button(title))
    await pressOn(inDialog('Delete'))
    await expect.element(dialog()).not.toBeInTheDocument()
  }
  await remove('Second')
  await expect.poll(focusedWords).toBe('Harbour Bakery')
  await expect.poll(() => hasFocusInside('Third')).toBe(true)
  await remove('Third')
  await expect.poll(() => hasFocusInside('First')).toBe(true)
  await remove('First')
  await expect.element(main().getByRole('heading', { name: 'No deliverables yet' })).toBeVisible()
  await expect.poll(focusedWords).toBe('Deliverables')
})
