import type { Brand } from '#contract/brands.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import type { BrandFormFields } from './api.ts'
import { remoteChanges, type ChangedField } from './brand-conflict.ts'

/** Shown after a version conflict: lists the other save's changes and asks which version to keep. */
export function BrandConflictDialog({
  base,
  conflict,
  isBusy,
  onClose,
  onTakeOther,
  onSaveMine,
}: {
  base: Brand
  conflict: { current: Brand; fields: BrandFormFields } | undefined
  isBusy: boolean
  onClose: () => void
  onTakeOther: () => void
  onSaveMine: () => void
}) {
  const changed = conflict ? remoteChanges(base, conflict.current, conflict.fields) : []
  return (
    <ConfirmDialog
      isOpen={conflict !== undefined}
      onClose={onClose}
      onCancel={onTakeOther}
      onConfirm={onSaveMine}
      title="This brand was changed in another tab"
      confirmLabel="Save mine"
      cancelLabel="Keep the other version"
      isBusy={isBusy}
    >
      {conflict && <Changes changed={changed} />}
    </ConfirmDialog>
  )
}

/** Phrasing content only, since it is inside the paragraph that describes the dialog. */
function Changes({ changed }: { changed: ChangedField[] }) {
  if (changed.length === 0) return 'The other save changed nothing that is shown here.'
  return (
    <span className="grid gap-4">
      {changed.map((field) => (
        <span key={field.label} className="grid gap-1 border-t border-line pt-3">
          <span className="font-medium text-ink">{field.label}</span>
          <Version of="Other" text={field.theirs} />
          {'ours' in field && <Version of="Mine" text={field.ours} />}
        </span>
      ))}
      <span>
        {changed.some((field) => 'ours' in field)
          ? 'Save mine overwrites the other version where both are shown, and keeps its other changes.'
          : 'You changed none of these fields: Save mine keeps both.'}
      </span>
    </span>
  )
}

function Version({ of, text }: { of: string; text: string | undefined }) {
  return (
    <span className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-2 text-sm">
      <span className="text-ink-3">{of}: </span>
      {text ? (
        <bdi className="line-clamp-3 wrap-break-word text-ink">{text}</bdi>
      ) : (
        <span className="text-ink-3 italic">empty</span>
      )}
    </span>
  )
}
