import type { ImageModelV4 } from '@ai-sdk/provider'
import type { Env } from '#server/lib/env.ts'
import type { VendorLabel } from '#server/providers/text/failure.ts'

/** The variables that image models are made from. */
export type ImageEnv = Pick<
  Env,
  | 'AI_IMAGE_MODEL'
  | 'AI_BASE_URL'
  | 'AI_API_KEY'
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'GOOGLE_GENERATIVE_AI_API_KEY'
  | 'GOOGLE_GENERATIVE_AI_BASE_URL'
  | 'FAL_API_KEY'
  | 'FAL_BASE_URL'
  | 'REPLICATE_API_TOKEN'
  | 'REPLICATE_BASE_URL'
>

/** How a model is told to paint in 3:2, or in the shape nearest to it. */
export type Shape = { size: `${number}x${number}` } | { aspectRatio: `${number}:${number}` }

/** All that a vendor's file says: how to make its image model, and what to call it. */
export type ImageVendor = VendorLabel & {
  shape: (model: string) => Shape
  create: (model: string, env: ImageEnv, fetch: typeof globalThis.fetch) => ImageModelV4
}
