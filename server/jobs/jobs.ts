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
import type { GenerationKind } from '#server/lib/db/tables/content.ts'
import type { Job } from '#server/lib/jobs/work.ts'
import { accountDeletionJob, generationQueues, productEventJob, type GenerationQueue } from './names.ts'

/** How many generations of a queue run at once: a vendor's are mostly waiting, the built-in parts take a core each. */
const concurrencyOf = ({ env, textModel, imageModel, videoModel }: Deps, name: GenerationQueue): number => {
  switch (name) {
    case 'generation':
      return env.TEXT_CONCURRENCY ?? (textModel.isBuiltIn ? 8 : 300)
    case 'crawl':
      return env.CRAWL_CONCURRENCY
    case 'image_generation':
      return env.IMAGE_CONCURRENCY ?? (imageModel.isBuiltIn ? 4 : 50)
    case 'video_generation':
      return env.VIDEO_CONCURRENCY ?? (videoModel.isBuiltIn ? 1 : 20)
  }
}

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
    concurrency: concurrencyOf(deps, name),
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
