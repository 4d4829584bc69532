import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { DeliverableList } from './DeliverableList.tsx'

export function DeliverablesPage() {
  useDocumentTitle('Deliverables')
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeader title="Deliverables" back={{ to: paths.dashboard(), label: 'Back to Dashboard' }} />
      <DeliverableList />
    </div>
  )
}
