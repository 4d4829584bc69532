import type { Experimental_VideoModelV4 as VideoModelV4 } from '@ai-sdk/provider'
import type { Env } from '#server/lib/env.ts'
import type { VendorLabel } from '#server/providers/text/failure.ts'

/** The variables that video models are made from. */
export type VideoEnv = Pick<
  Env,
  | 'AI_VIDEO_MODEL'
  | 'FFMPEG_PATH'
  | 'GOOGLE_GENERATIVE_AI_API_KEY'
  | 'GOOGLE_GENERATIVE_AI_BASE_URL'
  | 'FAL_API_KEY'
  | 'FAL_BASE_URL'
  | 'REPLICATE_API_TOKEN'
  | 'REPLICATE_BASE_URL'
>

/** What a model of the AI SDK has when its work can be looked at later, by another process. */
export type SteppedModel = Pick<VideoModelV4, 'doStart' | 'doStatus'>

/** All that a vendor's file says: how to make its video model, and what to call it. */
export type VideoVendor = VendorLabel & {
  /** Seconds to ask for; undefined where every model has lengths of its own, and its default is taken. */
  duration: number | undefined
  /** An address that was set in place of the vendor's; results may lie there too, though it be private. */
  address: (env: VideoEnv) => string | undefined
  create: (model: string, env: VideoEnv, fetch: typeof globalThis.fetch) => SteppedModel
  /** Whether a failure in answer to a look at the work says that it goes on; never unless given. */
  isPending?: (status: number, body: string) => boolean
}
