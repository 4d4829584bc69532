import { maxContexts, type Context, type contexts } from '#contract/contexts.ts'
import type { Deps } from '#server/deps.ts'
import { HttpError, notFound } from '#server/lib/http/errors.ts'
import type { Handlers } from '#server/lib/http/mount.ts'
import { runInWorker } from '#server/lib/run-in-worker.ts'
import { countTokens } from '#server/providers/tokens.ts'
import { WebPageError } from '#server/providers/web-page/web-page-error.ts'
import { deleteContext, insertContext, isDeliverable, listContexts, lockDeliverable } from './queries.ts'
import { readContextFile } from './read-file.ts'

const tokensModule = new URL('../../providers/tokens.ts', import.meta.url)

export const contextHandlers = (deps: Deps): Handlers<typeof contexts> => {
  const { db } = deps

  const requireDeliverable = async (user_id: string, deliverable_id: string) => {
    if (!(await isDeliverable(db, user_id, deliverable_id))) throw notFound('Deliverable')
  }

  /** Counts under the deliverable's lock, so that concurrent uploads cannot exceed the limit. */
  const add = async (
    user_id: string,
    deliverable_id: string,
    { name, text, ...rest }: Pick<Context, 'name' | 'content_type'> & { url: string | null; text: string },
  ): Promise<Context> => {
    const item = { ...rest, name: shortened(storable(name)), text: storable(text) }
    const tokens_number = await tokensOf(item.text)
    return db.transaction().execute(async (transaction) => {
      if (!(await lockDeliverable(transaction, user_id, deliverable_id))) throw notFound('Deliverable')
      if ((await listContexts(transaction, deliverable_id)).length >= maxContexts)
        throw new HttpError(409, `At most ${maxContexts} context items`, {
          detail: `A blog takes at most ${maxContexts} context items. Please remove one first.`,
        })
      return insertContext(transaction, { ...item, deliverable_id, tokens_number })
    })
  }

  return {
    list: async ({ params }, { user_id }) => {
      await requireDeliverable(user_id, params.deliverable_id)
      return listContexts(db, params.deliverable_id)
    },

    addFile: async ({ params, form }, { user_id }) => {
      await requireDeliverable(user_id, params.deliverable_id)
      const { content_type, text } = await readContextFile(form.file)
      return add(user_id, params.deliverable_id, { name: form.file.name, content_type, url: null, text })
    },

    addWebAddress: async ({ params, body }, { user_id, signal }) => {
      await requireDeliverable(user_id, params.deliverable_id)
      const article = await deps.webPages.readArticle(body.url, signal).catch((error: unknown) => {
        if (error instanceof WebPageError)
          throw new HttpError(502, 'The web page could not be read', { detail: error.message })
        throw error
      })
      const name = article.title || body.url
      return add(user_id, params.deliverable_id, { name, content_type: 'webpage', url: body.url, text: article.text })
    },

    remove: async ({ params }, { user_id }) => {
      if (!(await deleteContext(db, user_id, params.deliverable_context_id))) throw notFound('Context')
    },
  }
}

// In a worker: 5 MB take half a second, which would block the event loop.
const longText = 200_000

const tokensOf = async (text: string) =>
  text.length < longText
    ? countTokens(text)
    : runInWorker<typeof countTokens>(tokensModule, 'countTokens', [text], { timeoutMs: 60_000 })

/** PostgreSQL's text type rejects U+0000, which web pages and PDFs may contain. */
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed()

/** At most 255 characters, without splitting a surrogate pair. */
const shortened = (name: string) => name.slice(0, 255).replace(/[\ud800-\udbff]$/, '')
