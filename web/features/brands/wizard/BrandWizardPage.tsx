import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { brandStepLabels, brandSteps, brandTarget, type BrandStep } from '#domain/brand-steps.ts'
import { BlockedByPlan } from '#web/features/billing/BlockedByPlan.tsx'
import { userQuery } from '#web/features/accounts/api.ts'
import { LoadError } from '#web/features/layout/LoadError.tsx'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Loading } from '#web/ui/Skeleton.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { StepBar } from '#web/ui/StepBar.tsx'
import { brandQuery } from '../api.ts'
import { targetPath } from '../brand-target-path.ts'
import { useExpiredPlan } from '../use-expired-plan.ts'
import { FinalizeStep } from './FinalizeStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { StatusStep } from './StatusStep.tsx'
import type { Failure } from './use-scraping.ts'
import { WebsiteStep } from './WebsiteStep.tsx'

const heading = 'Add a New Brand'

const segments: Record<string, BrandStep> = {
  new: 'website',
  status: 'status',
  review: 'review',
  finalize: 'finalize',
}

/** The active step from the path; website by default (B2). */
const stepOf = (pathname: string): BrandStep =>
  pathname
    .split('/')
    .map((segment) => segments[segment])
    .find(Boolean) ?? 'website'

export function BrandWizardPage() {
  const { pathname, search } = useLocation()
  const { brandId } = useParams()
  const step = stepOf(pathname)
  const user = useQuery(userQuery)
  const expired = useExpiredPlan()
  const brand = useQuery({ ...brandQuery(brandId ?? ''), enabled: brandId !== undefined })
  /** Why the scraping failed, as reported by the status step. */
  const [failure, setFailure] = useState<Failure>()
  useDocumentTitle(heading)

  if (expired) return <BlockedByPlan billing={expired} />
  if (brand.isError) return <LoadError query={brand} heading={heading} title="Unable to load brand" />
  if (brand.data) {
    const target = targetPath(brand.data, brandTarget(brand.data, step))
    // Don't redirect to the current page (B4), ignoring its error parameter. After a failed scraping, a stale brand
    // must not redirect back to the status step in a loop.
    const isSentHere = failure && step === 'website' && brand.data.brand_creation_step === 'scraping'
    if (target.split('?')[0] !== pathname && !isSentHere) return <Navigate to={target} replace />
  }
  return (
    <Frame step={step} brandId={brandId}>
      {user.isPending || (brandId && brand.isPending) ? (
        <Loading className="grid justify-items-center py-16 text-ink-3">
          <Spinner className="size-6" />
        </Loading>
      ) : !brand.data || step === 'website' ? (
        <WebsiteStep
          key={brandId}
          brand={brand.data}
          hasFailed={new URLSearchParams(search).has('error')}
          reason={failure?.reason}
          onSent={() => setFailure(undefined)}
        />
      ) : step === 'status' ? (
        <StatusStep key={brandId} brand={brand.data} onFailed={setFailure} />
      ) : step === 'review' ? (
        <ReviewStep key={brandId} brand={brand.data} />
      ) : (
        <FinalizeStep key={brandId} brand={brand.data} />
      )}
    </Frame>
  )
}

function Frame({ step, brandId, children }: { step: BrandStep; brandId: string | undefined; children: ReactNode }) {
  const current = brandSteps.indexOf(step)
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeader title={heading} />
      <StepBar
        label="Steps of the brand"
        current={current}
        steps={brandSteps.map((name, index) => ({
          label: brandStepLabels[name],
          isDone: index < current,
          // Going back to the review is possible, but not to the scraping.
          to: step === 'finalize' && name === 'review' && brandId ? paths.brandReview({ brandId }) : undefined,
        }))}
      />
      <div className="mx-auto w-full max-w-[760px]">{children}</div>
    </div>
  )
}
