import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { gridWindow, indexesToRender, type GridWindow } from './grid-window.ts'

/** The number of columns and the indexes to render now; follows scrolling, resizing and the focus. */
export function useGridWindow(list: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState<GridWindow>({ columns: 1, first: 0, last: 0 })
  const [focused, setFocused] = useState<number>()

  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return
      const { top, width } = list.current.getBoundingClientRect()
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const next = gridWindow(count, { top, width, viewHeight: innerHeight, rem })
      setView((now) => (isSame(now, next) ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', measure)
    }
  }, [list, count])

  useLayoutEffect(() => {
    const grid = list.current
    const follow = (target: EventTarget | null) => {
      const card = target instanceof Element && grid?.contains(target) && target.closest<HTMLElement>('[data-index]')
      setFocused(card ? Number(card.dataset.index) : undefined)
    }
    const onFocusIn = ({ target }: FocusEvent) => follow(target)
    const onFocusOut = ({ relatedTarget }: FocusEvent) => follow(relatedTarget)
    grid?.addEventListener('focusin', onFocusIn)
    grid?.addEventListener('focusout', onFocusOut)
    return () => {
      grid?.removeEventListener('focusin', onFocusIn)
      grid?.removeEventListener('focusout', onFocusOut)
    }
  }, [list])

  return { columns: view.columns, indexes: indexesToRender(view, count, focused) }
}

const isSame = (one: GridWindow, other: GridWindow) =>
  one.columns === other.columns && one.first === other.first && one.last === other.last
