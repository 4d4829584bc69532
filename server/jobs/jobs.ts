// What the worker does: the code behind each name in names.ts.
import type { Deps } from '#server/deps.ts'
import { finishDeletion } from '#server/features/accounts/deletion/finish-deletion.job.ts'
import { savePartialText, writeForBlog } from '#server/features/blogs/write-text.job.ts'
import { markScrapingFailed, scrapeBrand } from '#server/features/brands/scrape-website.job.ts'
import { makeImageForBlog } from '#server/features/media/make-image.job.ts'
import { forwardProductEvent } from '#server/features/system/forward-product-event.job.ts'
import { makeVideo, markVideoFailed } from '#server/features/videos/make-video.job.ts'
import { settleScenario, writeScenario } from '#server/features/videos/write-scenario.job.ts'
import type { Generation } from '#server/generations/queries.ts'
import { abandonGeneration, runGeneration, type Failed, type Run } from '#server/generations/run-generation.ts'
import type { GenerationKind } from '#server/lib/db/tables.ts'
import type { Job } from '#server/lib/jobs/queue.ts'
import { accountDeletionJob, generationQueues, productEventJob, type GenerationQueue } from './names.ts'

// Models are slow and idle on our side; a crawl is three requests at once.
const generationsAtOnce = 8

// The built-in renderer takes a core and much memory; a vendor's video is nothing but waiting.
const atOnce = (deps: Deps, name: GenerationQueue) =>
  name === 'video_generation' && deps.videoModel.isBuiltIn ? 1 : generationsAtOnce

export const jobs = (deps: Deps): Job[] => {
  const writeText = writeForBlog(deps)
  const runOf: Record<GenerationKind, Run> = {
    facts: scrapeBrand(deps),
    image: makeImageForBlog(deps),
    topics: writeText,
    keywords: writeText,
    outline: writeText,
    content: writeText,
    scenario: writeScenario(deps),
    video: makeVideo(deps),
  }
  const run: Run = (generation, write, signal) => runOf[generation.kind](generation, write, signal)
  const failedOf: Partial<Record<GenerationKind, Failed>> = {
    facts: markScrapingFailed,
    scenario: settleScenario,
    video: markVideoFailed,
  }
  const failed: Failed = (transaction, generation, text, message) =>
    (failedOf[generation.kind] ?? savePartialText)(transaction, generation, text, message)
  const report = (error: unknown, { kind }: Generation) => deps.errorReports.failure(error, { job: kind })
  const generations = (name: GenerationQueue): Job => ({
    name,
    concurrency: atOnce(deps, name),
    run: (id, signal) => runGeneration(deps.db, id, { run, failed, report, log: deps.log, signal }),
    abandoned: (id) => abandonGeneration(deps.db, id, failed),
  })
  return [
    ...generationQueues.map(generations),
    {
      name: productEventJob,
      concurrency: 1,
      run: (id) => forwardProductEvent(deps, id),
      abandoned: async () => {},
    },
    {
      name: accountDeletionJob,
      concurrency: 1,
      run: (id) => finishDeletion(deps, id),
      abandoned: (id) => deps.queue.send(accountDeletionJob, id, deps.db, { isRetriedUntilDone: true }),
    },
  ]
}
