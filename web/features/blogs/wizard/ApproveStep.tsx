import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Blog } from '#contract/blogs.ts'
import { usePickImage } from '#web/features/media/PickImage.tsx'
import { useTextAssistant } from '#web/features/text/use-text-assistant.ts'
import { paths } from '#web/paths.ts'
import { LazyMarkdownEditor } from '#web/ui/editor/LazyMarkdownEditor.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useFinalizeBlog } from '../api.ts'
import { useContentDraft } from '../drafts/use-content-draft.tsx'
import { HistoryDialog } from '../HistoryDialog.tsx'
import { useSaveContent } from '../use-save-content.tsx'
import { WordCount } from '../WordCount.tsx'
import { LeftOutNotice } from './LeftOut.tsx'
import { StepFrame } from './StepFrame.tsx'
import { stepPath } from './step-paths.ts'
import { TemplateBadge } from './TemplateBadge.tsx'
import { useGeneratedText } from './use-generated-text.ts'
import { WritingFailure } from './WritingFailure.tsx'

export function ApproveStep({ blog }: { blog: Blog }) {
  const navigate = useNavigate()
  const draft = useContentDraft(blog)
  const { writing, start, streamed } = useGeneratedText('content', blog, draft)
  const [isTried, setTried] = useState(false)
  const finalize = useFinalizeBlog(blog.blog_id)
  const { save, isSaving, dialog } = useSaveContent(blog, draft.settle, async () => {
    await finalize.mutateAsync()
    draft.discard()
    await navigate(paths.blog({ brandId: blog.brand_id, blogId: blog.blog_id }))
  })
  const assistant = useTextAssistant(blog)
  const picker = usePickImage(blog)
  const isRunning = streamed !== undefined
  const problem = draft.value.trim() === '' ? 'Blog content is required.' : undefined

  return (
    <>
      <StepFrame
        title="Final Blog Copy Approval"
        lead={blog.title}
        badge={<TemplateBadge model={blog.content_model} />}
        actions={<HistoryDialog blog={blog} kind="content" onTake={draft.change} />}
        back={{ to: stepPath('outline', blog), label: 'Back to Outline' }}
        submitLabel="Save Blog"
        isBusy={isSaving}
        disabledReason={isRunning ? 'The post is being written' : problem}
        onRefused={isRunning ? undefined : () => setTried(true)}
        extra={
          <>
            {draft.state}
            <WordCount markdown={streamed ?? draft.value} blog={blog} />
          </>
        }
        onSubmit={() => save(draft.value)}
      >
        {writing.state === 'failed' && (
          <WritingFailure title="Error generating content" writing={writing} onRetry={() => void start()} />
        )}
        {!isRunning && draft.offer}
        {!isRunning && <LeftOutNotice blog={blog} />}
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
