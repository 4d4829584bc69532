import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { useSaveReview } from '../api.ts'
import { reviewSections } from '../brand-fields.ts'
import { brandValues, changedValues, type BrandValues } from '../brand-values.ts'
import { BrandFieldInput } from '../BrandFieldInput.tsx'
import { DeleteBrandDialog } from '../DeleteBrandDialog.tsx'

const names = reviewSections.flatMap(({ fields }) => fields.map(({ name }) => name))
const pick = (values: BrandValues) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<BrandValues, (typeof names)[number]>

/** The twelve collected fields, each with where it was found. */
export function ReviewStep({ brand }: { brand: Brand }) {
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const save = useSaveReview(brand.brand_id)
  const { control, handleSubmit, formState } = useForm<BrandValues>({ defaultValues: brandValues(brand), mode: 'onChange' })
  const submit = handleSubmit(async (values) => {
    await save.mutateAsync(changedValues(pick(values), brand))
    await navigate(paths.brandFinalize({ brandId: brand.brand_id }))
  })

  return (
    <form
      noValidate
      className="grid gap-12"
      onSubmit={(event) => {
        const form = event.currentTarget
        // A failed save is told by the mutation; the form stays as it is.
        void submit(event)
          .catch(() => {})
          .then(() => focusFirstError(form))
      }}
    >
      {reviewSections.map(({ title, fields }) => (
        <section key={title} aria-label={title} className="grid gap-6">
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
      <footer className="sticky bottom-0 z-20 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper py-4">
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete Brand
        </Button>
        <Button type="submit" variant="primary" isBusy={save.isPending} disabled={!formState.isValid}>
          Save Collected Data
        </Button>
      </footer>
      <DeleteBrandDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        brand_id={brand.brand_id}
        onDeleted={() => void navigate(paths.dashboard())}
      />
    </form>
  )
}
