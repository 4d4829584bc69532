import { useEffect } from 'react'
import type { UseFormReset, UseFormSubscribe } from 'react-hook-form'
import type { Brand } from '#contract/brands.ts'
import { writeDraft } from '#web/lib/local-drafts.ts'
import { useLocalDraft } from '#web/lib/use-local-draft.ts'
import { DraftOffer } from '#web/ui/DraftOffer.tsx'
import { brandValues, parseTypedValues, typedValues, type BrandValues } from './brand-values.ts'

/**
 * Keeps what is typed and not saved in the browser; `offer` gives it back on the next visit, on top of what the brand has
 * become meanwhile.
 */
export const useTypedDraft = (
  key: string,
  brand: Brand | undefined,
  { subscribe, reset }: { subscribe: UseFormSubscribe<BrandValues>; reset: UseFormReset<BrandValues> },
) => {
  const { offered, keep, dismiss, discard } = useLocalDraft(key, parseTypedValues)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Without a type nobody typed: the form was filled or reset.
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
  /** At once, not in a moment: the form may be filled anew before that. */
  const keepNow = (values: BrandValues) =>
    writeDraft(localStorage, key, { value: typedValues(values, brand), savedAt: Date.now() })
  return { keepNow, discard, offer }
}
