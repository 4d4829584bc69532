import type { FirstFrame, Scenario, Video } from '#contract/videos.ts'

/** Between two looks at a video on which work goes on, in milliseconds (M4, M9). */
export const pollMs = 1000

/** Of a scenario that the server has not given an id yet. */
export const temporaryId = 'temporary'

/** M4: those with text, oldest first. */
export const listedScenarios = ({ scenarios }: Video): Scenario[] =>
  scenarios.filter(({ text }) => text !== '').toSorted((one, other) => one.created_at.localeCompare(other.created_at))

const withoutText = ({ scenarios }: Video) => scenarios.filter(({ text }) => text === '')

const lacksPicture = ({ first_frames }: Scenario) => first_frames.some(({ image_url }) => !image_url)

/** Whether a scenario of it is generated: its text, and then its pictures. */
export const isGeneratingScenario = ({ scenarios }: Video): boolean =>
  scenarios.some((scenario) => scenario.text === '' || lacksPicture(scenario))

/** M4: while the video is made, while a picture is made, and while a scenario is written that no open call will bring. */
export const isPolled = (video: Video | null | undefined, isCreatingScenario: boolean): boolean =>
  Boolean(video) &&
  (video!.generation_status === 'started' ||
    video!.scenarios.some(lacksPicture) ||
    (withoutText(video!).length > 0 && !isCreatingScenario))

export type VideoState = 'none' | 'unfinished' | 'generating' | 'playable'

/** What the media page shows of a deliverable's video (M2); a failed one can be continued. */
export const stateOf = (video: Video | null): VideoState => {
  if (!video) return 'none'
  if (video.generation_status === 'started') return 'generating'
  return video.video_url ? 'playable' : 'unfinished'
}

/** The scenario chosen by its id; as long as it is not there, the first with text, or else the one that is written. */
export const chosenScenario = (video: Video, scenario_id: string | undefined): Scenario | undefined =>
  video.scenarios.find((scenario) => scenario.scenario_id === scenario_id) ??
  listedScenarios(video)[0] ??
  video.scenarios[0]

/** The picture chosen by its id, or else the first that is there: what is still being made cannot be chosen. */
export const chosenFrame = ({ first_frames }: Scenario, first_frame_id: string | undefined): FirstFrame | undefined => {
  const made = first_frames.filter(({ image_url }) => image_url)
  return made.find((frame) => frame.first_frame_id === first_frame_id) ?? made[0]
}

/** With a scenario that is to be written, unless it is there already; a temporary one makes room for it. */
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

/** Why a scenario that was being written is no longer there; undefined when all are there. */
export const lostScenarioError = (before: Video, after: Video): string | undefined => {
  const there = new Set(after.scenarios.map(({ scenario_id }) => scenario_id))
  const isLost = withoutText(before).some(({ scenario_id }) => scenario_id !== temporaryId && !there.has(scenario_id))
  return isLost ? (after.scenario_error ?? undefined) : undefined
}
