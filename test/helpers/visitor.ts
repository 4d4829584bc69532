// A person in a browser: what they do in the product, by role and name, and the console's messages.
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'

export type Visitor = { page: Page; context: BrowserContext; problems: string[] }

/** The browser itself reports failed requests. Those for a missing rating (M2) or video are expected. */
const isExpected = (message: ConsoleMessage) =>
  /\/api\/(?:feedbacks\/|deliverables\/[\w-]+\/video$)/.test(message.location().url) && message.text().includes('404')

/** A fresh browser profile with one page, with reduced motion, because animations make clicks flaky. */
export const visit = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(20_000)
  return openPage(context)
}

/** Another page of a profile. `problems` gathers every warning and error of the console and every uncaught error. */
export const openPage = async (context: BrowserContext): Promise<Visitor> => {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (isExpected(message)) return
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  return { page, context, problems }
}

/** From the landing page through the sandbox's Google to the dashboard. */
export const signIn = async (page: Page, url: string) => {
  await page.goto(url)
  await page.getByRole('link', { name: 'Continue With Google' }).click()
  await page.getByRole('link', { name: /@/ }).first().click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
}

type Look = (() => Promise<unknown>) | undefined

/** The demo company, from its website to a finished brand. */
export const makeBrand = async (
  page: Page,
  { onStatus, onReview, onFinalize }: { onStatus?: Look; onReview?: Look; onFinalize?: Look } = {},
) => {
  await page.getByRole('link', { name: 'Add New Brand' }).click()
  await page.getByRole('button', { name: 'Use the demo company' }).click()
  await page.waitForURL('**/status')
  await onStatus?.()
  await page.waitForURL('**/review', { timeout: 60_000 })
  await onReview?.()
  await page.getByRole('button', { name: 'Save Collected Data' }).click()
  await page.waitForURL('**/finalize')
  await page.getByRole('combobox', { name: 'Language' }).fill('English - United Kingdom')
  await page.getByRole('textbox', { name: 'Competitors' }).fill('Other makers of the region')
  await page.getByRole('textbox', { name: 'Marketing Goals' }).fill('More visitors at the open days')
  await page.getByRole('radio', { name: /Friendly/ }).check()
  await onFinalize?.()
  await page.getByRole('button', { name: 'Save Brand' }).click()
  await page.getByRole('link', { name: 'Edit Brand' }).waitFor()
}

/** From the brand's page to the outline step, with the first of everything that is offered. */
export const goToOutline = async (
  page: Page,
  { format = 'Checklist', onStep }: { format?: string; onStep?: ((step: string) => Promise<unknown>) | undefined } = {},
) => {
  await page.getByRole('link', { name: 'Create Deliverable' }).first().click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en_GB')
  await page.getByRole('radio', { name: /Let the AI suggest/ }).check()
  await onStep?.('intro')
  await page.getByRole('button', { name: 'Start Creating' }).click()
  await page.waitForURL('**/format')
  await page.getByRole('radio', { name: new RegExp(format) }).check()
  await onStep?.('format')
  await page.getByRole('button', { name: 'Save Format' }).click()
  await page.waitForURL('**/topic')
  await page.getByRole('radio').first().check()
  await onStep?.('topic')
  await page.getByRole('button', { name: 'Save Topic' }).click()
  await page.waitForURL('**/keywords')
  const suggestions = page.getByRole('list', { name: 'Recommended keywords' })
  await suggestions.getByRole('button').nth(0).click()
  await suggestions.getByRole('button').nth(1).click()
  await onStep?.('keywords')
  await page.getByRole('button', { name: 'Save Keywords and AI Context' }).click()
  await page.waitForURL('**/outline')
}
