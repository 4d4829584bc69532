import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { nextOpenStep } from '#domain/blog-steps.ts'
import { blogQuery } from '#web/features/blogs/api.ts'
import { stepPath } from '#web/features/blogs/wizard/step-paths.ts'
import { LoadError } from '#web/features/layout/LoadError.tsx'
import { VideosCard } from '#web/features/videos/VideosCard.tsx'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageSkeleton } from '#web/ui/Skeleton.tsx'
import { ImagesCard } from './ImagesCard.tsx'

/** The media of a finalized blog (M2). */
export function MediaPage() {
  const { blogId = '' } = useParams()
  const blog = useQuery(blogQuery(blogId))
  useDocumentTitle(blog.data?.title ? `Images: ${blog.data.title}` : 'Images')
  if (blog.isPending) return <PageSkeleton />
  if (blog.isError)
    return (
      <LoadError query={blog} heading="Images" title="Error fetching blog">
        Your images are kept.
      </LoadError>
    )
  const open = nextOpenStep(blog.data)
  if (open) return <Navigate to={stepPath(open, blog.data)} replace />
  const { brand_id, title } = blog.data
  return (
    <div className="grid grid-cols-1 gap-10">
      <PageHeader title="Images" back={{ to: paths.blog({ brandId: brand_id, blogId }), label: 'Back to Blog' }}>
        {title}
      </PageHeader>
      <ImagesCard blog={blog.data} />
      <VideosCard blog={blog.data} />
    </div>
  )
}
