import { useRef } from 'react'

/**
 * Ignores calls while one runs, such as the second click of a double click before React has rendered the busy button.
 */
export const useSingleFlight = <Given extends unknown[]>(action: (...given: Given) => Promise<void>) => {
  const isRunning = useRef(false)
  return async (...given: Given) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await action(...given)
    } finally {
      isRunning.current = false
    }
  }
}
