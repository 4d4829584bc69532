// Saving a step of a blog: what changes, which later steps are cleared, and what goes to the history.
import type { Kysely } from 'kysely'
import type { Blog, BlogUpdate, BlogVersion } from '#contract/blogs.ts'
import { fieldsAfter, isSameValue, stepFields, type StepField } from '#domain/blog-steps.ts'
import { cancelGenerations } from '#server/generations/queries.ts'
import type { Database } from '#server/lib/db/tables.ts'
import type { GenerationKind } from '#server/lib/db/tables/content.ts'
import { HttpError, notFound } from '#server/lib/http/errors.ts'
import { findBlog, lockBlog, updateBlog } from './queries.ts'
import { endDraft, findModelOf, insertBlogVersion } from './history.queries.ts'

/** The generations to cancel when one of these fields changes or is cleared. */
const generationsOf = (fields: readonly StepField[]): GenerationKind[] => {
  const kinds: GenerationKind[] = []
  if (fields.includes('title')) kinds.push('topics')
  if (fields.includes('keywords')) kinds.push('keywords')
  if (fields.includes('outline')) kinds.push('outline')
  if (fields.includes('content')) kinds.push('content')
  return kinds
}

/** Throws 409 with the current blog for a stale version. */
export const requireVersion = (blog: Blog, version: number | undefined) => {
  if (version !== undefined && version !== blog.version)
    throw new HttpError(409, 'This blog was changed elsewhere in the meantime', { current: blog })
}

/**
 * Saves the given fields. A change clears the fields of later steps that are not given.
 * Throws 404 for a blog that is not the user's, and 409 with the current blog for a stale `version`.
 */
export const saveBlog = (db: Kysely<Database>, user_id: string, blog_id: string, update: BlogUpdate): Promise<Blog> =>
  db.transaction().execute((transaction) => saveBlogIn(transaction, user_id, blog_id, update, null))

/** A model's text, and the material that did not fit into its context window. */
export type WrittenBy = Pick<Blog, 'left_out'> & { model: string }

/** The same within a transaction. @param by null for a person */
export const saveBlogIn = async (
  transaction: Kysely<Database>,
  user_id: string,
  blog_id: string,
  { version, blog_id: _sentId, ...sent }: BlogUpdate,
  by: WrittenBy | null,
): Promise<Blog> => {
  const blog = await lockBlog(transaction, user_id, blog_id)
  if (!blog) throw notFound('Blog')
  requireVersion(blog, version)
  const changed = stepFields.filter((field) => sent[field] !== undefined && !isSameValue(sent[field], blog[field]))
  const emptied = changed.length > 0 ? fieldsAfter(changed).filter((field) => sent[field] === undefined) : []
  await dropDraft(transaction, user_id, blog, sent, [...changed, ...emptied], by)
  if (changed.length === 0) return blog
  await cancelGenerations(transaction, { blog_id }, generationsOf([...changed, ...emptied]))
  await updateBlog(transaction, user_id, blog_id, {
    ...sent,
    ...Object.fromEntries(emptied.map((field) => [field, null])),
    ...written(sent, emptied, by, {
      outline: await modelOf(transaction, blog_id, 'outline', sent.outline, by),
      content: await modelOf(transaction, blog_id, 'content', sent.content, by),
    }),
  })
  await keepVersions(transaction, blog_id, changed, sent, by)
  return (await findBlog(transaction, user_id, blog_id))!
}

/** What wrote a text that is saved now; a person who saves a generated text as it was has not written it. */
const modelOf = async (
  transaction: Kysely<Database>,
  blog_id: string,
  kind: BlogVersion['kind'],
  text: string | null | undefined,
  by: WrittenBy | null,
): Promise<string | null> => {
  if (!text) return null
  return by ? by.model : ((await findModelOf(transaction, blog_id, { kind, text })) ?? null)
}

/** The columns that depend on outline and content: their models, and whether the content was generated and finalised. */
const written = (
  sent: BlogUpdate,
  emptied: readonly StepField[],
  by: WrittenBy | null,
  models: Record<BlogVersion['kind'], string | null>,
) => ({
  ...((sent.outline !== undefined || emptied.includes('outline')) && {
    outline_model: models.outline,
  }),
  ...((sent.content !== undefined || emptied.includes('content')) && {
    content_model: models.content,
    content_generated: Boolean(sent.content),
    ...(!sent.content && { finalized: false, left_out: null }),
  }),
  ...(by && { left_out: by.left_out }),
})

/**
 * Deletes the draft when content is saved or cleared. Its text goes to the history, unless the person is saving content,
 * which is what the draft was for.
 */
const dropDraft = async (
  transaction: Kysely<Database>,
  user_id: string,
  { blog_id, content }: Blog,
  sent: BlogUpdate,
  touched: readonly StepField[],
  by: WrittenBy | null,
) => {
  const isSaved = Boolean(sent.content) && !by
  if (isSaved || touched.includes('content'))
    await endDraft(transaction, user_id, blog_id, { content, isKept: !isSaved })
}

const keepVersions = async (
  transaction: Kysely<Database>,
  blog_id: string,
  changed: readonly StepField[],
  sent: BlogUpdate,
  by: WrittenBy | null,
) => {
  const [origin, model] = by ? (['generated', by.model] as const) : (['saved', null] as const)
  for (const kind of ['outline', 'content'] as const) {
    const text = sent[kind]
    if (text && changed.includes(kind)) await insertBlogVersion(transaction, { blog_id, kind, text, origin, model })
  }
}
