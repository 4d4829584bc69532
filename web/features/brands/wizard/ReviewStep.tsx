import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Form } from '#web/ui/Form.tsx'
import { BrandSections } from '../BrandSections.tsx'
import { DeleteBrandDialog } from '../DeleteBrandDialog.tsx'
import { ReadingNotice } from '../ReadingNotice.tsx'
import { StoredBrandForm } from '../StoredBrandForm.tsx'
import { useBrandForm, type SaveBrand } from '../use-brand-form.tsx'

/** The twelve scraped fields, each with its source. */
export function ReviewStep({ brand }: { brand: Brand }) {
  return (
    <StoredBrandForm brand={brand} isReview>
      {(form) => <ReviewForm {...form} />}
    </StoredBrandForm>
  )
}

function ReviewForm({ brand, save, isSaving }: { brand: Brand; save: SaveBrand; isSaving: boolean }) {
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const { control, submit, notices, unfinished } = useBrandForm(
    brand,
    'review',
    save,
    ({ brand_id }) => void navigate(paths.brandFinalize({ brandId: brand_id })),
  )
  return (
    <>
      <Form
        className="gap-12"
        onSubmit={submit}
        submitLabel="Save Collected Data"
        isBusy={isSaving}
        disabledReason={unfinished}
        start={
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete Brand
          </Button>
        }
      >
        {notices}
        {brand.scraping_note && <ReadingNotice note={brand.scraping_note} />}
        <BrandSections form="review" control={control} sources={brand.sources} />
      </Form>
      <DeleteBrandDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        brand_id={brand.brand_id}
        onDeleted={() => void navigate(paths.dashboard(), { replace: true })}
      />
    </>
  )
}
