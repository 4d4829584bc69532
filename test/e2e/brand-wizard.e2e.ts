// The wizard 'Add a New Brand', step by step: what each shows, where it leads, and what happens when something is amiss.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, describe, expect } from 'vitest'
import type { Brand, ScrapingLine } from '#contract/brands.ts'
import { factFields } from '#domain/facts.ts'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import type { Product } from '#test/helpers/product.ts'
import type { Screen } from '#test/helpers/screen.ts'
import { test } from '#test/helpers/shared.ts'
import type { SignedIn } from '#test/helpers/signed-in.ts'
import { visit, type Visitor } from '#test/helpers/visitor.ts'

const steps = ['Brand Website', 'Searching', 'Review', 'Finalize']
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
const errorText = 'Failed to find brand information. Please try again, use different website or skip and fill manually.'
const scraping = { brand_creation_step: 'scraping', scraping_status: 'processing' } as const
const failed = { brand_creation_step: 'scraping', scraping_status: 'failed' } as const
const collected = { brand_creation_step: 'manual_fill', scraping_status: 'completed' } as const
const completed = { brand_creation_step: 'completed', scraping_status: 'completed' } as const
const facts = {
  name: 'Ferrywright',
  website: 'https://ferrywright.example',
  industry: 'Automotive',
  industry_size: '38 employees',
  contacts: 'hello@ferrywright.example',
  location: 'Bristol',
  vision: 'A city on bikes',
  mission: 'Bikes that last',
  positioning: 'Carry more. Drive less.',
  keywords: 'cargo bike, family bike',
  audience: 'Young families',
  perception: 'Honest',
}

let world: SignedIn
let product: Product
let browser: Browser
let visitor: Visitor
let page: Page
let screen: Screen
let user_id: string
let stream: Awaited<ReturnType<typeof startStream>>

test.beforeAll(async ({ signedIn }) => {
  world = signedIn
  ;({ product, browser, visitor, page, screen, user_id } = world)
  stream = await startStream()
})
beforeEach(() => void (visitor.problems.length = 0))
// The routes are gone at once; that the browser heard of it has been seen to stay unanswered after going back.
afterEach(() => Promise.race([page.unrouteAll({ behavior: 'ignoreErrors' }), sleep(10_000)]))
afterAll(() => stream?.close())

/** Stands in for the answers of process_scraping, line by line, where a real search would be over too soon to be seen. */
const startStream = async () => {
  const requests: ServerResponse[] = []
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' }).flushHeaders()
    requests.push(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    /** Every request that the page made, in its order. */
    requests,
    take: () => page.route('**/process_scraping', (route) => route.continue({ url })),
    say: (line: ScrapingLine) => requests.at(-1)!.write(`${JSON.stringify(line)}\n`),
    end: (line: ScrapingLine) => requests.at(-1)!.end(`${JSON.stringify(line)}\n`),
    close: () => server.close().closeAllConnections(),
  }
}

const setBrand = (brand_id: string, fields: Partial<Omit<Brand, 'sources' | 'created_at'>>) =>
  product.database.db.updateTable('brands').set(fields).where('brand_id', '=', brand_id).execute()

/** A brand in the state given, as only a search would bring it about; answers its id. */
const makeBrand = async (fields: Partial<Omit<Brand, 'sources' | 'created_at'>>) => {
  const website = 'https://ferrywright.example'
  const { brand_id } = await product.database.db
    .insertInto('brands')
    .values({ user_id, website, ...scraping, ...fields })
    .returning('brand_id')
    .executeTakeFirstOrThrow()
  return brand_id
}

const open = (path: string) => page.goto(product.url + path)
const patient = { timeout: 20_000 }
const currentStep = () => page.locator('[aria-current=step]')

/** The browser itself reports refused calls; everything else is ours. */
const expectQuietConsole = () =>
  expect(visitor.problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])

