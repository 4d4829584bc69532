import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { brands, type ScrapingLine } from '#contract/brands.ts'
import type { Confidence, FoundField } from '#domain/facts.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { collected, facts, failed, openStep, scraping } from '#test/component/brand-wizard.ts'
import { callsOf, refuse } from '#test/component/fake-api.ts'
import { currentPath, goBack } from '#test/component/render.tsx'
import { button, expectAccessibleAtEachSize, expectOn, sidebar, textbox, toast } from '#test/component/screen.ts'
import { stream } from '#test/component/streams.ts'
import { wordsOf } from '#test/component/words.ts'

const labels = [
  'Company Name',
  'Company Contacts',
  'Company Location',
  'Industry Information',
  'Industry Size',
  'Brand Audience',
  'Brand Tone',
  'Brand Vision',
  'Brand Mission',
  'Brand Perception',
  'Brand Positioning',
  'Keywords',
]
const failure = 'Failed to find brand information. Please try again, use different website or skip and fill manually.'

let search: ReturnType<typeof stream<typeof brands.processScraping>>

beforeEach(() => void (search = stream(brands.processScraping)))
afterEach(() => void vi.useRealTimers())

const fact = (field: FoundField, value: string, confidence: Confidence = 'sure'): ScrapingLine => ({
  status: 'processing',
  field,
  value,
  confidence,
  source_url: 'https://ferrywright.example/about',
  passage: `They write: ${value}`,
})
const found = (value: string) => page.getByRole('definition').filter({ hasText: value })
const errorToast = () => toast('Error searching for brand information')

test('B2 shows heading, text and spinner; B9 the label changes every 5 seconds with a transition of 0.5 s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await commands.emulate({ reducedMotion: 'no-preference' })
  await openStep('/status', scraping)
  await expect.element(page.getByRole('heading', { name: 'Searching for Brand Information' })).toBeVisible()
  const text = "We're gathering your brand's details — this may take a few moments"
  await expect.element(page.getByText(text)).toBeVisible()
  const spinner = page.getByRole('status').filter({ hasText: 'Reading the website' })
  await expect.element(spinner).toBeInTheDocument()
  const label = page.getByText('Looking for:')
  for (const expected of [...labels, labels[0]]) {
    await expect.poll(() => wordsOf(label)).toBe(`Looking for: ${expected}`)
    vi.advanceTimersByTime(4999)
    expect(wordsOf(label)).toBe(`Looking for: ${expected}`)
    vi.advanceTimersByTime(1)
  }
  const style = () => {
    const { animationName, animationDuration } = getComputedStyle(label.element().querySelector('span')!)
    return { animationName, animationDuration }
  }
  await expect.poll(style).toEqual({ animationName: 'appear', animationDuration: '0.5s' })
  await commands.emulate({ reducedMotion: 'reduce' })
  await expect.poll(style).toMatchObject({ animationName: 'none' })
})

test('B4 shows each fact as it is found; leaving aborts the request, and returning attaches again', async () => {
  const { path } = await openStep('/status', scraping)
  await search.send({ status: 'processing', page: 'https://ferrywright.example/about' }, fact('industry', 'Automotive'))
  await expect.element(found('Automotive')).toBeVisible()
  await expect.element(page.getByText('They write: Automotive')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'ferrywright.example/about' })).toBeVisible()
  await expectAccessible()
  await sidebar().getByRole('link', { name: 'Home', exact: true }).click()
  await expect.poll(currentPath).toBe('/dashboard')
  await expect.poll(search.isOpen).toBe(false)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(toast('Error').elements()).toEqual([])
  goBack()
  await search.send(fact('industry', 'Automotive'), fact('location', 'Bristol'))
  await expect.element(found('Bristol')).toBeVisible()
  await expect.element(found('Automotive')).toBeVisible()
  expect(currentPath()).toBe(`${path}/status`)
})

test('a fact that is only likely is marked Please check, with its passage and page; a sure one is not', async () => {
  await openStep('/status', scraping)
  await search.send(fact('location', 'Bristol'), fact('mission', 'Bikes that last', 'likely'))
  const mission = found('Bikes that last')
  await expect.element(mission.getByText('Please check', { exact: true })).toBeVisible()
  await expect.element(mission.getByText('They write: Bikes that last')).toBeVisible()
  await expect.element(mission.getByRole('link', { name: 'ferrywright.example/about' })).toBeVisible()
  expect(found('Bristol').getByText('Please check').elements()).toEqual([])
  await expectAccessible()
  await search.send(fact('mission', 'Bikes that last'))
  await expect.poll(() => mission.getByText('Please check').elements()).toEqual([])
})

