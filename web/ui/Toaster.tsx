import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { isToasterWanted, onToasterWanted } from './toast.ts'

/** Preloaded, because the first toast may be about a lost connection. */
export const loadToasts = () => import('./ToastRegion.tsx')

/**
 * Render once, at the root. Loads the toast library with the first toast; if that fails, as offline, it retries with
 * the next one and then shows all. The container is rendered from the beginning: a modal dialog hides elements that are
 * added later from screen readers, but not live regions that already exist.
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
