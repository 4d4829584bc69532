// Apart from the session's cookies: the landing page needs only those.
import { sessionId } from './session.ts'

const refusalListeners = new Set<() => void>()

/** Calls `listener` when the server no longer accepts this browser's session. Returns a function that unsubscribes. */
export const onSessionRefused = (listener: () => void) => {
  refusalListeners.add(listener)
  return () => void refusalListeners.delete(listener)
}

/** Reports a 401 for this session id, unless the session has been replaced since. */
export const sessionRefused = (sent: string) => {
  if (sent === (sessionId() ?? '')) for (const listener of refusalListeners) listener()
}
