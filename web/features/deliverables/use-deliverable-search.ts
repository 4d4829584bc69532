import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Deliverable } from '#contract/blogs.ts'
import { createSearch, searchableOf } from './deliverable-search.ts'
import { startSearch, type SearchClient } from './search-client.ts'

/** Above this many deliverables a search takes longer than a frame, so it runs in a web worker. */
const workerThreshold = 500

/** The matches, best first, or all without a search; not settled while they are from an earlier search. */
export type SearchResult = { items: Deliverable[]; isSettled: boolean }

export function useDeliverableSearch(all: Deliverable[], text: string): SearchResult {
  const wanted = text.trim()
  const [canUseWorker, setCanUseWorker] = useState(true)
  const isLong = canUseWorker && all.length > workerThreshold
  const search = useMemo(() => (isLong ? undefined : createSearch(all.map(searchableOf))), [all, isLong])
  const foundHere = useMemo(
    () => (wanted ? search?.(wanted).flatMap((index) => all[index] ?? []) : undefined),
    [all, search, wanted],
  )
  const foundByWorker = useSearchWorker(isLong ? all : undefined, wanted, setCanUseWorker)
  const items = useMemo(() => {
    if (!foundByWorker || foundByWorker.all === all) return foundByWorker?.items
    // Drops items deleted since; the rest stays until the next result.
    const left = new Set(all.map(({ deliverable_id }) => deliverable_id))
    return foundByWorker.items.filter(({ deliverable_id }) => left.has(deliverable_id))
  }, [all, foundByWorker])
  if (!isLong) return { items: foundHere ?? all, isSettled: true }
  return { items: items ?? all, isSettled: !wanted || (foundByWorker?.all === all && foundByWorker.wanted === wanted) }
}

type Answer = { all: Deliverable[]; wanted: string; items: Deliverable[] }

/** The last result, which may be for an earlier list or text. Starts the worker with the first search. */
function useSearchWorker(
  all: Deliverable[] | undefined,
  wanted: string,
  setCanUseWorker: (can: boolean) => void,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  if (!wanted && answer) setAnswer(undefined)
  const client = useRef<SearchClient & Pick<Answer, 'all'>>(undefined)

  useEffect(() => {
    if (!all || !wanted) return
    if (client.current?.all !== all) {
      client.current?.stop()
      const search = startSearch(all.map(searchableOf), {
        onFound: (text, indexes) => {
          const items = indexes.flatMap((index) => all[index] ?? [])
          startTransition(() => setAnswer({ all, wanted: text, items }))
        },
        onFailure: () => setCanUseWorker(false),
      })
      client.current = { all, ...search }
    }
    client.current.ask(wanted)
  }, [all, wanted, setCanUseWorker])

  useEffect(
    () => () => {
      client.current?.stop()
      client.current = undefined
    },
    [],
  )

  return answer
}
