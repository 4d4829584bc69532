import type { blogs } from '#contract/blogs.ts'
import { canCreateBlogs } from '#domain/plan.ts'
import type { Deps } from '#server/deps.ts'
import { followGeneration, awaitGeneration } from '#server/features/generations/generation.ts'
import { HttpError, notFound } from '#server/lib/http/errors.ts'
import type { Call, Handlers } from '#server/lib/http/mount.ts'
import {
  countBlog,
  deleteDeliverable,
  findBlog,
  findPlan,
  insertDeliverable,
  listBlogVersions,
  listDeliverables,
  lockBlog,
  updateBlog,
} from './queries.ts'
import { requireVersion, saveBlog } from './save.ts'
import { findWritableBlog, requireCompleted, startWriting, suggest } from './writing.ts'

export const blogHandlers = (deps: Deps): Handlers<typeof blogs> => {
  const { db } = deps
  return {
    listDeliverables: (_, { user_id }) => listDeliverables(db, user_id),

    createDeliverable: async ({ body }, { user_id }) => {
      if (!canCreateBlogs(await findPlan(db, user_id))) throw noBlogsLeft()
      return db.transaction().execute(async (transaction) => {
        const inserted = await insertDeliverable(transaction, user_id, body.brand_id, body.blog)
        if (!inserted) throw notFound('Brand')
        const { blog_id, ...deliverable } = inserted
        return { ...deliverable, blog: (await findBlog(transaction, user_id, blog_id))! }
      })
    },

    removeDeliverable: async ({ params }, { user_id }) => {
      if (!(await deleteDeliverable(db, user_id, params.deliverable_id))) throw notFound('Deliverable')
    },

    show: async ({ params }, { user_id }) => {
      const blog = await findBlog(db, user_id, params.blog_id)
      if (!blog) throw notFound('Blog')
      return blog
    },

    update: ({ params, body }, { user_id }) => saveBlog(db, user_id, params.blog_id, body),

    topicSuggestions: async ({ params }, { user_id, signal }) => {
      await findWritableBlog(deps, user_id, params.blog_id, 'topics')
      const titles = await suggest(deps, params.blog_id, 'topics', signal)
      return titles.map((title) => ({ title }))
    },

    keywordSuggestions: async ({ params }, { user_id, signal }) => {
      await findWritableBlog(deps, user_id, params.blog_id, 'keywords')
      const keywords = await suggest(deps, params.blog_id, 'keywords', signal)
      return keywords.map((keyword) => ({ keyword }))
    },

    outline: async ({ params, body }, call) => {
      if (body.outline === undefined) return write(params.blog_id, 'outline', body.version, call)
      const blog = await saveBlog(db, call.user_id, params.blog_id, body)
      return { outline: blog.outline!, model: blog.outline_model, version: blog.version }
    },

    content: async ({ params, body }, call) => {
      if (body.content === undefined) return write(params.blog_id, 'content', body.version, call)
      const blog = await saveBlog(db, call.user_id, params.blog_id, body)
      return { content: blog.content!, model: blog.content_model, version: blog.version }
    },

    finalize: ({ params }, { user_id }) =>
      db.transaction().execute(async (transaction) => {
        const blog = await lockBlog(transaction, user_id, params.blog_id)
        if (!blog) throw notFound('Blog')
        if (!blog.content?.trim()) throw new HttpError(409, 'The blog has no content yet')
        if (!(await countBlog(transaction, user_id, params.blog_id))) throw noBlogsLeft()
        if (blog.finalized) return blog
        await updateBlog(transaction, params.blog_id, { finalized: true })
        return (await findBlog(transaction, user_id, params.blog_id))!
      }),

    versions: async ({ params }, { user_id }) => {
      if (!(await findBlog(db, user_id, params.blog_id))) throw notFound('Blog')
      return listBlogVersions(db, user_id, params.blog_id)
    },
  }

  /** Starts or attaches, then streams or waits, whichever the request asked for. */
  async function write<T extends 'outline' | 'content'>(
    blog_id: string,
    task: T,
    version: number | undefined,
    call: Call,
  ) {
    const blog = await findWritableBlog(deps, call.user_id, blog_id, task)
    requireVersion(blog, version)
    const id = await startWriting(deps, blog_id, task)
    if (call.wantsStream) return streamWriting(deps, task, blog_id, id, call)
    const end = await awaitGeneration(deps, id, call.signal)
    if (!end) throw new HttpError(503, 'The request was given up')
    return writtenBlog(deps, task, blog_id, requireCompleted(end), call.user_id)
  }
}

const noBlogsLeft = () => new HttpError(402, 'Your plan has no blogs left or has expired')

type WrittenOf<T extends 'outline' | 'content'> = { [k in T]: string } & { model: string | null; version: number }

const writtenBlog = async <T extends 'outline' | 'content'>(
  { db }: Deps,
  task: T,
  blog_id: string,
  end: { result: unknown; model: string | null },
  user_id: string,
): Promise<WrittenOf<T>> => {
  const blog = await findBlog(db, user_id, blog_id)
  if (!blog) throw notFound('Blog')
  return { [task]: end.result as string, model: end.model, version: blog.version } as WrittenOf<T>
}

type Streamed<T extends 'outline' | 'content'> = { delta: string; restart?: true } | WrittenOf<T>

async function* streamWriting<T extends 'outline' | 'content'>(
  deps: Deps,
  task: T,
  blog_id: string,
  generation_id: string,
  { signal, user_id }: Call,
): AsyncGenerator<Streamed<T>> {
  for await (const progress of followGeneration(deps, generation_id, signal)) {
    if (progress.type === 'text') yield { delta: progress.text, ...(progress.restart && { restart: true as const }) }
    else yield await writtenBlog(deps, task, blog_id, requireCompleted(progress), user_id)
  }
}
