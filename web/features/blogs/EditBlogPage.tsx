import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import type { Blog } from '#contract/blogs.ts'
import { LoadError } from '#web/features/layout/LoadError.tsx'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { PageSkeleton } from '#web/ui/Skeleton.tsx'
import { blogQuery } from './api.ts'
import { ContentForm } from './ContentForm.tsx'
import { useContentDraft } from './drafts/use-content-draft.tsx'

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
          Nothing you wrote is lost.
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
  const back = paths.blog({ brandId: blog.brand_id, blogId: blog.blog_id })
  return (
    <ContentForm
      blog={blog}
      draft={draft}
      title={heading}
      back={{ to: back, label: 'Back to Blog' }}
      onSaved={async () => {
        draft.discard()
        await navigate(back)
      }}
    >
      {draft.offer}
    </ContentForm>
  )
}
