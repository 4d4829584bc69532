import { useState } from 'react'
import type { FirstFrame, Scenario, Video } from '#contract/videos.ts'
import { useGenerateVideo } from './api.ts'
import { chosenFrame, chosenScenario } from './video-rules.ts'

/** The chosen inputs of a video, and its generation. `whyNot`: why nothing can be generated now. */
export const useScenarioChoice = (deliverable_id: string, video: Video | undefined, whyNot: string | false) => {
  const [scenarioId, setScenarioId] = useState<string>()
  const [frameId, setFrameId] = useState<string>()
  const generate = useGenerateVideo(deliverable_id)
  const scenario = video && chosenScenario(video, scenarioId)
  const frame = scenario && chosenFrame(scenario, frameId)
  const whyNoVideo = whyNot || whyNotFrom(scenario, frame)
  const submit = () => {
    if (scenario && !whyNoVideo) generate({ scenario_id: scenario.scenario_id, first_frame_id: frame?.first_frame_id })
  }
  return { scenario, frame, whyNoVideo, submit, chooseScenario: setScenarioId, chooseFrame: setFrameId }
}

/** Why these inputs are insufficient. M5: without a scenario, submitting does nothing. */
const whyNotFrom = (scenario: Scenario | undefined, frame: FirstFrame | undefined): string | false => {
  if (!scenario) return 'Scenario is required'
  if (!scenario.text) return 'The scenario is still being written'
  return !frame && scenario.first_frames.length > 0 && 'The first frame is still being generated'
}
