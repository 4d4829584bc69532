import type { Brand } from '#contract/brands.ts'
import { brandField } from '#domain/brand-fields.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Form } from '#web/ui/Form.tsx'
import { BrandSections } from './BrandSections.tsx'
import { isInDoubt } from './FactOrigin.tsx'
import { LogoInput } from './LogoInput.tsx'
import { ToneField } from './ToneField.tsx'
import { useBrandForm, type SaveBrand } from './use-brand-form.tsx'

/** The form with all fields of a brand. */
export function BrandForm({
  brand,
  back,
  isSaving,
  save,
  onSaved,
}: {
  brand?: Brand
  back: { to: string; label: string }
  isSaving: boolean
  save: SaveBrand
  onSaved: (brand: Brand) => void
}) {
  const { control, submit, notices, logo } = useBrandForm(brand, 'full', save, onSaved)
  return (
    <Form
      className="mx-auto w-full max-w-[760px] gap-12"
      onSubmit={submit}
      submitLabel="Save Brand"
      isBusy={isSaving}
      start={<BackLink to={back.to}>{back.label}</BackLink>}
    >
      {notices}
      <LogoInput stored={brand?.logo ?? null} {...logo} />
      <BrandSections form="full" control={control} sources={brand?.sources.filter(isInDoubt) ?? []} />
      <section aria-label={brandField('tone_of_voice_id').label}>
        <ToneField control={control} />
      </section>
    </Form>
  )
}
