import { useController, type Control } from 'react-hook-form'
import type { FactSource } from '#contract/brands.ts'
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
  isRequired = false,
}: {
  field: BrandField
  control: Control<BrandValues>
  source?: FactSource | undefined
  isRequired?: boolean
}) {
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: (value) => {
        if (isRequired && !value.trim()) return 'Required'
        return value.trim().length <= max || `At most ${max.toLocaleString('en-GB')} characters`
      },
    },
  })
  const isNearLimit = field.value.length > max * 0.8
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        hint={hint}
        isRequired={isRequired}
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
      {source && <FactOrigin source={source} />}
    </div>
  )
}
