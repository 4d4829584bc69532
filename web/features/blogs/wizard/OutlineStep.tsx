import { useState } from 'react'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { Blog } from '#contract/blogs.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { LazyMarkdownEditor } from '#web/ui/editor/LazyMarkdownEditor.tsx'
import { Field } from '#web/ui/Field.tsx'
import { HistoryDialog } from '../HistoryDialog.tsx'
import { StepFrame } from './StepFrame.tsx'
import { stepPath } from './step-paths.ts'
import { TemplateBadge } from './TemplateBadge.tsx'
import { useGeneratedText } from './use-generated-text.ts'
import { useSaveStep } from './use-save-step.tsx'
import { WritingFailure } from './WritingFailure.tsx'

export function OutlineStep({ blog }: { blog: Blog }) {
  const { text, change, writing, start, offer, discard } = useGeneratedText('outline', blog)
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { submit, isSaving, dialog } = useSaveStep(blog, (saved) => {
    discard()
    return stepPath('approve', saved)
  })
  const isRunning = writing.state === 'running'
  const shown = writing.state === 'failed' && !text.trim() ? writing.text : text
  const isEmpty = shown.trim() === ''
  // Regenerating empties the content that was written for this outline, and replaces what was changed by hand.
  const hasMoreToLose = Boolean(blog.content) || text.trim() !== (blog.outline ?? '').trim()

  return (
    <>
      <StepFrame
        title="Create Outline"
        lead="The post follows these headings in this order. Change, move or add what you like."
        badge={<TemplateBadge model={blog.outline_model} />}
        actions={
          <>
            <HistoryDialog blog={blog} kind="outline" onTake={change} />
            <Button
              size="sm"
              icon={RotateCw}
              isBusy={isRunning}
              busyLabel="Generating..."
              onClick={() => (hasMoreToLose ? setAsking(true) : void start())}
            >
              Regenerate
            </Button>
          </>
        }
        back={{ to: stepPath('keywords', blog), label: 'Back to Keywords' }}
        submitLabel="Save Outline"
        isBusy={isSaving}
        disabledReason={isRunning && 'The outline is being written'}
        onSubmit={() => {
          setTried(true)
          if (!isEmpty) submit({ outline: shown })
        }}
      >
        {writing.state === 'failed' && (
          <WritingFailure title="Error generating outline" writing={writing} onRetry={() => void start()} />
        )}
        {offer}
        <Field label="Outline" isLabelHidden isGroup error={isTried && isEmpty ? 'Outline is required' : undefined}>
          <LazyMarkdownEditor
            label="Outline"
            value={shown}
            onChange={change}
            isStreaming={isRunning}
            {...(isRunning && { streamed: writing.text })}
            placeholder="The headings of the post"
          />
        </Field>
      </StepFrame>
      {dialog}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void start()
        }}
        title="Write a new outline?"
        confirmLabel="Write a new one"
      >
        {blog.content
          ? 'It takes the place of this one, and the content written for it is emptied. Both stay in the blog’s history.'
          : 'It takes the place of this one. What you changed here and did not save is lost; saved outlines stay in the blog’s history.'}
      </ConfirmDialog>
    </>
  )
}