describe('B2 the steps', () => {
  test('B2 the step bar shows Brand Website, Searching, Review, Finalize, and the active one comes from the path', async () => {
    await stream.take()
    const read = await makeBrand(collected)
    const places = [
      ['/brands/new', 'Brand Website'],
      [`/brands/${await makeBrand(failed)}/website`, 'Brand Website'],
      [`/brands/${await makeBrand(scraping)}/status`, 'Searching'],
      [`/brands/${read}/review`, 'Review'],
      [`/brands/${read}/finalize`, 'Finalize'],
    ] as const
    for (const [path, name] of places) {
      await open(path)
      await page.getByRole('heading', { level: 1, name: 'Add a New Brand' }).waitFor()
      await screen.isLoaded()
      await expect.poll(() => currentStep().innerText(), patient).toContain(name)
      const shown = await page
        .getByRole('navigation', { name: 'Steps of the brand' })
        .getByRole('listitem')
        .allInnerTexts()
      expect(steps.every((step, index) => shown[index]!.includes(step))).toBe(true)
      await expectAccessible(page, path)
    }
    expectQuietConsole()
  })

  test('B2 a spinner shows while loading', async () => {
    const brand_id = await makeBrand(collected)
    const { release } = await screen.hold(`**/api/brands/${brand_id}`, 'GET')
    await open(`/brands/${brand_id}/review`)
    const spinner = page.locator('main [aria-busy=true]')
    await spinner.getByText('Loading').waitFor({ state: 'attached' })
    await expectAccessible(page, 'loading')
    release()
    await screen.textbox('Company Name').waitFor()
    await expect.poll(() => spinner.count()).toBe(0)
  })

  test('B2 B6 with an expired plan a notice replaces the wizard, for each tier with its own words', async () => {
    const users = product.database.db.updateTable('users').where('user_id', '=', user_id)
    const { plan_expiry } = await product.database.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    const brand_id = await makeBrand(collected)
    for (const [plan_name, words] of [
      ['Free', 'Upgrade to Premium to create more content.'],
      ['Premium', 'Renew your subscription to create more content.'],
    ]) {
      await users.set({ plan_name, plan_expiry: new Date(Date.now() - 60_000) }).execute()
      for (const path of ['/brands/new', `/brands/${brand_id}/review`, '/brands/new/manual']) {
        await open(path)
        await page.getByRole('heading', { level: 1, name: 'Your subscription plan has expired' }).waitFor()
        await page.getByText(words!).waitFor()
        await expect.poll(() => page.getByRole('main').getByRole('textbox').count()).toBe(0)
      }
      await expectAccessible(page, 'expired')
    }
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await screen.isAt('/dashboard')
    await users.set({ plan_name: 'Free', plan_expiry }).execute()
  })

  test.each([
    {
      state: 'scraping, processing: the status page',
      brand: scraping,
      from: ['website', 'review', 'finalize', '', 'edit'],
      to: '/status',
      stays: ['/status'],
    },
    {
      state: 'scraping, failed: the website page with an error flag',
      brand: failed,
      from: ['status', 'review', 'finalize', ''],
      to: '/website?error=true',
      stays: ['/website'],
    },
    {
      state: 'scraping, cancelled: the website page without a flag',
      brand: { ...failed, scraping_status: 'cancelled' as const },
      from: ['status', 'review'],
      to: '/website',
      stays: ['/website'],
    },
    {
      state: 'manual_fill: the review page, unless already on the finalize page',
      brand: collected,
      from: ['website', 'status', '', 'edit'],
      to: '/review',
      stays: ['/review', '/finalize'],
    },
    {
      state: 'completed: the brand',
      brand: completed,
      from: ['website', 'status', 'review', 'finalize'],
      to: '',
      stays: ['', '/edit'],
    },
  ])('B4 $state; nothing happens when already there', async ({ brand, from, to, stays }) => {
    await stream.take()
    const path = `/brands/${await makeBrand(brand)}`
    for (const place of from) {
      await open(`${path}/${place}`)
      await screen.isAt(path + to)
    }
    for (const place of stays) {
      await open(path + place)
      await screen.isLoaded()
      expect(new URL(page.url()).pathname).toBe(path + place)
    }
  })

  test('B4 a brand that is not there leads to the dashboard', async () => {
    for (const path of ['00000000-0000-4000-8000-000000000000/review', 'no-id/status']) {
      await open(`/brands/${path}`)
      await screen.isAt('/dashboard')
    }
  })
})

