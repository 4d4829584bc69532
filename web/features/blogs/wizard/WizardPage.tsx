import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import type { Blog } from '#contract/blogs.ts'
import {
  blogStepLabels,
  blogSteps,
  canOpenStep,
  redirectFrom,
  visibleSteps,
  type BlogStep,
} from '#domain/blog-steps.ts'
import { canCreateBlogs } from '#domain/plan.ts'
import { ApiError } from '#web/api/error.ts'
import { userQuery } from '#web/features/accounts/api.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/Skeleton.tsx'
import { StepBar } from '#web/ui/StepBar.tsx'
import { blogQuery } from '../api.ts'
import { ApproveStep } from './ApproveStep.tsx'
import { BlockedView } from './BlockedView.tsx'
import { BriefStep } from './BriefStep.tsx'
import { FormatStep } from './FormatStep.tsx'
import { IntroStep } from './IntroStep.tsx'
import { KeywordsStep } from './KeywordsStep.tsx'
import { OutlineStep } from './OutlineStep.tsx'
import { SelectedDetails } from './SelectedDetails.tsx'
import { stepPath } from './step-paths.ts'
import { TopicStep } from './TopicStep.tsx'

/** The frame of all seven steps; the step comes from the address, `/new` being the first without a blog. */
export function WizardPage() {
  const { brandId = '', blogId } = useParams()
  const lastSegment = useLocation().pathname.split('/').findLast(Boolean)
  const step = blogSteps.find((name) => name === lastSegment) ?? 'intro'
  const user = useQuery(userQuery)
  const blog = useQuery({ ...blogQuery(blogId ?? ''), enabled: blogId !== undefined })
  useDocumentTitle(blogStepLabels[step])

  if (user.isPending || (blogId && blog.isPending)) return <WizardSkeleton />
  if (blog.error instanceof ApiError && blog.error.status === 404) return <Navigate to={paths.dashboard()} replace />
  if (blog.error)
    return (
      <ErrorPanel title="Error fetching blog" onRetry={() => void blog.refetch()} isRetrying={blog.isFetching}>
        Nothing of what you wrote is lost.
      </ErrorPanel>
    )
  if (!canCreateBlogs(user.data?.billing ?? null)) return <BlockedView billing={user.data?.billing ?? null} />
  if (!blogId || !blog.data) return <NewBlog brandId={brandId} />
  const target = redirectFrom(blog.data, step)
  if (target) return <Navigate to={stepPath(target, blog.data)} replace />
  return <Frame blog={blog.data} step={step} />
}

function NewBlog({ brandId }: { brandId: string }) {
  return (
    <div className="grid gap-8">
      <StepBar
        label="Steps of the blog"
        current={0}
        steps={visibleSteps({ has_brief: false }).map((name) => ({ label: blogStepLabels[name] }))}
      />
      <div className="mx-auto w-full max-w-[760px]">
        <IntroStep brandId={brandId} />
      </div>
    </div>
  )
}

function Frame({ blog, step }: { blog: Blog; step: BlogStep }) {
  const [isDetailsOpen, setDetailsOpen] = useState(false)
  const steps = visibleSteps(blog)
  return (
    <div className="grid gap-8">
      <StepBar
        label="Steps of the blog"
        current={steps.indexOf(step)}
        steps={steps.map((name, index) => ({
          label: blogStepLabels[name],
          isDone: index < steps.indexOf(step),
          to: canOpenStep(blog, name) ? stepPath(name, blog) : undefined,
        }))}
      />
      <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_240px]">
        <div className="mx-auto grid w-full max-w-[760px] gap-4">
          <Button variant="quiet" size="sm" className="justify-self-end xl:hidden" onClick={() => setDetailsOpen(true)}>
            Selected Blog Details
          </Button>
          {/* A step begins anew for another blog, not when the same one is saved. */}
          <StepOf key={`${blog.blog_id} ${step}`} blog={blog} step={step} />
        </div>
        <aside aria-labelledby="selected-details" className="hidden border-l border-line pl-6 xl:block">
          <div className="sticky top-8 grid gap-5">
            <h2 id="selected-details" className="display text-lg">
              Selected Blog Details
            </h2>
            <SelectedDetails blog={blog} />
          </div>
        </aside>
      </div>
      <Drawer isOpen={isDetailsOpen} onClose={() => setDetailsOpen(false)} title="Selected Blog Details">
        <SelectedDetails blog={blog} />
      </Drawer>
    </div>
  )
}

function StepOf({ blog, step }: { blog: Blog; step: BlogStep }) {
  switch (step) {
    case 'intro':
      return <IntroStep brandId={blog.brand_id} blog={blog} />
    case 'brief':
      return <BriefStep blog={blog} />
    case 'format':
      return <FormatStep blog={blog} />
    case 'topic':
      return <TopicStep blog={blog} />
    case 'keywords':
      return <KeywordsStep blog={blog} />
    case 'outline':
      return <OutlineStep blog={blog} />
    case 'approve':
      return <ApproveStep blog={blog} />
  }
}

function WizardSkeleton() {
  return (
    <Loading label="Loading the blog" className="grid gap-8">
      <Skeleton className="h-11" />
      <div className="mx-auto grid w-full max-w-[760px] gap-8">
        <Skeleton className="h-8 w-64" />
        <SkeletonText lines={6} />
      </div>
    </Loading>
  )
}
