import type { Editor } from '@tiptap/core'
import { useCallback, useMemo, useState } from 'react'
import { insertImage } from './insert-image.ts'
import type { PickedImage } from './insert-image.ts'
import type { PanelOpeners } from './toolbar-action.ts'

export type PanelName = 'linkForm' | 'find' | 'aiEdit'

/** The open state of the panels: 0 if closed, else a number that is incremented when an open one is requested again. */
export function usePanels() {
  const [opened, setOpened] = useState<Record<PanelName, number>>({ linkForm: 0, find: 0, aiEdit: 0 })
  const open = useCallback((name: PanelName) => setOpened((current) => ({ ...current, [name]: current[name] + 1 })), [])
  const close = useCallback((name: PanelName) => setOpened((current) => ({ ...current, [name]: 0 })), [])
  return { opened, open, close }
}

/** Functions that open the panels, for the toolbars. */
export function usePanelOpeners(
  editor: Editor,
  open: (name: PanelName) => void,
  onPickImage?: () => Promise<PickedImage | null>,
): PanelOpeners {
  return useMemo(
    () => ({
      linkForm: () => open('linkForm'),
      find: () => open('find'),
      ...(onPickImage && { imagePicker: () => void insertImage(editor, onPickImage) }),
    }),
    [editor, onPickImage, open],
  )
}
