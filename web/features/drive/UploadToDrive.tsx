import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { uploadFailed, useUploadBlog } from './api.ts'
import { ConnectDrive } from './ConnectDrive.tsx'

export function UploadToDrive({ blog_id }: { blog_id: string }) {
  const [noAccess, setNoAccess] = useState<string>()
  const upload = useUploadBlog(blog_id, setNoAccess)
  return (
    <>
      <Button icon={CloudUpload} isBusy={upload.isPending} busyLabel="Uploading…" onClick={() => upload.mutate()}>
        Upload to Google Drive
      </Button>
      <ConnectDrive title={uploadFailed} detail={noAccess} onClose={() => setNoAccess(undefined)} />
    </>
  )
}
