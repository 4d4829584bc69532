// The queues of the jobs, by name, apart from the code that works on them: whoever only sends a job loads no worker.
import type { GenerationKind } from '#server/lib/db/tables/content.ts'

export const accountDeletionJob = 'account_deletion'
export const productEventJob = 'product_event'

/**
 * The queue of each kind of generation: kinds that need the same resource share one. Texts wait for a text model, crawls
 * for a website, images and the pictures of scenarios for an image model, and videos take minutes.
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
