import { cx } from '#web/lib/cx.ts'
import { cloneElement, useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, MouseEvent, PointerEvent, ReactElement, ReactNode } from 'react'
import { useAnchored } from './use-anchored.ts'
import type { Side } from './use-anchored.ts'

/** Milliseconds (B9): delay before a tooltip opens; and time after closing in which the next opens immediately. */
const delay = 700
const skipDelay = 300
/** Time to move the pointer onto the tooltip itself (WCAG 1.4.13). */
const grace = 120

let lastClosedAt = Number.NEGATIVE_INFINITY

type TriggerProps = {
  'aria-describedby'?: string
  onPointerEnter?: (event: PointerEvent) => void
  onPointerLeave?: (event: PointerEvent) => void
  onClick?: (event: MouseEvent) => void
  onFocus?: (event: FocusEvent) => void
  onBlur?: (event: FocusEvent) => void
}

/**
 * For helpful, never for necessary text: touch does not open it (unless `opensOnPress`). The child is one element that
 * accepts pointer and focus events. Not Radix's: 1 KB instead of 15, and buttons of the first screen use it.
 */
export function Tooltip({
  content,
  side = 'top',
  opensOnPress = false,
  children,
}: {
  content: ReactNode
  side?: Side
  /** For a trigger without an action of its own: touch opens the tooltip, too. */
  opensOnPress?: boolean
  children: ReactElement<TriggerProps>
}) {
  const id = useId()
  const anchor = useRef<Element>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)
  useAnchored(anchor, bubble, { isOpen, side, align: 'center' })

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!isOpen) return undefined
    // Captured on window: Escape closes a tooltip without closing the dialog around it.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
    }
    const press = () => setOpen(false)
    addEventListener('keydown', escape, true)
    addEventListener('pointerdown', press, true)
    return () => {
      lastClosedAt = performance.now()
      removeEventListener('keydown', escape, true)
      removeEventListener('pointerdown', press, true)
    }
  }, [isOpen])

  const turn = (open: boolean, after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpen, after, open)
  }
  const { props } = children
  // oxlint-disable-next-line react/refs -- the handlers are only passed on; they read the refs when they run
  const trigger = cloneElement(children, {
    'aria-describedby': [props['aria-describedby'], isOpen && id].filter(Boolean).join(' ') || undefined,
    onPointerEnter: (event) => {
      props.onPointerEnter?.(event)
      anchor.current = event.currentTarget
      if (event.pointerType !== 'touch') turn(true, performance.now() - lastClosedAt < skipDelay ? 0 : delay)
    },
    onPointerLeave: (event) => {
      props.onPointerLeave?.(event)
      if (isOpen) lastClosedAt = performance.now()
      turn(false, grace)
    },
    onClick: (event) => {
      props.onClick?.(event)
      anchor.current = event.currentTarget
      if (opensOnPress) turn(true, 0)
    },
    onFocus: (event) => {
      props.onFocus?.(event)
      anchor.current = event.currentTarget
      // The focus may be on a descendant, such as a card's radio button.
      if (event.target.matches(':focus-visible')) turn(true, 0)
    },
    onBlur: (event) => {
      props.onBlur?.(event)
      turn(false, 0)
    },
  })

  return (
    <>
      {trigger}
      {isOpen && (
        <span
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          onPointerEnter={() => turn(true, 0)}
          onPointerLeave={() => turn(false, grace)}
          className={cx(
            'pointer-events-auto fixed inset-auto m-0 w-max max-w-72 animate-appear rounded-control bg-ink px-2.5',
            'py-1.5 text-left font-sans text-xs font-normal tracking-normal text-pretty whitespace-normal text-paper',
          )}
        >
          {content}
        </span>
      )}
    </>
  )
}
