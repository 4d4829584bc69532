// The jobs of the worker. Generations differ by what their row says alone, but that videos wait in a line of their own.
import type { Deps } from '#server/deps.ts'
import { accountDeletionJob, finishDeletion } from '#server/features/accounts/deletion/finish-deletion.ts'
import { keepPartialText, writeForBlog } from '#server/features/blogs/jobs.ts'
import { markScrapingFailed, scrapeBrand } from '#server/features/brands/scrape.ts'
import { generationJob, videoJob } from '#server/features/generations/generation.ts'
import type { Generation } from '#server/features/generations/queries.ts'
import { abandonGeneration, runGeneration, type Failed, type Run } from '#server/features/generations/run-generation.ts'
import { makeImageForBlog } from '#server/features/media/jobs.ts'
import { settleScenario, writeScenario } from '#server/features/videos/scenario-job.ts'
import { makeVideo, markVideoFailed } from '#server/features/videos/video-job.ts'
import { forwardProductEvent, productEventJob } from '#server/features/system/product-events.ts'
import type { GenerationKind } from '#server/lib/db/tables.ts'
import type { Job } from '#server/lib/jobs/queue.ts'

export const jobNames = [generationJob, videoJob, productEventJob, accountDeletionJob]

// Models are slow and idle on our side; a crawl is three requests at once.
const generationsAtOnce = 8

// The built-in renderer takes a core and much memory; a vendor's video is nothing but waiting.
const videosAtOnce = (deps: Deps) => (deps.videoModel.isBuiltIn ? 1 : 8)

export const jobs = (deps: Deps): Job[] => {
  const forBlog = writeForBlog(deps)
  const forBrand = scrapeBrand(deps)
  const forImage = makeImageForBlog(deps)
  const runOf = {
    facts: forBrand,
    image: forImage,
    topics: forBlog,
    keywords: forBlog,
    outline: forBlog,
    content: forBlog,
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
    (failedOf[generation.kind] ?? keepPartialText)(transaction, generation, text, message)
  const report = (error: unknown, { kind }: Generation) => deps.errorReports.failure(error, { job: kind })
  const generations = (name: string, concurrency: number): Job => ({
    name,
    concurrency,
    run: (id, signal) => runGeneration(deps.db, id, { run, failed, report, log: deps.log, signal }),
    abandoned: (id) => abandonGeneration(deps.db, id, failed),
  })
  return [
    generations(generationJob, generationsAtOnce),
    generations(videoJob, videosAtOnce(deps)),
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
