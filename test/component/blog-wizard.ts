// A blog of someone signed in, as the API shows and saves it, and the screens on which it is written.
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { blogs, type Blog, type BlogUpdate, type Draft } from '#contract/blogs.ts'
import { contexts, type Context } from '#contract/contexts.ts'
import { fieldsAfter, isSameValue, type StepField } from '#domain/blog-steps.ts'
import { newBrand, signIn } from './account.ts'
import { newBlog } from './blogs.ts'
import { Refusal, reply } from './fake-api.ts'
import { openApp } from './render.tsx'
import { button, expectOff, pressOn } from './screen.ts'

/** A blog of which only the language has been chosen. */
const begunBlog = (fields: Partial<Blog>): Blog => ({
  ...newBlog(),
  title: null,
  format: null,
  keywords: null,
  outline: null,
  content: null,
  content_generated: false,
  finalized: false,
  ...fields,
})

/** M3: a changed step clears the later ones. */
const saved = (blog: Blog, fields: Omit<BlogUpdate, 'version'>): Blog => {
  const changed = (Object.keys(fields) as StepField[]).filter((name) => !isSameValue(fields[name], blog[name]))
  const cleared = fieldsAfter(changed).map((name): [string, null] => [name, null])
  const next = { ...blog, ...Object.fromEntries(cleared), ...fields, version: blog.version + 1 }
  return next.content ? next : { ...next, content_generated: false, finalized: false }
}

export const topics = ['Cargo bikes for families', 'What a cargo bike costs', 'Cargo bike or car']
export const keywords = ['bike insurance', 'bike leasing', 'test ride']

export const newContext = (fields: Partial<Context> = {}): Context => ({
  deliverable_context_id: crypto.randomUUID(),
  name: 'Report.md',
  content_type: 'text',
  tokens_number: 700,
  ...fields,
})

/** Someone signed in has a brand with this blog. What the API holds is in `store`, for the test to change and see. */
export const startBlog = (fields: Partial<Blog> = {}) => {
  const account = signIn()
  const brand = newBrand({ name: 'Ferrywright' })
  account.brands = [brand]
  const store = {
    blog: begunBlog({ brand_id: brand.brand_id, ...fields }),
    contexts: [] as Context[],
    draft: null as Draft | null,
  }
  const { blog_id } = store.blog
  reply(blogs.show, ({ params }) => (params.blog_id === blog_id ? store.blog : new Refusal(404)))
  reply(blogs.update, ({ body: { version, ...fields } }) => {
    if (version !== undefined && version !== store.blog.version) return new Refusal(409, { current: store.blog })
    return (store.blog = saved(store.blog, fields))
  })
  reply(blogs.finalize, () => (store.blog = { ...store.blog, finalized: true }))
  reply(
    blogs.topicSuggestions,
    topics.map((title) => ({ title })),
  )
  reply(
    blogs.keywordSuggestions,
    keywords.map((keyword) => ({ keyword })),
  )
  reply(blogs.showDraft, () => store.draft)
  reply(blogs.saveDraft, ({ body }) => {
    store.draft = { ...body, saved_at: new Date().toISOString() }
    return { saved_at: store.draft.saved_at }
  })
  reply(blogs.removeDraft, () => void (store.draft = null))
  reply(contexts.list, () => store.contexts)
  reply(contexts.remove, ({ params }) => {
    store.contexts = store.contexts.filter((item) => item.deliverable_context_id !== params.deliverable_context_id)
  })
  const brandPath = `/brands/${brand.brand_id}`
  const path = `${brandPath}/blogs/${blog_id}`
  return {
    account,
    store,
    brandPath,
    path,
    /** Opens a screen of the blog: a step of the wizard, or `edit`. */
    open: async (screen: string): Promise<void> => {
      await openApp(`${path}/${screen}`)
      // The text in the editor has a heading, too.
      await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    },
  }
}

/** The button is disabled, and when pressed shows the reason at the field. */
export const expectRefused = async (name: string, reason: string): Promise<void> => {
  await expectOff(button(name))
  await pressOn(button(name))
  await expect.element(page.getByRole('paragraph').filter({ hasText: reason })).toBeVisible()
}

export const radio = (name: string | RegExp) => page.getByRole('radio', { name })
export const details = () => page.getByRole('complementary', { name: 'Selected Blog Details' })
