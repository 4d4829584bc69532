import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** On every route change (B2) scrolls to the top, and focuses the content for keyboards and screen readers. */
export function ScrollToTop() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    window.scrollTo(0, 0)
    const main = document.querySelector('main')
    // Unless the screen has focused one of its fields.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
