// States of the brand screens: empty, loading, failed, expired, invalid, in conflict, being deleted.
import type { Page } from 'playwright-core'
import { screenOf } from '#test/helpers/screen.ts'

type Shoot = (page: Page, name: string) => Promise<void>

/** Lines of a scraping stream that never ends. */
const found = [
  { status: 'processing', page: 'https://ferrywright.example/about' },
  ...[
    ['name', 'Ferrywright', 'Ferrywright, cargo bikes from Bristol', 'sure'],
    ['industry', 'Automotive', 'We design, weld and service electric cargo bikes.', 'likely'],
    ['location', 'Bristol', 'Unit 7, Ropemakers’ Yard, Bristol', 'sure'],
  ].map(([field, value, passage, confidence]) => ({
    status: 'processing',
    field,
    value,
    confidence,
    passage,
    source_url: 'https://ferrywright.example/about',
  })),
]

/** States without a brand: the website step, scraping, failed scraping, manual entry, an expired plan. */
export const shootFirstBrandScreens = async (page: Page, url: string, shoot: Shoot) => {
  const screen = screenOf(page)
  await page.goto(`${url}/brands`)
  await page.getByRole('heading', { name: 'No brands yet' }).waitFor()
  await shoot(page, 'brands-empty')
  await page.goto(`${url}/brands/new`)
  await screen.textbox('Website').fill('my company')
  await screen.button('Create Brand').click()
  await shoot(page, 'brand-website-wrong')

  await page.route('**/process_scraping', (route) =>
    route.fulfill({ body: found.map((line) => `${JSON.stringify(line)}\n`).join('') }),
  )
  await screen.textbox('Website').fill('https://no-such-company.invalid')
  await screen.button('Create Brand').click()
  await page.getByRole('definition').filter({ hasText: 'Unit 7' }).waitFor()
  await shoot(page, 'brand-searching')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.waitForURL('**/website?error=true', { timeout: 60_000 })
  await shoot(page, 'brand-website-error')

  await page.goto(`${url}/brands/new/manual`)
  await page.getByRole('radio').first().waitFor()
  await screen.combobox('Industry').click()
  await shoot(page, 'brand-by-hand-industries')
  await page.keyboard.press('Escape')
  await screen.textbox('Company Name').fill('W'.repeat(256))
  await screen.button('Save Brand').click()
  await page.getByText('Required', { exact: true }).first().waitFor()
  await shoot(page, 'brand-by-hand-wrong')
  await page.reload()
  await screen.button('Restore').waitFor()
  await shoot(page, 'brand-by-hand-draft')
  await screen.button('Discard').click()

  await page.route('**/api/users/self', async (route) => {
    const response = await route.fetch()
    const user = (await response.json()) as { billing: object }
    await route.fulfill({ response, json: { ...user, billing: { ...user.billing, plan_expiry: '2020-01-01' } } })
  })
  await page.goto(`${url}/brands/new`)
  await page.getByRole('heading', { name: 'Your subscription plan has expired' }).waitFor()
  await shoot(page, 'brand-expired')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`${url}/dashboard`)
}

/** The review step with a missing field. */
export const shootReviewStates = async (page: Page, shoot: Shoot) => {
  const screen = screenOf(page)
  const vision = await screen.textbox('Vision').inputValue()
  await screen.textbox('Vision').fill('')
  await screen.textbox('Vision').blur()
  await shoot(page, 'review-incomplete')
  await screen.textbox('Vision').fill(vision)
}

/** Error states of the brand's form and page; `path` is the brand's. */
export const shootBrandStates = async (page: Page, url: string, path: string, shoot: Shoot) => {
  const screen = screenOf(page)
  const open = async (place: string) => {
    await page.goto(url + place)
    await screen.isLoaded()
  }
  await open(`${path}/edit`)
  await shoot(page, 'brand-edit')
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  })
  await screen.textbox('Location').fill('Bath')
  await page.getByRole('radio', { name: /^Custom/ }).check()
  await screen.textbox('Custom Tone of Voice').fill(' ')
  await screen.button('Save Brand').click()
  await page.getByText('Custom tone of voice is required').waitFor()
  await shoot(page, 'brand-edit-wrong')

  const brand = (await (await page.request.get(`${url}/api${path}`, await withSession(page))).json()) as object
  const current = { ...brand, location: 'Cardiff', industry: 'Automotive', summary: null }
  await page.getByRole('radio', { name: /^Friendly/ }).check()
  await screen.refuse(`**/api${path}`, 'PUT', 409, { current })
  await screen.button('Save Brand').click()
  await page.getByRole('alertdialog').waitFor()
  await shoot(page, 'brand-conflict')
  await page.keyboard.press('Escape')
  await page.unrouteAll()
  await screen.refuse(`**/api${path}`, 'PUT', 404)
  await screen.button('Save Brand').click()
  await page.getByText('This brand was deleted in another tab').waitFor()
  await shoot(page, 'brand-deleted-elsewhere')
  await page.unrouteAll()

  await open(path)
  // Never answered, so that the brand stays.
  await page.route(`**/api${path}`, (route) => (route.request().method() === 'DELETE' ? undefined : route.fallback()))
  await screen.button('Delete Brand').click()
  await shoot(page, 'brand-delete')
  await screen.button('Delete').click()
  await screen.isOff('Cancel')
  await shoot(page, 'brand-deleting')
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await open('/brands')
  await page.getByRole('searchbox').fill('nothing of the kind')
  await page.getByRole('heading', { name: 'No matching brands' }).waitFor()
  await shoot(page, 'brands-no-match')
  await shootWithoutAnswers(page, url, path, shoot)
}

const shootWithoutAnswers = async (page: Page, url: string, path: string, shoot: Shoot) => {
  const screens = [
    ['brands', '/brands'],
    ['brand', path],
    ['brand-edit', `${path}/edit`],
  ] as const
  await page.route('**/api/brands{,/**}', () => {})
  for (const [name, place] of screens) {
    await page.goto(url + place)
    await page.locator('main [aria-busy=true]').first().waitFor()
    await shoot(page, `${name}-loading`)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/brands{,/**}', (route) => route.fulfill({ status: 500, json: {} }))
  for (const [name, place] of screens) {
    await page.goto(url + place)
    await page.getByRole('alert').first().waitFor()
    await shoot(page, `${name}-failing`)
  }
  await page.unrouteAll()
}

const withSession = async (page: Page) => {
  const cookies = await page.context().cookies()
  return { headers: { 'session-id': cookies.find(({ name }) => name === 'session-id')?.value ?? '' } }
}
