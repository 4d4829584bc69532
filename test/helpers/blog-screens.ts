// A signed-in visitor with a brand, and blogs in any state, for tests of the wizard's screens.
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

/** The same visitor on another device: signed in, with a browser that has kept nothing. */
export const onAnotherDevice = async (
  browser: Browser,
  { visitor, product }: Pick<BlogScreens, 'visitor' | 'product'>,
) => {
  const other = await visit(browser)
  await other.context.addCookies(await visitor.context.cookies(product.url))
  return other
}
