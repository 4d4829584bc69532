import type { Control } from 'react-hook-form'
import type { FactSource } from '#contract/brands.ts'
import { isRequired, sectionsOf, type BrandFormName } from './brand-forms.ts'
import type { BrandValues } from './brand-values.ts'
import { BrandFieldInput } from './BrandFieldInput.tsx'

/** The fields of a form, grouped under headings, with these sources of their values. */
export function BrandSections({
  form,
  control,
  sources,
}: {
  form: BrandFormName
  control: Control<BrandValues>
  sources: FactSource[]
}) {
  return sectionsOf(form).map(({ title, fields }) => (
    <section key={title} aria-label={title} className="grid grid-cols-1 gap-6">
      <h2 className="display border-b border-line pb-2 text-xl">{title}</h2>
      {fields.map((name) => (
        <BrandFieldInput
          key={name}
          name={name}
          control={control}
          isRequired={isRequired(form, name)}
          source={sources.find(({ field }) => field === name) ?? (form === 'review' ? null : undefined)}
        />
      ))}
    </section>
  ))
}
