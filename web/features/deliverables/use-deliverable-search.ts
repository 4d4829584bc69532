import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Deliverable } from '#contract/blogs.ts'
import { createSearch, searchableOf } from './deliverable-search.ts'
import { startSearch, type SearchThread } from './search-thread.ts'

/** Above this many deliverables a search takes longer than a frame, so it runs in a web worker. */
const long = 500

/** The matches, best first, or all without a search; not settled while they are from an earlier search. */
export type SearchResult = { items: Deliverable[]; isSettled: boolean }

export function useDeliverableSearch(all: Deliverable[], text: string): SearchResult {
  const wanted = text.trim()
  const [canThread, setCanThread] = useState(true)
  const isLong = canThread && all.length > long
  const search = useMemo(() => (isLong ? undefined : createSearch(all.map(searchableOf))), [all, isLong])
  const here = useMemo(
    () => (wanted ? search?.(wanted).flatMap((place) => all[place] ?? []) : undefined),
    [all, search, wanted],
  )
  const there = useSearchThread(isLong ? all : undefined, wanted, setCanThread)
  const items = useMemo(() => {
    if (!there || there.all === all) return there?.items
    // Drops items deleted since; the rest stays until the next result.
    const left = new Set(all.map(({ deliverable_id }) => deliverable_id))
    return there.items.filter(({ deliverable_id }) => left.has(deliverable_id))
  }, [all, there])
  if (!isLong) return { items: here ?? all, isSettled: true }
  return { items: items ?? all, isSettled: !wanted || (there?.all === all && there.wanted === wanted) }
}

type Answer = { all: Deliverable[]; wanted: string; items: Deliverable[] }

/** The last result, which may be for an earlier list or text. Starts the worker with the first search. */
function useSearchThread(
  all: Deliverable[] | undefined,
  wanted: string,
  setCanThread: (can: boolean) => void,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  if (!wanted && answer) setAnswer(undefined)
  const thread = useRef<SearchThread & Pick<Answer, 'all'>>(undefined)

  useEffect(() => {
    if (!all || !wanted) return
    if (thread.current?.all !== all) {
      thread.current?.stop()
      const started = startSearch(all.map(searchableOf), {
        onFound: (text, places) => {
          const items = places.flatMap((place) => all[place] ?? [])
          startTransition(() => setAnswer({ all, wanted: text, items }))
        },
        onFailure: () => setCanThread(false),
      })
      thread.current = { all, ...started }
    }
    thread.current.ask(wanted)
  }, [all, wanted, setCanThread])

  useEffect(
    () => () => {
      thread.current?.stop()
      thread.current = undefined
    },
    [],
  )

  return answer
}
