import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Blog } from '#contract/blogs.ts'
import { LoadError } from '#web/features/layout/LoadError.tsx'
import { usePickImage } from '#web/features/media/PickImage.tsx'
import { useTextAssistant } from '#web/features/text/use-text-assistant.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { LazyMarkdownEditor } from '#web/ui/editor/LazyMarkdownEditor.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PageSkeleton } from '#web/ui/Skeleton.tsx'
import { blogQuery } from './api.ts'
import { useContentDraft } from './drafts/use-content-draft.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { useSaveContent } from './use-save-content.tsx'
import { StepFrame } from './wizard/StepFrame.tsx'
import { WordCount } from './WordCount.tsx'

const heading = 'Edit Blog Content'

export function EditBlogPage() {
  const { blogId = '' } = useParams()
  const blog = useQuery(blogQuery(blogId))
  useDocumentTitle(heading)
  return (
    <div className="mx-auto w-full max-w-[760px]">
      {blog.isPending ? (
        <PageSkeleton />
      ) : blog.isError ? (
        <LoadError query={blog} heading={heading} title="Failed to load blog content">
          Nothing of what you wrote is lost.
        </LoadError>
      ) : (
        <EditForm key={blog.data.blog_id} blog={blog.data} />
      )}
    </div>
  )
}

function EditForm({ blog }: { blog: Blog }) {
  const navigate = useNavigate()
  const draft = useContentDraft(blog)
  const assistant = useTextAssistant(blog)
  const picker = usePickImage(blog)
  const [isTried, setTried] = useState(false)
  const back = paths.blog({ brandId: blog.brand_id, blogId: blog.blog_id })
  const { save, isSaving, dialog } = useSaveContent(blog, draft.settle, async () => {
    draft.discard()
    await navigate(back)
  })
  const problem = draft.value.trim() === '' ? 'Blog content is required.' : undefined
  return (
    <>
      <StepFrame
        title={heading}
        lead={blog.title}
        actions={<HistoryDialog blog={blog} kind="content" onTake={draft.change} />}
        back={{ to: back, label: 'Back to Blog' }}
        submitLabel="Save Blog"
        isBusy={isSaving}
        disabledReason={problem}
        onRefused={() => setTried(true)}
        extra={
          <>
            {draft.state}
            <WordCount markdown={draft.value} blog={blog} />
          </>
        }
        onSubmit={() => save(draft.value)}
      >
        {draft.offer}
        <Field label="Content" isLabelHidden isGroup error={isTried ? problem : undefined}>
          <LazyMarkdownEditor
            label="Content"
            value={draft.value}
            onChange={draft.change}
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
