import type { Searchable } from './deliverable-search.ts'

export type SearchThread = { ask: (text: string) => void; stop: () => void }

/**
 * Searches `entries` on a thread of its own: `onFound` is told the text that was searched for and the places of what matches.
 * Of what is asked while it searches, only the last is searched for. `onFailure`: the thread's code could not be loaded.
 */
export function startSearch(
  entries: Searchable[],
  { onFound, onFailure }: { onFound: (text: string, places: number[]) => void; onFailure: () => void },
): SearchThread {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
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
