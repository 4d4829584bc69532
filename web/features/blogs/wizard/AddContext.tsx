import { useState } from 'react'
import { normaliseWebsite } from '#domain/website.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FileInput } from '#web/ui/FileInput.tsx'
import { ProgressLine } from '#web/ui/ProgressLine.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddContextAddress, useAddContextFile } from '../api.ts'

// M9; the server checks again.
const maxBytes = 5_242_880
const extensions = /\.(md|txt|markdown|pdf)$/i

/** Files, one after the other. */
export function FileForm({ deliverable_id }: { deliverable_id: string }) {
  const add = useAddContextFile(deliverable_id)
  const take = async (files: File[]) => {
    for (const file of files) {
      if (!extensions.test(file.name))
        toast.error('Invalid file type', { description: 'Please upload a markdown or text file.' })
      else if (file.size > maxBytes)
        toast.error('File too large', { description: 'Please upload a file smaller than 5MB.' })
      // A failure is told by the mutation, and the next file has its turn.
      else await add.mutateAsync(file).catch(() => {})
    }
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label="Files">
        <FileInput
          accept=".md,.txt,.markdown,.pdf"
          onFiles={(files) => void take(files)}
          isMultiple
          isBusy={add.isPending}
          buttonLabel="Add files"
          note=".md, .txt, .markdown or .pdf, at most 5 MB each"
        />
      </Field>
      {add.isPending && <ProgressLine label={`Reading ${add.variables.name}`} />}
    </div>
  )
}

/** A page of the web; Add stays off until the address is one (M5). */
export function AddressForm({ deliverable_id }: { deliverable_id: string }) {
  const [url, setUrl] = useState('')
  const [isLeft, setLeft] = useState(false)
  const add = useAddContextAddress(deliverable_id)
  const website = normaliseWebsite(url)
  const submit = () => {
    if (!website.ok || add.isPending) return
    add.mutate(website.url, {
      onSuccess: () => {
        setUrl('')
        setLeft(false)
      },
    })
  }
  return (
    <Field label="Web address" error={isLeft && url.trim() && !website.ok ? website.message : undefined}>
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <TextInput
            type="url"
            inputMode="url"
            placeholder="https://example.com/report"
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
            onBlur={() => setLeft(true)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              setLeft(true)
              submit()
            }}
          />
        </div>
        <Button onClick={submit} isBusy={add.isPending} disabled={!website.ok}>
          Add
        </Button>
      </div>
    </Field>
  )
}
