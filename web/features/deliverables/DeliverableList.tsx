import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react'
import type { Deliverable } from '#contract/blogs.ts'
import { isOutOfBlogs } from '#domain/plan.ts'
import { OutOfBlogs } from '#web/features/billing/OutOfBlogs.tsx'
import { userQuery } from '#web/features/accounts/api.ts'
import { deliverablesQuery } from '#web/features/blogs/api.ts'
import { DeleteBlogDialog } from '#web/features/blogs/DeleteBlogDialog.tsx'
import { focusAfterDeletion } from '#web/features/layout/focus-after-deletion.ts'
import { ListSearch } from '#web/features/layout/ListSearch.tsx'
import { counted } from '#web/lib/plurals.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx'
import { DeliverableGrid } from './DeliverableGrid.tsx'
import { useDeliverableSearch } from './use-deliverable-search.ts'

export type DeliverableListProps = {
  /** The heading of the widget; a page has its own. */
  title?: string
  /** Only shows deliverables of this brand. */
  brand_id?: string
  /** The maximum shown, followed by a link to all. */
  limit?: number
}

/** Deliverables of all brands or one, newest first. A search is not carried over to another brand. */
export function DeliverableList(props: DeliverableListProps) {
  return <Deliverables key={props.brand_id} {...props} />
}

function Deliverables({ title, brand_id, limit = Infinity }: DeliverableListProps) {
  const headingId = useId()
  const deliverables = useQuery(deliverablesQuery)
  const billing = useQuery(userQuery).data?.billing
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed)
  const all = useMemo(
    () => deliverables.data?.filter((item) => !brand_id || item.brand_id === brand_id) ?? [],
    [deliverables.data, brand_id],
  )
  const found = useDeliverableSearch(all, text)
  const shown = useMemo(() => found.items.slice(0, limit), [found.items, limit])
  const deletion = useDeletion()
  const level = title ? 3 : 2

  return (
    <section
      {...(title ? { 'aria-labelledby': headingId } : { 'aria-label': 'Deliverables' })}
      className="grid grid-cols-1 gap-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 empty:hidden">
        {title && (
          <h2 id={headingId} className="display text-xl">
            {title}
          </h2>
        )}
        {all.length > 0 && (
          <div className="flex flex-1 basis-full flex-wrap justify-end gap-3 sm:basis-0">
            <ListSearch
              label="Search deliverables"
              value={typed}
              onChange={setTyped}
              found={text.trim() && found.isSettled ? `${counted(found.items.length, 'deliverable')} found` : ''}
              className={title ? 'w-full sm:w-72' : 'w-full'}
            />
            {brand_id && <CreateDeliverable brand_id={brand_id} />}
          </div>
        )}
      </div>
      {billing && isOutOfBlogs(billing) && <OutOfBlogs billing={billing} />}
      {deliverables.isError && (
        <ErrorPanel
          title="Failed to load deliverables"
          onRetry={() => void deliverables.refetch()}
          isRetrying={deliverables.isFetching}
        >
          Please try refreshing the page
        </ErrorPanel>
      )}
      {deliverables.isPending && <Coming />}
      {deliverables.isSuccess && all.length === 0 && (
        <EmptyState
          title="No deliverables yet"
          level={level}
          action={brand_id && <CreateDeliverable brand_id={brand_id} />}
        >
          Blog posts appear here from their first step on.
        </EmptyState>
      )}
      {all.length > 0 && shown.length === 0 && (
        <EmptyState title="No matching deliverables" level={level}>
          No deliverables found matching &quot;{text.trim()}&quot;
          <br />
          Try adjusting your search term.
        </EmptyState>
      )}
      {shown.length > 0 && <DeliverableGrid items={shown} level={level} onDelete={deletion.ask} />}
      {limit < all.length && (
        <div className="justify-self-start">
          <ButtonLink to={paths.deliverables()}>View all deliverables</ButtonLink>
        </div>
      )}
      <DeleteBlogDialog {...deletion.dialog} />
    </section>
  )
}

/** The deliverable to confirm, and where the focus goes after its deletion. */
function useDeletion() {
  const [asked, setAsked] = useState<{ deliverable_id: string; passFocusOn: () => void }>()
  const ask = useCallback(({ deliverable_id }: Deliverable, button: HTMLButtonElement) => {
    setAsked({ deliverable_id, passFocusOn: focusAfterDeletion(button) })
  }, [])
  return {
    ask,
    dialog: {
      isOpen: asked !== undefined,
      onClose: () => setAsked(undefined),
      deliverable_id: asked?.deliverable_id ?? '',
      onDeleted: () => asked?.passFocusOn(),
    },
  }
}

function CreateDeliverable({ brand_id }: { brand_id: string }) {
  return (
    <ButtonLink variant="primary" icon={Plus} to={paths.newBlog({ brandId: brand_id })}>
      Create Deliverable
    </ButtonLink>
  )
}

function Coming() {
  return (
    <Loading
      label="Loading deliverables"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,250px),1fr))] gap-4"
    >
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-54 rounded-panel" />
      ))}
    </Loading>
  )
}
