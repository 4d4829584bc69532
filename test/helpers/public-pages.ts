// Pages that need no session, with a stub of the API at the network's edge.
import type { Browser, Page, Request } from 'playwright-core'
import { startStubbedProduct, type Stub } from './stubbed-product.ts'
import { openPage, visit } from './visitor.ts'

type Look = { width?: number; height?: number; theme?: 'light' | 'dark' }

/** The calls of the API that a page makes from now on. */
export const watch = (page: Page) => {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  return calls
}

export const googleButton = (page: Page) => page.getByRole('link', { name: 'Continue With Google', exact: true })

/** Waits until everything on the landing page is rendered. */
export const settled = async (page: Page) => {
  await page.getByRole('heading', { name: 'How it works' }).waitFor()
  await page.getByRole('figure').waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

export type PublicPages = Awaited<ReturnType<typeof startPublicPages>>

/**
 * All pages share a profile, and with it the browser's cache; `reset` ends its cookies and storage. The first page stays
 * empty, so that the process that renders the others stays.
 */
export const startPublicPages = async (browser: Browser) => {
  const product = await startStubbedProduct()
  const { context } = await visit(browser)
  return {
    product,
    context,
    url: product.url,
    /** Opens a page whose API answers by path; any other path answers 401. */
    open: async (path: string, stub: Stub = {}, { width = 1440, height = 900, theme = 'light' }: Look = {}) => {
      const visitor = await openPage(context)
      const calls = watch(visitor.page)
      product.answer({ '/api/config': { body: { sandbox: null } }, ...stub })
      await visitor.page.setViewportSize({ width, height })
      await visitor.page.emulateMedia({ colorScheme: theme })
      await visitor.page.goto(product.url + path)
      return { ...visitor, calls }
    },
    reset: async () => {
      for (const page of context.pages().slice(1)) await page.close()
      await context.setStorageState({ cookies: [], origins: [] })
    },
    stop: async () => {
      await context.close()
      await product.stop()
    },
  }
}
