import { dateAndTime } from '#web/lib/dates.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** Offers to restore an unsaved draft. */
export function DraftOffer({
  savedAt,
  where = 'in this browser',
  note,
  onRestore,
  onDiscard,
}: {
  savedAt: number
  where?: string | undefined
  /** A warning to read before restoring it. */
  note?: string | undefined
  onRestore: () => void
  onDiscard: () => void
}) {
  return (
    <Notice
      title="You left something unsaved here"
      actions={
        <>
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
          <Button size="sm" onClick={onRestore}>
            Restore
          </Button>
        </>
      }
    >
      {`Kept ${where} on ${dateAndTime(savedAt)}.${note ? ` ${note}` : ''}`}
    </Notice>
  )
}
