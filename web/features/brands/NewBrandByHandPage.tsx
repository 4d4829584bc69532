import { useNavigate } from 'react-router'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCreateBrand } from './api.ts'
import { BrandForm } from './BrandForm.tsx'

export function NewBrandByHandPage() {
  const navigate = useNavigate()
  const create = useCreateBrand()
  useDocumentTitle('Add a New Brand')
  return (
    <div className="grid grid-cols-1 gap-10">
      <PageHeader title="Add a New Brand" />
      <BrandForm
        back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
        isSaving={create.isPending || create.isSuccess}
        onSave={async (form, then) => {
          try {
            const brand = await create.mutateAsync(form)
            then()
            await navigate(paths.brand({ brandId: brand.brand_id }), { replace: true })
          } catch {
            toast.error('An error occurred while saving brand.')
          }
        }}
      />
    </div>
  )
}
