import type { Uploaded } from '#contract/drive.ts'
import type { postPage } from '#domain/post-html.ts'
import type { Deps } from '#server/deps.ts'
import { HttpError, notFound } from '#server/lib/http/errors.ts'
import { runInWorker, WorkerError } from '#server/lib/run-in-worker.ts'
import { withDriveAccess } from './google-access.ts'
import { getOrCreateFolder, recoverIfGone } from './get-or-create-folder.ts'
import { findUpload, saveDocument } from './queries.ts'

/**
 * Creates the blog's document in a folder named after the brand, or replaces its contents. Files left by a crash are found
 * by their app properties; those in the bin are created again.
 */
export const uploadBlog = async (deps: Deps, user_id: string, blog_id: string): Promise<Uploaded> => {
  await readBlog(deps, user_id, blog_id)
  return withDriveAccess(deps, user_id, async (call) => {
    // Read again: the previous upload may have created the document.
    const blog = await readBlog(deps, user_id, blog_id)
    const document = { name: blog.title, html: await toHtml(blog) }
    const mark = { blog_id }
    const create = async () => {
      const folder = await getOrCreateFolder(deps, user_id, blog, call)
      return deps.drive.createDocument(call, { ...document, folder_id: folder.file_id, mark })
    }
    const found = await deps.drive.find(call, { file_id: blog.gdrive_file_id, mark })
    const file = found
      ? await deps.drive.replaceDocument(call, { ...document, file_id: found.file_id }).catch(recoverIfGone(create))
      : await create()
    if (!(await saveDocument(deps.db, user_id, blog_id, file))) throw notFound('Blog')
    return { url: file.url }
  })
}

const readBlog = async ({ db }: Deps, user_id: string, blog_id: string) => {
  const blog = await findUpload(db, user_id, blog_id)
  if (!blog) throw notFound('Blog')
  if (!blog.content?.trim()) throw new HttpError(409, 'The blog has no content yet')
  return { ...blog, content: blog.content, title: blog.title ?? 'Untitled blog' }
}

type Blog = Awaited<ReturnType<typeof readBlog>>

// In a worker, as deeply nested Markdown is slow to parse: 0.1 s for 10,000 characters, about 10 s for the longest post.
const htmlTimeoutMs = 20_000

const toHtml = async ({ content, title, language }: Blog) => {
  try {
    return await runInWorker<typeof postPage>(
      new URL(import.meta.resolve('#domain/post-html.ts')),
      'postPage',
      [content, { title, language }],
      { timeoutMs: htmlTimeoutMs },
    )
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error
    throw new HttpError(422, 'The blog cannot be converted into a document', {
      detail:
        'This text is too long or nested too deeply to become a document. Please shorten it, or make its lists simpler.',
    })
  }
}
