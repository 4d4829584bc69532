/** The person affected: personal data that B1 asks for. */
type ReportedPerson = { user_id: string; email: string; name: string }

/** A response with a status of 400 to 599. */
export type FailedAnswer = {
  status: number
  method: string
  /** The path in the contract, such as `/api/brands/{brand_id}`. */
  route: string
  /** The requested URL, with its query. */
  url: string
  ip: string | undefined
  user_agent: string | undefined
  person: ReportedPerson | undefined
  /** The thrown error, for a 5xx status. */
  error?: unknown
}

/** Reports failures. Methods neither throw nor wait: undeliverable reports are dropped. */
export type ErrorReports = {
  /** The destination, with the public key that browsers need; undefined when reporting is off. */
  dsn: string | undefined
  answer(failed: FailedAnswer): void
  /** Reports a failure outside of a request: in a job or the process. `about` are searchable tags. */
  failure(error: unknown, about: Record<string, string>): void
  /** Resolves when everything was delivered, or after `ms`. */
  flush(ms: number): Promise<void>
}
