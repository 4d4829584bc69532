import { z } from 'zod'
import { get, post } from './route.ts'

/** The most scenarios with text of a video (M5). */
export const maxScenarios = 3

/** How many first frames each scenario offers. */
export const firstFramesPerScenario = 3

const VideoStatus = z.enum(['not_started', 'started', 'generated', 'failed'])

export const FirstFrame = z.object({
  first_frame_id: z.uuid(),
  /** Relative to the `image_base` of the configuration; null while it is being generated. */
  image_url: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type FirstFrame = z.infer<typeof FirstFrame>

export const Scenario = z.object({
  scenario_id: z.uuid(),
  video_id: z.uuid(),
  /** Empty while it is being written. */
  text: z.string(),
  /** The writer, as `vendor:model`; null while it is being written. */
  model: z.string().nullable(),
  created_at: z.iso.datetime(),
  first_frames: z.array(FirstFrame),
})
export type Scenario = z.infer<typeof Scenario>

export const Video = z.object({
  video_id: z.uuid(),
  deliverable_id: z.uuid(),
  generation_status: VideoStatus,
  /** Relative to the `video_base` of the configuration; null until it is generated. */
  video_url: z.string().nullable(),
  /** The poster, relative to the `image_base`; null until it is generated. */
  poster_url: z.string().nullable(),
  /** Seconds; null until it is generated. */
  duration: z.number().nullable(),
  /** Progress from 0 to 1 while `started`; null when unknown. */
  progress: z.number().min(0).max(1).nullable(),
  /** The generator, as `vendor:model`; null until it is generated. */
  model: z.string().nullable(),
  /** Why the last generation failed, as a sentence for people; null unless `failed`. */
  error: z.string().nullable(),
  /** Why the last scenario could not be written, as a sentence for people; null after a success. */
  scenario_error: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Oldest first. */
  scenarios: z.array(Scenario),
})
export type Video = z.infer<typeof Video>

export const videos = {
  showVideo: get('/api/deliverables/{deliverable_id}/video', {
    summary: 'The video of a deliverable with its scenarios; 404 before there is one',
    reply: Video,
  }),
  createVideo: post('/api/deliverables/{deliverable_id}/videos', {
    summary:
      'Make the video and start its first scenario, or answer the one that is there; 402 when the plan forbids it',
    reply: z.object({ video_id: z.uuid() }),
    status: 201,
    rateLimit: 'video',
  }),
  createScenario: post('/api/videos/{video_id}/scenarios', {
    summary:
      'Start one more scenario; 402 when the plan forbids it, 409 with three of them, while one is written or the video is made',
    reply: z.object({ scenario_id: z.uuid() }),
    status: 201,
    rateLimit: 'video',
  }),
  generateVideo: post('/api/scenarios/{scenario_id}/generate_video', {
    summary:
      'Generate the video from a scenario and one of its first frames (the first unless said); 402 when the ' +
      'plan forbids it, 409 without text or once it is generated',
    body: z.strictObject({ first_frame_id: z.uuid().optional() }),
    reply: Video,
    rateLimit: 'video',
  }),
}
