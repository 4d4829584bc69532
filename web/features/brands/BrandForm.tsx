import { useState } from 'react'
import type { Brand } from '#contract/brands.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Form } from '#web/ui/Form.tsx'
import type { BrandFormFields } from './api.ts'
import { brandField, type BrandFieldName } from './brand-fields.ts'
import { changedValues } from './brand-values.ts'
import { BrandFieldInput } from './BrandFieldInput.tsx'
import { LogoInput, type LogoChange } from './LogoInput.tsx'
import { ToneField } from './ToneField.tsx'
import { useBrandForm } from './use-brand-form.tsx'

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
const required = new Set<BrandFieldName>([
  'audience',
  'vision',
  'mission',
  'positioning',
  'marketing_goals',
  'keywords',
])

/** The full form of a brand. */
export function BrandForm({
  brand,
  back,
  isSaving,
  onSave,
}: {
  brand?: Brand
  back: { to: string; label: string }
  isSaving: boolean
  /** `then` is called when it was saved. */
  onSave: (fields: BrandFormFields, then: () => void) => Promise<void>
}) {
  const [logo, setLogo] = useState<LogoChange>({})
  const { control, handleSubmit, discard, offer } = useBrandForm(brand, 'form')
  const submit = handleSubmit(({ custom_tone_of_voice, ...values }) => {
    const fields = values.tone_of_voice_id === 'custom' ? { ...values, custom_tone_of_voice } : values
    return onSave({ ...changedValues(fields, brand ?? {}), ...logo }, discard)
  })

  return (
    <Form
      className="mx-auto w-full max-w-[760px] gap-12"
      onSubmit={() => submit()}
      submitLabel="Save Brand"
      isBusy={isSaving}
      start={<BackLink to={back.to}>{back.label}</BackLink>}
    >
      {offer}
      <LogoInput logo={brand?.logo ?? null} change={logo} onChange={setLogo} />
      {sections.map(({ title, fields }) => (
        <section key={title} aria-label={title} className="grid grid-cols-1 gap-6">
          <h2 className="display border-b border-line pb-2 text-xl">{title}</h2>
          {fields.map((name) => (
            <BrandFieldInput
              key={name}
              field={brandField(name)}
              control={control}
              need={required.has(name) ? 'required' : 'optional'}
            />
          ))}
        </section>
      ))}
      <section aria-label="Tone of Voice">
        <ToneField control={control} />
      </section>
    </Form>
  )
}
