// The thread of search-thread.ts: it is sent what to search in once, and then what to search for.
import { createSearch, type Searchable } from './deliverable-search.ts'

let search = createSearch([])

addEventListener('message', ({ data }: MessageEvent<Searchable[] | string>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that started it
  if (typeof data === 'string') postMessage(search(data))
  else search = createSearch(data)
})
