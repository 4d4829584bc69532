// The names of the queues, separate from the code of the jobs: a process that only sends jobs loads no worker.
import type { GenerationKind } from '#server/lib/db/tables/content.ts'

export const accountDeletionJob = 'account_deletion'
export const productEventJob = 'product_event'

/**
 * The queue of each kind of generation. Kinds that need the same resource share one: a text model, a crawled website, an
 * image model (for images and for the first frames of scenarios), and the minutes that a video takes.
 */
export const queueOfKind = {
  topics: 'generation',
  keywords: 'generation',
  outline: 'generation',
  content: 'generation',
  facts: 'crawl',
  image: 'image_generation',
  scenario: 'image_generation',
  video: 'video_generation',
} as const satisfies Record<GenerationKind, string>

export type GenerationQueue = (typeof queueOfKind)[GenerationKind]

export const generationQueues: readonly GenerationQueue[] = [...new Set(Object.values(queueOfKind))]

export const jobNames: readonly string[] = [...generationQueues, productEventJob, accountDeletionJob]
