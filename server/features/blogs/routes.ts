import type { Blog, blogs } from '#contract/blogs.ts'
import { canCreateBlogs } from '#domain/plan.ts'
import type { Deps } from '#server/deps.ts'
import { followGeneration, awaitGeneration } from '#server/generations/generation.ts'
import { HttpError, invalid, notFound } from '#server/lib/http/errors.ts'
import type { Call, Handlers } from '#server/lib/http/mount.ts'
import { countBlog, findBlog, findPlan, lockBlog, updateBlog } from './queries.ts'
import { insertDeliverable, listDeliverables } from './deliverables.queries.ts'
import { deleteDraft, findDraft, putDraft } from './drafts.queries.ts'
import { keepBlogVersion, listBlogVersions } from './history.queries.ts'
import { removeDeliverable } from './remove-deliverable.ts'
import { saveBlog } from './save.ts'
import { requireCompleted, startWriting, suggest } from './writing.ts'

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
      await removeDeliverable(deps, user_id, params.deliverable_id)
    },

    show: async ({ params }, { user_id }) => {
      const blog = await findBlog(db, user_id, params.blog_id)
      if (!blog) throw notFound('Blog')
      return blog
    },

    update: ({ params, body }, { user_id }) => {
      if (body.blog_id !== undefined && body.blog_id.toLowerCase() !== params.blog_id.toLowerCase())
        throw invalid([{ loc: ['body', 'blog_id'], msg: 'This is the id of another blog', type: 'custom' }])
      return saveBlog(db, user_id, params.blog_id, body)
    },

    topicSuggestions: async ({ params, query }, { user_id, signal }) => {
      const asked = { user_id, blog_id: params.blog_id, isMore: query.more === 'true', signal }
      const titles = await suggest(deps, { ...asked, task: 'topics' })
      return titles.map((title) => ({ title }))
    },

    keywordSuggestions: async ({ params, query }, { user_id, signal }) => {
      const asked = { user_id, blog_id: params.blog_id, isMore: query.more === 'true', signal }
      const keywords = await suggest(deps, { ...asked, task: 'keywords' })
      return keywords.map((keyword) => ({ keyword }))
    },

    outline: async ({ params, body }, call) => {
      if (body.outline === undefined) return write(params.blog_id, 'outline', body.version, call)
      const blog = await saveBlog(db, call.user_id, params.blog_id, body)
      return { outline: blog.outline!, model: blog.outline_model, left_out: blog.left_out, version: blog.version }
    },

    content: async ({ params, body }, call) => {
      if (body.content === undefined) return write(params.blog_id, 'content', body.version, call)
      const blog = await saveBlog(db, call.user_id, params.blog_id, body)
      return { content: blog.content!, model: blog.content_model, left_out: blog.left_out, version: blog.version }
    },

    showDraft: async ({ params }, { user_id }) => {
      const draft = await findDraft(db, user_id, params.blog_id)
      if (!draft && !(await findBlog(db, user_id, params.blog_id))) throw notFound('Blog')
      return draft ?? null
    },

    saveDraft: async ({ params, body }, { user_id }) => {
      const kept = await putDraft(db, user_id, params.blog_id, body)
      if (!kept) throw notFound('Blog')
      return { saved_at: kept.saved_at.toISOString() }
    },

    removeDraft: async ({ params }, { user_id }) => {
      if (!(await deleteDraft(db, user_id, params.blog_id))) throw notFound('Draft')
    },

    finalize: ({ params }, { user_id }) =>
      db.transaction().execute(async (transaction) => {
        const blog = await lockBlog(transaction, user_id, params.blog_id)
        if (!blog) throw notFound('Blog')
        if (!blog.content?.trim()) throw new HttpError(409, 'The blog has no content yet')
        if (!(await countBlog(transaction, user_id, params.blog_id))) throw noBlogsLeft()
        if (blog.finalized) return blog
        await updateBlog(transaction, user_id, params.blog_id, { finalized: true })
        return (await findBlog(transaction, user_id, params.blog_id))!
      }),

    versions: async ({ params }, { user_id }) => {
      if (!(await findBlog(db, user_id, params.blog_id))) throw notFound('Blog')
      return listBlogVersions(db, user_id, params.blog_id)
    },

    keepVersion: async ({ params, body }, { user_id }) => {
      const kept = await keepBlogVersion(db, user_id, params.blog_id, body)
      if (!kept) throw notFound('Blog')
      return kept
    },
  }

  /** Starts or attaches to a generation, then streams it or waits for its end, as the request asks. */
  async function write<T extends 'outline' | 'content'>(
    blog_id: string,
    task: T,
    version: number | undefined,
    call: Call,
  ) {
    const id = await startWriting(deps, { user_id: call.user_id, blog_id, task, version })
    if (call.wantsStream) return streamWriting(deps, task, blog_id, id, call)
    const end = await awaitGeneration(deps, id, call.signal)
    if (!end) throw new HttpError(503, 'The request was given up')
    return writtenBlog(deps, task, blog_id, requireCompleted(end), call.user_id)
  }
}

const noBlogsLeft = () => new HttpError(402, 'Your plan has no blogs left or has expired')

type WrittenOf<T extends 'outline' | 'content'> = { [k in T]: string } & Pick<Blog, 'left_out' | 'version'> & {
    model: string | null
  }

const writtenBlog = async <T extends 'outline' | 'content'>(
  { db }: Deps,
  task: T,
  blog_id: string,
  end: { result: unknown; model: string | null },
  user_id: string,
): Promise<WrittenOf<T>> => {
  const blog = await findBlog(db, user_id, blog_id)
  if (!blog) throw notFound('Blog')
  const { left_out, version } = blog
  return { [task]: end.result as string, model: end.model, left_out, version } as WrittenOf<T>
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
