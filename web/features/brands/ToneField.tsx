import { useQuery } from '@tanstack/react-query'
import { customToneMessage } from '#contract/brands.ts'
import { useController, useWatch, type Control } from 'react-hook-form'
import { brandField } from '#domain/brand-fields.ts'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { Field } from '#web/ui/Field.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { tonesQuery } from './api.ts'
import type { BrandValues } from './brand-values.ts'

const { label: toneLabel } = brandField('tone_of_voice_id')
const { label: customLabel, max } = brandField('custom_tone_of_voice')

/** Tone of voice; choosing custom reveals a text field (B4). */
export function ToneField({ control }: { control: Control<BrandValues> }) {
  const tones = useQuery(tonesQuery)
  const chosen = useWatch({ control, name: 'tone_of_voice_id' })
  const { field, fieldState } = useController({ name: 'tone_of_voice_id', control, rules: { required: 'Required' } })
  if (tones.isPending)
    return (
      <Loading label="Loading the tones of voice">
        <Skeleton className="h-48" />
      </Loading>
    )
  if (tones.isError)
    return <ErrorPanel title="Failed to load the tones of voice" onRetry={() => void tones.refetch()} />
  return (
    <div className="grid gap-4">
      <Field label={toneLabel} isGroup isRequired error={fieldState.error?.message}>
        <RadioCards
          {...field}
          options={tones.data.map(({ tone_of_voice_id, name, description }) => ({
            value: tone_of_voice_id,
            label: tone_of_voice_id === 'custom' ? 'Custom' : name,
            description,
          }))}
        />
      </Field>
      <Example text={tones.data.find(({ tone_of_voice_id }) => tone_of_voice_id === chosen)?.example} />
      {chosen === 'custom' && <CustomTone control={control} />}
    </div>
  )
}

/** An example of the chosen tone, announced when the choice changes. */
function Example({ text }: { text: string | null | undefined }) {
  return (
    <p aria-live="polite" className="text-ink-2">
      {text && (
        <>
          For example: <q className="font-serif text-md italic">{text}</q>
        </>
      )}
    </p>
  )
}

function CustomTone({ control }: { control: Control<BrandValues> }) {
  const { field, fieldState } = useController({
    name: 'custom_tone_of_voice',
    control,
    shouldUnregister: true,
    rules: {
      validate: (value) =>
        !value?.trim() ? customToneMessage : value.trim().length <= max || `At most ${max} characters`,
    },
  })
  const value = field.value ?? ''
  return (
    <Field label={customLabel} isRequired error={fieldState.error?.message} counter={{ count: value.length, max }}>
      <TextArea {...field} value={value} rows={2} />
    </Field>
  )
}
