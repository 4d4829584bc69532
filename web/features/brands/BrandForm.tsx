import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Brand } from '#contract/brands.ts'
import { useLocalDraft } from '#web/lib/use-local-draft.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { DraftOffer } from '#web/ui/DraftOffer.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import type { BrandFormFields } from './api.ts'
import { brandField, type BrandFieldName } from './brand-fields.ts'
import { brandValues, changedValues, type BrandValues } from './brand-values.ts'
import { BrandFieldInput } from './BrandFieldInput.tsx'
import { LogoInput, type LogoChange } from './LogoInput.tsx'
import { ToneField } from './ToneField.tsx'

const sections: { title: string; fields: BrandFieldName[] }[] = [
  {
    title: 'Basic Brand Information',
    fields: ['name', 'website', 'summary', 'industry', 'industry_size', 'language'],
  },
  { title: 'Contact & Location', fields: ['contacts', 'location'] },
  {
    title: 'Brand Identity & Messaging',
    fields: ['vision', 'mission', 'positioning', 'marketing_goals', 'keywords'],
  },
  { title: 'Audience & Market Perception', fields: ['audience', 'perception', 'competitors'] },
]

// B5 "Required text"; the tone asks for itself.
const required = new Set<BrandFieldName>(['audience', 'vision', 'mission', 'positioning', 'marketing_goals', 'keywords'])

const parseValues = (stored: unknown) =>
  stored && typeof stored === 'object' ? { ...brandValues(), ...(stored as Partial<BrandValues>) } : undefined

/** The full form of a brand. Unsaved changes are kept in the browser and offered back. */
export function BrandForm({
  brand,
  back,
  isSaving,
  onSave,
}: {
  brand?: Brand
  back: { to: string; label: string }
  isSaving: boolean
  /** Resolves to whether it was saved. */
  onSave: (fields: BrandFormFields) => Promise<boolean>
}) {
  const draft = useLocalDraft(`brand ${brand?.brand_id ?? 'new'}`, parseValues)
  const [logo, setLogo] = useState<LogoChange>({})
  const { control, handleSubmit, reset, getValues } = useForm<BrandValues>({
    defaultValues: brandValues(brand),
    mode: 'onTouched',
  })
  const submit = handleSubmit(async ({ custom_tone_of_voice, ...values }) => {
    const fields = values.tone_of_voice_id === 'custom' ? { ...values, custom_tone_of_voice } : values
    if (await onSave({ ...changedValues(fields, brand ?? {}), ...logo })) draft.discard()
  })

  return (
    <form
      noValidate
      className="mx-auto grid w-full max-w-[760px] gap-12"
      onChange={() => draft.keep(getValues())}
      onSubmit={(event) => {
        const form = event.currentTarget
        void submit(event).then(() => focusFirstError(form))
      }}
    >
      {draft.offered && (
        <DraftOffer
          savedAt={draft.offered.savedAt}
          onRestore={() => {
            reset(draft.offered?.value, { keepDefaultValues: true })
            draft.dismiss()
          }}
          onDiscard={draft.discard}
        />
      )}
      <LogoInput logo={brand?.logo ?? null} change={logo} onChange={setLogo} />
      {sections.map(({ title, fields }) => (
        <section key={title} aria-label={title} className="grid gap-6">
          <h2 className="display border-b border-line pb-2 text-xl">{title}</h2>
          {fields.map((name) => (
            <BrandFieldInput
              key={name}
              field={brandField(name)}
              control={control}
              isRequired={required.has(name)}
            />
          ))}
        </section>
      ))}
      <section aria-label="Tone of Voice">
        <ToneField control={control} />
      </section>
      <footer className="sticky bottom-0 z-20 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper py-4">
        <BackLink to={back.to}>{back.label}</BackLink>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          Save Brand
        </Button>
      </footer>
    </form>
  )
}
