import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useDeleteBrand } from './api.ts'

/** The question of B5; a failure leaves it open, to try again. */
export function DeleteBrandDialog({
  isOpen,
  onClose,
  brand_id,
  onDeleted,
}: {
  isOpen: boolean
  onClose: () => void
  brand_id: string
  onDeleted?: () => void
}) {
  const remove = useDeleteBrand(() => {
    onClose()
    onDeleted?.()
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => remove.mutate(brand_id)}
      title="Are you sure you want to delete this brand?"
      isBusy={remove.isPending}
    >
      Proceeding with this action will permanently delete all data, and recovery will not be possible.
    </ConfirmDialog>
  )
}
