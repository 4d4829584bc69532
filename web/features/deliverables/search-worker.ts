// The web worker of search-client.ts: receives the entries once, and then search texts.
import { createSearch, type Searchable } from './deliverable-search.ts'

let search = createSearch([])

addEventListener('message', ({ data }: MessageEvent<Searchable[] | string>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin argument
  if (typeof data === 'string') postMessage(search(data))
  else search = createSearch(data)
})
