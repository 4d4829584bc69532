import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Blog } from '#contract/blogs.ts'
import { paths } from '#web/paths.ts'
import { LazyMarkdownEditor } from '#web/ui/editor/LazyMarkdownEditor.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useFinalizeBlog } from '../api.ts'
import { HistoryDialog } from '../HistoryDialog.tsx'
import { useSaveContent } from '../use-save-content.tsx'
import { WordCount } from '../WordCount.tsx'
import { StepFrame } from './StepFrame.tsx'
import { stepPath } from './step-paths.ts'
import { TemplateBadge } from './TemplateBadge.tsx'
import { useGeneratedText } from './use-generated-text.ts'
import { WritingFailure } from './WritingFailure.tsx'

export function ApproveStep({ blog }: { blog: Blog }) {
  const navigate = useNavigate()
  const { text, change, writing, start, offer, discard } = useGeneratedText('content', blog)
  const [isTried, setTried] = useState(false)
  const finalize = useFinalizeBlog(blog.blog_id)
  const { save, isSaving, dialog } = useSaveContent(blog, async () => {
    await finalize.mutateAsync()
    discard()
    await navigate(paths.blog({ brandId: blog.brand_id, blogId: blog.blog_id }))
  })
  const isRunning = writing.state === 'running'
  const shown = writing.state === 'failed' && !text.trim() ? writing.text : text
  const isEmpty = shown.trim() === ''

  return (
    <>
      <StepFrame
        title="Final Blog Copy Approval"
        lead={blog.title}
        badge={<TemplateBadge model={blog.content_model} />}
        actions={<HistoryDialog blog={blog} kind="content" onTake={change} />}
        back={{ to: stepPath('outline', blog), label: 'Back to Outline' }}
        submitLabel="Save Blog"
        isBusy={isSaving}
        disabledReason={isRunning && 'The post is being written'}
        extra={<WordCount markdown={isRunning ? writing.text : shown} blog={blog} />}
        onSubmit={() => {
          setTried(true)
          if (!isEmpty) save(shown)
        }}
      >
        {writing.state === 'failed' && (
          <WritingFailure title="Error generating content" writing={writing} onRetry={() => void start()} />
        )}
        {offer}
        <Field
          label="Content"
          isLabelHidden
          isGroup
          error={isTried && isEmpty ? 'Blog content is required.' : undefined}
        >
          <LazyMarkdownEditor
            label="Content"
            value={shown}
            onChange={change}
            isStreaming={isRunning}
            {...(isRunning && { streamed: writing.text })}
            placeholder="Review blog content"
          />
        </Field>
      </StepFrame>
      {dialog}
    </>
  )
}
