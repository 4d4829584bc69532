// Takes screenshots of the real product: those of the README, or with `--all` every screen at three widths, light and dark.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '#test/helpers/browser.ts'
import { goToOutline, makeBrand, signIn, visit } from '#test/helpers/visitor.ts'
import { startWholeProduct } from '#test/helpers/whole-product.ts'
import { shootBlogStates, shootNewBlogStates } from './blog-screens.ts'
import { shootBrandStates, shootFirstBrandScreens, shootReviewStates } from './brand-screens.ts'
import { shootListStates } from './list-screens.ts'

const root = join(import.meta.dirname, '..')
const isAll = process.argv.includes('--all')
const folder = join(root, isAll ? 'test/output/screens' : 'docs/screenshots')
const sizes = isAll
  ? [
      { name: '1440', width: 1440, height: 900 },
      { name: '768', width: 768, height: 1024 },
      { name: '390', width: 390, height: 844 },
    ]
  : [{ name: '1440', width: 1440, height: 900 }]
const schemes = isAll ? (['light', 'dark'] as const) : (['light'] as const)

/** Captured at window size: overlays, and elements that follow the scroll position. */
const inView = new Set([
  'writing',
  'brand-by-hand-industries',
  'brand-conflict',
  'brand-delete',
  'brand-deleting',
  'blog-outline-menu',
  'blog-outline-question',
  'deliverables-delete',
])

const shoot = async (page: Page, name: string) => {
  for (const scheme of schemes)
    for (const { name: size, width, height } of sizes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      // Sticky elements would end up in the middle of a long screenshot.
      if (!inView.has(name)) await page.evaluate(() => window.scrollTo(0, 0))
      await page.waitForTimeout(150)
      const file = isAll ? `${name}-${size}-${scheme}.png` : `${name}.jpg`
      await page.screenshot({
        path: join(folder, file),
        ...(isAll ? { fullPage: !inView.has(name) } : { type: 'jpeg', quality: 88 }),
      })
    }
  await page.setViewportSize({ width: 1440, height: 900 })
  console.log(name)
}

const walk = async (page: Page, url: string) => {
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  if (isAll) await shoot(page, 'landing')
  await signIn(page, url)
  if (isAll) {
    await shoot(page, 'dashboard-empty')
    await shootFirstBrandScreens(page, url, shoot)
  }
  await page.getByRole('link', { name: 'Add New Brand' }).click()
  await page.getByRole('button', { name: 'Use the demo company' }).waitFor()
  if (isAll) await shoot(page, 'brand-website')
  await makeBrand(page, {
    onStatus: isAll ? undefined : () => page.waitForTimeout(700).then(() => shoot(page, 'facts')),
    onReview: async () => {
      await shoot(page, 'review')
      if (isAll) await shootReviewStates(page, shoot)
    },
    onFinalize: isAll ? () => shoot(page, 'finalize') : undefined,
  })
  if (isAll) {
    await shoot(page, 'brand')
    const { pathname } = new URL(page.url())
    await shootBrandStates(page, url, pathname, shoot)
    await shootNewBlogStates(page, url, pathname, shoot)
    await page.goto(url + pathname)
  }
  await goToOutline(page, {
    format: 'How-To Guide',
    onStep: isAll ? (step) => shoot(page, `blog-${step}`) : undefined,
  })
  const ready = (button: string) =>
    page.getByRole('button', { name: button }).and(page.locator(':not([aria-disabled])')).waitFor({ timeout: 60_000 })
  await ready('Save Outline')
  await shoot(page, 'outline')
  await page.getByRole('button', { name: 'Save Outline' }).click()
  await page.waitForURL('**/approve')
  await page.waitForTimeout(900)
  await shoot(page, 'writing')
  await ready('Save Blog')
  if (isAll) await shoot(page, 'approve')
  await page.getByRole('button', { name: 'Save Blog' }).click()
  await page.getByRole('link', { name: 'Edit Content' }).waitFor()
  await shoot(page, 'post')
  if (!isAll) return
  await page.getByRole('link', { name: 'Edit Content' }).click()
  await page.getByRole('textbox', { name: 'Content' }).waitFor()
  await shoot(page, 'edit')
  await shootBlogStates(page, url, new URL(page.url()).pathname.replace('/edit', ''), shoot)
  for (const [name, path] of [
    ['dashboard', '/dashboard'],
    ['brands', '/brands'],
    ['deliverables', '/deliverables'],
    ['settings', '/settings'],
    ['brand-by-hand', '/brands/new/manual'],
    ['faqs', '/faqs'],
    ['demo', '/demo'],
    ['privacy', '/privacy'],
  ] as const) {
    await page.goto(url + path)
    await page.waitForLoadState('networkidle')
    await shoot(page, name)
  }
  await shootListStates(page, url, shoot)
}

await mkdir(folder, { recursive: true })
const product = await startWholeProduct()
const browser = await launchBrowser()
try {
  const { page, problems } = await visit(browser)
  await walk(page, product.url)
  // The browser also logs calls that fail on purpose.
  const others = problems.filter((problem) => !isAll || !problem.includes('Failed to load resource'))
  for (const problem of others) console.error(problem)
  if (others.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
}
