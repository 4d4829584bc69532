// A signed-in visitor with a brand, and blogs in any state, for tests of the wizard's screens.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { after as stages } from './blog-stages.ts'
import { screenOf } from './screen.ts'
import { insertBlog, insertBrand } from './seed.ts'
import type { SignedIn } from './signed-in.ts'
import { visit } from './visitor.ts'

export { content, outline } from './blog-stages.ts'

/** A blog after each step. */
export const after = { ...stages, finished: { ...stages.finished, counted_at: new Date() } }

export type BlogScreens = Awaited<ReturnType<typeof startBlogScreens>>

export const startBlogScreens = async (world: SignedIn) => {
  const { db, user_id } = world
  const brand = await insertBrand(db, user_id, { name: 'Ferrywright' })
  const brandPath = `/brands/${brand.brand_id}`
  return {
    ...world,
    brand,
    brandPath,
    /** A blog of the brand in this state, and the path of its screens. */
    newBlog: async (fields: Parameters<typeof insertBlog>[2] = {}) => {
      const ids = await insertBlog(db, brand, fields)
      return { ...ids, path: `${brandPath}/blogs/${ids.blog_id}` }
    },
    stored: (blog_id: string) =>
      db.selectFrom('blogs').where('blog_id', '=', blog_id).selectAll().executeTakeFirstOrThrow(),
  }
}

/** The parts of a screen, with what only the blog's need. */
export const partsOf = (page: Page, url: string) => {
  const screen = screenOf(page)
  return {
    ...screen,
    open: (path: string) => page.goto(url + path),
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    /** The button is disabled, and pressing it shows the reason at the field. */
    refuses: async (name: string, reason: string) => {
      // By keyboard: a forced click could miss the button if content that loads above moves it.
      await screen.button(name).and(page.locator('[aria-disabled=true]')).press('Enter')
      await page.getByRole('paragraph').filter({ hasText: reason }).waitFor()
    },
    /** The URLs of all further calls with this method whose path matches. */
    calls: (method: string, ending: RegExp) => {
      const made: string[] = []
      page.on('request', (request) => {
        if (request.method() === method && ending.test(new URL(request.url()).pathname)) made.push(request.url())
      })
      return made
    },
  }
}

/** Replaces a streamed response with one sent line by line, so that the page can be observed in between. */
export const startLineServer = async () => {
  const requests: ServerResponse[] = []
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' }).flushHeaders()
    requests.push(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    requests,
    take: (page: Page, pattern: string) =>
      page.route(pattern, (route) => (route.request().method() === 'PUT' ? route.continue({ url }) : route.fallback())),
    say: (line: object) => requests.at(-1)!.write(`${JSON.stringify(line)}\n`),
    end: (line: object) => requests.at(-1)!.end(`${JSON.stringify(line)}\n`),
    close: () => server.close().closeAllConnections(),
  }
}

/** The same visitor on another device: signed in, with a browser that has kept nothing. */
export const onAnotherDevice = async (
  browser: Browser,
  { visitor, product }: Pick<BlogScreens, 'visitor' | 'product'>,
) => {
  const other = await visit(browser)
  await other.context.addCookies(await visitor.context.cookies(product.url))
  return other
}
