import { useState } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { Field } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { asText, useDraft } from '../drafts/use-draft.tsx'
import { StepFrame } from './StepFrame.tsx'
import { stepPath } from './step-paths.ts'
import { useSaveStep } from './use-save-step.tsx'

const max = 20_000

export function BriefStep({ blog }: { blog: Blog }) {
  const { value: text, change, discard, offer } = useDraft(`brief ${blog.blog_id}`, blog.brief ?? '', asText)
  const [isTried, setTried] = useState(false)
  const { submit, isSaving, dialog } = useSaveStep(blog, (saved) => {
    discard()
    return stepPath('format', saved)
  })
  const brief = text.trim()
  const problem = !brief ? 'Please add a blog brief.' : brief.length > max ? 'At most 20,000 characters' : undefined
  return (
    <>
      <StepFrame
        title="Blog Brief"
        lead="What should the post say, to whom, and what must it include? Bullet points are enough: each one is used."
        back={{ to: stepPath('intro', blog), label: 'Back to Intro' }}
        submitLabel="Save Brief"
        isBusy={isSaving}
        disabledReason={problem}
        onDisabledPress={() => setTried(true)}
        onSubmit={() => submit({ brief })}
      >
        {offer}
        <Field label="Brief" error={isTried ? problem : undefined} counter={{ count: text.length, max }}>
          <TextArea rows={10} maxRows={24} value={text} onChange={(event) => change(event.currentTarget.value)} />
        </Field>
      </StepFrame>
      {dialog}
    </>
  )
}
