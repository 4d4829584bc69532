import { dateAndTime } from '#web/lib/dates.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** Offers back what was typed and not saved. */
export function DraftOffer({
  savedAt,
  where = 'in this browser',
  note,
  onRestore,
  onDiscard,
}: {
  savedAt: number
  where?: string | undefined
  /** What else there is to know before it is taken. */
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
