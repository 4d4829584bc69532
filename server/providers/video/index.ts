import type { VideoVendor as VideoVendorName } from '#server/lib/env.ts'
import { createVideoModelOver, type VideoLimits } from './ai-sdk.ts'
import { createBuiltInRenderer } from './builtin/renderer.ts'
import { fal } from './fal.ts'
import { google } from './google.ts'
import { replicate } from './replicate.ts'
import type { VideoEnv, VideoVendor } from './vendor.ts'
import type { VideoModel } from './video-model.ts'

const vendors: Record<VideoVendorName, VideoVendor> = { google, fal, replicate }

/** The video model that AI_VIDEO_MODEL names. Nothing is requested yet. `limits` are for tests. */
export const createVideoModel = (env: VideoEnv, limits: Partial<VideoLimits> = {}): VideoModel => {
  const choice = env.AI_VIDEO_MODEL
  if (choice.vendor === 'builtin') return createBuiltInRenderer({ ffmpegPath: env.FFMPEG_PATH })
  const { address, create, ...vendor } = vendors[choice.vendor]
  return createVideoModelOver({
    ...vendor,
    id: `${choice.vendor}:${choice.model}`,
    address: address(env),
    model: (fetch) => create(choice.model, env, fetch),
    limits,
  })
}
