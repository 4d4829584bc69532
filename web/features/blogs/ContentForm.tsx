import { useState, type ReactNode } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { usePickImage } from '#web/features/media/PickImage.tsx'
import { useTextAssistant } from '#web/features/text/use-text-assistant.ts'
import { LazyMarkdownEditor } from '#web/ui/editor/LazyMarkdownEditor.tsx'
import { Field } from '#web/ui/Field.tsx'
import type { useContentDraft } from './drafts/use-content-draft.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { useSaveContent } from './use-save-content.tsx'
import { StepFrame } from './wizard/StepFrame.tsx'
import { WordCount } from './WordCount.tsx'

/** The content of a blog in the editor, with its draft, history and word count. */
export function ContentForm({
  blog,
  draft,
  streamed,
  title,
  badge,
  back,
  onSaved,
  children,
}: {
  blog: Blog
  draft: ReturnType<typeof useContentDraft>
  /** The text so far while it is being written. */
  streamed?: string | undefined
  title: string
  badge?: ReactNode
  back: { to: string; label: string }
  /** What completes the save; a failure of it is told as one of the save. */
  onSaved: () => Promise<void>
  children?: ReactNode
}) {
  const [isTried, setTried] = useState(false)
  const { save, isSaving, dialog } = useSaveContent(blog, draft.settle, onSaved)
  const assistant = useTextAssistant(blog)
  const picker = usePickImage(blog)
  const isRunning = streamed !== undefined
  const problem = draft.value.trim() === '' ? 'Blog content is required.' : undefined
  return (
    <>
      <StepFrame
        title={title}
        lead={blog.title}
        badge={badge}
        actions={<HistoryDialog blog={blog} kind="content" current={draft.value} onTake={draft.change} />}
        back={back}
        submitLabel="Save Blog"
        isBusy={isSaving}
        disabledReason={isRunning ? 'The post is being written' : problem}
        onDisabledPress={isRunning ? undefined : () => setTried(true)}
        extra={
          <>
            {draft.state}
            <WordCount markdown={streamed ?? draft.value} blog={blog} />
          </>
        }
        onSubmit={() => save(draft.value)}
      >
        {children}
        <Field label="Content" isLabelHidden isGroup error={isTried && !isRunning ? problem : undefined}>
          <LazyMarkdownEditor
            label="Content"
            value={draft.value}
            onChange={draft.change}
            isStreaming={isRunning}
            {...(isRunning && { streamed })}
            assistant={assistant}
            onPickImage={picker.pick}
            placeholder="Review blog content"
          />
        </Field>
      </StepFrame>
      {dialog}
      {picker.dialog}
    </>
  )
}
