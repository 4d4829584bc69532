import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { deletionFailed, useDeleteBrand } from './api.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'

/** The confirmation of B5; stays open after a failure, for another try. */
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
  const confirm = useSingleFlight(async () => {
    // The button can still be pressed during the closing animation. The mutation shows errors.
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
      {/* Repeated here, because screen readers ignore toasts outside an open modal dialog. */}
      {remove.isError && (
        <span role="alert" className="sr-only">
          {deletionFailed}
        </span>
      )}
    </ConfirmDialog>
  )
}
