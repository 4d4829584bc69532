import type { Editor } from '@tiptap/core'
import { posToDOMRect } from '@tiptap/core'
import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { anchoredPosition } from '../../use-anchored.ts'

/** Minimum distance from the window's edges, in pixels. */
const margin = 8

/**
 * Positions the panel in the top layer beside its text, inside the window while that scrolls. On narrow screens it is
 * at the bottom, above the on-screen keyboard (by its own style).
 */
export function usePanelPosition(
  panel: RefObject<HTMLElement | null>,
  editor: Editor,
  rangeOf: () => { from: number; to: number },
): void {
  useLayoutEffect(() => {
    const box = panel.current
    if (!box) return undefined
    const narrow = matchMedia('(width < 40rem)')
    const move = () => {
      const { clientWidth: width } = document.documentElement
      const shown = window.visualViewport
      const keyboard = shown ? Math.max(0, window.innerHeight - shown.height - shown.offsetTop) : 0
      box.style.setProperty('--keyboard', `${keyboard}px`)
      if (narrow.matches) {
        box.style.removeProperty('top')
        box.style.removeProperty('left')
        return
      }
      const { from, to } = rangeOf()
      const most = editor.state.doc.content.size
      const text = posToDOMRect(editor.view, Math.min(from, most), Math.min(to, most))
      const size = { width: box.offsetWidth, height: box.offsetHeight }
      const preferred = anchoredPosition(text, size, { width, height: window.innerHeight }, 'bottom', 'start')
      const lowest = window.innerHeight - margin - size.height
      box.style.setProperty('top', `${Math.max(margin, Math.min(preferred.top, lowest))}px`)
      box.style.setProperty('left', `${preferred.left}px`)
    }
    box.showPopover()
    move()
    if (narrow.matches) showAbove(box, editor, rangeOf())
    const listening = new AbortController()
    const { signal } = listening
    const resized = new ResizeObserver(move)
    resized.observe(box)
    editor.on('transaction', move)
    addEventListener('scroll', move, { capture: true, passive: true, signal })
    addEventListener('resize', move, { signal })
    window.visualViewport?.addEventListener('resize', move, { signal })
    window.visualViewport?.addEventListener('scroll', move, { signal })
    return () => {
      listening.abort()
      resized.disconnect()
      editor.off('transaction', move)
      if (box.isConnected) box.hidePopover()
    }
  }, [panel, editor, rangeOf])
}

/** Below the sticky bars, in pixels. */
const firstLine = 140

/** On a narrow screen the panel at the bottom would cover its text. */
function showAbove(box: HTMLElement, editor: Editor, { from, to }: { from: number; to: number }): void {
  const { top, bottom } = posToDOMRect(editor.view, from, to)
  const isSeen = top >= firstLine && bottom <= box.getBoundingClientRect().top
  if (!isSeen) scrollBy({ top: top - firstLine })
}
