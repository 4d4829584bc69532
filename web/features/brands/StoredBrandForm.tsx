import { Fragment, type ReactNode } from 'react'
import type { Brand } from '#contract/brands.ts'
import type { SaveBrand } from './use-brand-form.tsx'
import { useSaveBrand } from './use-save-brand.tsx'

/** A form of a brand that is stored already, with the question about another tab's save. */
export function StoredBrandForm({
  brand,
  isReview = false,
  children,
}: {
  brand: Brand
  isReview?: boolean
  children: (form: { brand: Brand; save: SaveBrand; isSaving: boolean }) => ReactNode
}) {
  const { base, save, isSaving, dialog } = useSaveBrand(brand, { isReview })
  return (
    <>
      {/* Another tab's version, when it was taken, fills the form anew. */}
      <Fragment key={base.version}>{children({ brand: base, save, isSaving })}</Fragment>
      {dialog}
    </>
  )
}
