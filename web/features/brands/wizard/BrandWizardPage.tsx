import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { brandStepLabels, brandSteps, brandTarget, type BrandStep } from '#domain/brand-steps.ts'
import { isExpired, isFreeTier } from '#domain/plan.ts'
import { userQuery } from '#web/features/accounts/api.ts'
import { LoadError } from '#web/features/layout/LoadError.tsx'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Loading, SkeletonText } from '#web/ui/Skeleton.tsx'
import { StepBar } from '#web/ui/StepBar.tsx'
import { brandQuery } from '../api.ts'
import { targetPath } from '../brand-target-path.ts'
import { FinalizeStep } from './FinalizeStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { StatusStep } from './StatusStep.tsx'
import { WebsiteStep } from './WebsiteStep.tsx'

const heading = 'Add a New Brand'

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
  useDocumentTitle(heading)

  const billing = user.data?.billing
  if (billing && isExpired(billing)) return <Expired isFree={isFreeTier(billing)} />
  if (brand.isError) return <LoadError query={brand} heading={heading} title="Unable to load brand" />
  if (brand.data) {
    const target = targetPath(brand.data, brandTarget(brand.data, step))
    // No redirect to where one is already (B4); the error flag does not make another place of it.
    if (target.split('?')[0] !== pathname) return <Navigate to={target} replace />
  }
  const isPending = user.isPending || (brandId && brand.isPending)
  return (
    <Frame step={step} brandId={brandId}>
      {isPending ? (
        <Loading label="Loading the brand">
          <SkeletonText lines={6} />
        </Loading>
      ) : (
        <StepOf key={brandId} step={step} brand={brand.data} hasFailed={new URLSearchParams(search).has('error')} />
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
          // Review can be gone back to; the search cannot.
          to: step === 'finalize' && name === 'review' && brandId ? paths.brandReview({ brandId }) : undefined,
        }))}
      />
      <div className="mx-auto w-full max-w-[760px]">{children}</div>
    </div>
  )
}

function StepOf({ step, brand, hasFailed }: { step: BrandStep; brand: Brand | undefined; hasFailed: boolean }) {
  if (!brand || step === 'website') return <WebsiteStep brand={brand} hasFailed={hasFailed} />
  if (step === 'status') return <StatusStep brand={brand} />
  return step === 'review' ? <ReviewStep brand={brand} /> : <FinalizeStep brand={brand} />
}

function Expired({ isFree }: { isFree: boolean }) {
  return (
    <EmptyState
      level={1}
      title="Your subscription plan has expired"
      action={<ButtonLink to={paths.dashboard()}>Go to the dashboard</ButtonLink>}
    >
      {isFree ? 'Upgrade to Premium to create more content.' : 'Renew your subscription to create more content.'}
    </EmptyState>
  )
}
