import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { isToasterWanted, onToasterWanted } from './toast.ts'

/** Also ahead of the first toast, which may be about a connection that is lost. */
export const loadToasts = () => import('./ToastRegion.tsx')

/**
 * Once, at the root. Loads the toasts' code with the first toast; where that fails, as offline, with the next one, and what
 * could not be shown is shown then. Its place is there from the beginning: a dialog hides from screen readers what comes
 * beside it later, but no live region that it finds.
 */
export function Toaster() {
  const [ToastRegion, setToastRegion] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      loadToasts().then(
        (loaded) => setToastRegion(() => loaded.ToastRegion),
        () => undefined,
      )
    if (isToasterWanted()) void load()
    return onToasterWanted(() => void load())
  }, [])
  return <div aria-live="polite">{ToastRegion && <ToastRegion />}</div>
}
