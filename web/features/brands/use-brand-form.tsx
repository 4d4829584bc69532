import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { Brand } from '#contract/brands.ts'
import { useLocalDraft } from '#web/lib/use-local-draft.ts'
import { DraftOffer } from '#web/ui/DraftOffer.tsx'
import { brandValues, type BrandValues } from './brand-values.ts'

const parseValues = (kept: unknown) =>
  kept && typeof kept === 'object' ? { ...brandValues(), ...(kept as Partial<BrandValues>) } : undefined

/** The fields of a brand in a form. What is not saved is kept in the browser, and `offer` gives it back on the next visit. */
export const useBrandForm = (brand: Brand | undefined, step: 'form' | 'review' | 'finalize') => {
  const { offered, keep, dismiss, discard } = useLocalDraft(`brand ${step} ${brand?.brand_id ?? 'new'}`, parseValues)
  const { control, handleSubmit, reset, subscribe, formState } = useForm<BrandValues>({
    defaultValues: brandValues(brand),
    mode: 'onTouched',
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Without a type nobody typed: the form was filled or reset.
        callback: ({ type, values }) => type === 'change' && keep(values),
      }),
    [subscribe, keep],
  )
  const offer = offered && (
    <DraftOffer
      savedAt={offered.savedAt}
      onRestore={() => {
        reset(offered.value, { keepDefaultValues: true })
        dismiss()
      }}
      onDiscard={discard}
    />
  )
  return { control, handleSubmit, isValid: formState.isValid, discard, offer }
}
