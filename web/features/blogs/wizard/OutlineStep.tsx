import { useState } from 'react'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { Blog } from '#contract/blogs.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { asText, useDraft } from '../drafts/use-draft.tsx'
import { HistoryDialog } from '../HistoryDialog.tsx'
import { OutlineEditor } from '../outline/OutlineEditor.tsx'
import { LeftOutNotice } from './LeftOut.tsx'
import { StepFrame } from './StepFrame.tsx'
import { stepPath } from './step-paths.ts'
import { TemplateBadge } from './TemplateBadge.tsx'
import { useGeneratedText } from './use-generated-text.ts'
import { useSaveStep } from './use-save-step.tsx'
import { WritingFailure } from './WritingFailure.tsx'

export function OutlineStep({ blog }: { blog: Blog }) {
  const draft = useDraft(`outline ${blog.blog_id}`, blog.outline ?? '', asText)
  const { writing, restart, streamed } = useGeneratedText('outline', blog, draft)
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { submit, isSaving, dialog } = useSaveStep(blog, (saved) => {
    draft.discard()
    return stepPath('approve', saved)
  })
  const isRunning = streamed !== undefined
  const problem = draft.value.trim() === '' ? 'Outline is required' : undefined
  // Regenerating deletes the content based on this outline, and replaces manual changes.
  const isWorthAsking = Boolean(blog.content) || draft.value.trim() !== (blog.outline ?? '').trim()

  return (
    <>
      <StepFrame
        title="Create Outline"
        lead="The post follows these headings in this order. Change, move or add what you like."
        badge={<TemplateBadge model={blog.outline_model} />}
        actions={
          <>
            <HistoryDialog blog={blog} kind="outline" current={draft.value} onTake={draft.change} />
            <Button
              size="sm"
              icon={RotateCw}
              isBusy={isRunning}
              busyLabel="Generating..."
              onClick={() => (isWorthAsking ? setAsking(true) : restart())}
            >
              Regenerate
            </Button>
          </>
        }
        back={{ to: stepPath('keywords', blog), label: 'Back to Keywords' }}
        submitLabel="Save Outline"
        isBusy={isSaving}
        disabledReason={isRunning ? 'The outline is being written' : problem}
        onDisabledPress={isRunning ? undefined : () => setTried(true)}
        onSubmit={() => submit({ outline: draft.value })}
      >
        {writing.state === 'failed' && (
          <WritingFailure title="Error generating outline" writing={writing} onRetry={restart} />
        )}
        {!isRunning && draft.offer}
        {!isRunning && <LeftOutNotice blog={blog} />}
        <Field label="Outline" isLabelHidden isGroup error={isTried && !isRunning ? problem : undefined}>
          <OutlineEditor value={draft.value} onChange={draft.change} title={blog.title ?? ''} streamed={streamed} />
        </Field>
      </StepFrame>
      {dialog}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          restart()
        }}
        title="Write a new outline?"
        confirmLabel="Write a new one"
      >
        {blog.content
          ? 'It replaces this one and clears the content written for it. Both stay in the blog’s history.'
          : 'It replaces this one, which stays in the blog’s history with your unsaved changes.'}
      </ConfirmDialog>
    </>
  )
}
