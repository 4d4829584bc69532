import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useDeleteDeliverable } from './api.ts'

/** The confirmation of B5; stays open after a failure, for another try. */
export function DeleteBlogDialog({
  isOpen,
  onClose,
  deliverable_id,
  onDeleted,
}: {
  isOpen: boolean
  onClose: () => void
  deliverable_id: string
  onDeleted?: () => void
}) {
  const remove = useDeleteDeliverable(() => {
    onClose()
    onDeleted?.()
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => remove.mutate(deliverable_id)}
      title="Are you sure you want to delete this blog?"
      isBusy={remove.isPending}
    >
      Proceeding with this action will permanently delete all data, and recovery will not be possible.
    </ConfirmDialog>
  )
}
