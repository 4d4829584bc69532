import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { connectDrive } from './api.ts'

/** After an upload failed for lack of access: `detail` says why, and the button requests access from Google. */
export function ConnectDrive({
  title,
  detail,
  onClose,
}: {
  title: string
  detail: string | undefined
  onClose: () => void
}) {
  return (
    <ConfirmDialog
      isOpen={detail !== undefined}
      onClose={onClose}
      onConfirm={connectDrive}
      title={title}
      confirmLabel="Connect Google Drive"
      isDanger={false}
    >
      {detail}
    </ConfirmDialog>
  )
}
