import { useQuery } from '@tanstack/react-query'
import PanelRight from 'lucide-react/icons/panel-right'
import { useState, type ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import type { Blog } from '#contract/blogs.ts'
import {
  blogStepLabels,
  blogSteps,
  canOpenStep,
  nextOpenStep,
  redirectFrom,
  visibleSteps,
  type BlogStep,
} from '#domain/blog-steps.ts'
import { canCreateBlogs } from '#domain/plan.ts'
import { userQuery } from '#web/features/accounts/api.ts'
import { BlockedByPlan } from '#web/features/billing/BlockedByPlan.tsx'
import { LoadError } from '#web/features/layout/LoadError.tsx'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { Button } from '#web/ui/Button.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/Skeleton.tsx'
import { StepBar, type Step } from '#web/ui/StepBar.tsx'
import { blogQuery } from '../api.ts'
import { ApproveStep } from './ApproveStep.tsx'
import { BriefStep } from './BriefStep.tsx'
import { FormatStep } from './FormatStep.tsx'
import { IntroStep } from './IntroStep.tsx'
import { KeywordsStep } from './KeywordsStep.tsx'
import { OutlineStep } from './OutlineStep.tsx'
import { SelectedDetails } from './SelectedDetails.tsx'
import { stepPath } from './step-paths.ts'
import { TopicStep } from './TopicStep.tsx'
import { RestartStep } from './use-save-step.tsx'

/** The layout of all seven steps; the step comes from the URL, `/new` being the first without a blog. */
export function WizardPage() {
  const { brandId = '', blogId } = useParams()
  const lastSegment = useLocation().pathname.split('/').findLast(Boolean)
  const step = blogSteps.find((name) => name === lastSegment) ?? 'intro'
  const user = useQuery(userQuery)
  const blog = useQuery({ ...blogQuery(blogId ?? ''), enabled: blogId !== undefined })
  useDocumentTitle(blogStepLabels[step])

  if (user.isPending || (blogId && blog.isPending)) return <WizardSkeleton />
  if (blog.isError)
    return (
      <LoadError query={blog} heading={blogStepLabels[step]} title="Error fetching blog">
        Nothing you wrote is lost.
      </LoadError>
    )
  const billing = user.data?.billing ?? null
  // A finalised blog has already been counted: it can still be edited, even if it was the last of the plan.
  if (!canCreateBlogs(billing) && !blog.data?.finalized) return <BlockedByPlan billing={billing} />
  if (!blogId || !blog.data)
    return (
      <Columns steps={visibleSteps({ has_brief: false }).map((name) => ({ label: blogStepLabels[name] }))} current={0}>
        <IntroStep brandId={brandId} />
      </Columns>
    )
  const target = redirectFrom(blog.data, step)
  if (target) return <Navigate to={stepPath(target, blog.data)} replace />
  return <Frame blog={blog.data} step={step} />
}

function Frame({ blog, step }: { blog: Blog; step: BlogStep }) {
  const [isDetailsOpen, setDetailsOpen] = useState(false)
  const [restart, setRestart] = useState<{ count: number; at?: number }>({ count: 0 })
  if (restart.at === blog.version) setRestart({ count: restart.count + 1 })
  const steps = visibleSteps(blog)
  const open = nextOpenStep(blog)
  return (
    <Columns
      current={steps.indexOf(step)}
      steps={steps.map((name, index) => ({
        label: blogStepLabels[name],
        isDone: !open || index < steps.indexOf(open),
        to: canOpenStep(blog, name) ? stepPath(name, blog) : undefined,
      }))}
      aside={
        <aside aria-labelledby="selected-details" className="hidden border-l border-line pl-6 xl:block">
          <div className="sticky top-8 grid gap-5">
            <h2 id="selected-details" className="display text-lg">
              Selected Blog Details
            </h2>
            <SelectedDetails blog={blog} />
          </div>
        </aside>
      }
    >
      <div className="-mt-2 mb-4 flex justify-end xl:hidden">
        <Button size="sm" icon={PanelRight} onClick={() => setDetailsOpen(true)}>
          Selected Blog Details
        </Button>
      </div>
      <RestartStep value={(version) => setRestart({ ...restart, at: version })}>
        {/* Remounts the step for another blog, not when the same blog is saved. */}
        <StepOf key={`${blog.blog_id} ${step} ${restart.count}`} blog={blog} step={step} />
      </RestartStep>
      <Drawer isOpen={isDetailsOpen} onClose={() => setDetailsOpen(false)} title="Selected Blog Details">
        <SelectedDetails blog={blog} />
      </Drawer>
    </Columns>
  )
}

/** The step bar above the content, at the same position in every step. */
function Columns({
  steps,
  current,
  aside,
  children,
}: {
  steps: Step[]
  current: number
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <StepBar label="Steps of the blog" current={current} steps={steps} />
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_240px]">
        <div className="mx-auto w-full max-w-[760px] xl:mx-0">{children}</div>
        {aside}
      </div>
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
    <Loading label="Loading the blog" className="grid grid-cols-1 gap-8">
      <Skeleton className="h-11" />
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_240px]">
        <div className="mx-auto grid w-full max-w-[760px] gap-8 xl:mx-0">
          <Skeleton className="h-8 w-64" />
          <SkeletonText lines={6} />
        </div>
      </div>
    </Loading>
  )
}
