import { ApiError } from './error.ts'

const reconnections = 10
const pauseMs = (attempt: number) => Math.min(3000, 250 * 2 ** attempt)
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** 0: not reached. 503 and 504: a restart behind a proxy. A network error in mid-stream is a TypeError. */
const isPassing = (error: unknown) =>
  error instanceof ApiError ? [0, 503, 504].includes(error.status) : error instanceof TypeError

/**
 * Follows work of the server until one of its lines ends it, which `read` answers with what it came to. A connection
 * that breaks is taken up again, from the beginning (`open`). Throws what `open` and `read` throw, and an ApiError when
 * the server cannot be reached any more.
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
      throw new ApiError(0, { error: 'The connection broke off', status: 'error', code: 0 })
    } catch (error) {
      if (!isPassing(error) || signal.aborted || attempt >= reconnections) throw error
    }
    await sleep(pauseMs(attempt))
    signal.throwIfAborted()
  }
}
