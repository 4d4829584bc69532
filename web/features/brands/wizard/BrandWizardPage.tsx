import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { brandStepLabels, brandSteps, brandTarget, type BrandStep } from '#domain/brand-steps.ts'
import { isExpired, isFreeTier } from '#domain/plan.ts'
import { ApiError } from '#web/api/error.ts'
import { userQuery } from '#web/features/accounts/api.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/Skeleton.tsx'
import { StepBar } from '#web/ui/StepBar.tsx'
import { brandQuery } from '../api.ts'
import { targetPath } from '../brand-target-path.ts'
import { FinalizeStep } from './FinalizeStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { StatusStep } from './StatusStep.tsx'
import { WebsiteStep } from './WebsiteStep.tsx'

const segments: Record<string, BrandStep> = {
  new: 'website',
  status: 'status',
  review: 'review',
  finalize: 'finalize',
}

/** The active step comes from the path; anything else means website (B2). */
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
  const brand = useQuery({ ...brandQuery(brandId ?? ''), enabled: brandId !== undefined })
  useDocumentTitle('Add a New Brand')

  if (user.isPending || (brandId && brand.isPending)) return <WizardSkeleton />
  const billing = user.data?.billing
  if (billing && isExpired(billing)) return <Expired isFree={isFreeTier(billing)} />
  if (brand.error instanceof ApiError && brand.error.status === 404) return <Navigate to={paths.dashboard()} replace />
  if (brand.isError)
    return <ErrorPanel title="Unable to load brand" onRetry={() => void brand.refetch()} isRetrying={brand.isFetching} />
  if (brand.data) {
    const target = targetPath(brand.data, brandTarget(brand.data, step))
    // No redirect to where one is already (B4); the error flag does not make another place of it.
    if (target.split('?')[0] !== pathname) return <Navigate to={target} replace />
  }

  return (
    <div className="grid gap-8">
      <PageHeader title="Add a New Brand" />
      <StepBar
        label="Steps of the brand"
        current={brandSteps.indexOf(step)}
        steps={brandSteps.map((name, index) => ({
          label: brandStepLabels[name],
          isDone: index < brandSteps.indexOf(step),
          // Review can be gone back to; the search cannot.
          to: step === 'finalize' && name === 'review' && brandId ? paths.brandReview({ brandId }) : undefined,
        }))}
      />
      <div className="mx-auto w-full max-w-[760px]">
        {step === 'website' && (
          <WebsiteStep brand={brand.data} hasFailed={new URLSearchParams(search).has('error')} />
        )}
        {step === 'status' && brand.data && <StatusStep key={brand.data.brand_id} brand={brand.data} />}
        {step === 'review' && brand.data && <ReviewStep key={brand.data.brand_id} brand={brand.data} />}
        {step === 'finalize' && brand.data && <FinalizeStep key={brand.data.brand_id} brand={brand.data} />}
      </div>
    </div>
  )
}

function Expired({ isFree }: { isFree: boolean }) {
  return (
    <EmptyState
      title="Your subscription plan has expired"
      action={<ButtonLink to={paths.dashboard()}>Go to the dashboard</ButtonLink>}
    >
      {isFree ? 'Upgrade to Premium to create more content.' : 'Renew your subscription to create more content.'}
    </EmptyState>
  )
}

function WizardSkeleton() {
  return (
    <Loading label="Loading the brand" className="grid gap-8">
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-11" />
      <div className="mx-auto grid w-full max-w-[760px] gap-8">
        <SkeletonText lines={6} />
      </div>
    </Loading>
  )
}
