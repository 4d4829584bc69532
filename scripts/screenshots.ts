// Pictures of the real product: those of the README, or with `--all` every screen at three widths, light and dark.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '#test/helpers/browser.ts'
import { goToOutline, makeBrand, signIn, visit } from '#test/helpers/visitor.ts'
import { startWholeProduct } from '#test/helpers/whole-product.ts'

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

const shoot = async (page: Page, name: string) => {
  for (const scheme of schemes)
    for (const { name: size, width, height } of sizes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(150)
      const file = isAll ? `${name}-${size}-${scheme}.png` : `${name}.jpg`
      await page.screenshot({
        path: join(folder, file),
        ...(isAll ? { fullPage: name !== 'writing' } : { type: 'jpeg', quality: 88 }),
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
  if (isAll) await shoot(page, 'dashboard-empty')
  await page.getByRole('link', { name: 'Add New Brand' }).click()
  await page.getByRole('button', { name: 'Use the demo company' }).waitFor()
  if (isAll) await shoot(page, 'brand-website')
  await makeBrand(page, {
    onStatus: isAll ? undefined : () => page.waitForTimeout(700).then(() => shoot(page, 'facts')),
    onReview: () => shoot(page, 'review'),
    onFinalize: isAll ? () => shoot(page, 'finalize') : undefined,
  })
  if (isAll) await shoot(page, 'brand')
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
}

await mkdir(folder, { recursive: true })
const product = await startWholeProduct()
const browser = await launchBrowser()
try {
  const { page, problems } = await visit(browser)
  await walk(page, product.url)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
}
