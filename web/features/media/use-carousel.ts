import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useReducedMotion } from '#web/lib/use-reduced-motion.ts'

/**
 * A natively scrolled and snapped strip of items as wide as itself: returns the visible item, and a function to scroll
 * to another one.
 */
export function useCarousel(count: number, start: number) {
  const strip = useRef<HTMLElement>(null)
  const [at, setAt] = useState(start)
  const isStill = useReducedMotion()

  useLayoutEffect(() => {
    const element = strip.current
    if (element) element.scrollLeft = start * element.clientWidth
  }, [start])

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const look = () => {
      if (element.clientWidth > 0) setAt(Math.round(element.scrollLeft / element.clientWidth))
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [])

  const shown = Math.min(at, count - 1)
  const go = (index: number) => {
    const target = Math.min(Math.max(index, 0), count - 1)
    const element = strip.current
    if (!element || target === shown) return
    element.scrollTo({ left: target * element.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Arrow keys seek in the video's own controls.
    if (event.target instanceof HTMLVideoElement) return
    const targets: Record<string, number> = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  })
  // On the whole document: the viewer covers the page, and any of its buttons may have the focus.
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return { strip, at: shown, go }
}
