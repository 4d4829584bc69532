// The video of a blog in every state, and the parts of its card and dialog.
import { page } from 'vitest/browser'
import { videos, type Scenario, type Video } from '#contract/videos.ts'
import { deliverable_id } from './blogs.ts'
import { callsOf, Refusal, reply } from './fake-api.ts'
import { textbox } from './screen.ts'

export const video_id = '0b4f3f43-3f0c-4b59-9e1c-6d9a3f1f0001'
export const id = (number: number) => `0b4f3f43-3f0c-4b59-9e1c-6d9a3f1f1${String(number).padStart(3, '0')}`
/** Why the server could not generate something. */
export const detail = 'The model declined to write this.'

export const scenario = (number: number, text: string, image_url: string | null = 'frame.png'): Scenario => ({
  scenario_id: id(number),
  video_id,
  text,
  model: text && 'builtin:writer',
  created_at: `2026-11-21T10:00:0${number}.000Z`,
  first_frames: text
    ? [1, 2, 3].map((place) => ({
        first_frame_id: id(number * 10 + place),
        image_url,
        created_at: '2026-11-21T10:00:00.000Z',
      }))
    : [],
})

/** A video that has a scenario and is not generated yet. */
export const newVideo = (fields: Partial<Video> = {}): Video => ({
  video_id,
  deliverable_id,
  generation_status: 'not_started',
  video_url: null,
  poster_url: null,
  duration: null,
  progress: null,
  model: null,
  error: null,
  scenario_error: null,
  created_at: '2026-11-21T10:00:00.000Z',
  scenarios: [scenario(1, 'A courier rides through the rain.')],
  ...fields,
})

/** From now on, the blog has this video. */
export const showVideo = (video: Video | null): void => reply(videos.showVideo, video ?? new Refusal(404))
/** How often the video was fetched. */
export const fetches = () => callsOf(videos.showVideo).length

export const dialog = (name = 'New Video') => page.getByRole('dialog', { name, exact: true })
export const card = () => page.getByRole('region', { name: 'Videos' })
export const scenarioText = () => textbox('Scenario of the Video:')
export const frames = () => page.getByRole('radio', { name: /^Frame/ })
