import { useNavigate } from 'react-router'
import type { Blog } from '#contract/blogs.ts'
import { paths } from '#web/paths.ts'
import { useFinalizeBlog } from '../api.ts'
import { ContentForm } from '../ContentForm.tsx'
import { useContentDraft } from '../drafts/use-content-draft.tsx'
import { LeftOutNotice } from './LeftOut.tsx'
import { stepPath } from './step-paths.ts'
import { TemplateBadge } from './TemplateBadge.tsx'
import { useGeneratedText } from './use-generated-text.ts'
import { WritingFailure } from './WritingFailure.tsx'

export function ApproveStep({ blog }: { blog: Blog }) {
  const navigate = useNavigate()
  const draft = useContentDraft(blog)
  const { writing, restart, streamed } = useGeneratedText('content', blog, draft)
  const finalize = useFinalizeBlog(blog.blog_id)
  const isRunning = streamed !== undefined
  return (
    <ContentForm
      blog={blog}
      draft={draft}
      streamed={streamed}
      title="Final Blog Copy Approval"
      badge={<TemplateBadge model={blog.content_model} />}
      back={{ to: stepPath('outline', blog), label: 'Back to Outline' }}
      onSaved={async () => {
        await finalize.mutateAsync()
        draft.discard()
        await navigate(paths.blog({ brandId: blog.brand_id, blogId: blog.blog_id }))
      }}
    >
      {writing.state === 'failed' && (
        <WritingFailure title="Error generating content" writing={writing} onRetry={restart} />
      )}
      {!isRunning && draft.offer}
      {!isRunning && <LeftOutNotice blog={blog} />}
    </ContentForm>
  )
}
