import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

export type Side = 'top' | 'bottom'
type Align = 'start' | 'center'
type Box = { top: number; bottom: number; left: number; width: number }
type Extent = { width: number; height: number }

/** The gap between anchor and floating element, and the margin to the window's edges. */
const gap = 6
const margin = 8

/**
 * The position of a box of `size` beside `anchor` in `viewport` (px): on `side`, or flipped if it does not fit there.
 */
export function anchoredPosition(anchor: Box, size: Extent, viewport: Extent, side: Side, align: Align) {
  const above = anchor.top - gap - size.height
  const below = anchor.bottom + gap
  const fitsAbove = above >= margin
  const fitsBelow = below + size.height <= viewport.height - margin
  const isAbove = side === 'top' ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow
  const wished = align === 'start' ? anchor.left : anchor.left + (anchor.width - size.width) / 2
  const rightmost = viewport.width - margin - size.width
  return { top: isAbove ? above : below, left: Math.max(margin, Math.min(wished, rightmost)) }
}

/**
 * While `isOpen`, shows a `popover="manual"` element in the top layer beside its anchor, and follows it on scrolling.
 * The top layer is above dialogs and never clipped.
 */
export function useAnchored(
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  {
    isOpen,
    side,
    align,
    hasAnchorWidth = false,
  }: { isOpen: boolean; side: Side; align: Align; hasAnchorWidth?: boolean },
): void {
  useLayoutEffect(() => {
    const box = floating.current
    if (!isOpen || !box || !anchor.current) return undefined
    const move = () => {
      if (!anchor.current) return
      const rect = anchor.current.getBoundingClientRect()
      if (hasAnchorWidth) box.style.setProperty('width', `${rect.width}px`)
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const { top, left } = anchoredPosition(
        rect,
        { width: box.offsetWidth, height: box.offsetHeight },
        viewport,
        side,
        align,
      )
      box.style.setProperty('top', `${top}px`)
      box.style.setProperty('left', `${left}px`)
    }
    box.showPopover()
    move()
    const resized = new ResizeObserver(move)
    resized.observe(box)
    addEventListener('scroll', move, { capture: true, passive: true })
    addEventListener('resize', move)
    return () => {
      resized.disconnect()
      removeEventListener('scroll', move, { capture: true })
      removeEventListener('resize', move)
      if (box.isConnected) box.hidePopover()
    }
  }, [anchor, floating, isOpen, side, align, hasAnchorWidth])
}
