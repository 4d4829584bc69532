import { useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import type { Context } from '#contract/contexts.ts'
import { contextCap, contextSize, isOverContextCap } from '#domain/contexts.ts'
import { normaliseWebsite } from '#domain/website.ts'
import { cx } from '#web/lib/cx.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FileInput } from '#web/ui/FileInput.tsx'
import { focusNeighbour } from '#web/ui/focus-neighbour.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { ErrorPanel, Notice } from '#web/ui/Notice.tsx'
import { ProgressLine } from '#web/ui/ProgressLine.tsx'
import { SkeletonText, Loading } from '#web/ui/Skeleton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { contextsQuery, useAddContextAddress, useAddContextFile, useDeleteContext } from '../api.ts'

// M9; the server checks again.
const maxBytes = 5_242_880
const extensions = /\.(md|txt|markdown|pdf)$/i

/** Files and a web address as AI context (M2). */
export function ContextSection({ deliverable_id }: { deliverable_id: string }) {
  const contexts = useQuery(contextsQuery(deliverable_id))
  const items = contexts.data ?? []
  return (
    <section aria-labelledby="ai-context" className="grid grid-cols-1 gap-6 border-t border-line pt-8">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="ai-context" className="display text-xl">
            AI Context
          </h2>
          {contexts.data && <ContextSize items={items} />}
        </div>
        <p className="max-w-prose text-ink-3">
          Reports, notes, product pages: the post quotes from them and names where each quotation comes from.
        </p>
      </header>
      {isOverContextCap(items) && <Notice tone="warning" title="Please remove some context to continue" />}
      <FileForm deliverable_id={deliverable_id} />
      <AddressForm deliverable_id={deliverable_id} />
      {contexts.isError && (
        <ErrorPanel
          title="Error fetching context"
          onRetry={() => void contexts.refetch()}
          isRetrying={contexts.isFetching}
        />
      )}
      {contexts.isPending && (
        <Loading label="Loading context">
          <SkeletonText lines={2} />
        </Loading>
      )}
      {contexts.data && <ContextList items={items} deliverable_id={deliverable_id} />}
    </section>
  )
}

function ContextSize({ items }: { items: readonly Context[] }) {
  const size = contextSize(items)
  return (
    <p className={cx('text-sm tabular-nums', size > contextCap ? 'font-medium text-danger' : 'text-ink-3')}>
      Available Context Size: {contextCap - size}%
    </p>
  )
}

function FileForm({ deliverable_id }: { deliverable_id: string }) {
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

function AddressForm({ deliverable_id }: { deliverable_id: string }) {
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

function ContextList({ items, deliverable_id }: { items: readonly Context[]; deliverable_id: string }) {
  const remove = useDeleteContext(deliverable_id)
  const list = useRef<HTMLUListElement>(null)
  if (items.length === 0) return <p className="text-sm text-ink-3">No context added</p>
  return (
    <ul ref={list} aria-label="AI context" className="divide-y divide-line border-y border-line">
      {items.map((item, index) => {
        const Icon = item.content_type === 'webpage' ? Globe : FileText
        const isGoing = remove.isPending && remove.variables === item.deliverable_context_id
        return (
          <li key={item.deliverable_context_id} className="flex items-center gap-3 py-1">
            <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1 truncate" title={item.name}>
              {item.name}
            </span>
            <span className="text-sm text-ink-3 tabular-nums">{contextSize([item])}%</span>
            <IconButton
              icon={Trash}
              label={`Remove ${item.name}`}
              isBusy={isGoing}
              onClick={() => {
                focusNeighbour(list.current, index)
                remove.mutate(item.deliverable_context_id)
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
