import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/component/accessibility.ts'
import { details, newContext, startBlog } from '#test/component/blog-wizard.ts'
import { press } from '#test/component/keys.ts'
import { button } from '#test/component/screen.ts'
import { after } from '#test/helpers/blog-stages.ts'

const custom = { tone_of_voice_name: 'custom', custom_tone_of_voice: 'Like a good mechanic' }

test('M2 shows tone, language, format with its tooltip, topic and keywords, and that there is no context', async () => {
  const { brandPath, open } = startBlog({ ...after.keywords, ...custom })
  await open('topic')
  for (const words of [
    'Like a good mechanic',
    'English - United Kingdom',
    'Choosing a cargo bike',
    'cargo bike, family bike',
    'No context added',
  ])
    await expect.element(details().getByText(words)).toBeVisible()
  const settings = details().getByRole('link', { name: 'brand settings' })
  await expect.element(settings).toHaveAttribute('href', `${brandPath}/edit`)
  await details().getByRole('button', { name: 'Checklist' }).click()
  await expect.element(page.getByRole('tooltip')).toBeVisible()
})

test('M2 shows the name of a tone that is not custom, and the contexts', async () => {
  const { store, open } = startBlog(after.keywords)
  store.contexts = [newContext({ name: 'Report.md' })]
  await open('topic')
  await expect.element(details().getByText('Friendly')).toBeVisible()
  await expect.element(details().getByText('Report.md')).toBeVisible()
})

test('M2 opens in a drawer on small screens', async () => {
  await page.viewport(390, 844)
  await startBlog(after.topic).open('format')
  await expect.element(details()).not.toBeInTheDocument()
  await button('Selected Blog Details').click()
  const drawer = page.getByRole('dialog', { name: 'Selected Blog Details' })
  await expect.element(drawer.getByText('Choosing a cargo bike')).toBeVisible()
  await expectAccessible()
  await press('Escape')
  await expect.element(drawer).not.toBeInTheDocument()
})
