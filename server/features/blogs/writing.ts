// What each writing task requires of a blog, and how its generation is started.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Blog } from '#contract/blogs.ts'
import { isOverContextCap } from '#domain/contexts.ts'
import type { WritingTaskName } from '#domain/writing.ts'
import type { Deps } from '#server/deps.ts'
import { findGeneration } from '#server/generations/queries.ts'
import { awaitGeneration, startGeneration, type Progress } from '#server/generations/generation.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { HttpError, notFound } from '#server/lib/http/errors.ts'
import type { TextModel } from '#server/providers/text/text-model.ts'
import { findBlog, lockBlog } from './queries.ts'
import { findWritingBrief, listContextTokens, listSuggestions, mostSuggestions } from './writing.queries.ts'
import { requireVersion } from './save.ts'

type End = Extract<Progress, { type: 'end' }>

const missing = (blog: Blog, task: WritingTaskName): string | undefined => {
  if (blog.has_brief && !blog.brief) return 'brief'
  if (!blog.format) return 'format'
  if (task !== 'topics' && !blog.title) return 'title'
  if ((task === 'outline' || task === 'content') && !blog.keywords?.length) return 'keywords'
  if (task === 'content' && !blog.outline) return 'outline'
  return undefined
}

type Asked = { user_id: string; blog_id: string; task: WritingTaskName; version?: number | undefined }

/**
 * Starts a generation or attaches to the running one, and returns its id. Throws 404 for a blog that is not the user's, and
 * 409 for a stale version, missing input or too much context. The blog is locked, so that a step saved at the same time
 * either is read here or cancels the generation.
 */
export const startWriting = (deps: Deps, { user_id, blog_id, task, version }: Asked): Promise<string> =>
  deps.db.transaction().execute(async (transaction) => {
    const blog = await lockBlog(transaction, user_id, blog_id)
    if (!blog) throw notFound('Blog')
    requireVersion(blog, version)
    await requireMaterial(transaction, blog, task)
    const input_hash = await hashOf(transaction, deps.textModel, blog_id, task)
    return startGeneration(transaction, deps.queue, { user_id, owner: { blog_id }, kind: task, input_hash })
  })

const requireMaterial = async (db: Kysely<Database>, blog: Blog, task: WritingTaskName) => {
  const gap = missing(blog, task)
  if (gap) throw new HttpError(409, `The blog has no ${gap} yet`)
  if (isOverContextCap(await listContextTokens(db, blog.deliverable_id)))
    throw new HttpError(409, 'Please remove some context to continue')
}

// The generation attached to may be of older input; then another one is started, up to this many.
const mostRuns = 3

/**
 * A list of suggestions (topics, keywords): all that were made for the current input. With `isMore`, or if there are none
 * yet, new ones are generated and appended.
 */
export const suggest = async (
  deps: Deps,
  { isMore, signal, ...asked }: Asked & { task: 'topics' | 'keywords'; isMore: boolean; signal: AbortSignal },
): Promise<string[]> => {
  const { db, textModel } = deps
  const { user_id, blog_id, task } = asked
  const blog = await findBlog(db, user_id, blog_id)
  if (!blog) throw notFound('Blog')
  await requireMaterial(db, blog, task)
  const hash = await hashOf(db, textModel, blog_id, task)
  const seen = await listSuggestions(db, blog_id, task, hash)
  if (seen.length >= mostSuggestions || (seen.length > 0 && !isMore)) return seen
  for (let run = 0; run < mostRuns; run++) {
    const id = await startWriting(deps, asked)
    const end = await awaitGeneration(deps, id, signal)
    if (!end) throw new HttpError(503, 'The request was given up')
    requireCompleted(end)
    if ((await findGeneration(db, id))?.input_hash === hash) break
  }
  return listSuggestions(db, blog_id, task, hash)
}

export const requireCompleted = (end: End): End => {
  if (end.state === 'completed') return end
  // The blog was deleted, and the generation's row with it.
  if (end.state === 'cancelled' && end.error) throw notFound('Blog')
  if (end.state === 'cancelled') throw new HttpError(409, 'The blog was changed while this was being written')
  throw new HttpError(end.error_code === 500 ? 500 : 502, end.error ?? 'The text could not be written', {
    ...(end.error && { detail: end.error }),
  })
}

/** The hash of a task's input and model. The fields that the task itself fills in are excluded. */
const hashOf = async (db: Kysely<Database>, textModel: TextModel, blog_id: string, task: WritingTaskName) => {
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
