import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToasterWanted, onToasterWanted } from './toast.ts'

const ToastRegion = lazy(async () => ({ default: (await import('./ToastRegion.tsx')).ToastRegion }))

/** Once, at the root. Loads the toasts' code with the first toast. */
export function Toaster() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false)
  return isWanted ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null
}
