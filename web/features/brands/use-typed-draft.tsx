import { useEffect } from 'react'
import type { UseFormReset, UseFormSubscribe } from 'react-hook-form'
import type { Brand } from '#contract/brands.ts'
import { useLocalDraft } from '#web/lib/use-local-draft.ts'
import { DraftOffer } from '#web/ui/DraftOffer.tsx'
import { brandValues, parseTypedValues, typedValues, type BrandValues } from './brand-values.ts'

/**
 * Keeps unsaved changes in the browser; `offer` restores them on the next visit, on top of the brand's current values.
 */
export const useTypedDraft = (
  key: string,
  brand: Brand | undefined,
  { subscribe, reset }: { subscribe: UseFormSubscribe<BrandValues>; reset: UseFormReset<BrandValues> },
) => {
  const { offered, keep, keepNow, dismiss, discard } = useLocalDraft(key, parseTypedValues)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Only a change by the person has a type; filling and resetting the form has none.
        callback: ({ type, values }) => type === 'change' && keep(typedValues(values, brand)),
      }),
    [subscribe, keep, brand],
  )
  const offer = offered && (
    <DraftOffer
      savedAt={offered.savedAt}
      onRestore={() => {
        reset({ ...brandValues(brand), ...offered.value }, { keepDefaultValues: true })
        dismiss()
      }}
      onDiscard={discard}
    />
  )
  return { keepNow: (values: BrandValues) => keepNow(typedValues(values, brand)), discard, offer }
}
