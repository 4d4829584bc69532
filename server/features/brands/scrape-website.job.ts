// The job that reads a website: crawls, extracts, streams each fact as it is found, and stores all of them once.
import { isDeepStrictEqual } from 'node:util'
import type { ScrapingLine } from '#contract/brands.ts'
import { foundFields, type FoundFact, type FoundField } from '#domain/facts.ts'
import type { readFacts, Reading } from '#facts/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Failed, Finished, Run } from '#server/generations/run-generation.ts'
import type { Page } from '#server/providers/web-page/page.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { undrawn } from '#server/providers/web-page/web-page-error.ts'
import { runInWorker, WorkerError } from '#server/lib/run-in-worker.ts'
import { brandFacts } from './brand-facts.ts'
import { storePng } from './logo.ts'
import { factsRequest, FactsAnswer } from './prompts/facts.ts'
import { judgeFacts } from './prompts/judge-facts.ts'
import { findBrandOwner, findScrapedBrand, updateBrand } from './queries.ts'

// Nine pages of 3 MB take about a third of this on 2 cores.
const extraction = { timeoutMs: 60_000, maxMemoryMb: 1024 }
const factsModule = new URL('../../../facts/index.ts', import.meta.url)

/** Reads some pages of a site. */
type Read = (pages: Page[], start_url: string, signal: AbortSignal) => Promise<Reading>

const readInWorker: Read = (pages, start_url, signal) =>
  runInWorker<typeof readFacts>(factsModule, 'readFacts', [pages, { start_url }], { ...extraction, signal })

type KnownFacts = ReadonlyMap<FoundField, FoundFact>

export const scrapeBrand =
  (deps: Deps, read = readInWorker): Run =>
  async ({ brand_id }, write, signal): Promise<Finished> => {
    const brand = await findScrapedBrand(deps.db, brand_id!)
    if (!brand?.website) return { result: null }
    const start_url = brand.website
    const tell = (line: ScrapingLine) => write(`${JSON.stringify(line)}\n`)
    let known: KnownFacts = new Map()
    const learn = (found: FoundFact[]) => {
      const next: KnownFacts = new Map(found.map((fact) => [fact.field, fact]))
      for (const line of differences(known, next)) tell(line)
      known = next
    }

    let early: Promise<void> | undefined
    const { pages, icons, note, problem } = await deps.webPages.crawl(start_url, {
      signal,
      onNote: (note) => tell({ status: 'processing', note }),
      onPage: (page) => {
        tell({ status: 'processing', page: page.url })
        // The first page contains many of the facts: streamed while the others are read. The extraction below reports failures.
        early ??= read([page], start_url, signal).then(
          ({ facts }) => learn(brandFacts(facts, start_url)),
          () => {},
        )
      },
    })
    if (problem) deps.log.warn({ problem }, 'the browser did not draw a website')
    await early
    const reading = await read(pages, start_url, signal).catch(unreadable)
    learn(brandFacts(doubtScripts(reading.facts, pages), start_url))
    learn(brandFacts(doubtScripts(await judged(deps, reading, signal), pages), start_url))

    const facts = foundFields.flatMap((field) => known.get(field) ?? [])
    if (note && facts.every(({ field }) => field === 'website' || field === 'language')) throw undrawn(note, start_url)
    const icon = await deps.webPages.fetchIcon(icons, signal)
    return {
      result: facts,
      store: async (transaction) =>
        updateBrand(transaction, brand.user_id, brand.brand_id, {
          ...Object.fromEntries(foundFields.map((field) => [field, known.get(field)?.value ?? null])),
          website: known.get('website')?.value ?? start_url,
          // Stored only here, where the brand is known to exist and will reference it.
          logo: icon ? await storePng(deps, icon) : null,
          sources: facts.map(({ field, source_url, passage, confidence }) => ({
            field,
            url: source_url,
            passage,
            confidence,
          })),
          scraping_status: 'completed',
          scraping_note: note,
          brand_creation_step: 'manual_fill',
        }),
    }
  }

/** What only a site's scripts say is to be checked, whoever found it. */
const doubtScripts = (facts: FoundFact[], pages: Page[]): FoundFact[] => {
  const scripts = new Set(pages.filter(({ isScript }) => isScript).map(({ url }) => url))
  return facts.map((fact) => (scripts.has(fact.source_url) ? { ...fact, confidence: 'likely' } : fact))
}

/** What readers of the stream have to be told: facts that were not found any more, and new or changed ones. */
const differences = (known: KnownFacts, next: KnownFacts): ScrapingLine[] => [
  ...[...known.keys()]
    .filter((field) => !next.has(field))
    .map((field): ScrapingLine => ({ status: 'processing', field, value: null })),
  ...[...next.values()]
    .filter((fact) => !isDeepStrictEqual(fact, known.get(fact.field)))
    .map((fact): ScrapingLine => ({ status: 'processing', ...fact })),
]

const unreadable = (error: unknown): never => {
  if (error instanceof WorkerError)
    throw new ProviderError('refused', 'This website is built in a way that Masthead cannot read.', {
      detail: error.message,
    })
  throw error
}

/** The facts as the configured model judges them; those of the rules if there is no model, or it fails. */
const judged = async ({ textModel, log }: Deps, reading: Reading, signal: AbortSignal): Promise<FoundFact[]> => {
  if (textModel.isBuiltIn) return reading.facts
  try {
    const asked = factsRequest(reading, textModel.contextTokens)
    if (!asked) {
      log.info({ passages: reading.passages.length }, 'the model is not asked: too few passages, or too small a window')
      return reading.facts
    }
    const { object } = await textModel.object(asked.request, FactsAnswer, { signal })
    return judgeFacts(object, asked.shown, reading)
  } catch (error) {
    if (signal.aborted) throw error
    log.warn({ error }, 'the model judged no facts; those of the rules are used')
    return reading.facts
  }
}

export const markScrapingFailed: Failed = async (transaction, { brand_id }) => {
  const owner = brand_id && (await findBrandOwner(transaction, brand_id))
  if (owner) await updateBrand(transaction, owner.user_id, brand_id, { scraping_status: 'failed' })
}
