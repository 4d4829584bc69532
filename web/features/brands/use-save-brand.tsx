import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Brand } from '#contract/brands.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { staleBrand, storeBrand, useUpdateBrand, type BrandFormFields } from './api.ts'

type Conflict = { current: Brand; fields: BrandFormFields; onSaved: () => void }

/** Saves a brand, and calls `onSaved` when it was; another tab's save in the meantime is asked about, not overwritten. */
export const useSaveBrand = (brand: Brand) => {
  const client = useQueryClient()
  const update = useUpdateBrand(brand.brand_id)
  const [conflict, setConflict] = useState<Conflict>()

  const run = async (fields: BrandFormFields, onSaved: () => void, version: number | undefined) => {
    try {
      await update.mutateAsync({ ...fields, ...(version !== undefined && { version }) })
      setConflict(undefined)
      onSaved()
    } catch (error) {
      const current = staleBrand(error)
      // Everything else is told by the mutation; the form stays as it is.
      setConflict(current && { current, fields, onSaved })
    }
  }

  const dialog = (
    <ConfirmDialog
      isOpen={conflict !== undefined}
      onClose={() => setConflict(undefined)}
      onCancel={() => conflict && void storeBrand(client, conflict.current)}
      onConfirm={() => conflict && void run(conflict.fields, conflict.onSaved, undefined)}
      title="This brand was changed in another tab"
      confirmLabel="Save mine"
      cancelLabel="Take the other version"
      isBusy={update.isPending}
    >
      {conflict && `${changedWords(brand, conflict.current)} Saving yours replaces what you changed here as well.`}
    </ConfirmDialog>
  )
  const save = (fields: BrandFormFields, onSaved: () => void) => run(fields, onSaved, brand.version)
  return { save, isSaving: update.isPending, dialog }
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const bookkeeping = new Set(['version', 'sources', 'scraping_status', 'brand_creation_step'])

const changedWords = (before: Brand, after: Brand) => {
  const changed = (Object.keys(after) as (keyof Brand)[])
    .filter((field) => !bookkeeping.has(field) && before[field] !== after[field])
    .map((field) => field.replaceAll('_', ' '))
  return changed.length > 0 ? `Changed there: ${list.format(changed)}.` : 'It was saved there.'
}
