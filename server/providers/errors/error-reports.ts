/** The person a report is about: personal data, as B1 asks. */
type ReportedPerson = { user_id: string; email: string; name: string }

/** An answer with a status of 400 to 599. */
export type FailedAnswer = {
  status: number
  method: string
  /** The path as the contract spells it, such as `/api/brands/{brand_id}`. */
  route: string
  /** The address that was asked for, with its query. */
  url: string
  ip: string | undefined
  user_agent: string | undefined
  person: ReportedPerson | undefined
  /** What was thrown, for a status from 500. */
  error?: unknown
}

/** Where failures are reported. No call throws or waits: what cannot be delivered is dropped. */
export type ErrorReports = {
  /** The address that reports go to, with the key that a browser needs as well; undefined when nothing is reported. */
  dsn: string | undefined
  answer(failed: FailedAnswer): void
  /** A failure outside of a request: a job, the process. `about` are words to search by. */
  failure(error: unknown, about: Record<string, string>): void
  /** Resolves when everything was delivered or `ms` are over. */
  flush(ms: number): Promise<void>
}
