import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToasterWanted, onToasterWanted } from './toast.ts'

const ToastRegion = lazy(async () => ({ default: (await import('./ToastRegion.tsx')).ToastRegion }))

/**
 * Once, at the root. Loads the toasts' code with the first toast. Its place is there from the beginning: a dialog hides
 * from screen readers what comes beside it later, but no live region that it finds.
 */
export function Toaster() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false)
  return (
    <div aria-live="polite">
      {isWanted && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
    </div>
  )
}