describe('B2 the website step', () => {
  test('B2 it has a URL field with an example, Create Brand, and the way to do it by hand', async () => {
    await open('/brands/new')
    await expect.poll(() => screen.textbox('Website').getAttribute('type')).toBe('url')
    await expect.poll(() => screen.textbox('Website').getAttribute('placeholder')).toContain('https://')
    await screen.button('Create Brand').waitFor()
    await page.getByRole('link', { name: 'Create brand manually' }).click()
    await screen.isAt('/brands/new/manual')
    await page.goBack()
    await screen.textbox('Website').waitFor()
  })

  test('B5 a website that is none is told at the field, which gets the focus', async () => {
    await open('/brands/new')
    await screen.textbox('Website').fill('not a website')
    await page.keyboard.press('Enter')
    await page.getByText('A web address has no spaces').waitFor()
    await screen.hasFocus(screen.textbox('Website'))
    await expect.poll(() => screen.textbox('Website').getAttribute('aria-invalid')).toBe('true')
  })

  test('B2 a brand that exists has its website updated; the error flag says that nothing was found', async () => {
    await stream.take()
    const brand_id = await makeBrand(failed)
    await open(`/brands/${brand_id}/status`)
    await page.getByRole('alert').filter({ hasText: errorText }).waitFor()
    await expectAccessible(page, 'error flag')
    await expect.poll(() => screen.textbox('Website').inputValue()).toBe('https://ferrywright.example')
    await screen.textbox('Website').fill(`${product.sandboxUrl}/demo/`)
    await screen.button('Update Brand Website').click()
    await screen.isAt(`/brands/${brand_id}/status`)
    // Not a step that the back button should return to.
    await page.goBack()
    expect(page.url()).not.toContain('/website')
  })

  test('B2 without the flag it says nothing', async () => {
    await open(`/brands/${await makeBrand(failed)}/website`)
    await screen.button('Update Brand Website').waitFor()
    await expect.poll(() => page.getByText(errorText).count()).toBe(0)
  })

  test.each([
    ['detail text', 'This host is not allowed here'],
    ['a list of details', [{ loc: ['body', 'website'], msg: 'This host is not allowed here', type: 'custom' }]],
  ])('B8 brand creation fails: Error creating brand, with the server’s %s; what was typed stays', async (_, detail) => {
    await screen.refuse('**/create_from_website', 'POST', 422, { detail })
    await open('/brands/new')
    await screen.textbox('Website').fill('company.example')
    await screen.button('Create Brand').click()
    await screen.toast('Error creating brand').getByText('This host is not allowed here').waitFor()
    await expect.poll(() => screen.textbox('Website').inputValue()).toBe('company.example')
    await screen.isOn('Create Brand')
  })

  test('a double click makes one brand', async () => {
    await stream.take()
    const creation = await screen.hold('**/create_from_website', 'POST')
    await open('/brands/new')
    await screen.textbox('Website').fill(`${product.sandboxUrl}/demo/`)
    await screen.button('Create Brand').dblclick()
    await screen.isOff('Create Brand')
    creation.release()
    await page.waitForURL('**/status')
    expect(creation.count()).toBe(1)
  })
})

