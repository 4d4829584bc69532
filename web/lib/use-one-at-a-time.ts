import { useRef } from 'react'

/** Runs once at a time: the second click of a double click comes before React has drawn the busy button. */
export const useOneAtATime = <Given extends unknown[]>(action: (...given: Given) => Promise<void>) => {
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
