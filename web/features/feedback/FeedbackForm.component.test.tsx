import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { feedback } from '#contract/feedback.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { signIn } from '#test/component/account.ts'
import { addFinishedBlog } from '#test/component/blogs.ts'
import { callsOf, hold, refuse, reply } from '#test/component/fake-api.ts'
import { openApp } from '#test/component/render.tsx'
import { toast } from '#test/component/screen.ts'

beforeEach(async () => {
  const { path } = addFinishedBlog(signIn())
  reply(feedback.submit, ({ body: { score, comment = null } }) => {
    reply(feedback.show, { score, comment })
    return { score, comment }
  })
  await openApp(path)
  await form().findElement()
})

const form = () => page.getByRole('form', { name: 'Please rate your experience' })
const score = (value: number) => form().getByRole('button', { name: `${value} of 5` })
const comment = () => form().getByRole('textbox', { name: 'Any comments on how we can make it better?' })
const submit = () => form().getByRole('button', { name: 'Submit' })
const sent = () => callsOf(feedback.submit).map(({ body }) => body)

test('M2 a score of 4 or lower reveals a comment box and Submit, which sends once for a double click', async () => {
  expect(form().getByRole('button').elements()).toHaveLength(5)
  await expect.element(comment()).not.toBeInTheDocument()
  await score(4).click()
  await comment().fill('More examples, please.')
  await expectAccessible()
  await score(2).click()
  await expect.element(comment()).toHaveValue('More examples, please.')
  const held = hold(feedback.submit)
  await submit().dblClick()
  held.release({ score: 2, comment: 'More examples, please.' })
  await expect.element(toast('Thank you for your feedback!')).toBeInTheDocument()
  await expect.element(form()).not.toBeInTheDocument()
  expect(sent()).toEqual([{ score: 2, comment: 'More examples, please.' }])
})

test('M2 a score of 5 submits at once', async () => {
  await score(5).click()
  await expect.element(form()).not.toBeInTheDocument()
  expect(sent()).toEqual([{ score: 5, comment: null }])
})

test('a failure is reported and keeps the typed comment', async () => {
  refuse(feedback.submit, 500)
  await score(3).click()
  await comment().fill('Too long.')
  await submit().click()
  await expect.element(toast('Failed to send feedback')).toBeInTheDocument()
  await expect.element(comment()).toHaveValue('Too long.')
  reply(feedback.submit, { score: 3, comment: 'Too long.' })
  await submit().click()
  await expect.element(form()).not.toBeInTheDocument()
  expect(sent().at(-1)).toEqual({ score: 3, comment: 'Too long.' })
})

test('a rating in another tab hides the form', async () => {
  reply(feedback.show, { score: 1, comment: null })
  refuse(feedback.submit, 409)
  await score(5).click()
  await expect.element(toast('This blog has already been rated.')).toBeInTheDocument()
  await expect.element(form()).not.toBeInTheDocument()
})
