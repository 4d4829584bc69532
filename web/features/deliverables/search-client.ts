import type { Searchable } from './deliverable-search.ts'

export type SearchClient = { ask: (text: string) => void; stop: () => void }

/**
 * Searches `entries` in a web worker: `onFound` receives the search text and the indexes of the matches. Requests
 * during a search are coalesced: only the last one is searched. `onFailure`: the worker could not be loaded.
 */
export function startSearch(
  entries: Searchable[],
  { onFound, onFailure }: { onFound: (text: string, indexes: number[]) => void; onFailure: () => void },
): SearchClient {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin argument
  const send = (message: Searchable[] | string) => worker.postMessage(message)
  let running: string | undefined
  let next: string | undefined
  send(entries)
  worker.addEventListener('error', onFailure)
  worker.addEventListener('message', ({ data }: MessageEvent<number[]>) => {
    onFound(running ?? '', data)
    running = next
    next = undefined
    if (running !== undefined) send(running)
  })
  return {
    ask: (text) => {
      if (running !== undefined) next = text
      else send((running = text))
    },
    stop: () => worker.terminate(),
  }
}