describe('B2 the status step', () => {
  const fact = (field: (typeof factFields)[number], value: string): ScrapingLine => ({
    status: 'processing',
    field,
    value,
    source_url: 'https://ferrywright.example/about',
    passage: `They write: ${value}`,
  })
  const open_status = async (state = {}) => {
    await stream.take()
    const brand_id = await makeBrand({ ...scraping, ...state })
    const before = stream.requests.length
    await open(`/brands/${brand_id}/status`)
    await expect.poll(() => stream.requests.length, patient).toBe(before + 1)
    return brand_id
  }

  test('B2 heading, text, spinner; B9 the label turns every 5 seconds with a transition of 0.5 s', async () => {
    const storageState = await visitor.context.storageState()
    const { page, context } = await visit(browser, { storageState, reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.route('**/process_scraping', () => {})
    await page.goto(`${product.url}/brands/${await makeBrand(scraping)}/status`)
    await page.getByRole('heading', { name: 'Searching for Brand Information' }).waitFor()
    await page.getByText("We're gathering your brand's details — this may take a few moments").waitFor()
    await page.getByRole('status').filter({ hasText: 'Reading the website' }).waitFor()
    const label = page.getByText('Looking for:')
    await label.waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    const shown = []
    for (let turn = 0; turn < 24; turn += 1) {
      shown.push((await label.innerText()).replace('Looking for: ', ''))
      await page.clock.runFor(5000)
      await expect.poll(() => label.innerText(), patient).not.toBe(`Looking for: ${shown.at(-1)}`)
    }
    const first = shown.indexOf('Company Name')
    expect(shown.slice(first, first + 12)).toEqual(labels)
    const style = () =>
      label.locator('span').evaluate((turning) => {
        const { animationName, animationDuration } = getComputedStyle(turning)
        return { animationName, animationDuration }
      })
    await expect.poll(() => style()).toEqual({ animationName: 'appear', animationDuration: '0.5s' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => style()).toMatchObject({ animationName: 'none' })
    await context.close()
  })

  test('B4 facts show as they are found; leaving aborts the request in silence, coming back attaches again', async () => {
    const brand_id = await open_status()
    const left = new Promise((resolve) => stream.requests.at(-1)!.once('close', resolve))
    stream.say({ status: 'processing', page: 'https://ferrywright.example/about' })
    stream.say(fact('industry', 'Automotive'))
    await page.getByRole('definition').filter({ hasText: 'Automotive' }).waitFor()
    await page.getByText('They write: Automotive').waitFor()
    await page.getByRole('link', { name: 'ferrywright.example/about' }).waitFor()
    await expectAccessible(page, 'searching')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await screen.isAt('/dashboard')
    await left
    await expect.poll(() => screen.toast('Error').count()).toBe(0)
    const before = stream.requests.length
    await page.goBack()
    await screen.isAt(`/brands/${brand_id}/status`)
    await expect.poll(() => stream.requests.length, patient).toBe(before + 1)
    stream.say(fact('industry', 'Automotive'))
    stream.say(fact('location', 'Bristol'))
    await page.getByRole('definition').filter({ hasText: 'Bristol' }).waitFor()
    await page.getByRole('definition').filter({ hasText: 'Automotive' }).waitFor()
    expectQuietConsole()
  })

  test('a connection that breaks is taken up again', async () => {
    await open_status()
    const before = stream.requests.length
    stream.requests.at(-1)!.destroy()
    await expect.poll(() => stream.requests.length, patient).toBe(before + 1)
    stream.say(fact('location', 'Bristol'))
    await page.getByRole('definition').filter({ hasText: 'Bristol' }).waitFor()
  })

  test('B4 completed moves to the review; the brand and the list of brands are fresh', async () => {
    const brand_id = await open_status()
    await setBrand(brand_id, { ...collected, ...facts, name: 'Found Just Now' })
    stream.end({ status: 'completed' })
    await screen.isAt(`/brands/${brand_id}/review`)
    await expect.poll(() => screen.textbox('Company Name').inputValue()).toBe('Found Just Now')
    await page.getByRole('list', { name: 'Brands' }).getByRole('link', { name: 'Found Just Now' }).waitFor()
  })

  test('B8 status error: the toast has the error text, and the website step its flag', async () => {
    const brand_id = await open_status()
    await setBrand(brand_id, failed)
    stream.end({ status: 'error', error: 'The reader has stopped' })
    await screen.toast('Error searching for brand information').getByText('The reader has stopped').waitFor()
    await screen.isAt(`/brands/${brand_id}/website?error=true`)
    await page.getByRole('alert').filter({ hasText: errorText }).waitFor()
  })

  test('B8 status failed: the same toast without description; the reason stands on the website step', async () => {
    const brand_id = await open_status()
    await setBrand(brand_id, failed)
    stream.end({ status: 'failed', error: 'The website answered with an error' })
    await expect.poll(() => screen.toast('Error searching for brand information').innerText()).not.toContain('answered')
    await screen.isAt(`/brands/${brand_id}/website?error=true`)
    await page.getByRole('alert').getByText('The website answered with an error').waitFor()
    await screen.textbox('Website').fill('http://127.0.0.1:9')
    await screen.button('Update Brand Website').click()
    await screen.isAt(`/brands/${brand_id}/status`)
  })

  test('B8 a search that cannot be asked about ends on the website step, once', async () => {
    await screen.refuse('**/process_scraping', 'PUT', 500, {})
    const brand_id = await makeBrand(scraping)
    let asked = 0
    page.on('request', (request) => void (asked += Number(request.url().endsWith(`${brand_id}/process_scraping`))))
    await open(`/brands/${brand_id}/status`)
    await screen.toast('Error searching for brand information').waitFor()
    await screen.isAt(`/brands/${brand_id}/website?error=true`)
    await page.getByRole('alert').filter({ hasText: errorText }).waitFor()
    await screen.button('Update Brand Website').waitFor()
    expect(asked).toBe(1)
  })

  test('a brand that was deleted meanwhile leads to the dashboard', async () => {
    const brand_id = await open_status()
    await product.database.db.deleteFrom('brands').where('brand_id', '=', brand_id).execute()
    stream.end({ status: 'error', error: 'Brand not found' })
    await screen.isAt('/dashboard')
  })
})

describe('B2 the review step', () => {
  const sections = {
    'Basic Brand Information': ['Company Name', 'Website', 'Industry', 'Company Size'],
    'Contact & Location': ['Contacts', 'Location'],
    'Brand Identity & Messaging': ['Vision', 'Mission', 'Positioning', 'Keywords'],
    'Audience & Market Perception': ['Audience', 'Perception'],
  }

  test('B2 four sections hold the twelve collected fields; each says where it was found', async () => {
    const brand_id = await makeBrand({ ...collected, ...facts, location: null })
    const sources = factFields
      .filter((field) => field !== 'location')
      .map((field) => ({ field, url: `https://ferrywright.example/${field}`, passage: `About ${field}` }))
    await product.database.db
      .updateTable('brands')
      .set({ sources: JSON.stringify(sources) })
      .where('brand_id', '=', brand_id)
      .execute()
    await open(`/brands/${brand_id}/review`)
    for (const [section, fields] of Object.entries(sections)) {
      const region = page.getByRole('region', { name: section, exact: true })
      await region.getByRole('heading', { name: section }).waitFor()
      for (const field of fields) await region.getByLabel(field, { exact: true }).waitFor()
      await expect.poll(() => region.getByRole('textbox').or(region.getByRole('combobox')).count()).toBe(fields.length)
    }
    for (const { url, passage } of sources) {
      await page.getByText(passage, { exact: true }).waitFor()
      await page
        .getByRole('link', { name: `${url.replace('https://', '')} (opens in a new tab)`, exact: true })
        .waitFor()
    }
    await page.getByRole('region', { name: 'Contact & Location' }).getByText('Not found on the website').waitFor()
    await expectAccessible(page, 'review')
  })

  test('B5 Save Collected Data is off while something is missing or wrong, and says what', async () => {
    await open(`/brands/${await makeBrand({ ...collected, ...facts, vision: null, keywords: null })}/review`)
    await screen.isOff('Save Collected Data')
    await screen.button('Save Collected Data').hover()
    await page.getByRole('tooltip').getByText('Still needed: Vision and Keywords').waitFor()
    await screen.textbox('Vision').fill('A vision')
    await screen.textbox('Keywords').fill('A keyword')
    await screen.isOn('Save Collected Data')
    await screen.textbox('Mission').fill('   ')
    await screen.isOff('Save Collected Data')
    await screen.textbox('Mission').blur()
    await page.getByText('Required', { exact: true }).waitFor()
    await screen.textbox('Mission').fill('A mission')
    await screen.textbox('Company Name').fill('x'.repeat(256))
    await screen.textbox('Company Name').blur()
    await page.getByText('At most 255 characters').waitFor()
    await screen.isOff('Save Collected Data')
    await screen.textbox('Company Name').fill('x'.repeat(255))
    await screen.isOn('Save Collected Data')
  })

  test('B2 Save Collected Data saves the twelve fields, once however often it is clicked, and goes on to finalize', async () => {
    const brand_id = await makeBrand({ ...collected, ...facts })
    const saving = await screen.hold('**/after_scraping', 'PUT')
    await open(`/brands/${brand_id}/review`)
    await screen.textbox('Company Name').fill('Ferrywright & Sons')
    const request = page.waitForRequest('**/after_scraping')
    await screen.button('Save Collected Data').dblclick()
    expect((await request).postDataJSON()).toEqual({ ...facts, name: 'Ferrywright & Sons', version: 1 })
    await screen.isOff('Save Collected Data')
    saving.release()
    await screen.isAt(`/brands/${brand_id}/finalize`)
    expect(saving.count()).toBe(1)
    await page.getByRole('list', { name: 'Brands' }).getByRole('link', { name: 'Ferrywright & Sons' }).waitFor()
    // Nothing is left that would have to be offered back.
    await page.getByRole('link', { name: 'Back to Review' }).click()
    await screen.textbox('Company Name').waitFor()
    await expect.poll(() => screen.button('Restore').count()).toBe(0)
  })

  test('a review saved in another tab is asked about, not overwritten', async () => {
    const brand_id = await makeBrand({ ...collected, ...facts })
    await open(`/brands/${brand_id}/review`)
    await screen.textbox('Vision').fill('Typed here')
    await setBrand(brand_id, { mission: 'Saved there', version: 2 })
    await screen.button('Save Collected Data').click()
    await screen.dialog('This brand was changed in another tab').getByText('Saved there').waitFor()
    await screen.button('Save mine').click()
    await screen.isAt(`/brands/${brand_id}/finalize`)
    const { vision, mission } = await product.database.db
      .selectFrom('brands')
      .select(['vision', 'mission'])
      .where('brand_id', '=', brand_id)
      .executeTakeFirstOrThrow()
    expect({ vision, mission }).toEqual({ vision: 'Typed here', mission: 'Saved there' })
  })

  test('B8 review save fails: Failed to save brand, Please try again; what was typed stays', async () => {
    await screen.refuse('**/after_scraping', 'PUT', 500, {})
    await open(`/brands/${await makeBrand({ ...collected, ...facts })}/review`)
    await screen.textbox('Mission').fill('Typed with care')
    await screen.button('Save Collected Data').click()
    await screen.toast('Failed to save brand').getByText('Please try again').waitFor()
    await expect.poll(() => screen.textbox('Mission').inputValue()).toBe('Typed with care')
    await screen.isOn('Save Collected Data')
  })

  test('B8 what the server says against a field stands at the field', async () => {
    const detail = [{ loc: ['body', 'location'], msg: 'Where is that?', type: 'custom' }]
    await screen.refuse('**/after_scraping', 'PUT', 422, { detail })
    await open(`/brands/${await makeBrand({ ...collected, ...facts })}/review`)
    await screen.button('Save Collected Data').click()
    await page.getByText('Where is that?').waitFor()
    await screen.hasFocus(screen.textbox('Location'))
  })

  test('what is typed survives a reload, and is offered back', async () => {
    await open(`/brands/${await makeBrand({ ...collected, ...facts })}/review`)
    await screen.textbox('Mission').fill('Not saved yet')
    await page.reload()
    await screen.button('Restore').click()
    await expect.poll(() => screen.textbox('Mission').inputValue()).toBe('Not saved yet')
    await expect.poll(() => screen.textbox('Vision').inputValue()).toBe(facts.vision)
    await screen.isOn('Save Collected Data')
  })

  test('B2 Delete Brand asks, and leads to the dashboard', async () => {
    const brand_id = await makeBrand({ ...collected, ...facts, name: 'To be deleted in the review' })
    await open('/brands')
    await open(`/brands/${brand_id}/review`)
    await screen.button('Delete Brand').click()
    await page.getByRole('alertdialog', { name: 'Are you sure you want to delete this brand?' }).waitFor()
    await screen.button('Delete').click()
    await screen.toast('Brand deleted successfully').waitFor()
    await screen.isAt('/dashboard')
    await page.goBack()
    await screen.isAt('/brands')
  })
})

describe('B2 the finalize step', () => {
  const language = () => page.getByRole('combobox', { name: 'Language' })
  const fill = async () => {
    await language().fill('English - United Kingdom')
    await page.keyboard.press('Escape')
    await screen.textbox('Competitors').fill('Other makers')
    await screen.textbox('Marketing Goals').fill('More test rides')
    await page.getByRole('radio', { name: /^Friendly/ }).check()
  }

  test('B2 B5 it asks for language, competitors, goals and tone: Required, and off until they are there', async () => {
    const brand_id = await makeBrand({ ...collected, ...facts })
    await open(`/brands/${brand_id}/finalize`)
    await page.getByRole('heading', { name: 'Complete Your Brand Profile' }).waitFor()
    await page.getByText("We couldn't find everything — please provide additional details:").waitFor()
    await screen.isOff('Save Brand')
    await screen.button('Save Brand').hover()
    const everything = 'Still needed: Language, Competitors, Marketing Goals and Tone of Voice'
    await page.getByRole('tooltip').getByText(everything).waitFor()
    for (const field of [screen.textbox('Competitors'), screen.textbox('Marketing Goals')]) {
      await field.fill('  ')
      await field.blur()
    }
    await expect.poll(() => page.getByText('Required', { exact: true }).count(), patient).toBe(2)
    await expectAccessible(page, 'finalize with errors')
    await fill()
    await screen.isOn('Save Brand')
    await page.getByText('For example:').waitFor()
    await expectAccessible(page, 'finalize')
  })

  test('B4 B5 custom reveals a field of its own: Custom tone of voice is required, blanks do not do', async () => {
    const brand_id = await makeBrand({ ...collected, ...facts })
    await open(`/brands/${brand_id}/finalize`)
    await fill()
    await expect.poll(() => screen.textbox('Custom Tone of Voice').count()).toBe(0)
    await page.getByRole('radio', { name: /^Custom/ }).check()
    await screen.textbox('Custom Tone of Voice').fill('   ')
    await screen.textbox('Custom Tone of Voice').blur()
    await page.getByText('Custom tone of voice is required').waitFor()
    await screen.isOff('Save Brand')
    await screen.textbox('Custom Tone of Voice').fill('Like a shipwright')
    await screen.isOn('Save Brand')
    await screen.button('Save Brand').click()
    await screen.toast('Brand saved successfully').waitFor()
    await screen.isAt(`/brands/${brand_id}`)
    await page.getByRole('definition').getByText('Like a shipwright').waitFor()
  })

  test('B2 Save Brand saves once however often it is clicked, completes the brand and shows it', async () => {
    const brand_id = await makeBrand({ ...collected, ...facts })
    await open('/brands')
    const saving = await screen.hold(`**/api/brands/${brand_id}`, 'PUT')
    await open(`/brands/${brand_id}/finalize`)
    await fill()
    await screen.button('Save Brand').dblclick()
    await screen.isOff('Save Brand')
    saving.release()
    await screen.toast('Brand saved successfully').waitFor()
    await screen.isAt(`/brands/${brand_id}`)
    expect(saving.count()).toBe(1)
    // The back button does not lead into a step that is over.
    await page.unrouteAll()
    await page.goBack()
    await screen.isAt('/brands')
  })

  test('B2 Back to Review leads there; what was typed is offered on the way back', async () => {
    const brand_id = await makeBrand({ ...collected, ...facts })
    await open(`/brands/${brand_id}/finalize`)
    await screen.textbox('Competitors').fill('Nobody so far')
    await page.getByRole('link', { name: 'Back to Review' }).click()
    await screen.isAt(`/brands/${brand_id}/review`)
    // The address changes before the screen does.
    await screen.textbox('Company Name').waitFor()
    await page.goBack()
    await screen.button('Restore').click()
    await expect.poll(() => screen.textbox('Competitors').inputValue()).toBe('Nobody so far')
  })

  test('B5 a review that was left unfinished is named, with the way there', async () => {
    const brand_id = await makeBrand({ ...collected, ...facts, mission: null })
    await open(`/brands/${brand_id}/finalize`)
    await page.getByText('Still needed there: Mission.').waitFor()
    await fill()
    await screen.isOff('Save Brand')
    await page.getByRole('link', { name: 'Go to the review' }).click()
    await screen.isAt(`/brands/${brand_id}/review`)
  })

  test('the logo that the website has is proposed', async () => {
    const brand_id = await makeBrand({ ...collected, ...facts, logo: 'proposed.png' })
    await open(`/brands/${brand_id}/finalize`)
    await page.getByText('Found on the website').waitFor()
    const saved = page.waitForRequest((request) => request.method() === 'PUT')
    await screen.button('Remove').click()
    await page.getByRole('img', { name: 'Logo' }).waitFor({ state: 'detached' })
    await fill()
    await screen.button('Save Brand').click()
    expect((await saved).postData()).toContain('name="delete_logo"')
    await screen.isAt(`/brands/${brand_id}`)
  })
})

test('by keyboard alone, on a slow network: a website goes in, a finished brand comes out', async () => {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    return route.continue()
  })
  await open('/brands/new')
  await screen.textbox('Website').focus()
  await page.keyboard.insertText(`${product.sandboxUrl}/demo/`)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/review', { timeout: 60_000 })
  await screen.isOn('Save Collected Data')
  await screen.textbox('Company Name').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/finalize')
  await page.getByRole('combobox', { name: 'Language' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('Other makers')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('More test rides')
  await page.getByRole('radio').first().waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await screen.isOn('Save Brand')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Edit Brand' }).waitFor()
  expectQuietConsole()
})
