import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useState } from 'react'
import { ConnectDrive } from '#web/features/drive/ConnectDrive.tsx'
import { Button } from '#web/ui/Button.tsx'
import { uploadFailed, useIsUploading, useUploadImages } from './api.ts'

export function UploadImages({
  deliverable_id,
  disabledReason,
}: {
  deliverable_id: string
  disabledReason: string | false
}) {
  const [noAccess, setNoAccess] = useState<string>()
  const upload = useUploadImages(deliverable_id, setNoAccess)
  return (
    <>
      <Button
        icon={CloudUpload}
        isBusy={useIsUploading(deliverable_id)}
        busyLabel="Uploading Images..."
        disabledReason={disabledReason}
        onClick={() => upload.mutate()}
      >
        Upload to Google Drive
      </Button>
      <ConnectDrive title={uploadFailed} detail={noAccess} onClose={() => setNoAccess(undefined)} />
    </>
  )
}