test('summary and language are shown as they are found', async () => {
  await openStep('/status', scraping)
  await search.send(fact('summary', 'Cargo bikes from Bristol'), fact('language', 'German', 'likely'))
  await expect.element(found('Cargo bikes from Bristol')).toBeVisible()
  await expect.element(found('German').getByText('They write: German')).toBeVisible()
})

test('a fact that a later page withdraws leaves the screen, and does not come back with a new connection', async () => {
  await openStep('/status', scraping)
  await search.send(fact('mission', 'Bikes that last'), fact('location', 'Bristol'))
  await expect.element(found('Bikes that last')).toBeVisible()
  await search.send({ status: 'processing', field: 'mission', value: null })
  await expect.poll(() => found('Bikes that last').elements()).toEqual([])
  await expect.element(found('Bristol')).toBeVisible()
  await search.send(fact('vision', 'A city on bikes'))
  await expect.element(found('A city on bikes')).toBeVisible()
  // The vision was withdrawn while nobody listened: what a new connection sends is all that is known.
  await search.cut()
  await search.send(fact('location', 'Bristol'))
  await expect.poll(() => found('A city on bikes').elements()).toEqual([])
  await expect.element(found('Bristol')).toBeVisible()
})

test.each([
  ['no_browser', 'have Chromium installed on the server (or CHROMIUM_PATH set)'],
  ['browser_failed', 'the one on this server could not'],
] as const)('a website that needs JavaScript: the screen says so (%s)', async (note, words) => {
  await openStep('/status', scraping)
  await search.send({ status: 'processing', note }, fact('location', 'Bristol', 'likely'))
  const notice = page.getByRole('status').filter({ hasText: 'This website needs JavaScript' })
  await expect.element(notice).toBeVisible()
  expect(wordsOf(notice)).toContain(words)
  await expectAccessibleAtEachSize()
  // A second attempt has found the browser.
  await search.send({ status: 'processing', note: null })
  await expect.poll(() => notice.elements()).toEqual([])
})

test('reconnects when the connection breaks', async () => {
  await openStep('/status', scraping)
  await search.cut()
  await search.send(fact('location', 'Bristol'))
  await expect.element(found('Bristol')).toBeVisible()
})

test('B4 completed: goes on to the review, with the brand and the list of brands refetched', async () => {
  const { path, change } = await openStep('/status', scraping)
  await search.send(fact('location', 'Bristol'))
  change({ ...collected, ...facts, name: 'Found Just Now' })
  await search.end({ status: 'completed' })
  await expect.poll(currentPath).toBe(`${path}/review`)
  await expect.element(textbox('Company Name')).toHaveValue('Found Just Now')
  await expect.element(sidebar().getByRole('link', { name: 'Found Just Now' })).toBeVisible()
})

describe('a search that ends without a result', () => {
  test('B8 error: the toast shows the reason; the website step shows the error flag', async () => {
    const { path, change } = await openStep('/status', scraping)
    await search.send(fact('location', 'Bristol'))
    change(failed)
    await search.end({ status: 'error', error: 'The reader has stopped' })
    await expect.element(errorToast().getByText('The reader has stopped')).toBeInTheDocument()
    await expect.poll(currentPath).toBe(`${path}/website?error=true`)
    await expect.element(page.getByRole('alert').getByText(failure)).toBeVisible()
  })

  test('B8 failed: the toast has no description, and the website step shows the reason', async () => {
    const { path, change } = await openStep('/status', scraping)
    await search.send(fact('location', 'Bristol'))
    change(failed)
    await search.end({ status: 'failed', error: 'The website answered with an error' })
    await expect.element(errorToast()).toBeInTheDocument()
    await expect.poll(currentPath).toBe(`${path}/website?error=true`)
    expect(errorToast().element().textContent).not.toContain('answered')
    await expect.element(page.getByRole('alert').getByText('The website answered with an error')).toBeVisible()
    await expectOn(button('Update Brand Website'))
  })

  test('B8 a call that fails redirects to the website step and is not repeated', async () => {
    refuse(brands.processScraping, 500)
    const { path } = await openStep('/status', scraping)
    await expect.element(errorToast()).toBeInTheDocument()
    await expect.poll(currentPath).toBe(`${path}/website?error=true`)
    await expect.element(page.getByRole('alert').getByText(failure)).toBeVisible()
    await expect.element(button('Update Brand Website')).toBeVisible()
    expect(callsOf(brands.processScraping)).toHaveLength(1)
  })

  test('a brand that has been deleted redirects to the dashboard', async () => {
    const { account } = await openStep('/status', scraping)
    await search.send(fact('location', 'Bristol'))
    account.brands = []
    await search.end({ status: 'error', error: 'Brand not found' })
    await expect.poll(currentPath).toBe('/dashboard')
  })
})
