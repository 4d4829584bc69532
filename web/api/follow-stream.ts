import { ApiError } from './error.ts'

const reconnections = 10
const pauseMs = (attempt: number) => Math.min(3000, 250 * 2 ** attempt)
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Transient errors. 0: unreachable; 503 and 504: a restart behind a proxy; TypeError: a network error in mid-stream.
 */
const isPassing = (error: unknown) =>
  error instanceof ApiError ? [0, 503, 504].includes(error.status) : error instanceof TypeError

/**
 * Follows a task of the server until `read` returns a result for one of its lines. Reconnects after a broken
 * connection, from the beginning (`open`). Throws what `open` and `read` throw, and an ApiError if the server can no
 * longer be reached.
 */
export const followStream = async <Line, End>(
  open: () => AsyncIterable<Line>,
  read: (line: Line) => End | undefined,
  signal: AbortSignal,
): Promise<End> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      for await (const line of open()) {
        const end = read(line)
        if (end !== undefined) return end
      }
      throw new ApiError(0, { error: 'The connection was lost', status: 'error', code: 0 })
    } catch (error) {
      if (!isPassing(error) || signal.aborted || attempt >= reconnections) throw error
    }
    await sleep(pauseMs(attempt))
    signal.throwIfAborted()
  }
}
