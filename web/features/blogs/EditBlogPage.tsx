import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import type { Blog } from '#contract/blogs.ts'
import { formatOf } from '#domain/formats.ts'
import { ApiError } from '#web/api/error.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { useLocalDraft } from '#web/lib/use-local-draft.ts'
import { paths } from '#web/paths.ts'
import { DraftOffer } from '#web/ui/DraftOffer.tsx'
import { LazyMarkdownEditor } from '#web/ui/editor/LazyMarkdownEditor.tsx'
import { Field } from '#web/ui/Field.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/Skeleton.tsx'
import { blogQuery } from './api.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { useSaveContent } from './use-save-content.tsx'
import { StepFrame } from './wizard/StepFrame.tsx'
import { WordCount } from './WordCount.tsx'

export function EditBlogPage() {
  const { blogId = '' } = useParams()
  const blog = useQuery(blogQuery(blogId))
  useDocumentTitle('Edit Blog Content')
  if (blog.isPending)
    return (
      <Loading label="Loading the blog" className="mx-auto grid w-full max-w-[760px] gap-8">
        <Skeleton className="h-8 w-64" />
        <SkeletonText lines={8} />
      </Loading>
    )
  if (blog.error instanceof ApiError && blog.error.status === 404) return <Navigate to={paths.dashboard()} replace />
  if (blog.isError) return <ErrorPanel title="Failed to load blog content" onRetry={() => void blog.refetch()} />
  return <EditForm key={blog.data.blog_id} blog={blog.data} />
}

const asText = (stored: unknown) => (typeof stored === 'string' && stored.trim() ? stored : undefined)

function EditForm({ blog }: { blog: Blog }) {
  const navigate = useNavigate()
  const [text, setText] = useState(blog.content ?? '')
  const [isTried, setTried] = useState(false)
  const draft = useLocalDraft(`content ${blog.blog_id}`, asText)
  const back = paths.blog({ brandId: blog.brand_id, blogId: blog.blog_id })
  const { save, isSaving, dialog } = useSaveContent(blog, async () => {
    draft.discard()
    await navigate(back)
  })
  const isEmpty = text.trim() === ''
  const change = (next: string) => {
    setText(next)
    if (next.trim() === (blog.content ?? '').trim()) draft.discard()
    else draft.keep(next)
  }
  const { offered } = draft
  return (
    <div className="mx-auto w-full max-w-[760px]">
      <StepFrame
        title="Edit Blog Content"
        lead={blog.title}
        back={{ to: back, label: 'Back to Blog' }}
        submitLabel="Save Blog"
        isBusy={isSaving}
        extra={<HistoryDialog blog={blog} kind="content" onTake={change} />}
        onSubmit={() => {
          setTried(true)
          if (!isEmpty) save(text)
        }}
      >
        {offered && offered.value !== text && (
          <DraftOffer
            savedAt={offered.savedAt}
            onRestore={() => {
              setText(offered.value)
              draft.dismiss()
            }}
            onDiscard={draft.discard}
          />
        )}
        <Field label="Content" isLabelHidden isGroup error={isTried && isEmpty ? 'Blog content is required.' : undefined}>
          <LazyMarkdownEditor label="Content" value={text} onChange={change} placeholder="Review blog content" />
        </Field>
        <WordCount
          markdown={text}
          language={blog.language}
          range={blog.format ? formatOf(blog.format).words : undefined}
        />
      </StepFrame>
      {dialog}
    </div>
  )
}
