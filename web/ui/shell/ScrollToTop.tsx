import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** On every route change (B2) the page begins at its top; a keyboard and a screen reader begin in its content. */
export function ScrollToTop() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    window.scrollTo(0, 0)
    const main = document.querySelector('main')
    // A screen that gave the focus to one of its fields keeps it.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
