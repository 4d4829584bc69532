import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { deletionFailed, useDeleteBrand } from './api.ts'
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts'

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
  onDeleted?: (() => void) | undefined
}) {
  const remove = useDeleteBrand(() => {
    onClose()
    onDeleted?.()
  })
  const confirm = useOneAtATime(async () => {
    // While it goes from the screen it can still be pressed. A failure is told by the mutation.
    if (isOpen) await remove.mutateAsync(brand_id).catch(() => {})
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title="Are you sure you want to delete this brand?"
      isBusy={remove.isPending}
    >
      Proceeding with this action will permanently delete all data, and recovery will not be possible.
      {/* The toast lies outside the dialog, where a screen reader does not hear it. */}
      {remove.isError && (
        <span role="alert" className="sr-only">
          {deletionFailed}
        </span>
      )}
    </ConfirmDialog>
  )
}
