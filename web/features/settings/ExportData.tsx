import Download from 'lucide-react/icons/download'
import { Button } from '#web/ui/Button.tsx'
import { useExport } from './api.ts'
import { SettingsAction } from './SettingsSection.tsx'

export function ExportData() {
  const exporting = useExport()
  return (
    <SettingsAction
      button={
        <Button
          icon={Download}
          isBusy={exporting.isPending}
          busyLabel="Exporting..."
          onClick={() => exporting.mutate()}
        >
          Export Data
        </Button>
      }
    >
      All your data as a ZIP file: brands, blogs with their history and reference material, images, videos and your
      account.
    </SettingsAction>
  )
}
