import type { videos } from '#contract/videos.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/lib/http/errors.ts'
import type { Handlers } from '#server/lib/http/mount.ts'
import { findVideo } from './queries.ts'
import { createScenario, createVideo, generateVideo } from './start.ts'

export const videoHandlers = (deps: Deps): Handlers<typeof videos> => ({
  showVideo: async ({ params }, { user_id }) => {
    const video = await findVideo(deps.db, user_id, params.deliverable_id)
    if (!video) throw notFound('Video')
    return video
  },

  createVideo: ({ params }, { user_id }) => createVideo(deps, user_id, params.deliverable_id),

  createScenario: ({ params }, { user_id }) => createScenario(deps, user_id, params.video_id),

  generateVideo: ({ params, body }, { user_id }) =>
    generateVideo(deps, user_id, { scenario_id: params.scenario_id, first_frame_id: body.first_frame_id }),
})
