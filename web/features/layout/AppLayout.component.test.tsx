import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { system } from '#contract/system.ts'
import { newBrand, signIn, type Account } from '#test/component/account.ts'
import { callsOf } from '#test/component/fake-api.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { expectAccessibleAtEachSize, main, pressOn, sidebar } from '#test/component/screen.ts'

let account: Account

beforeEach(() => void (account = signIn()))

test('B2 the sidebar is 280 px wide, with logo, Home, Add New Brand, the brands, FAQs, Demo and Settings', async () => {
  const bakery = newBrand({ name: 'Harbour Bakery' })
  const nameless = newBrand({ name: null })
  account.brands = [bakery, nameless]
  await openApp('/dashboard')
  await expect.element(sidebar().getByRole('link', { name: 'Harbour Bakery' })).toBeVisible()
  expect(sidebar().element().getBoundingClientRect().width).toBe(280)
  await expect.element(sidebar().getByRole('link', { name: 'Masthead, home' })).toBeVisible()
  const links = sidebar().getByRole('navigation').getByRole('link')
  await expect
    .poll(() => links.elements().map((link) => [link.textContent, link.getAttribute('href')]))
    .toEqual([
      ['Home', '/dashboard'],
      ['Add New Brand', '/brands/new'],
      ['HBHarbour Bakery', `/brands/${bakery.brand_id}`],
      ['UUnknown', `/brands/${nameless.brand_id}`],
      ['FAQs', '/faqs'],
      ['Demo', '/demo'],
      ['Settings', '/settings'],
    ])
  await sidebar().getByRole('link', { name: 'Harbour Bakery' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Harbour Bakery' })).toBeVisible()
})

test('B2 an avatar without a picture shows initials on one of 7 colours', async () => {
  account.brands = Array.from({ length: 30 }, (_, index) =>
    newBrand({ name: `Brand ${index}`, brand_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}` }),
  )
  await openApp('/dashboard')
  const avatars = sidebar().getByRole('listitem').getByCss('.avatar-tones')
  await expect.poll(() => avatars.elements()).toHaveLength(30)
  const grounds = avatars.elements().map((one) => getComputedStyle(one).backgroundColor)
  expect(new Set(grounds).size).toBe(7)
})

test('B2 the user card greets by first name and shows the plan, or that there is none', async () => {
  await openApp('/dashboard')
  await expect.element(sidebar().getByText('Hi, Ada!', { exact: true })).toBeVisible()
  await expect.element(sidebar().getByText('Free', { exact: true })).toBeVisible()
  account.user = { ...account.user, billing: null }
  await openApp('/dashboard')
  await expect.element(sidebar().getByText('No active plan', { exact: true })).toBeVisible()
})

test('B2 FAQs and Demo link to the configured URLs', async () => {
  const addresses = { faq_url: 'https://help.example/faqs', demo_url: 'https://help.example/demo' }
  account.config = { ...account.config, ...addresses }
  await openApp('/dashboard')
  for (const [name, address] of [
    ['FAQs', addresses.faq_url],
    ['Demo', addresses.demo_url],
  ] as const) {
    const link = sidebar().getByRole('link', { name: `${name} (opens in a new tab)` })
    await expect.element(link).toHaveAttribute('href', address)
  }
})

test('B2 a click on Add New Brand posts an analytics event with position sidebar', async () => {
  await openApp('/dashboard')
  await sidebar().getByRole('link', { name: 'Add New Brand' }).click()
  await expect
    .poll(() => callsOf(system.recordEvent).map(({ body }) => body))
    .toEqual([{ event_name: 'add_new_brand', params: { page: '/dashboard', action: 'click', position: 'sidebar' } }])
})

test('B2 the subscription banner is shown on every page, and B4 stays hidden once dismissed', async () => {
  const plan_expiry = new Date(Date.now() + 4.5 * 24 * 3600 * 1000).toISOString()
  account.user = { ...account.user, billing: { ...account.user.billing!, plan_expiry } }
  const banner = () => main().getByText('left out of your trial')
  for (const path of ['/brands', '/dashboard']) {
    await openApp(path)
    await expect.element(main().getByText('5 days left out of your trial')).toBeVisible()
  }
  await expectAccessibleAtEachSize()
  await pressOn(main().getByRole('button', { name: 'Close' }))
  await expect.element(banner()).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.id).toBe('content')
  await openApp('/dashboard')
  await expect.element(sidebar().getByText('Free', { exact: true })).toBeVisible()
  await expect.element(banner()).not.toBeInTheDocument()
})

test.each(['Privacy', 'Cookies', 'Terms'])(
  'B2 the footer leads to %s, and the new page is at its top',
  async (name) => {
    account.brands = Array.from({ length: 20 }, (_, index) => newBrand({ name: `Brand ${index}` }))
    await openApp('/brands')
    await expect.element(main().getByRole('link', { name: 'Brand 19', exact: true })).toBeInTheDocument()
    const link = page.getByRole('contentinfo').getByRole('link', { name })
    link.element().scrollIntoView()
    await expect.poll(() => scrollY).toBeGreaterThan(0)
    await link.click()
    await expect.poll(currentPath).toBe(`/${name.toLowerCase()}`)
    await expect.element(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => scrollY).toBe(0)
  },
)
