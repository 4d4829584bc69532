import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { brands, type Brand } from '#contract/brands.ts'
import { factFields } from '#domain/facts.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { descriptionOf } from '#test/component/brand-form.ts'
import { collected, facts, openStep, sourceOf } from '#test/component/brand-wizard.ts'
import { callsOf, hold, refuse, reply } from '#test/component/fake-api.ts'
import { currentPath } from '#test/component/render.tsx'
import {
  button,
  combobox,
  expectAccessibleAtEachSize,
  expectOff,
  expectOn,
  question,
  sidebar,
  textbox,
  toast,
} from '#test/component/screen.ts'

const sections = {
  'Basic Brand Information': ['Company Name', 'Website', 'Industry', 'Company Size'],
  'Contact & Location': ['Contacts', 'Location'],
  'Brand Identity & Messaging': ['Vision', 'Mission', 'Positioning', 'Keywords'],
  'Audience & Market Perception': ['Audience', 'Perception'],
}

const openReview = async (fields: Partial<Brand> = {}) => {
  const opened = await openStep('/review', { ...collected, ...facts, ...fields })
  await textbox('Company Name').findElement()
  return opened
}
const marks = () => page.getByText('Please check', { exact: true })
const save = () => button('Save Collected Data')

test('B2 four sections contain the twelve collected fields, each with its source', async () => {
  const sources = factFields.filter((field) => field !== 'location').map((field) => sourceOf(field, 'sure'))
  await openReview({ location: null, sources })
  for (const [section, fields] of Object.entries(sections)) {
    const region = page.getByRole('region', { name: section, exact: true })
    await expect.element(region.getByRole('heading', { name: section })).toBeVisible()
    for (const field of fields) await expect.element(region.getByLabelText(field, { exact: true })).toBeVisible()
    const inputs = region.getByRole('textbox').or(region.getByRole('combobox'))
    expect(inputs.elements()).toHaveLength(fields.length)
  }
  for (const { url, passage } of sources) {
    await expect.element(page.getByText(passage, { exact: true })).toBeVisible()
    const name = `${url.replace('https://', '')} (opens in a new tab)`
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible()
  }
  const contact = page.getByRole('region', { name: 'Contact & Location' })
  await expect.element(contact.getByText('Not found on the website')).toBeVisible()
  expect(marks().elements()).toEqual([])
  await expectAccessible()
})

test('a website that needs JavaScript: the review says so, and what to install', async () => {
  await openReview({ scraping_note: 'no_browser', sources: [sourceOf('mission', 'likely')] })
  const notice = page.getByRole('status').filter({ hasText: 'This website needs JavaScript' })
  await expect.element(notice.getByText('CHROMIUM_PATH')).toBeVisible()
  await expectAccessibleAtEachSize()
})

test('a fact that is only likely is marked Please check, with its passage, for screen readers too', async () => {
  const sources = [sourceOf('mission', 'likely'), sourceOf('industry', 'likely'), sourceOf('vision', 'sure')]
  await openReview({ sources })
  expect(marks().elements()).toHaveLength(2)
  await expect.element(marks().first()).toBeVisible()
  for (const field of [textbox('Mission'), combobox('Industry')]) expect(descriptionOf(field)).toContain('Please check')
  expect(descriptionOf(textbox('Mission'))).toContain('About mission')
  expect(descriptionOf(textbox('Vision'))).not.toContain('Please check')
  await expect.element(page.getByRole('link', { name: /^ferrywright.example.mission/ })).toBeVisible()
  await expectAccessibleAtEachSize()
  await page.viewport(390, 844)
  for (const colorScheme of ['light', 'dark'] as const) {
    await commands.emulate({ colorScheme })
    await expectAccessible()
  }
})

test('the mark goes when the person edits the field, and comes back with the value that was found', async () => {
  await openReview({ sources: [sourceOf('mission', 'likely')] })
  await textbox('Mission').fill('Bikes that outlast us')
  await expect.poll(() => marks().elements()).toEqual([])
  expect(descriptionOf(textbox('Mission'))).not.toContain('Please check')
  await expect.element(page.getByText('About mission')).toBeVisible()
  await textbox('Mission').fill(facts.mission)
  await expect.element(marks()).toBeVisible()
})

