import { useNavigate } from 'react-router'
import { BlockedByPlan } from '#web/features/billing/BlockedByPlan.tsx'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { useCreateBrand } from './api.ts'
import { BrandForm } from './BrandForm.tsx'
import { useExpiredPlan } from './use-expired-plan.ts'

export function ManualBrandPage() {
  const navigate = useNavigate()
  const create = useCreateBrand()
  const expired = useExpiredPlan()
  useDocumentTitle('Add a New Brand')
  if (expired) return <BlockedByPlan billing={expired} />
  return (
    <div className="grid grid-cols-1 gap-10">
      <PageHeader title="Add a New Brand" />
      <BrandForm
        back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
        isSaving={create.isPending || create.isSuccess}
        save={(form, { onSaved, onError }) => create.mutateAsync(form).then(onSaved, onError)}
        onSaved={({ brand_id }) => void navigate(paths.brand({ brandId: brand_id }), { replace: true })}
      />
    </div>
  )
}
