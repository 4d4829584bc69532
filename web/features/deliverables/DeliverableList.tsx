import { useQuery } from '@tanstack/react-query'
import Fuse from 'fuse.js'
import Plus from 'lucide-react/icons/plus'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Deliverable } from '#contract/blogs.ts'
import { isOutOfBlogs } from '#domain/plan.ts'
import { userQuery } from '#web/features/accounts/api.ts'
import { deliverablesQuery } from '#web/features/blogs/api.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorPanel, Notice } from '#web/ui/Notice.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx'
import { DeliverableCard } from './DeliverableCard.tsx'

/** Deliverables, newest first, of all brands or one; `limit` caps them and offers the rest. */
export function DeliverableList({ title, brand_id, limit }: { title?: string; brand_id?: string; limit?: number }) {
  const deliverables = useQuery(deliverablesQuery)
  const billing = useQuery(userQuery).data?.billing
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const all = useMemo(
    () => deliverables.data?.filter((item) => !brand_id || item.brand_id === brand_id) ?? [],
    [deliverables.data, brand_id],
  )
  const found = useMemo(() => searchDeliverables(all, search), [all, search])
  const shown = found.slice(0, limit)
  const level = title ? 3 : 2

  return (
    <section aria-label={title ?? 'Deliverables'} className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        {title && <h2 className="display text-xl">{title}</h2>}
        {all.length > 0 && (
          <SearchField
            label="Search deliverables"
            value={typed}
            onChange={setTyped}
            className={title ? 'w-full sm:w-72' : 'w-full'}
          />
        )}
      </div>
      {billing && isOutOfBlogs(billing) && <Notice tone="warning" title="You've used all your blogs for this period" />}
      {deliverables.isError && (
        <ErrorPanel
          title="Failed to load deliverables"
          onRetry={() => void deliverables.refetch()}
          isRetrying={deliverables.isFetching}
        >
          Please try refreshing the page
        </ErrorPanel>
      )}
      {deliverables.isPending && (
        <Loading label="Loading deliverables" className={grid}>
          {[0, 1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-44 rounded-panel" />
          ))}
        </Loading>
      )}
      {deliverables.isSuccess && all.length === 0 && <Nothing brand_id={brand_id} level={level} />}
      {all.length > 0 && shown.length === 0 && (
        <EmptyState title="No matching deliverables" level={level}>
          No deliverables found matching &quot;{search.trim()}&quot;
          <br />
          Try adjusting your search term.
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul aria-label="Deliverables" className={grid}>
          {shown.map((item) => (
            <DeliverableCard key={item.deliverable_id} deliverable={item} />
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <div className="justify-self-start">
          <ButtonLink to={paths.deliverables()}>View all deliverables</ButtonLink>
        </div>
      )}
    </section>
  )
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,250px),1fr))] gap-4'

// B5: fuzzy over blog title and brand name, threshold 0.5.
const searchDeliverables = (items: Deliverable[], search: string): Deliverable[] => {
  const wanted = search.trim()
  if (!wanted) return items
  const fuse = new Fuse(items, { keys: ['blog.title', 'brand.name'], threshold: 0.5, ignoreLocation: true })
  return fuse.search(wanted).map(({ item }) => item)
}

function Nothing({ brand_id, level }: { brand_id: string | undefined; level: 2 | 3 }) {
  return (
    <EmptyState
      title="No deliverables yet"
      level={level}
      action={
        brand_id && (
          <ButtonLink icon={Plus} to={paths.newBlog({ brandId: brand_id })}>
            Create Deliverable
          </ButtonLink>
        )
      }
    >
      Blog posts stand here, from their first step on.
    </EmptyState>
  )
}
