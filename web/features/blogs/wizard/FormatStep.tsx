import { useState } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { formats, type FormatLabel } from '#domain/formats.ts'
import { Field } from '#web/ui/Field.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { StepFrame } from './StepFrame.tsx'
import { stepPath } from './step-paths.ts'
import { useSaveStep } from './use-save-step.tsx'

const number = new Intl.NumberFormat()

const cards = formats.map(({ label, description, words }) => ({
  value: label,
  label,
  description: `${number.format(words.min)}–${number.format(words.max)} words`,
  tooltip: description,
}))

export function FormatStep({ blog }: { blog: Blog }) {
  const [format, setFormat] = useState<FormatLabel | null>(blog.format)
  const [isTried, setTried] = useState(false)
  const { submit, isSaving, dialog } = useSaveStep(blog, (saved) => stepPath('topic', saved))
  const problem = format ? undefined : 'Please select a blog format.'
  const before = blog.has_brief ? 'brief' : 'intro'
  return (
    <>
      <StepFrame
        title="Blog Format"
        back={{ to: stepPath(before, blog), label: `Back to ${before === 'brief' ? 'Brief' : 'Intro'}` }}
        submitLabel="Save Format"
        isBusy={isSaving}
        disabledReason={problem}
        onDisabledPress={() => setTried(true)}
        onSubmit={() => submit({ format })}
      >
        <Field label="Format" isGroup error={isTried ? problem : undefined}>
          <RadioCards options={cards} value={format} onChange={setFormat} />
        </Field>
      </StepFrame>
      {dialog}
    </>
  )
}
