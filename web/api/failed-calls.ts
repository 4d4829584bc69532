// Calls that failed and that nobody else has seen: those that began before the error reports watched over `fetch` itself.

/** What is reported of the response. */
export type FailedCall = { status: number; method: string; url: string }

type Listener = (call: FailedCall) => void

let tell: Listener | undefined
let isOver = false

/** Calls `listener` for each failed call. */
export const onFailedCall = (listener: Listener) => {
  tell = listener
}

/** From now on `fetch` is watched: only calls that began before are still told. */
export const stopTelling = () => {
  isOver = true
}

/** `fetch`, with its failures told. */
export const watchedFetch: typeof fetch = async (input, init) => {
  const isWatched = isOver
  const response = await fetch(input, init)
  if (response.status >= 400 && !isWatched)
    tell?.({ status: response.status, method: init?.method ?? 'GET', url: response.url })
  return response
}
