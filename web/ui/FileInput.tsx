import Paperclip from 'lucide-react/icons/paperclip'
import { useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'
import { Button } from './Button.tsx'
import { useFieldControl, useFieldGroup } from './Field.tsx'

export type FileInputProps = {
  /** The file picker's `accept`: `.md,.pdf` or `image/png`. It does not apply to dropped files, so check them. */
  accept?: string
  onFiles: (files: File[]) => void
  /** The accepted files in words: 'PNG or JPEG, at most 2 MB'. */
  note?: string
  buttonLabel?: string
  isMultiple?: boolean
  isBusy?: boolean
  disabled?: boolean
  /** The chosen file: a preview and a button to remove it, instead of the prompt. */
  children?: ReactNode
}

/** A drop zone for files, with a button for keyboard and touch. */
export function FileInput({
  accept,
  onFiles,
  note,
  buttonLabel = 'Choose a file',
  isMultiple = false,
  isBusy = false,
  disabled = false,
  children,
}: FileInputProps) {
  const { id, ...wiring } = useFieldControl({})
  const { 'aria-labelledby': labelId } = useFieldGroup()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isOff = disabled || isBusy

  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, isMultiple ? undefined : 1)
    if (!isOff && taken.length > 0) onFiles(taken)
  }
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(over && !isOff)
  }
  return (
    // Dropping is only an alternative to the button inside.
    <div
      role="presentation"
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        take(event.dataTransfer.files)
      }}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border border-dashed p-4 transition-colors',
        isOver ? 'border-ink bg-surface-2' : 'border-line-strong',
        wiring['aria-invalid'] && 'border-danger',
      )}
    >
      {children}
      <Button
        {...wiring}
        id={id}
        aria-labelledby={id && labelId && `${labelId} ${id}`}
        icon={Paperclip}
        isBusy={isBusy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {buttonLabel}
      </Button>
      <p className="text-sm text-ink-3">
        <span className="pointer-coarse:hidden">{isMultiple ? 'or drop files here' : 'or drop it here'}</span>
        {note && <span className="block text-ink-4">{note}</span>}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          take(event.currentTarget.files)
          // Lets the same file be chosen again after it was removed.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
