import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { gridWindow, placesIn, type GridWindow } from './grid-window.ts'

/** The number of columns and the indexes to render now; follows scrolling, resizing and the focus. */
export function useGridWindow(list: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState<GridWindow>({ columns: 1, first: 0, last: 0 })
  const [focused, setFocused] = useState<number>()

  useLayoutEffect(() => {
    const look = () => {
      if (!list.current) return
      const { top, width } = list.current.getBoundingClientRect()
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const next = gridWindow(count, { top, width, viewHeight: innerHeight, rem })
      setView((now) => (isSame(now, next) ? now : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', look)
    }
  }, [list, count])

  useLayoutEffect(() => {
    const grid = list.current
    const follow = (target: EventTarget | null) => {
      const card = target instanceof Element && grid?.contains(target) && target.closest<HTMLElement>('[data-place]')
      setFocused(card ? Number(card.dataset.place) : undefined)
    }
    const take = ({ target }: FocusEvent) => follow(target)
    const lose = ({ relatedTarget }: FocusEvent) => follow(relatedTarget)
    grid?.addEventListener('focusin', take)
    grid?.addEventListener('focusout', lose)
    return () => {
      grid?.removeEventListener('focusin', take)
      grid?.removeEventListener('focusout', lose)
    }
  }, [list])

  return { columns: view.columns, places: placesIn(view, count, focused) }
}

const isSame = (one: GridWindow, other: GridWindow) =>
  one.columns === other.columns && one.first === other.first && one.last === other.last
