import { useState } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { Field } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { StepFrame } from './StepFrame.tsx'
import { stepPath } from './step-paths.ts'
import { useSaveStep } from './use-save-step.tsx'

const max = 20_000

export function BriefStep({ blog }: { blog: Blog }) {
  const [brief, setBrief] = useState(blog.brief ?? '')
  const [isTried, setTried] = useState(false)
  const { submit, isSaving, dialog } = useSaveStep(blog, (saved) => stepPath('format', saved))
  const isEmpty = brief.trim() === ''
  return (
    <>
      <StepFrame
        title="Blog Brief"
        lead="What is the post to say, to whom, and what must not be missing? Points are enough: each one is used."
        back={{ to: stepPath('intro', blog), label: 'Back to intro' }}
        submitLabel="Save Brief"
        isBusy={isSaving}
        onSubmit={() => {
          setTried(true)
          if (!isEmpty && brief.length <= max) submit({ brief: brief.trim() })
        }}
      >
        <Field
          label="Brief"
          error={isTried && isEmpty ? 'Please add a blog brief.' : undefined}
          counter={{ count: brief.length, max }}
        >
          <TextArea rows={10} maxRows={24} value={brief} onChange={(event) => setBrief(event.currentTarget.value)} />
        </Field>
      </StepFrame>
      {dialog}
    </>
  )
}
