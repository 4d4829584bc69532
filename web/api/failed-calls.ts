// Reports failed calls until Sentry does: it only captures calls that start after it has wrapped `fetch`.

/** What is reported of the response. */
export type FailedCall = { status: number; method: string; url: string }

type Listener = (call: FailedCall) => void

let report: Listener | undefined
let isSentryCapturing = false

/** Calls `listener` for each failed call. */
export const onFailedCall = (listener: Listener) => {
  report = listener
}

/** Call once Sentry has wrapped `fetch`: from then on, only calls that started before are reported here. */
export const stopFailedCallReports = () => {
  isSentryCapturing = true
}

/** `fetch` that reports responses with an error status. */
export const reportingFetch: typeof fetch = async (input, init) => {
  const isCaptured = isSentryCapturing
  const response = await fetch(input, init)
  if (response.status >= 400 && !isCaptured)
    report?.({ status: response.status, method: init?.method ?? 'GET', url: response.url })
  return response
}
