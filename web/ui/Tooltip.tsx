import { cx } from '#web/lib/cx.ts'
import { cloneElement, useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, MouseEvent, PointerEvent, ReactElement, ReactNode } from 'react'
import { useAnchored } from './use-anchored.ts'
import type { Side } from './use-anchored.ts'

/** Milliseconds (B9): before a tooltip shows; and after one closed, in which the next shows at once. */
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
 * Words that help, never words that are needed: a finger does not get them (but with `opensOnPress`). The child is one element that takes pointer and
 * focus events. Our own rather than Radix's: 1 KB against 15, and buttons of the first screen use it.
 */
export function Tooltip({
  content,
  side = 'top',
  opensOnPress = false,
  children,
}: {
  content: ReactNode
  side?: Side
  /** Where pressing does nothing else: then a finger gets to read it too. */
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
    // On window and captured: an Escape that closes a tooltip must not close the dialog around it as well.
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
  // oxlint-disable-next-line react/refs -- the handlers are only handed on here; they read the refs when they run
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
      // The focus may be inside: on the radio button of a card.
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
