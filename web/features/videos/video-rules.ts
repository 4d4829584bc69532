import type { FirstFrame, Scenario, Video } from '#contract/videos.ts'

/** Polling interval while something is generated, in milliseconds (M4, M9). */
export const pollMs = 1000

/** The id of an optimistic scenario until the server assigns one. */
export const temporaryId = 'temporary'

/** M4: those with text, oldest first. */
export const listedScenarios = ({ scenarios }: Video): Scenario[] =>
  scenarios.filter(({ text }) => text !== '').toSorted((one, other) => one.created_at.localeCompare(other.created_at))

const withoutText = ({ scenarios }: Video) => scenarios.filter(({ text }) => text === '')

const lacksPicture = ({ first_frames }: Scenario) => first_frames.some(({ image_url }) => !image_url)

/** Whether one of its scenarios is being generated: its text, and then its images. */
export const isGeneratingScenario = ({ scenarios }: Video): boolean =>
  scenarios.some((scenario) => scenario.text === '' || lacksPicture(scenario))

/** M4: while the video or an image is generated, and while a scenario is written for which no call is open. */
export const isPolled = (video: Video | null | undefined, isCreatingScenario: boolean): boolean =>
  Boolean(video) &&
  (video!.generation_status === 'started' ||
    video!.scenarios.some(lacksPicture) ||
    (withoutText(video!).length > 0 && !isCreatingScenario))

export type VideoState = 'none' | 'unfinished' | 'generating' | 'playable'

/** The state of a deliverable's video on the media page (M2); a failed one can be continued. */
export const stateOf = (video: Video | null): VideoState => {
  if (!video) return 'none'
  if (video.generation_status === 'started') return 'generating'
  return video.video_url ? 'playable' : 'unfinished'
}

/** The scenario chosen by its id, else the first with text, else the one being written. */
export const chosenScenario = (video: Video, scenario_id: string | undefined): Scenario | undefined =>
  video.scenarios.find((scenario) => scenario.scenario_id === scenario_id) ??
  listedScenarios(video)[0] ??
  video.scenarios[0]

/** The image chosen by its id, else the first finished one: unfinished images cannot be chosen. */
export const chosenFrame = ({ first_frames }: Scenario, first_frame_id: string | undefined): FirstFrame | undefined => {
  const made = first_frames.filter(({ image_url }) => image_url)
  return made.find((frame) => frame.first_frame_id === first_frame_id) ?? made[0]
}

/** Adds a scenario that is to be written, unless it exists; it replaces a temporary one. */
export const withScenario = (video: Video, scenario_id: string): Video => {
  const scenarios = withoutTemporary(video).scenarios
  if (scenarios.some((scenario) => scenario.scenario_id === scenario_id)) return { ...video, scenarios }
  const created_at = new Date().toISOString()
  const added = { scenario_id, video_id: video.video_id, text: '', model: null, created_at, first_frames: [] }
  return { ...video, scenarios: [...scenarios, added] }
}

export const withoutTemporary = (video: Video): Video => ({
  ...video,
  scenarios: video.scenarios.filter(({ scenario_id }) => scenario_id !== temporaryId),
})

/** Why a scenario that was being written has disappeared; undefined if none has. */
export const lostScenarioError = (before: Video, after: Video): string | undefined => {
  const there = new Set(after.scenarios.map(({ scenario_id }) => scenario_id))
  const isLost = withoutText(before).some(({ scenario_id }) => scenario_id !== temporaryId && !there.has(scenario_id))
  return isLost ? (after.scenario_error ?? undefined) : undefined
}
