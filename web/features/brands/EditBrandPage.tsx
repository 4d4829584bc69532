import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Loading, SkeletonText } from '#web/ui/Skeleton.tsx'
import { brandQuery } from './api.ts'
import { BrandForm } from './BrandForm.tsx'
import { useSaveBrand } from './use-save-brand.tsx'

export function EditBrandPage() {
  const { brandId = '' } = useParams()
  const brand = useQuery(brandQuery(brandId))
  useDocumentTitle('Edit Brand')
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
      {brand.data && <EditForm key={brand.data.brand_id} brand={brand.data} />}
    </div>
  )
}

function EditForm({ brand }: { brand: Brand }) {
  const navigate = useNavigate()
  const back = paths.brand({ brandId: brand.brand_id })
  const { save, isSaving, dialog } = useSaveBrand(brand)
  return (
    <>
      <BrandForm
        // Another tab's version, when it was taken, fills the form anew.
        key={brand.version}
        brand={brand}
        back={{ to: back, label: 'Back to Brand' }}
        isSaving={isSaving}
        onSave={(fields, then) =>
          save(fields, () => {
            then()
            void navigate(back)
          })
        }
      />
      {dialog}
    </>
  )
}
