// Starting and following the reading of a brand's website.
import type { Brand, ScrapingLine } from '#contract/brands.ts'
import type { Deps } from '#server/deps.ts'
import { findLatestGeneration } from '#server/features/generations/queries.ts'
import { followGeneration, startGeneration } from '#server/features/generations/generation.ts'
import { HttpError } from '#server/lib/http/errors.ts'
import { updateBrand } from './queries.ts'

export const startScraping = (deps: Deps, brand_id: string) => startGeneration(deps, { brand_id }, 'facts', brand_id)

/** Attaches to the job that reads the website, starting it again when it failed or was cancelled. */
export const followScraping = async (deps: Deps, brand: Brand, signal: AbortSignal) => {
  const { brand_id, scraping_status } = brand
  if (scraping_status === 'manual') throw new HttpError(409, 'This brand was typed in by hand')
  const latest = scraping_status === 'completed' && (await findLatestGeneration(deps.db, { brand_id }, 'facts'))
  if (latest) return scrapingLines(deps, latest.generation_id, signal)
  if (scraping_status !== 'processing') await updateBrand(deps.db, brand_id, { scraping_status: 'processing' })
  return scrapingLines(deps, await startScraping(deps, brand_id), signal)
}

/** The generation's text is the lines already; it may be cut anywhere. */
async function* scrapingLines(deps: Deps, generation_id: string, signal: AbortSignal): AsyncGenerator<ScrapingLine> {
  let rest = ''
  for await (const progress of followGeneration(deps, generation_id, signal)) {
    if (progress.type === 'text') {
      const lines = ((progress.restart ? '' : rest) + progress.text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as ScrapingLine
    } else if (progress.state === 'completed') yield { status: 'completed' }
    else if (progress.state === 'failed' && progress.error_code !== 500)
      yield { status: 'failed', error: progress.error ?? 'The website could not be read' }
    else yield { status: 'error', error: progress.error ?? 'Another website was given in the meantime' }
  }
}
