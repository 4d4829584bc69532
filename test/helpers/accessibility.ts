import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What Axe finds wrong with the page, or with its `part`: nothing; nor does it scroll sideways. */
export const expectAccessible = async (page: Page, name = page.url(), part?: string) => {
  // A dialog hides the page's heading.
  await page.getByRole('heading', { level: 1 }).or(page.locator('[role$=dialog]')).first().waitFor()
  // There are no frames, so the page that Axe would open beside this one for each run is not needed.
  // Of what passes, Axe would describe every element otherwise.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect({ name, found, sideways }).toEqual({ name, found: [], sideways: 0 })
}
