import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Form } from '#web/ui/Form.tsx'
import { brandField } from '../brand-fields.ts'
import { changedValues } from '../brand-values.ts'
import { BrandFieldInput } from '../BrandFieldInput.tsx'
import { LogoInput, type LogoChange } from '../LogoInput.tsx'
import { ToneField } from '../ToneField.tsx'
import { useBrandForm } from '../use-brand-form.tsx'
import { useSaveBrand } from '../use-save-brand.tsx'

/** What a website does not say: language, competitors, goals and tone (B5: all needed). */
export function FinalizeStep({ brand }: { brand: Brand }) {
  const navigate = useNavigate()
  const [logo, setLogo] = useState<LogoChange>({})
  const { control, handleSubmit, isValid, discard, offer } = useBrandForm(brand, 'finalize')
  const { save, isSaving, dialog } = useSaveBrand(brand)
  const submit = handleSubmit(({ language, competitors, marketing_goals, tone_of_voice_id, custom_tone_of_voice }) => {
    const custom = tone_of_voice_id === 'custom' ? { custom_tone_of_voice } : {}
    const fields = { language, competitors, marketing_goals, tone_of_voice_id, ...custom }
    return save({ ...changedValues(fields, brand), ...logo }, () => {
      discard()
      void navigate(paths.brand({ brandId: brand.brand_id }))
    })
  })

  return (
    <>
      <Form
        className="gap-8"
        onSubmit={() => submit()}
        submitLabel="Save Brand"
        isBusy={isSaving}
        disabledReason={!isValid && 'Everything but the logo is needed first'}
        start={<BackLink to={paths.brandReview({ brandId: brand.brand_id })}>Back to Review</BackLink>}
      >
        <header className="grid gap-2">
          <h2 className="display text-2xl">Complete Your Brand Profile</h2>
          <p className="text-ink-3">We couldn&apos;t find everything — please provide additional details:</p>
        </header>
        {offer}
        <LogoInput logo={brand.logo} change={logo} onChange={setLogo} />
        {(['language', 'competitors', 'marketing_goals'] as const).map((name) => (
          <BrandFieldInput key={name} field={brandField(name)} control={control} need="required" />
        ))}
        <ToneField control={control} />
      </Form>
      {dialog}
    </>
  )
}
