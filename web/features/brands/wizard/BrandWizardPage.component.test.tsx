import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brands } from '#contract/brands.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { signIn } from '#test/component/account.ts'
import {
  cancelled,
  collected,
  completed,
  emptyBrand,
  facts,
  failed,
  openStep,
  scraping,
} from '#test/component/brand-wizard.ts'
import { hold } from '#test/component/fake-api.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { expectAccessibleAtEachSize, main, textbox } from '#test/component/screen.ts'
import { stream } from '#test/component/streams.ts'
import { allWordsOf } from '#test/component/words.ts'

const steps = ['Brand Website', 'Searching', 'Review', 'Finalize']
const read = { ...collected, ...facts }

beforeEach(() => void stream(brands.processScraping))

const heading = () => page.getByRole('heading', { level: 1, name: 'Add a New Brand' })

test.each([
  { step: '/website', brand: failed, name: 'Brand Website' },
  { step: '/status', brand: scraping, name: 'Searching' },
  { step: '/review', brand: read, name: 'Review' },
  { step: '/finalize', brand: read, name: 'Finalize' },
])('B2 the step bar shows four steps; on $step, $name is the current one', async ({ step, brand, name }) => {
  await openStep(step, brand)
  await expect.element(heading()).toBeVisible()
  await expectAccessibleAtEachSize()
  const items = page.getByRole('navigation', { name: 'Steps of the brand' }).getByRole('listitem')
  const shown = allWordsOf(items)
  expect(steps.filter((label, index) => !shown[index]?.includes(label))).toEqual([])
  expect(allWordsOf(page.getByCss('[aria-current=step]'))).toEqual([expect.stringContaining(name)])
})

test('B2 a spinner shows while the brand is loading', async () => {
  signIn()
  const held = hold(brands.show)
  const brand = emptyBrand(read)
  await openApp(`/brands/${brand.brand_id}/review`)
  await expect.element(main().getByCss('[aria-busy=true]').getByText('Loading')).toBeInTheDocument()
  await expectAccessible()
  held.release(brand)
  await expect.element(textbox('Company Name')).toBeVisible()
  expect(main().getByCss('[aria-busy=true]').elements()).toEqual([])
})

test.each([
  { plan_name: 'Free', text: 'Upgrade to Premium to create more content.' },
  { plan_name: 'Premium', text: 'Renew your subscription to create more content.' },
] as const)('B2 B6 when a $plan_name plan has expired, a notice replaces the wizard', async ({ plan_name, text }) => {
  const account = signIn()
  const plan_expiry = new Date(Date.now() - 60_000).toISOString()
  account.user = { ...account.user, billing: { ...account.user.billing!, plan_name, plan_expiry } }
  account.brands = [emptyBrand(read)]
  for (const path of ['/brands/new', `/brands/${account.brands[0]!.brand_id}/review`, '/brands/new/manual']) {
    await openApp(path)
    const title = 'Your subscription plan has expired'
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(page.getByText(text)).toBeVisible()
    expect(main().getByRole('textbox').elements()).toEqual([])
  }
  await expectAccessible()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect.poll(currentPath).toBe('/dashboard')
})

test.each([
  {
    state: 'being scraped continues on the status page',
    brand: scraping,
    from: ['/website', '/review', '/finalize', '', '/edit'],
    to: '/status',
    stays: ['/status'],
  },
  {
    state: 'whose scraping failed continues on the website page with an error flag',
    brand: failed,
    from: ['/status', '/review', '/finalize', ''],
    to: '/website?error=true',
    stays: ['/website'],
  },
  {
    state: 'whose scraping was cancelled continues on the website page without a flag',
    brand: cancelled,
    from: ['/status', '/review'],
    to: '/website',
    stays: ['/website'],
  },
  {
    state: 'with collected facts continues on the review page, unless the finalize page is open',
    brand: collected,
    from: ['/website', '/status', '', '/edit'],
    to: '/review',
    stays: ['/review', '/finalize'],
  },
  {
    state: 'that is complete is shown instead of the wizard',
    brand: completed,
    from: ['/website', '/status', '/review', '/finalize'],
    to: '',
    stays: ['', '/edit'],
  },
])('B4 a brand $state', async ({ brand, from, to, stays }) => {
  const { path } = await openStep('', brand)
  for (const place of from) {
    await openApp(path + place)
    await expect.poll(currentPath).toBe(path + to)
  }
  for (const place of stays) {
    await openApp(path + place)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull()
    expect(currentPath()).toBe(path + place)
  }
})

test.each(['00000000-0000-4000-8000-000000000000/review', 'no-id/status'])(
  'B4 /brands/%s, which does not exist, redirects to the dashboard',
  async (path) => {
    signIn()
    await openApp(`/brands/${path}`)
    await expect.poll(currentPath).toBe('/dashboard')
  },
)
