import type { Editor } from '@tiptap/core'
import Check from 'lucide-react/icons/check'
import Unlink from 'lucide-react/icons/unlink'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../IconButton.tsx'
import { TextInput } from '../TextInput.tsx'
import { completeAddress } from './link-rule.ts'

type LinkFormProps = { editor: Editor; onClose: () => void }

/** A form for the URL of the selected text. Not a <form>, since the editor may be inside one. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const errorId = useId()
  const current: unknown = editor.getAttributes('link').href
  const [value, setValue] = useState(typeof current === 'string' ? current : '')
  const [hasError, setHasError] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const apply = () => {
    const address = completeAddress(value)
    if (address === null) return setHasError(true)
    // Synchronously: the chain's own focus command waits a frame, and a key pressed before would be lost.
    editor.view.focus()
    setLink(editor, address)
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      apply()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      editor.view.focus()
      onClose()
    }
  }
  return (
    <fieldset aria-label="Link">
      <div className="flex items-center gap-2">
        <TextInput
          ref={input}
          inputMode="url"
          aria-label="Address"
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? errorId : undefined}
          placeholder="https://"
          className="w-64"
          value={value}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setValue(event.target.value)
            setHasError(false)
          }}
        />
        <IconButton icon={Check} label="Set link" size="sm" onClick={apply} />
        {current !== undefined && <IconButton icon={Unlink} label="Remove link" size="sm" onClick={remove} />}
      </div>
      {hasError && (
        <p id={errorId} role="alert" className="px-1 pt-1.5 text-sm text-danger">
          Enter a web or mail address, or a path such as /about.
        </p>
      )}
    </fieldset>
  )
}

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus()
  const isNew = editor.state.selection.empty && !editor.isActive('link')
  if (isNew) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.extendMarkRange('link').setLink({ href }).run()
}
