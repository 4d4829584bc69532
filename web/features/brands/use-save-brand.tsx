import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Brand } from '#contract/brands.ts'
import {
  isGone,
  staleBrand,
  storeBrand,
  useCreateBrand,
  useSaveReview,
  useUpdateBrand,
  type BrandFormFields,
} from './api.ts'
import { localChanges } from './brand-conflict.ts'
import { brandValues, sentValues } from './brand-values.ts'
import { BrandConflictDialog } from './BrandConflictDialog.tsx'
import type { Outcome } from './use-brand-form.tsx'

type Conflict = { current: Brand; fields: BrandFormFields; outcome: Outcome }

/**
 * Saves a brand that a form was opened with (`base`). A version conflict with another tab is shown in a dialog; if the
 * other version is kept, it becomes `base`. If the brand was deleted meanwhile, the next save creates it again, except
 * in the review (`isReview`), which has too few of the fields.
 */
export const useSaveBrand = (brand: Brand, { isReview = false } = {}) => {
  const client = useQueryClient()
  const [base, setBase] = useState(brand)
  const [conflict, setConflict] = useState<Conflict>()
  const [isDeleted, setDeleted] = useState(false)
  const form = useUpdateBrand(brand.brand_id)
  const review = useSaveReview(brand.brand_id)
  const update = isReview ? review : form
  const create = useCreateBrand()

  const send = async (fields: BrandFormFields, outcome: Outcome, version: number) => {
    try {
      const saved = isDeleted
        ? await create.mutateAsync({ ...sentValues(brandValues(base)), ...fields })
        : await update.mutateAsync({ ...fields, version })
      setConflict(undefined)
      outcome.onSaved(saved)
    } catch (error) {
      const current = staleBrand(error)
      setConflict(current && { current, fields, outcome })
      if (isGone(error)) setDeleted(!isReview)
      if (!current) outcome.onError(error)
    }
  }

  const dialog = (
    <BrandConflictDialog
      base={base}
      conflict={conflict}
      isBusy={update.isPending}
      onClose={() => setConflict(undefined)}
      onTakeOther={() => {
        if (!conflict) return
        setBase(conflict.current)
        storeBrand(client, conflict.current)
      }}
      onSaveMine={() => {
        if (conflict) void send(localChanges(base, conflict.fields), conflict.outcome, conflict.current.version)
      }}
    />
  )
  return {
    base,
    dialog,
    save: (fields: BrandFormFields, outcome: Outcome) => send(fields, outcome, base.version),
    isSaving: [update, create].some(({ isPending, isSuccess }) => isPending || isSuccess),
  }
}
