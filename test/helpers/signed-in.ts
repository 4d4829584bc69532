// The product with one person signed in: what most browser tests begin with.
import type { BrowserContextOptions } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import { screenOf } from './screen.ts'
import { signIn, visit } from './visitor.ts'

export type SignedIn = Awaited<ReturnType<typeof startSignedIn>>

/** `env` goes to the product, all else to the browser's profile. */
export const startSignedIn = async ({
  env,
  ...options
}: BrowserContextOptions & { env?: Record<string, string> } = {}) => {
  const [product, browser] = await Promise.all([startProduct(env), launchBrowser()])
  const stop = async () => {
    await browser.close()
    await product.stop()
  }
  try {
    const { db } = product.database
    const visitor = await visit(browser, options)
    const { page } = visitor
    await signIn(page, product.url)
    const { user_id } = await db.selectFrom('users').select('user_id').executeTakeFirstOrThrow()
    return { product, db, browser, visitor, page, screen: screenOf(page), user_id, stop }
  } catch (error) {
    // Nobody else could end the processes: the test has nothing to call.
    await stop()
    throw error
  }
}
