import { useEffect, useImperativeHandle, useRef } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react'

type ToolbarFrameProps = {
  label: string
  className: string
  /** Moves the focus out of the toolbar. */
  onEscape: () => void
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * A toolbar with a roving tabindex: one Tab stop, on the last focused button; arrows, Home and End inside. Its buttons
 * have `tabIndex={-1}`. Radix's toolbar would add 5 KB.
 */
export function ToolbarFrame({ label, className, onEscape, children, ref }: ToolbarFrameProps) {
  const bar = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => bar.current!)
  const buttons = () => [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])]
  const makeStop = (stop: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1
  }
  // The set of buttons may have changed.
  useEffect(() => {
    const all = buttons()
    if (!all.some(({ tabIndex }) => tabIndex === 0)) makeStop(all[0])
  })
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target !== bar.current) makeStop(target)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onEscape()
    const all = buttons()
    const at = all.findIndex((button) => button === document.activeElement)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    all.at(next % all.length)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus
    <div ref={bar} role="toolbar" aria-label={label} className={className} onFocus={onFocus} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

/** Focuses the last focused button, or else the first. */
export function focusToolbar(bar: HTMLElement | null): void {
  bar?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
}
