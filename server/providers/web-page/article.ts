import { runInWorker, WorkerError } from '#server/lib/run-in-worker.ts'
import type { Article, extractArticle } from './extract-article.ts'
import type { Page } from './page.ts'
import { WebPageError } from './web-page-error.ts'

const module = new URL('./extract-article.ts', import.meta.url)
const limits = { timeoutMs: 8000, maxMemoryMb: 512 }

/**
 * Title and main text of a page, as plain text with Markdown headings, lists and quotes.
 * @throws WebPageError empty or login-required; unreadable when reading it takes too long; cancelled
 */
export const readArticle = async ({ url, html }: Page, signal?: AbortSignal): Promise<Article> => {
  const { isLogin, ...article } = await extract(html, signal).catch((error: unknown) => {
    if (signal?.aborted) throw new WebPageError('cancelled', { url, cause: error })
    throw error instanceof WorkerError ? new WebPageError('unreadable', { url, cause: error }) : error
  })
  if (isLogin) throw new WebPageError('login-required', { url })
  if (!article.text) throw new WebPageError('empty', { url })
  return article
}

const extract = (html: string, signal?: AbortSignal) =>
  runInWorker<typeof extractArticle>(module, 'extractArticle', [html], { ...limits, signal })
