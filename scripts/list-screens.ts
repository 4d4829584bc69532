// States of the dashboard and the lists: empty, without a match, loading, failed, without blogs left.
import type { Page } from 'playwright-core'
import { screenOf } from '#test/helpers/screen.ts'

type Shoot = (page: Page, name: string) => Promise<void>

/** Requires at least one brand and one deliverable. */
export const shootListStates = async (page: Page, url: string, shoot: Shoot) => {
  const screen = screenOf(page)
  const open = async (place: string) => {
    await page.goto(url + place)
    await screen.isLoaded()
  }
  await open('/deliverables')
  await page.getByRole('searchbox').fill('nothing of the kind')
  await page.getByRole('heading', { name: 'No matching deliverables' }).waitFor()
  await shoot(page, 'deliverables-no-match')
  await open('/deliverables')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page.getByRole('alertdialog').waitFor()
  await shoot(page, 'deliverables-delete')
  await page.keyboard.press('Escape')

  await page.route('**/api/deliverables', (route) => route.fulfill({ json: [] }))
  await open('/deliverables')
  await shoot(page, 'deliverables-empty')
  await page.unrouteAll()
  await page.route('**/api/deliverables', (route) => route.fulfill({ status: 500, json: {} }))
  await open('/dashboard')
  await page.getByText('Failed to load deliverables').waitFor()
  await shoot(page, 'dashboard-failing')
  await page.unrouteAll()
  await page.route('**/api/{deliverables,brands}', () => {})
  await page.goto(`${url}/dashboard`)
  await page.locator('main [aria-busy=true]').first().waitFor()
  await shoot(page, 'dashboard-loading')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  const twoDays = new Date(Date.now() + 2 * 24 * 3600 * 1000 - 1000).toISOString()
  const spent = { blogs_left: 0, has_reached_blogs_limit: true, plan_expiry: twoDays }
  await page.route('**/api/users/self', async (route) => {
    const response = await route.fetch()
    const user = (await response.json()) as { billing: object }
    await route.fulfill({ response, json: { ...user, billing: { ...user.billing, ...spent } } })
  })
  await open('/dashboard')
  await shoot(page, 'dashboard-out-of-blogs')
  await page.unrouteAll()
}
