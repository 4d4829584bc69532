// Starts and follows the job that reads a brand's website.
import type { Kysely } from 'kysely'
import type { ScrapingLine } from '#contract/brands.ts'
import type { FoundField } from '#domain/facts.ts'
import type { Deps } from '#server/deps.ts'
import { findLatestGeneration } from '#server/generations/queries.ts'
import { followGeneration, startGeneration } from '#server/generations/generation.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { HttpError, notFound } from '#server/lib/http/errors.ts'
import { lockBrand, updateBrand } from './queries.ts'

/** The transaction has locked or inserted the brand's row. */
export const startScraping = (transaction: Kysely<Database>, { queue }: Deps, user_id: string, brand_id: string) =>
  startGeneration(transaction, queue, { user_id, owner: { brand_id }, kind: 'facts' })

/** Attaches to the job that reads the website, and restarts one that failed or was cancelled. */
export const followScraping = async (deps: Deps, user_id: string, brand_id: string, signal: AbortSignal) => {
  // The row is locked, so that a job that is just ending is not taken for a running one.
  const generation_id = await deps.db.transaction().execute(async (transaction) => {
    const brand = await lockBrand(transaction, user_id, brand_id)
    if (!brand) throw notFound('Brand')
    const { scraping_status, brand_creation_step } = brand
    if (scraping_status === 'manual') throw new HttpError(409, 'This brand was typed in by hand')
    const latest = scraping_status === 'completed' && (await findLatestGeneration(transaction, { brand_id }, 'facts'))
    if (latest) return latest.generation_id
    if (brand_creation_step === 'completed') throw new HttpError(409, 'This brand is already complete')
    if (scraping_status !== 'processing')
      await updateBrand(transaction, user_id, brand_id, { scraping_status: 'processing' })
    return startScraping(transaction, deps, user_id, brand_id)
  })
  return scrapingLines(deps, generation_id, signal)
}

/** The generation's text consists of these lines; a chunk may end anywhere. */
async function* scrapingLines(deps: Deps, generation_id: string, signal: AbortSignal): AsyncGenerator<ScrapingLine> {
  let rest = ''
  let shown = new Set<FoundField>()
  let hasNote = false
  for await (const progress of followGeneration(deps, generation_id, signal)) {
    if (progress.type === 'text') {
      if (progress.restart) {
        // A second attempt may not find all that the first one found.
        for (const field of shown) yield { status: 'processing', field, value: null }
        if (hasNote) yield { status: 'processing', note: null }
        hasNote = false
        shown = new Set()
        rest = ''
      }
      const lines = (rest + progress.text).split('\n')
      rest = lines.pop() ?? ''
      for (const text of lines) {
        const line = toLine(JSON.parse(text) as StoredLine)
        if ('field' in line) shown.add(line.field)
        if ('note' in line) hasNote = true
        yield line
      }
    } else if (progress.state === 'completed') yield { status: 'completed' }
    else if (progress.state === 'failed' && progress.error_code !== 500)
      yield { status: 'failed', error: progress.error ?? 'The website could not be read' }
    else yield { status: 'error', error: progress.error ?? 'Another website was given in the meantime' }
  }
}

type StoredLine = ScrapingLine | Omit<Extract<ScrapingLine, { passage: string }>, 'confidence'>

/** Lines that were stored before facts had a confidence state facts that were sure. */
const toLine = (line: StoredLine): ScrapingLine => ('passage' in line ? { confidence: 'sure', ...line } : line)
