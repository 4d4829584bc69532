import type { Browser, BrowserContextOptions } from 'playwright-core'
import { signInByForms } from './plain-sign-in.ts'
import type { Product } from './product.ts'
import { screenOf } from './screen.ts'
import { visit } from './visitor.ts'

export type SignedIn = Awaited<ReturnType<typeof signInTo>>

/** The first person of an empty product, at the dashboard. Signing in on screens has tests of its own. */
export const signInTo = async (product: Product, browser: Browser, options: BrowserContextOptions = {}) => {
  const { db } = product.database
  const visitor = await visit(browser, options)
  const { page, context } = visitor
  const session_id = await signInByForms(product.url, await page.evaluate(() => navigator.userAgent))
  const cookies = { 'session-type': 'google', 'session-id': session_id }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: product.url })))
  await page.goto(`${product.url}/dashboard`)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const { user_id } = await db.selectFrom('users').select('user_id').executeTakeFirstOrThrow()
  return { product, db, browser, visitor, page, screen: screenOf(page), user_id }
}
