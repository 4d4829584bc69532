import Plus from 'lucide-react/icons/plus'
import { maxScenarios, type Scenario, type Video } from '#contract/videos.ts'
import { TemplateBadge } from '#web/features/blogs/wizard/TemplateBadge.tsx'
import { counted } from '#web/lib/plurals.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SkeletonText } from '#web/ui/Skeleton.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useCreateScenario, useIsCreatingScenario } from './api.ts'
import { FirstFrames } from './FirstFrames.tsx'
import type { useScenarioChoice } from './use-scenario-choice.ts'
import { isGeneratingScenario, listedScenarios } from './video-rules.ts'

const textLabel = 'Scenario of the Video:'

/** The inputs of a video: a scenario and its first frame. Its submit button is outside of the form. */
export function ScenarioForm({
  id,
  video,
  choice: { scenario, frame, submit, chooseScenario, chooseFrame },
  whyNot,
}: {
  id: string
  video: Video
  choice: ReturnType<typeof useScenarioChoice>
  whyNot: string | false
}) {
  const create = useCreateScenario(video, chooseScenario)
  const isBusy = useIsCreatingScenario(video.deliverable_id) || isGeneratingScenario(video)
  const listed = listedScenarios(video)
  return (
    <form
      id={id}
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {video.generation_status === 'failed' && (
        <Notice tone="danger" title="The video could not be generated">
          {video.error} Your scenarios are kept.
        </Notice>
      )}
      {listed.length === 0 && !isBusy ? (
        <Notice tone="warning" title="There is no scenario yet">
          {video.scenario_error ?? 'Add one to go on.'}
        </Notice>
      ) : (
        <ScenarioText scenario={scenario} />
      )}
      <div className="flex flex-wrap gap-2">
        {listed.length > 0 && (
          <fieldset aria-label="Scenarios" className="flex flex-wrap gap-2">
            {listed.map(({ scenario_id }, index) => (
              <Button
                key={scenario_id}
                aria-pressed={scenario_id === scenario?.scenario_id}
                className="aria-pressed:border-ink aria-pressed:inset-ring aria-pressed:inset-ring-ink"
                onClick={() => chooseScenario(scenario_id)}
              >
                Scenario {index + 1}
              </Button>
            ))}
          </fieldset>
        )}
        {listed.length < maxScenarios && (
          <Button icon={Plus} isBusy={isBusy} busyLabel="Generating..." disabledReason={whyNot} onClick={create}>
            Add New Scenario
          </Button>
        )}
      </div>
      <output className="sr-only">
        {isBusy ? 'A scenario is being generated' : counted(listed.length, 'scenario')}
      </output>
      {scenario && <FirstFrames frames={scenario.first_frames} chosen={frame} onChoose={chooseFrame} />}
    </form>
  )
}

function ScenarioText({ scenario }: { scenario: Scenario | undefined }) {
  if (scenario?.text)
    return (
      <Field label={textLabel} hint={<TemplateBadge model={scenario.model} />}>
        <TextArea readOnly rows={6} maxRows={10} value={scenario.text} />
      </Field>
    )
  return (
    <div aria-busy className="grid gap-1.5">
      <span className="text-sm font-medium text-ink">{textLabel}</span>
      <SkeletonText lines={5} className="min-h-36 rounded-control border border-line p-3" />
    </div>
  )
}
