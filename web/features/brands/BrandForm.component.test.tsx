import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brands } from '#contract/brands.ts'
import { industries } from '#domain/industries.ts'
import { toneOptions } from '#domain/tones.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { newBrand, signIn, type Account } from '#test/component/account.ts'
import { expectNoProblem, expectProblem, longFields, requiredFields, shortFields } from '#test/component/brand-form.ts'
import { callsOf, hold, refuse } from '#test/component/fake-api.ts'
import { press } from '#test/component/keys.ts'
import { openApp } from '#test/component/render.tsx'
import { button, combobox, expectOff, expectOn, textbox, toast } from '#test/component/screen.ts'
import { allWordsOf } from '#test/component/words.ts'

let account: Account

beforeEach(async () => {
  account = signIn()
  await openApp('/brands/new/manual')
  await page.getByRole('radio').first().findElement()
})

test('B2 Add a New Brand has every field', async () => {
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add a New Brand' })).toBeVisible()
  for (const name of [...shortFields, 'Website', ...longFields]) expect(textbox(name).elements()).toHaveLength(1)
  for (const name of ['Industry', 'Language']) expect(combobox(name).elements()).toHaveLength(1)
  await expect.element(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
})

test('B5 missing required fields show errors, and the first one gets the focus', async () => {
  await button('Save Brand').click()
  await expect.element(textbox('Vision')).toHaveFocus()
  for (const name of requiredFields) await expectProblem(textbox(name), 'Required')
  expect(page.getByText('Required', { exact: true }).elements()).toHaveLength(requiredFields.length + 1)
  await expectProblem(page.getByRole('radiogroup', { name: 'Tone of Voice' }), 'Required')
  await expectAccessible()
  // A fixed field loses its error immediately.
  await textbox('Vision').fill('A vision')
  await expectNoProblem(textbox('Vision'), 'Required')
  expect(callsOf(brands.create)).toEqual([])
})

test.each([
  { names: shortFields, max: 255 },
  { names: longFields, max: 10_000 },
])('B5 texts of $max characters are the longest, counted as one types: $names', async ({ names, max }) => {
  const written = max.toLocaleString('en-GB')
  for (const name of names) {
    await textbox(name).fill('x'.repeat(max + 1))
    await expectProblem(textbox(name), `${(max + 1).toLocaleString('en-GB')} of ${written} characters`)
    textbox(name).element().blur()
    await expectProblem(textbox(name), `At most ${written} characters`)
    await textbox(name).fill('x'.repeat(max))
    await expectNoProblem(textbox(name), 'At most')
  }
})

test('B5 website and industry accept 255 characters, and the website must be a public URL', async () => {
  await textbox('Website').fill(`a.example/${'x'.repeat(240)}`)
  textbox('Website').element().blur()
  await expectProblem(textbox('Website'), 'At most 255 characters')
  await textbox('Website').fill('mailto:someone@company.example')
  await expectProblem(textbox('Website'), 'Only addresses that start with http:// or https://')
  await combobox('Industry').fill('y'.repeat(256))
  combobox('Industry').element().blur()
  await expectProblem(combobox('Industry'), 'At most 255 characters')
})

test('B3 the 55 industries can be searched, and a custom one is accepted', async () => {
  const industry = combobox('Industry')
  await industry.click()
  await expect.poll(() => allWordsOf(page.getByRole('option'))).toEqual([...industries])
  await expectAccessible()
  await industry.fill('tech')
  await expect.poll(() => allWordsOf(page.getByRole('option'))[0]).toBe('Adtech')
  await industry.fill('fint')
  await press('ArrowDown')
  await press('Enter')
  await expect.element(industry).toHaveValue('Fintech')
  await industry.fill('Boat building')
  industry.element().blur()
  await expect.element(industry).toHaveValue('Boat building')
})

test('B3 each tone shows its description, and an example when chosen', async () => {
  for (const { tone_of_voice_id, name, description, example } of toneOptions) {
    const label = tone_of_voice_id === 'custom' ? 'Custom' : name
    await page.getByRole('radio', { name: `${label} ${description}` }).click()
    await expect.element(page.getByText(example ?? description)).toBeVisible()
  }
  await expect.element(textbox('Custom Tone of Voice')).toBeVisible()
})

test('B2 saving shows the new brand with a success toast; a double click creates one brand', async () => {
  const creation = hold(brands.create)
  await textbox('Company Name').fill('Made By Hand')
  await textbox('Website').fill('hand.example')
  for (const name of requiredFields) await textbox(name).fill(`The ${name}\nin two lines`)
  await page.getByRole('radio', { name: /^Custom/ }).click()
  await textbox('Custom Tone of Voice').fill('   ')
  await button('Save Brand').click()
  await expect.element(textbox('Custom Tone of Voice')).toHaveFocus()
  await expectProblem(textbox('Custom Tone of Voice'), 'Custom tone of voice is required')
  await textbox('Custom Tone of Voice').fill('Dry')
  await button('Save Brand').dblClick()
  await expectOff(button('Save Brand'))
  const saved = newBrand({ name: 'Made By Hand' })
  account.brands = [saved]
  creation.release(saved)
  await expect.element(toast('Brand saved successfully')).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Made By Hand' })).toBeVisible()
  const [sent, ...others] = callsOf(brands.create).map(({ form }) => form)
  expect(others).toEqual([])
  expect(sent).toMatchObject({
    vision: 'The Vision\nin two lines',
    tone_of_voice_id: 'custom',
    custom_tone_of_voice: 'Dry',
  })
  expect(sent?.website).toMatch(/hand\.example$/)
  // B5: empty texts are not sent.
  for (const name of ['summary', 'language']) expect(sent).not.toHaveProperty(name)
  // The draft was discarded, so none is offered.
  await openApp('/brands/new/manual')
  await expect.element(textbox('Vision')).toBeVisible()
  await expect.element(button('Restore')).not.toBeInTheDocument()
})

test('B8 brand save fails: An error occurred while saving brand.; server errors are shown at their fields', async () => {
  const detail = [
    { loc: ['body', 'mission'], msg: 'Mission is not clear', type: 'custom' },
    { loc: ['body', 'name'], msg: 'Name is taken', type: 'custom' },
  ]
  refuse(brands.create, 422, { detail })
  for (const name of requiredFields) await textbox(name).fill('Some words')
  await page.getByRole('radio', { name: /^Bold/ }).click()
  await button('Save Brand').click()
  await expect.element(toast('An error occurred while saving brand.')).toBeInTheDocument()
  await expectProblem(textbox('Company Name'), 'Name is taken')
  await expectProblem(textbox('Mission'), 'Mission is not clear')
  await expect.element(textbox('Company Name')).toHaveFocus()
  await expectOn(button('Save Brand'))
  await expect.element(textbox('Mission')).toHaveValue('Some words')
})
