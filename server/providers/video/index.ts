import type { Env } from '#server/lib/env.ts'
import { vendors, type MakerOf, type VendorVariable } from '#server/vendors/registry.ts'
import { createVideoModelOver, type VideoLimits } from './ai-sdk.ts'
import { createBuiltInRenderer } from './builtin/renderer.ts'
import type { VideoModel } from './video-model.ts'

/** The variables that video models are made from. */
export type VideoEnv = Pick<Env, 'AI_VIDEO_MODEL' | 'FFMPEG_PATH'> & Partial<Pick<Env, VendorVariable>>

/** The video model named by AI_VIDEO_MODEL; makes no request yet. `limits` are for tests. */
export const createVideoModel = (env: VideoEnv, limits: Partial<VideoLimits> = {}): VideoModel => {
  const choice = env.AI_VIDEO_MODEL
  if (choice.vendor === 'builtin') return createBuiltInRenderer({ ffmpegPath: env.FFMPEG_PATH })
  const { label, keyVariable, video }: MakerOf<'video'> = vendors[choice.vendor]
  return createVideoModelOver({
    id: `${choice.vendor}:${choice.model}`,
    label,
    keyVariable,
    duration: video.duration,
    address: video.address(env),
    isPending: video.isPending,
    model: (fetch) => video.make(choice.model, env, fetch),
    limits,
  })
}
