import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newBrand, newDeliverable, signIn } from '#test/component/account.ts'
import { press } from '#test/component/keys.ts'
import { cards, focusedWords } from '#test/component/lists.ts'
import { openApp } from '#test/component/render.tsx'
import { expectAccessibleAtEachSize, main } from '#test/component/screen.ts'

const count = 1200
const names = Array.from({ length: count }, (_, index) => `Post number ${index + 1}`)

beforeEach(async () => {
  const account = signIn()
  const bakery = newBrand({ name: 'Harbour Bakery' })
  account.brands = [bakery]
  account.deliverables = names.map((title) => newDeliverable(bakery, { title }))
  await openApp('/deliverables')
  await cards().first().findElement()
})

test('only the cards in view are rendered, and each has its position in the set', async () => {
  expect(cards().elements().length).toBeLessThan(50)
  await expect.element(cards().first()).toHaveAttribute('aria-posinset', '1')
  await expect.element(cards().first()).toHaveAttribute('aria-setsize', String(count))
  await press('End')
  await expect.element(page.getByRole('heading', { name: `Post number ${count}`, exact: true })).toBeVisible()
  await expect.element(cards().last()).toHaveAttribute('aria-posinset', String(count))
  expect(cards().elements().length).toBeLessThan(50)
  await expectAccessibleAtEachSize()
})

test('the focus moves from card to card, and is not lost by scrolling away', async () => {
  const first = main().getByRole('button', { name: 'Delete Post number 1', exact: true })
  first.element().focus()
  await userEvent.wheel(main(), { delta: { y: 20_000 } })
  await expect.poll(() => Number(cards().nth(5).element().getAttribute('aria-posinset'))).toBeGreaterThan(100)
  await expect.element(first).toHaveFocus()
  await press('Tab')
  await press('Tab')
  await expect.poll(focusedWords).toBe('Post number 2')
  for (let card = 3; card <= 40; card += 1) {
    await userEvent.keyboard('{Tab}'.repeat(4))
    await expect.poll(focusedWords).toBe(`Post number ${card}`)
  }
})
