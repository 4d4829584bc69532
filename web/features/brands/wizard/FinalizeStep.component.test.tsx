import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brands, type Brand } from '#contract/brands.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { descriptionOf } from '#test/component/brand-form.ts'
import { collected, completed, facts, openStep, sourceOf } from '#test/component/brand-wizard.ts'
import { callsOf, hold, reply } from '#test/component/fake-api.ts'
import { press } from '#test/component/keys.ts'
import { currentPath, goBack } from '#test/component/render.tsx'
import { button, combobox, expectOff, expectOn, textbox, toast } from '#test/component/screen.ts'

const openFinalize = async (fields: Partial<Brand> = {}) => {
  const opened = await openStep('/finalize', { ...collected, ...facts, ...fields })
  await page.getByRole('radio').first().findElement()
  return opened
}
const save = () => button('Save Brand')
const fill = async () => {
  await combobox('Language').fill('English - United Kingdom')
  await press('Escape')
  await textbox('Competitors').fill('Other makers')
  await textbox('Marketing Goals').fill('More test rides')
  await page.getByRole('radio', { name: /^Friendly/ }).click()
}

test('B2 B5 asks for language, competitors, goals and tone; Save Brand is disabled until all are set', async () => {
  await openFinalize()
  await expect.element(page.getByRole('heading', { name: 'Complete Your Brand Profile' })).toBeVisible()
  const lead = "We couldn't find everything — please provide additional details:"
  await expect.element(page.getByText(lead)).toBeVisible()
  await expectOff(save())
  await save().hover()
  const missing = 'Still needed: Language, Competitors, Marketing Goals and Tone of Voice'
  await expect.element(page.getByRole('tooltip').getByText(missing)).toBeVisible()
  for (const field of [textbox('Competitors'), textbox('Marketing Goals')]) {
    await field.fill('  ')
    field.element().blur()
  }
  await expect.poll(() => page.getByText('Required', { exact: true }).elements()).toHaveLength(2)
  await expectAccessible()
  await fill()
  await expectOn(save())
  await expect.element(page.getByText('For example:')).toBeVisible()
  await expectAccessible()
})

test('shows where the language was found, and asks to check it while it is only likely', async () => {
  await openFinalize({ language: 'German', sources: [sourceOf('language', 'likely')] })
  await expect.element(combobox('Language')).toHaveValue('German')
  expect(descriptionOf(combobox('Language'))).toMatch(/Please check.*About language/)
  await expect.element(page.getByRole('link', { name: /^ferrywright.example.language/ })).toBeVisible()
  await combobox('Language').fill('French')
  await press('Escape')
  await expect.poll(() => descriptionOf(combobox('Language'))).not.toContain('Please check')
})

test('B4 B5 custom reveals a text field: Custom tone of voice is required, and blanks are not enough', async () => {
  const { path, change } = await openFinalize()
  await fill()
  expect(textbox('Custom Tone of Voice').elements()).toEqual([])
  await page.getByRole('radio', { name: /^Custom/ }).click()
  await textbox('Custom Tone of Voice').fill('   ')
  textbox('Custom Tone of Voice').element().blur()
  await expect.element(page.getByText('Custom tone of voice is required')).toBeVisible()
  await expectOff(save())
  await textbox('Custom Tone of Voice').fill('Like a shipwright')
  await expectOn(save())
  const custom_tone_of_voice = 'Like a shipwright'
  reply(brands.update, () => change({ ...completed, tone_of_voice_id: 'custom', custom_tone_of_voice }))
  await save().click()
  await expect.poll(currentPath).toBe(path)
  await expect.element(page.getByRole('definition').getByText('Like a shipwright')).toBeVisible()
  expect(callsOf(brands.update)[0]!.form).toMatchObject({ tone_of_voice_id: 'custom', custom_tone_of_voice })
})

test('B2 Save Brand saves once for a double click, and shows the brand', async () => {
  const { path, change } = await openFinalize()
  const saving = hold(brands.update)
  await fill()
  await save().dblClick()
  await expectOff(save())
  saving.release(change(completed))
  await expect.element(toast('Brand saved successfully')).toBeInTheDocument()
  await expect.poll(currentPath).toBe(path)
  expect(callsOf(brands.update)).toHaveLength(1)
})

test('B2 Back to Review keeps the text as a draft, which is offered on return', async () => {
  const { path } = await openFinalize()
  await textbox('Competitors').fill('Nobody so far')
  await page.getByRole('link', { name: 'Back to Review' }).click()
  await expect.poll(currentPath).toBe(`${path}/review`)
  await expect.element(textbox('Company Name')).toBeVisible()
  goBack()
  await button('Restore').click()
  await expect.element(textbox('Competitors')).toHaveValue('Nobody so far')
})

test('B5 names what is missing in the review, and links to it', async () => {
  const { path } = await openFinalize({ mission: null })
  await expect.element(page.getByText('Still needed there: Mission.')).toBeVisible()
  await fill()
  await expectOff(save())
  await page.getByRole('link', { name: 'Go to the review' }).click()
  await expect.poll(currentPath).toBe(`${path}/review`)
})

test('the logo found on the website is shown, and can be removed', async () => {
  const { path, change } = await openFinalize({ logo: 'proposed.png' })
  await expect.element(page.getByText('Found on the website')).toBeVisible()
  await button('Remove').click()
  await expect.element(page.getByRole('img', { name: 'Logo' })).not.toBeInTheDocument()
  await fill()
  reply(brands.update, () => change({ ...completed, logo: null }))
  await save().click()
  await expect.poll(currentPath).toBe(path)
  expect(callsOf(brands.update)[0]!.form).toMatchObject({ delete_logo: 'true' })
})
