import { useController, type Control } from 'react-hook-form'
import type { FactSource } from '#contract/brands.ts'
import { normaliseWebsite } from '#domain/website.ts'
import { Combobox } from '#web/ui/Combobox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { BrandField } from './brand-fields.ts'
import { FactOrigin } from './FactOrigin.tsx'
import type { BrandValues } from './brand-values.ts'

/** One field of a brand, by its description; `source` says where its words were found. */
export function BrandFieldInput({
  field: { name, label, hint, max, rows, options },
  control,
  source,
  need,
}: {
  field: BrandField
  control: Control<BrandValues>
  source?: FactSource | undefined
  /** Marked where some fields of a form are needed and others are not. */
  need?: 'required' | 'optional'
}) {
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: (value) => {
        const text = value.trim()
        if (!text) return need === 'required' ? 'Required' : true
        if (text.length > max) return `At most ${max.toLocaleString('en-GB')} characters`
        const website = name === 'website' && normaliseWebsite(text)
        return website && !website.ok ? website.message : true
      },
    },
  })
  const isNearLimit = field.value.length > max * 0.8
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label={label}
        hint={hint}
        isRequired={need === 'required'}
        isOptional={need === 'optional'}
        error={fieldState.error?.message}
        {...(isNearLimit && { counter: { count: field.value.length, max } })}
      >
        {options ? (
          <Combobox {...field} options={options} isFreeText maxLength={max + 100} />
        ) : rows ? (
          <TextArea {...field} rows={rows} />
        ) : (
          <TextInput {...field} />
        )}
      </Field>
      {source && <FactOrigin source={source} shown={field.value} />}
    </div>
  )
}
