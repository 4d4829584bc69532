// The jobs of the worker. One kind of job runs every generation; its row says which.
import type { Deps } from '#server/deps.ts'
import { keepPartialText, writeForBlog } from '#server/features/blogs/jobs.ts'
import { markScrapingFailed, scrapeBrand } from '#server/features/brands/scrape.ts'
import { generationJob } from '#server/features/generations/generation.ts'
import { abandonGeneration, runGeneration, type Failed, type Run } from '#server/features/generations/run-generation.ts'
import { makeImageForBlog } from '#server/features/media/jobs.ts'
import type { Job } from '#server/lib/jobs/queue.ts'

export const jobNames = [generationJob]

// Models are slow and idle on our side; a crawl is three requests at once.
const generationsAtOnce = 8

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
  }
  const run: Run = (generation, write, signal) => runOf[generation.kind](generation, write, signal)
  const failed: Failed = (transaction, generation, text, message) =>
    (generation.kind === 'facts' ? markScrapingFailed : keepPartialText)(transaction, generation, text, message)
  return [
    {
      name: generationJob,
      concurrency: generationsAtOnce,
      run: (id, signal) => runGeneration(deps.db, id, { run, failed, log: deps.log, signal }),
      abandoned: (id) => abandonGeneration(deps.db, id, failed),
    },
  ]
}
