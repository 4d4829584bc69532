import type { Editor } from '@tiptap/core'
import { posToDOMRect } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { buttonClass } from '../button-class.ts'
import { anchoredPosition } from '../use-anchored.ts'
import { ActionButtons, ariaKeys, spellKeys } from './ActionButtons.tsx'
import { LinkForm } from './LinkForm.tsx'
import { selectionGroups } from './toolbar-actions.ts'
import type { PanelOpeners } from './toolbar-action.ts'
import { ToolbarFrame } from './ToolbarFrame.tsx'

type SelectionMenuProps = {
  editor: Editor
  /** The toolbar, which the menu must not cover. */
  bar: RefObject<HTMLElement | null>
  isLinkFormOpen: boolean
  open: PanelOpeners
  onLinkFormClose: () => void
  /** Opens AI edit; without it there is no button. */
  onAiEdit?: (() => void) | undefined
}

/** The toolbar or link form beside selected text. Tiptap's BubbleMenu would add 11 KB for the positioning. */
export function SelectionMenu({ editor, bar, isLinkFormOpen, open, onLinkFormClose, onAiEdit }: SelectionMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const hasSelection = useSelectedText(editor, menu)
  const isOpen = isLinkFormOpen || hasSelection
  useBesideSelection({ editor, menu, bar, isOpen })
  return (
    <div
      ref={menu}
      popover="manual"
      className="fixed inset-auto m-0 max-w-[calc(100vw-16px)] overflow-visible rounded-panel border border-line bg-surface-1 p-1.5 text-ink shadow-float"
    >
      {isOpen && isLinkFormOpen && <LinkForm editor={editor} onClose={onLinkFormClose} />}
      {isOpen && !isLinkFormOpen && (
        <ToolbarFrame label="Selected text" className="flex flex-wrap gap-2" onEscape={() => editor.view.focus()}>
          {onAiEdit && <AiEditButton onClick={onAiEdit} />}
          <ActionButtons editor={editor} groups={selectionGroups} open={open} />
        </ToolbarFrame>
      )}
    </div>
  )
}

const aiEditKeys = 'Mod+J'

function AiEditButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
      title={spellKeys(aiEditKeys)}
      aria-keyshortcuts={ariaKeys(aiEditKeys)}
      // Keeps the focus and the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <WandSparkles aria-hidden className="size-4 shrink-0" />
      AI edit
    </button>
  )
}

/** Whether suitable text is selected, and no pointer is still selecting. */
function useSelectedText(editor: Editor, menu: RefObject<HTMLElement | null>): boolean {
  const [isSelected, setSelected] = useState(false)
  useEffect(() => {
    const text = editor.view.dom
    const listening = new AbortController()
    const { signal } = listening
    let isPressed = false
    const update = () => setSelected(!signal.aborted && !isPressed && hasSelectedText(editor, menu.current))
    // During a focus change, document.activeElement is the body.
    const updateLater = () => setTimeout(update)
    const onPress = () => {
      isPressed = true
      update()
    }
    const onRelease = () => {
      isPressed = false
      updateLater()
    }
    editor.on('transaction', update)
    editor.on('blur', updateLater)
    text.addEventListener('pointerdown', onPress, { signal })
    addEventListener('pointerup', onRelease, { signal })
    addEventListener('pointercancel', onRelease, { signal })
    menu.current?.addEventListener('focusout', updateLater, { signal })
    return () => {
      listening.abort()
      editor.off('transaction', update)
      editor.off('blur', updateLater)
    }
  }, [editor, menu])
  return isSelected
}

function hasSelectedText({ isEditable, state, view }: Editor, menu: HTMLElement | null): boolean {
  const { doc, selection } = state
  if (!isEditable || selection instanceof NodeSelection || selection.$from.parent.type.spec.code) return false
  const isFocused = view.hasFocus() || (menu?.contains(document.activeElement) ?? false)
  return isFocused && doc.textBetween(selection.from, selection.to).trim() !== ''
}

type Placing = {
  editor: Editor
  menu: RefObject<HTMLElement | null>
  bar: RefObject<HTMLElement | null>
  isOpen: boolean
}

/**
 * Positions the menu in the top layer above the selection; below it if the toolbar or the system's own menu is there.
 */
function useBesideSelection({ editor, menu, bar, isOpen }: Placing): void {
  useLayoutEffect(() => {
    const box = menu.current
    if (!isOpen || !box) return undefined
    const isTouch = matchMedia('(pointer: coarse)').matches
    const move = () => {
      const { from, to } = editor.state.selection
      const selected = posToDOMRect(editor.view, from, to)
      const size = { width: box.offsetWidth, height: box.offsetHeight }
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const above = anchoredPosition(selected, size, viewport, 'top', 'center')
      const isCovering = above.top < (bar.current?.getBoundingClientRect().bottom ?? 0)
      const { top, left } =
        isTouch || isCovering ? anchoredPosition(selected, size, viewport, 'bottom', 'center') : above
      box.style.setProperty('top', `${top}px`)
      box.style.setProperty('left', `${left}px`)
    }
    box.showPopover()
    move()
    const resized = new ResizeObserver(move)
    resized.observe(box)
    editor.on('transaction', move)
    addEventListener('scroll', move, { capture: true, passive: true })
    addEventListener('resize', move)
    return () => {
      resized.disconnect()
      editor.off('transaction', move)
      removeEventListener('scroll', move, { capture: true })
      removeEventListener('resize', move)
      if (box.isConnected) box.hidePopover()
    }
  }, [editor, menu, bar, isOpen])
}
