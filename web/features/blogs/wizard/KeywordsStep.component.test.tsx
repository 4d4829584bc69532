import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { blogs } from '#contract/blogs.ts'
import { expectRefused, keywords, startBlog } from '#test/component/blog-wizard.ts'
import { refuse, reply } from '#test/component/fake-api.ts'
import { press } from '#test/component/keys.ts'
import { currentPath } from '#test/component/render.tsx'
import { button, textbox } from '#test/component/screen.ts'
import { stream } from '#test/component/streams.ts'
import { allWordsOf } from '#test/component/words.ts'
import { after } from '#test/helpers/blog-stages.ts'

let world: ReturnType<typeof startBlog>

beforeEach(async () => {
  world = startBlog(after.topic)
  stream(blogs.outline)
  await world.open('keywords')
  await suggested().first().findElement()
})

const box = () => textbox('Keywords')
const chosen = () => allWordsOf(page.getByRole('list', { name: 'Chosen keywords' }).getByRole('listitem'))
const suggested = () => page.getByRole('list', { name: 'Recommended keywords' }).getByRole('button')

test('M2 keywords are added by Enter, by Add Keyword and from a list, without duplicates, and removed', async () => {
  await box().fill(' cargo bike ')
  await press('Enter')
  await box().fill('Cargo Bike, family bike ,, family  bike,e-bike')
  await button('Add Keyword').click()
  await expect.poll(chosen).toEqual(['cargo bike', 'family bike', 'e-bike'])
  await expect.element(box()).toHaveValue('')
  await button('Remove e-bike').click()
  await expect.poll(chosen).toEqual(['cargo bike', 'family bike'])
})

test('M5 at least 1 keyword, at most 20, and at most 80 characters each', async () => {
  await expectRefused('Save Keywords and AI Context', 'Please add at least 1 keyword.')
  await box().fill('cargo bike, family bike')
  await press('Enter')
  await box().fill('y'.repeat(81))
  await press('Enter')
  await expect.element(page.getByText('A keyword has at most 80 characters.')).toBeVisible()
  await box().fill(Array.from({ length: 19 }, (_, index) => `word ${index}`).join(','))
  await button('Add Keyword').click()
  await expect.element(page.getByText('At most 20 keywords.')).toBeVisible()
  expect(chosen()).toEqual(['cargo bike', 'family bike'])
})

test('M2 saving adds the text left in the field', async () => {
  await box().fill('cargo bike')
  await press('Enter')
  await box().fill('typed and not added')
  await button('Save Keywords and AI Context').click()
  await expect.poll(currentPath).toBe(`${world.path}/outline`)
  expect(world.store.blog.keywords).toEqual(['cargo bike', 'typed and not added'])
  await page.getByRole('link', { name: 'Back to Keywords' }).click()
  await expect.poll(currentPath).toBe(`${world.path}/keywords`)
})

test('M2 recommended keywords are added and removed by a click, without touching the text in the field', async () => {
  expect(allWordsOf(suggested())).toEqual(keywords)
  await box().fill('half typed')
  await suggested().first().click()
  await expect.poll(chosen).toEqual([keywords[0]])
  await expect.element(box()).toHaveValue('half typed')
  await suggested().first().click()
  await expect.poll(chosen).toEqual([])
})

test('M2 More suggestions adds recommended keywords; M8 a failure shows the reason', async () => {
  const more = [...keywords, 'one more']
  reply(
    blogs.keywordSuggestions,
    more.map((keyword) => ({ keyword })),
  )
  await button('More suggestions').click()
  await expect.poll(() => allWordsOf(suggested())).toEqual(more)
  await button('More suggestions').click()
  await expect.element(page.getByText('No further suggestions')).toBeVisible()
  refuse(blogs.keywordSuggestions, 502, { detail: 'The model is overloaded.' })
  await button('More suggestions').click()
  await expect.element(page.getByText('No more could be loaded. The model is overloaded.')).toBeVisible()
})
