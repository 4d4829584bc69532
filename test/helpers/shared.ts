// For browser tests: one product and one browser a worker. Each file finds the product's database empty, and the browser
// without a profile.
import { test as base } from 'vitest'
import { launchBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import { signInTo } from './signed-in.ts'

// Vitest reads from the pattern which fixtures are asked for.
/* oxlint-disable no-empty-pattern */
export const test = base
  .extend('browserOfWorker', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('productOfWorker', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const product = await startProduct()
    onCleanup(() => product.stop())
    return product
  })
  .extend('browser', { scope: 'file' }, async ({ browserOfWorker }, { onCleanup }) => {
    onCleanup(async () => {
      await Promise.all(browserOfWorker.contexts().map((context) => context.close()))
    })
    return browserOfWorker
  })
  .extend('product', { scope: 'file' }, async ({ productOfWorker }) => {
    await productOfWorker.reset()
    return productOfWorker
  })
  /** One person, signed in: what most browser tests begin with. */
  .extend('signedIn', { scope: 'file' }, async ({ product, browser }) => signInTo(product, browser))
