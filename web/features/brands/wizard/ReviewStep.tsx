import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Form } from '#web/ui/Form.tsx'
import { useSaveReview } from '../api.ts'
import { reviewSections } from '../brand-fields.ts'
import { changedValues, type BrandValues } from '../brand-values.ts'
import { BrandFieldInput } from '../BrandFieldInput.tsx'
import { DeleteBrandDialog } from '../DeleteBrandDialog.tsx'
import { useBrandForm } from '../use-brand-form.tsx'

const names = reviewSections.flatMap(({ fields }) => fields.map(({ name }) => name))
const pick = (values: BrandValues) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<BrandValues, (typeof names)[number]>

/** The twelve collected fields, each with where it was found. */
export function ReviewStep({ brand }: { brand: Brand }) {
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const review = useSaveReview(brand.brand_id)
  const { control, handleSubmit, isValid, discard, offer } = useBrandForm(brand, 'review')
  const save = handleSubmit(async (values) => {
    await review.mutateAsync(changedValues(pick(values), brand))
    discard()
    await navigate(paths.brandFinalize({ brandId: brand.brand_id }))
  })

  return (
    <>
      <Form
        className="gap-12"
        // A failed save is told by the mutation; the form stays as it is.
        onSubmit={() => save().catch(() => {})}
        submitLabel="Save Collected Data"
        isBusy={review.isPending}
        disabledReason={!isValid && 'A field needs to be put right first'}
        start={
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete Brand
          </Button>
        }
      >
        {offer}
        {reviewSections.map(({ title, fields }) => (
          <section key={title} aria-label={title} className="grid grid-cols-1 gap-6">
            <h2 className="display border-b border-line pb-2 text-xl">{title}</h2>
            {fields.map((field) => (
              <BrandFieldInput
                key={field.name}
                field={field}
                control={control}
                source={brand.sources.find((source) => source.field === field.name)}
              />
            ))}
          </section>
        ))}
      </Form>
      <DeleteBrandDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        brand_id={brand.brand_id}
        onDeleted={() => void navigate(paths.dashboard())}
      />
    </>
  )
}
