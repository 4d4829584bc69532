import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { brandField } from '../brand-fields.ts'
import { brandValues, changedValues, type BrandValues } from '../brand-values.ts'
import { BrandFieldInput } from '../BrandFieldInput.tsx'
import { LogoInput, type LogoChange } from '../LogoInput.tsx'
import { ToneField } from '../ToneField.tsx'
import { useSaveBrand } from '../use-save-brand.tsx'

/** What a website does not say: language, competitors, goals and tone (B5: all needed). */
export function FinalizeStep({ brand }: { brand: Brand }) {
  const navigate = useNavigate()
  const [logo, setLogo] = useState<LogoChange>({})
  const { control, handleSubmit, formState } = useForm<BrandValues>({ defaultValues: brandValues(brand), mode: 'onChange' })
  const { save, isSaving, dialog } = useSaveBrand(brand, () => void navigate(paths.brand({ brandId: brand.brand_id })))
  const submit = handleSubmit(({ language, competitors, marketing_goals, tone_of_voice_id, custom_tone_of_voice }) => {
    const custom = tone_of_voice_id === 'custom' ? { custom_tone_of_voice } : {}
    const fields = { language, competitors, marketing_goals, tone_of_voice_id, ...custom }
    return save({ ...changedValues(fields, brand), ...logo })
  })

  return (
    <>
      <form
        noValidate
        className="grid gap-8"
        onSubmit={(event) => {
          const form = event.currentTarget
          void submit(event).then(() => focusFirstError(form))
        }}
      >
        <header className="grid gap-2">
          <h2 className="display text-2xl">Complete Your Brand Profile</h2>
          <p className="text-ink-3">We couldn&apos;t find everything — please provide additional details:</p>
        </header>
        <LogoInput logo={brand.logo} change={logo} onChange={setLogo} />
        {(['language', 'competitors', 'marketing_goals'] as const).map((name) => (
          <BrandFieldInput key={name} field={brandField(name)} control={control} isRequired />
        ))}
        <ToneField control={control} />
        <footer className="sticky bottom-0 z-20 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper py-4">
          <BackLink to={paths.brandReview({ brandId: brand.brand_id })}>Back to Review</BackLink>
          <Button type="submit" variant="primary" isBusy={isSaving} disabled={!formState.isValid}>
            Save Brand
          </Button>
        </footer>
      </form>
      {dialog}
    </>
  )
}
