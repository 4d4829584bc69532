import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Deliverable } from '#contract/blogs.ts'
import { createSearch, searchableOf } from './deliverable-search.ts'
import { startSearch, type SearchThread } from './search-thread.ts'

/** In more deliverables than these a search takes longer than a frame, and has a thread of its own. */
const long = 500

/** What was found, best first, or all without a search; not settled while it is still what an earlier search found. */
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
    // The list has changed since: what was deleted from it goes, and the rest stays until the next answer.
    const left = new Set(all.map(({ deliverable_id }) => deliverable_id))
    return there.items.filter(({ deliverable_id }) => left.has(deliverable_id))
  }, [all, there])
  if (!isLong) return { items: here ?? all, isSettled: true }
  return { items: items ?? all, isSettled: !wanted || (there?.all === all && there.wanted === wanted) }
}

type Answer = { all: Deliverable[]; wanted: string; items: Deliverable[] }

/** The last answer, which may still be about a list or a text before these. The thread starts with the first search. */
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
