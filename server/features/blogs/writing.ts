// What a blog must have before something is written for it, and how the writing is asked for.
import { createHash } from 'node:crypto'
import type { Blog } from '#contract/blogs.ts'
import { isOverContextCap } from '#domain/contexts.ts'
import type { WritingTaskName } from '#domain/writing.ts'
import type { Deps } from '#server/deps.ts'
import { findLatestGeneration } from '#server/features/generations/queries.ts'
import { awaitGeneration, startGeneration, type Progress } from '#server/features/generations/generation.ts'
import { HttpError, notFound } from '#server/lib/http/errors.ts'
import { findBlog, findWritingBrief, listContextTokens } from './queries.ts'

type End = Extract<Progress, { type: 'end' }>

const missing = (blog: Blog, task: WritingTaskName): string | undefined => {
  if (blog.has_brief && !blog.brief) return 'brief'
  if (!blog.format) return 'format'
  if (task !== 'topics' && !blog.title) return 'title'
  if ((task === 'outline' || task === 'content') && !blog.keywords?.length) return 'keywords'
  if (task === 'content' && !blog.outline) return 'outline'
  return undefined
}

/** The blog, when it is the user's and has all that the task needs; otherwise throws 404 or 409. */
export const findWritableBlog = async (deps: Deps, user_id: string, blog_id: string, task: WritingTaskName) => {
  const blog = await findBlog(deps.db, user_id, blog_id)
  if (!blog) throw notFound('Blog')
  const gap = missing(blog, task)
  if (gap) throw new HttpError(409, `The blog has no ${gap} yet`)
  if (isOverContextCap(await listContextTokens(deps.db, blog.deliverable_id)))
    throw new HttpError(409, 'Please remove some context to continue')
  return blog
}

/** Begins to write, or attaches to the writing that runs. */
export const startWriting = async (deps: Deps, blog_id: string, task: WritingTaskName) =>
  startGeneration(deps, { blog_id }, task, await hashOf(deps, blog_id, task))

/** A list (topics, keywords): the stored answer when nothing it rests on has changed, else a new one. */
export const suggest = async (deps: Deps, blog_id: string, task: 'topics' | 'keywords', signal: AbortSignal) => {
  const hash = await hashOf(deps, blog_id, task)
  const latest = await findLatestGeneration(deps.db, { blog_id }, task)
  const isStillTrue = latest?.input_hash === hash && latest.state !== 'failed' && latest.state !== 'cancelled'
  const id = isStillTrue ? latest.generation_id : await startGeneration(deps, { blog_id }, task, hash)
  const end = await awaitGeneration(deps, id, signal)
  if (!end) throw new HttpError(503, 'The request was given up')
  return requireCompleted(end).result as string[]
}

export const requireCompleted = (end: End): End => {
  if (end.state === 'completed') return end
  if (end.state === 'cancelled') throw new HttpError(409, 'The blog was changed while this was being written')
  throw new HttpError(end.error_code === 500 ? 500 : 502, end.error ?? 'The text could not be written', {
    ...(end.error && { detail: end.error }),
  })
}

/** Of everything that the task rests on, and of who writes: what it fills in itself is no part of it. */
const hashOf = async ({ db, textModel }: Deps, blog_id: string, task: WritingTaskName) => {
  const brief = await findWritingBrief(db, blog_id)
  const own = {
    topics: { title: null, keywords: [], outline: null },
    keywords: { keywords: [], outline: null },
    outline: { outline: null },
    content: {},
  }
  return createHash('sha256')
    .update(JSON.stringify([textModel.id, { ...brief, ...own[task] }]))
    .digest('hex')
}
