import { dateAndTime } from '#web/lib/dates.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** Offers back what `useLocalDraft` kept. */
export function DraftOffer({
  savedAt,
  onRestore,
  onDiscard,
}: {
  savedAt: number
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
      {`Kept in this browser on ${dateAndTime(savedAt)}.`}
    </Notice>
  )
}
