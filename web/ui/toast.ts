type ToastKind = 'success' | 'error' | 'warning' | 'info'
export type ToastOptions = { description?: string; action?: { label: string; onClick: () => void } }
export type Toast = ToastOptions & { kind: ToastKind; title: string }

type Show = (toast: Toast) => void

let show: Show | undefined
const waiting: Toast[] = []
const listeners = new Set<() => void>()

function send(kind: ToastKind, title: string, options: ToastOptions = {}): void {
  const toast = { kind, title, ...options }
  if (show) return show(toast)
  waiting.push(toast)
  for (const listener of listeners) listener()
}

/** Can be called from anywhere. What belongs to a field is shown at the field, not here. */
export const toast = {
  success: (title: string, options?: ToastOptions) => send('success', title, options),
  error: (title: string, options?: ToastOptions) => send('error', title, options),
  warning: (title: string, options?: ToastOptions) => send('warning', title, options),
  info: (title: string, options?: ToastOptions) => send('info', title, options),
}

/** Whether a toast was ever requested: until then the library is not loaded. */
export const isToasterWanted = (): boolean => show !== undefined || waiting.length > 0

export function onToasterWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Connects the loaded toaster, which shows queued and all further toasts. */
export function connectToaster(connected: Show): () => void {
  show = connected
  for (const toast of waiting.splice(0)) connected(toast)
  return () => {
    if (show === connected) show = undefined
  }
}
