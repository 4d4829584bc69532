import type { Browser, BrowserContextOptions } from 'playwright-core'
import type { Product } from './product.ts'
import { screenOf } from './screen.ts'
import { signIn, visit } from './visitor.ts'

export type SignedIn = Awaited<ReturnType<typeof signInTo>>

/** The first person of an empty product, at the dashboard. */
export const signInTo = async (product: Product, browser: Browser, options: BrowserContextOptions = {}) => {
  const { db } = product.database
  const visitor = await visit(browser, options)
  const { page } = visitor
  await signIn(page, product.url)
  const { user_id } = await db.selectFrom('users').select('user_id').executeTakeFirstOrThrow()
  return { product, db, browser, visitor, page, screen: screenOf(page), user_id }
}
