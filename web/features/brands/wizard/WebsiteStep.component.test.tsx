import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brands } from '#contract/brands.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { signIn } from '#test/component/account.ts'
import { emptyBrand, failed, openStep, scraping, website } from '#test/component/brand-wizard.ts'
import { callsOf, hold, refuse, reply } from '#test/component/fake-api.ts'
import { press } from '#test/component/keys.ts'
import { currentPath, goBack, openApp } from '#test/component/render.tsx'
import { button, expectOff, expectOn, textbox, toast } from '#test/component/screen.ts'
import { stream } from '#test/component/streams.ts'

const failure = 'Failed to find brand information. Please try again, use different website or skip and fill manually.'

const openNew = async () => {
  const account = signIn()
  await openApp('/brands/new')
  await textbox('Website').findElement()
  return account
}

test('B2 has a URL field with an example, Create Brand, and a link to create a brand manually', async () => {
  await openNew()
  await expect.element(textbox('Website')).toHaveAttribute('type', 'url')
  await expect.element(textbox('Website')).toHaveAttribute('placeholder', expect.stringContaining('https://'))
  await expect.element(button('Create Brand')).toBeVisible()
  await page.getByRole('link', { name: 'Create brand manually' }).click()
  await expect.poll(currentPath).toBe('/brands/new/manual')
  goBack()
  await expect.element(textbox('Website')).toBeVisible()
})

test.each([
  ['not a website', 'A web address has no spaces'],
  ['javascript:alert(1)', 'Only addresses that start with http:// or https://'],
  ['', 'Enter the address of a website'],
  [`https://example.com/${'x'.repeat(2084)}`, 'A web address has at most 2,083 characters'],
])('B5 an invalid website shows an error at the field, which gets the focus: %s', async (typed, problem) => {
  await openNew()
  await textbox('Website').fill(typed)
  await press('Enter')
  await expect.element(page.getByText(problem)).toBeVisible()
  await expect.element(textbox('Website')).toHaveFocus()
  await expect.element(textbox('Website')).toHaveAttribute('aria-invalid', 'true')
  expect(callsOf(brands.createFromWebsite)).toEqual([])
  expect(currentPath()).toBe('/brands/new')
})

test('B2 a double click creates one brand', async () => {
  const account = await openNew()
  stream(brands.processScraping)
  const creation = hold(brands.createFromWebsite)
  await textbox('Website').fill('ferrywright.example')
  await button('Create Brand').dblClick()
  await expectOff(button('Create Brand'))
  const brand = emptyBrand(scraping)
  account.brands = [brand]
  creation.release(brand)
  await expect.poll(currentPath).toBe(`/brands/${brand.brand_id}/status`)
  expect(callsOf(brands.createFromWebsite)).toHaveLength(1)
})

test.each([
  { form: 'a text', detail: 'This host is not allowed here' },
  {
    form: 'a list of problems',
    detail: [{ loc: ['body', 'website'], msg: 'This host is not allowed here', type: 'custom' }],
  },
])(
  'B8 brand creation fails: Error creating brand, with the detail sent as $form; the URL stays',
  async ({ detail }) => {
    await openNew()
    refuse(brands.createFromWebsite, 422, { detail })
    await textbox('Website').fill('company.example')
    await button('Create Brand').click()
    await expect.element(toast('Error creating brand').getByText('This host is not allowed here')).toBeInTheDocument()
    await expect.element(textbox('Website')).toHaveValue('company.example')
    await expectOn(button('Create Brand'))
  },
)

test('B2 after a failed search, the error flag says so, and another website can be submitted', async () => {
  const { account, path, change } = await openStep('/status', failed)
  stream(brands.processScraping)
  await expect.element(page.getByRole('alert').getByText(failure)).toBeVisible()
  await expectAccessible()
  await expect.element(textbox('Website')).toHaveValue(website)
  reply(brands.updateWebsite, () => change(scraping))
  await textbox('Website').fill('other.example')
  await button('Update Brand Website').click()
  await expect.poll(currentPath).toBe(`${path}/status`)
  expect(callsOf(brands.updateWebsite)).toMatchObject([
    { params: { brand_id: account.brands[0]!.brand_id }, body: { website: expect.stringContaining('other.example') } },
  ])
})

test('B2 without the flag there is no error', async () => {
  await openStep('/website', failed)
  await expect.element(button('Update Brand Website')).toBeVisible()
  expect(page.getByText(failure).elements()).toEqual([])
})
