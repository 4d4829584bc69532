import { useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import Trash from 'lucide-react/icons/trash-2'
import { useRef } from 'react'
import type { Context } from '#contract/contexts.ts'
import { contextCap, contextSize, isOverContextCap } from '#domain/contexts.ts'
import { cx } from '#web/lib/cx.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { focusNeighbour } from '#web/ui/focus-neighbour.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { ErrorPanel, Notice } from '#web/ui/Notice.tsx'
import { SkeletonText, Loading } from '#web/ui/Skeleton.tsx'
import { contextsQuery, useDeleteContext } from '../api.ts'
import { AddressForm, FileForm } from './AddContext.tsx'

/** Files and web pages as AI context (M2). */
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
          Reports, notes, product pages: the post quotes from them and cites its sources.
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
      Context size: {size}% · Available Context Size: {contextCap - size}%
    </p>
  )
}

/** Whether the same text is already in the list: it uses up space twice. */
const isTwice = (items: readonly Context[], index: number) => {
  const { name, content_type, tokens_number } = items[index]!
  return items
    .slice(0, index)
    .some((item) => item.name === name && item.content_type === content_type && item.tokens_number === tokens_number)
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
            {isTwice(items, index) && <Badge tone="warning">Duplicate</Badge>}
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
