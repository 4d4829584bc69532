import { useQuery } from '@tanstack/react-query'
import PenLine from 'lucide-react/icons/pen-line'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import type { Blog } from '#contract/blogs.ts'
import { nextOpenStep } from '#domain/blog-steps.ts'
import { languages } from '#domain/languages.ts'
import { UploadToDrive } from '#web/features/drive/UploadToDrive.tsx'
import { ViewInDrive } from '#web/features/drive/ViewInDrive.tsx'
import { FeedbackForm } from '#web/features/feedback/FeedbackForm.tsx'
import { LoadError } from '#web/features/layout/LoadError.tsx'
import { usLongDate } from '#web/lib/dates.ts'
import { MediaPanel } from '#web/features/media/MediaPanel.tsx'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { RenderedPost } from '#web/ui/editor/RenderedPost.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageSkeleton } from '#web/ui/Skeleton.tsx'
import { blogQuery } from './api.ts'
import { DeleteBlogDialog } from './DeleteBlogDialog.tsx'
import { ExportMenu } from './export/ExportMenu.tsx'
import { stepPath } from './wizard/step-paths.ts'
import { TemplateBadge } from './wizard/TemplateBadge.tsx'

export function BlogPage() {
  const { blogId = '' } = useParams()
  const blog = useQuery(blogQuery(blogId))
  useDocumentTitle(blog.data?.title ?? 'Blog')
  if (blog.isPending) return <PageSkeleton />
  if (blog.isError)
    return (
      <LoadError query={blog} heading="Blog" title="Error fetching blog">
        Nothing you wrote is lost.
      </LoadError>
    )
  // An unfinished blog continues at its open step (M2).
  const open = nextOpenStep(blog.data)
  return open ? <Navigate to={stepPath(open, blog.data)} replace /> : <FinishedBlog blog={blog.data} />
}

function FinishedBlog({ blog }: { blog: Blog }) {
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const ids = { brandId: blog.brand_id, blogId: blog.blog_id }
  return (
    <article className="grid grid-cols-1 gap-10">
      <PageHeader
        title={blog.title}
        back={{ to: paths.brand(ids), label: 'Back to Brand' }}
        actions={
          <>
            <Button variant="danger" icon={Trash} onClick={() => setDeleting(true)}>
              Delete Blog
            </Button>
            <ExportMenu blog={blog} />
            <ViewInDrive url={blog.gdrive_url} />
            <UploadToDrive blog_id={blog.blog_id} />
            <ButtonLink variant="primary" icon={PenLine} to={paths.editBlog(ids)}>
              Edit Content
            </ButtonLink>
          </>
        }
      >
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <span>{blog.format}</span>
          <span>{languages.find(({ value }) => value === blog.language)?.label}</span>
          <span>{usLongDate(blog.created_at)}</span>
          {blog.content_model && <TemplateBadge model={blog.content_model} />}
        </p>
      </PageHeader>
      <div className="border-t border-line pt-10">
        <RenderedPost markdown={withoutTitle(blog)} />
      </div>
      <MediaPanel blog={blog} />
      <FeedbackForm blogId={blog.blog_id} />
      <DeleteBlogDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        deliverable_id={blog.deliverable_id}
        onDeleted={() => void navigate(paths.dashboard(), { replace: true })}
      />
    </article>
  )
}

/** Removes a first heading that repeats the title, which is the page's heading already. */
const withoutTitle = ({ content, title }: Blog) => {
  const [first = '', ...rest] = (content ?? '').trimStart().split('\n')
  return first.replace(/^#\s+/, '').trim() === title?.trim() && first.startsWith('#')
    ? rest.join('\n')
    : (content ?? '')
}
