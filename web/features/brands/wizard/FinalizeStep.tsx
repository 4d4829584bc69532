import { useNavigate } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Form } from '#web/ui/Form.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { formFields, isRequired, labelOf } from '../brand-forms.ts'
import { BrandFieldInput } from '../BrandFieldInput.tsx'
import { LogoInput } from '../LogoInput.tsx'
import { StoredBrandForm } from '../StoredBrandForm.tsx'
import { ToneField } from '../ToneField.tsx'
import { useBrandForm, type SaveBrand } from '../use-brand-form.tsx'

/** The fields that a website does not state: language, competitors, goals and tone (B5: all required). */
export function FinalizeStep({ brand }: { brand: Brand }) {
  return <StoredBrandForm brand={brand}>{(form) => <FinalizeForm {...form} />}</StoredBrandForm>
}

function FinalizeForm({ brand, save, isSaving }: { brand: Brand; save: SaveBrand; isSaving: boolean }) {
  const navigate = useNavigate()
  const { control, submit, notices, logo, unfinished } = useBrandForm(brand, 'finalize', save, ({ brand_id }) => {
    // Replaces the history entry, since going back would lead into a finished step.
    void navigate(paths.brand({ brandId: brand_id }), { replace: true })
  })
  const review = paths.brandReview({ brandId: brand.brand_id })
  const left = formFields.review.filter((name) => isRequired('review', name) && !brand[name]).map(labelOf)
  return (
    <Form
      className="gap-8"
      onSubmit={submit}
      submitLabel="Save Brand"
      isBusy={isSaving}
      disabledReason={left.length > 0 ? 'The review is not finished yet' : unfinished}
      start={<BackLink to={review}>Back to Review</BackLink>}
    >
      <header className="grid gap-2">
        <h2 className="display text-2xl">Complete Your Brand Profile</h2>
        <p className="text-ink-3">We couldn&apos;t find everything — please provide additional details:</p>
      </header>
      {left.length > 0 && (
        <Notice
          tone="warning"
          title="The review is not finished yet"
          actions={<Link to={review}>Go to the review</Link>}
        >
          {`Still needed there: ${left.join(', ')}.`}
        </Notice>
      )}
      {notices}
      <LogoInput stored={brand.logo} hint="Found on the website" {...logo} />
      {formFields.finalize.map((name) => (
        <BrandFieldInput
          key={name}
          name={name}
          control={control}
          isRequired
          source={brand.sources.find(({ field }) => field === name)}
        />
      ))}
      <ToneField control={control} />
    </Form>
  )
}
