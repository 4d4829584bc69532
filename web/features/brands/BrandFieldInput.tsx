import { useId } from 'react'
import { useController, type Control } from 'react-hook-form'
import type { FactSource } from '#contract/brands.ts'
import { brandField, type FormFieldName } from '#domain/brand-fields.ts'
import { normaliseWebsite } from '#domain/website.ts'
import { Combobox } from '#web/ui/Combobox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { withScheme, type BrandValues } from './brand-values.ts'
import { FactOrigin } from './FactOrigin.tsx'

/** The control for one brand field, by its definition. */
export function BrandFieldInput({
  name,
  control,
  isRequired,
  source,
}: {
  name: FormFieldName
  control: Control<BrandValues>
  isRequired: boolean
  /** The source of the value; null if the website was read and has none. */
  source?: FactSource | null | undefined
}) {
  const { label, meaning = '', max, rows, options } = brandField(name)
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: (value) => {
        const text = name === 'website' ? withScheme(value) : value.trim()
        if (!text) return isRequired ? 'Required' : true
        const website = name === 'website' && normaliseWebsite(text)
        if (website && !website.ok) return website.message
        return text.length <= max || `At most ${max.toLocaleString('en-GB')} characters`
      },
    },
  })
  const originId = useId()
  // A person who changes the value has seen it.
  const isInDoubt = source?.confidence === 'likely' && !fieldState.isDirty
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label={label}
        hint={meaning.charAt(0).toUpperCase() + meaning.slice(1)}
        isRequired={isRequired}
        isOptional={!isRequired}
        error={fieldState.error?.message}
        describedBy={isInDoubt ? originId : undefined}
        // A chosen option needs no counter.
        {...((!options || field.value.length > max) && { counter: { count: field.value.length, max } })}
      >
        {options ? (
          <Combobox {...field} options={options} isFreeText maxLength={max + 100} />
        ) : rows ? (
          <TextArea {...field} rows={rows} dir="auto" />
        ) : (
          <TextInput {...field} dir="auto" />
        )}
      </Field>
      {source && <FactOrigin id={originId} source={source} shown={field.value} isInDoubt={isInDoubt} />}
      {source === null && !field.value && <p className="text-xs text-ink-3">Not found on the website</p>}
    </div>
  )
}