test('a value that is itself the passage is not quoted again', async () => {
  const source = { ...sourceOf('mission', 'likely'), passage: facts.mission }
  await openReview({ sources: [source] })
  expect(descriptionOf(textbox('Mission'))).toContain('Found in these words on:')
  expect(page.getByRole('main').getByText(facts.mission).elements()).toHaveLength(1)
  await textbox('Mission').fill('Bikes that outlast us')
  await expect.element(page.getByText('Found in these words on:')).not.toBeInTheDocument()
})

test('saving the review confirms what was to be checked: back in the review, no mark is left', async () => {
  const { path, change } = await openReview({ sources: [sourceOf('mission', 'likely')] })
  reply(brands.saveReview, () => change({ sources: [sourceOf('mission', 'sure')], version: 2 }))
  await save().click()
  await expect.poll(currentPath).toBe(`${path}/finalize`)
  await page.getByRole('link', { name: 'Back to Review' }).click()
  await expect.element(page.getByText('About mission')).toBeVisible()
  expect(marks().elements()).toEqual([])
})

test('B5 Save Collected Data is disabled while a field is missing or invalid, and says which', async () => {
  await openReview({ vision: null, keywords: null })
  await expectOff(save())
  await save().hover()
  await expect.element(page.getByRole('tooltip').getByText('Still needed: Vision and Keywords')).toBeVisible()
  await textbox('Vision').fill('A vision')
  await textbox('Keywords').fill('A keyword')
  await expectOn(save())
  await textbox('Mission').fill('   ')
  await expectOff(save())
  textbox('Mission').element().blur()
  await expect.element(page.getByText('Required', { exact: true })).toBeVisible()
  await textbox('Mission').fill('A mission')
  await textbox('Company Name').fill('x'.repeat(256))
  textbox('Company Name').element().blur()
  await expect.element(page.getByText('At most 255 characters')).toBeVisible()
  await expectOff(save())
  await textbox('Company Name').fill('x'.repeat(255))
  await expectOn(save())
})

test('B2 Save Collected Data saves the twelve fields once for a double click, and goes on to finalize', async () => {
  const { path, change } = await openReview()
  const saving = hold(brands.saveReview)
  await textbox('Company Name').fill('Ferrywright & Sons')
  await save().dblClick()
  await expectOff(save())
  expect(callsOf(brands.saveReview).map(({ body }) => body)).toEqual([
    { ...facts, name: 'Ferrywright & Sons', version: 1 },
  ])
  saving.release(change({ name: 'Ferrywright & Sons', version: 2 }))
  await expect.poll(currentPath).toBe(`${path}/finalize`)
  expect(callsOf(brands.saveReview)).toHaveLength(1)
  await expect.element(sidebar().getByRole('link', { name: 'Ferrywright & Sons' })).toBeVisible()
  // The draft was discarded, so none is offered.
  await page.getByRole('link', { name: 'Back to Review' }).click()
  await expect.element(textbox('Company Name')).toBeVisible()
  expect(button('Restore').elements()).toEqual([])
})

test('B8 review save fails: Failed to save brand, Please try again; the text stays', async () => {
  await openReview()
  refuse(brands.saveReview, 500)
  await textbox('Mission').fill('Typed with care')
  await save().click()
  await expect.element(toast('Failed to save brand').getByText('Please try again')).toBeInTheDocument()
  await expect.element(textbox('Mission')).toHaveValue('Typed with care')
  await expectOn(save())
})

test('B8 a server error about a field is shown at the field', async () => {
  await openReview()
  refuse(brands.saveReview, 422, { detail: [{ loc: ['body', 'location'], msg: 'Unknown place', type: 'custom' }] })
  await save().click()
  await expect.element(page.getByText('Unknown place')).toBeVisible()
  await expect.element(textbox('Location')).toHaveFocus()
})

test('B2 Delete Brand asks for confirmation, and leads to the dashboard', async () => {
  await openReview()
  await button('Delete Brand').click()
  await expect.element(question('Are you sure you want to delete this brand?')).toBeVisible()
  await button('Delete').click()
  await expect.element(toast('Brand deleted successfully')).toBeInTheDocument()
  await expect.poll(currentPath).toBe('/dashboard')
  expect(callsOf(brands.remove)).toHaveLength(1)
})
