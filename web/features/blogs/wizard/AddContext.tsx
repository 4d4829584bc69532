import { useRef, useState } from 'react'
import { normaliseWebsite } from '#domain/website.ts'
import { ApiError } from '#web/api/error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FileInput } from '#web/ui/FileInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ProgressLine } from '#web/ui/ProgressLine.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddContext } from '../api.ts'

// M9; the server checks again.
const maxBytes = 5_242_880
const extensions = /\.(md|txt|markdown|pdf)$/i

/** A file that is uploading, or that could not be read and why. */
type Upload =
  | { id: number; name: string; state: 'waiting' | 'reading' }
  | { id: number; name: string; state: 'failed'; reason: string }

/** Uploads files one after the other; each is shown until it is in the list. */
export function FileForm({ deliverable_id }: { deliverable_id: string }) {
  const { mutateAsync: add } = useAddContext(deliverable_id)
  const [uploads, setUploads] = useState<Upload[]>([])
  const lastId = useRef(0)
  const queue = useRef(Promise.resolve())

  const put = (upload: Upload) => setUploads((all) => all.map((item) => (item.id === upload.id ? upload : item)))
  const remove = (id: number) => setUploads((all) => all.filter((item) => item.id !== id))
  const upload = async (id: number, file: File) => {
    put({ id, name: file.name, state: 'reading' })
    try {
      await add(file)
      remove(id)
    } catch (error) {
      const reason = (error instanceof ApiError && (error.detail ?? error.message)) || 'It could not be read.'
      put({ id, name: file.name, state: 'failed', reason })
    }
  }
  const take = (files: File[]) => {
    for (const file of files) {
      if (!extensions.test(file.name))
        toast.error('Invalid file type', { description: 'Please upload a markdown or text file.' })
      else if (file.size > maxBytes)
        toast.error('File too large', { description: 'Please upload a file smaller than 5MB.' })
      else {
        const id = (lastId.current += 1)
        setUploads((all) => [...all, { id, name: file.name, state: 'waiting' }])
        queue.current = queue.current.then(() => upload(id, file))
      }
    }
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label="Files">
        <FileInput
          accept=".md,.txt,.markdown,.pdf"
          onFiles={take}
          isMultiple
          buttonLabel="Add files"
          note=".md, .txt, .markdown or .pdf, at most 5 MB each"
        />
      </Field>
      {uploads.length > 0 && (
        <ul aria-label="Files being read" className="grid grid-cols-1 gap-3 text-sm">
          {uploads.map((item) => (
            <UploadRow key={item.id} upload={item} onDismiss={() => remove(item.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function UploadRow({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  if (upload.state === 'failed')
    return (
      <li>
        <Notice tone="danger" title={upload.name} onDismiss={onDismiss}>
          {upload.reason}
        </Notice>
      </li>
    )
  return (
    <li className="grid grid-cols-1 gap-1.5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 truncate text-ink-2">{upload.name}</span>
        <span className="shrink-0 text-ink-3">{upload.state === 'reading' ? 'Reading…' : 'Waiting'}</span>
      </p>
      {upload.state === 'reading' && <ProgressLine label={`Reading ${upload.name}`} />}
    </li>
  )
}

/** Adds a web page; the button is disabled until the URL is valid (M5). */
export function AddressForm({ deliverable_id }: { deliverable_id: string }) {
  const [url, setUrl] = useState('')
  const [isLeft, setLeft] = useState(false)
  const add = useAddContext(deliverable_id)
  const refusal = add.error instanceof ApiError ? add.error.detail : undefined
  const website = normaliseWebsite(url)
  const submit = () => {
    if (!website.ok || add.isPending) return
    add.mutate(
      { url: website.url },
      {
        onSuccess: () => {
          setUrl('')
          setLeft(false)
        },
      },
    )
  }
  return (
    <Field label="Web address" error={isLeft && url.trim() && !website.ok ? website.message : refusal}>
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <TextInput
            type="url"
            inputMode="url"
            placeholder="https://example.com/report"
            value={url}
            onChange={(event) => {
              setUrl(event.currentTarget.value)
              add.reset()
            }}
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
