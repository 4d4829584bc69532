import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { IconButton } from './IconButton.tsx'
import type { IconButtonProps } from './IconButton.tsx'

export const scrimClass =
  'fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear'

const fields = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)'

/**
 * Radix only restores the focus to its own trigger. Our dialogs are opened by state, from menus and lazy chunks, so
 * this restores the focus to the element that had it when the dialog opened, or to main if that is gone (a deleted
 * row). Inside, the first field gets the focus, or else the first button.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      // A menu is unmounted when an item is chosen; its trigger stays, and labels it.
      const trigger = document.activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
      opener.current = trigger ? document.getElementById(trigger) : document.activeElement
      const field = event.currentTarget instanceof HTMLElement && event.currentTarget.querySelector(fields)
      if (!(field instanceof HTMLElement)) return
      event.preventDefault()
      field.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const isThere = opener.current?.isConnected && opener.current !== document.body
      const target = isThere ? opener.current : document.querySelector('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}

export function CloseButton(props: Omit<IconButtonProps, 'icon' | 'label'>) {
  return <IconButton {...props} icon={X} label="Close" hasTooltip={false} />
}
