import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { brandTarget } from '#domain/brand-steps.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Loading, SkeletonText } from '#web/ui/Skeleton.tsx'
import { brandQuery } from './api.ts'
import { targetPath } from './brand-target-path.ts'
import { BrandForm } from './BrandForm.tsx'
import { StoredBrandForm } from './StoredBrandForm.tsx'

export function EditBrandPage() {
  const { brandId = '' } = useParams()
  const brand = useQuery(brandQuery(brandId))
  useDocumentTitle('Edit Brand')
  const target = brand.data && brandTarget(brand.data, 'detail')
  // An unfinished brand is edited in its wizard (B4).
  if (target && target.step !== 'detail') return <Navigate to={targetPath(brand.data, target)} replace />
  return (
    <div className="grid grid-cols-1 gap-10">
      <PageHeader title="Edit Brand" />
      {brand.isPending && (
        <Loading label="Loading the brand" className="mx-auto w-full max-w-[760px]">
          <SkeletonText lines={10} />
        </Loading>
      )}
      {brand.isError && (
        <>
          <ErrorPanel title="Unable to load brand" onRetry={() => void brand.refetch()} isRetrying={brand.isFetching} />
          <BackLink to={paths.dashboard()}>Back to Dashboard</BackLink>
        </>
      )}
      {brand.data && <EditForm key={brandId} brand={brand.data} />}
    </div>
  )
}

function EditForm({ brand }: { brand: Brand }) {
  const navigate = useNavigate()
  return (
    <StoredBrandForm brand={brand}>
      {(form) => (
        <BrandForm
          {...form}
          back={{ to: paths.brand({ brandId: brand.brand_id }), label: 'Back to Brand' }}
          onSaved={({ brand_id }) => void navigate(paths.brand({ brandId: brand_id }))}
        />
      )}
    </StoredBrandForm>
  )
}
