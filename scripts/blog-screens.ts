// States of the blog wizard and the edit page: invalid, complete, failed, streaming, blocked, unsaved.
import type { Page } from 'playwright-core'
import { screenOf } from '#test/helpers/screen.ts'

type Shoot = (page: Page, name: string) => Promise<void>

const markdown = (name: string) => ({
  name,
  mimeType: 'text/markdown',
  buffer: Buffer.from('# Notes\n\nIt carries 180 kg.\n'),
})

/** States without a blog: missing input, an exhausted plan, a brief. */
export const shootNewBlogStates = async (page: Page, url: string, brandPath: string, shoot: Shoot) => {
  const screen = screenOf(page)
  await page.route('**/api/users/self', async (route) => {
    const response = await route.fetch()
    const user = (await response.json()) as { billing: object }
    await route.fulfill({ response, json: { ...user, billing: { ...user.billing, blogs_left: 0 } } })
  })
  await page.goto(`${url}${brandPath}/blogs/new`)
  await page.getByRole('heading', { level: 1, name: /used all your blogs/ }).waitFor()
  await shoot(page, 'blog-blocked')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.goto(`${url}${brandPath}/blogs/new`)
  await screen.button('Start Creating').click({ force: true })
  await page.getByText('Please select a way to create the blog.').waitFor()
  await shoot(page, 'blog-intro-refused')
  await screen.combobox('Language').selectOption('en_GB')
  await page.getByRole('radio', { name: /detailed brief/ }).check()
  await screen.button('Start Creating').click()
  await page.waitForURL('**/brief')
  await screen.textbox('Brief').fill('What a cargo bike carries, what it costs, and where it is parked.')
  await shoot(page, 'blog-brief')
}

/** States of a written blog: context items, further suggestions, both views of the outline, failures, a draft. */
export const shootBlogStates = async (page: Page, url: string, blogPath: string, shoot: Shoot) => {
  const screen = screenOf(page)
  const open = (step: string) => page.goto(`${url}${blogPath}/${step}`)
  await open('topic')
  await page.getByRole('radio').nth(1).waitFor()
  await screen.button('More suggestions').click()
  await screen.isOn('More suggestions')
  await shoot(page, 'blog-topic-more')
  await screen.refuse('**/topic_suggestions', 'GET', 502, { detail: 'The model is overloaded.' })
  await page.reload()
  await page.getByText('Failed to load topic suggestions').waitFor()
  await shoot(page, 'blog-topic-failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await open('keywords')
  const files = page.locator('input[type=file]')
  await files.setInputFiles([markdown('Workshop notes.md'), { ...markdown('Empty.txt'), buffer: Buffer.from(' ') }])
  await page.getByText('This file holds no text.').waitFor()
  const { release } = await screen.hold('**/contexts', 'POST')
  await files.setInputFiles([markdown('Workshop notes.md'), markdown('Price list.md')])
  await page.getByRole('progressbar').waitFor({ state: 'attached' })
  await shoot(page, 'blog-keywords-context')
  release()
  await page.getByText('Duplicate').waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await open('outline')
  await page.getByRole('list', { name: 'Outline' }).waitFor()
  await screen.button('Change heading 2').click()
  await shoot(page, 'blog-outline-menu')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await screen.button('Undo').waitFor()
  await shoot(page, 'blog-outline-deleted')
  await screen.button('Undo').click()
  await screen.button('Text').click()
  await screen.textbox('Outline').waitFor()
  await shoot(page, 'blog-outline-text')
  await screen.button('Tree').click()
  await screen.button('Regenerate').click()
  await page.getByRole('alertdialog').waitFor()
  await shoot(page, 'blog-outline-question')
  await page.keyboard.press('Escape')

  await open('edit')
  await screen.textbox('Content').click()
  await page.keyboard.type('A new beginning. ')
  await page.getByText('Draft saved').waitFor()
  await shoot(page, 'blog-edit-draft-saved')
  await page.reload()
  await screen.button('Restore').waitFor()
  await shoot(page, 'blog-edit-draft-offered')
  await screen.button('Discard').click()
  await screen.refuse('**/api/blogs/*', 'GET', 500)
  await page.reload()
  await page.getByText('Failed to load blog content').waitFor()
  await shoot(page, 'blog-edit-failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await open('edit')
}
