import type { Editor } from '@tiptap/core'
import { useCallback, useMemo, useState } from 'react'
import { insertImage } from './insert-image.ts'
import type { PickedImage } from './insert-image.ts'
import type { Openings } from './toolbar-actions.ts'

export type Opening = 'linkForm' | 'find' | 'aiEdit'

/** The open state of the panels: 0 if closed, else a number that is incremented when an open one is requested again. */
export function useOpenings() {
  const [opened, setOpened] = useState<Record<Opening, number>>({ linkForm: 0, find: 0, aiEdit: 0 })
  const open = useCallback((name: Opening) => setOpened((current) => ({ ...current, [name]: current[name] + 1 })), [])
  const close = useCallback((name: Opening) => setOpened((current) => ({ ...current, [name]: 0 })), [])
  return { opened, open, close }
}

/** The state in the shape that toolbars need. */
export function useToolbarOpenings(
  editor: Editor,
  open: (name: Opening) => void,
  onPickImage?: () => Promise<PickedImage | null>,
): Openings {
  return useMemo(
    () => ({
      linkForm: () => open('linkForm'),
      find: () => open('find'),
      ...(onPickImage && { imagePicker: () => void insertImage(editor, onPickImage) }),
    }),
    [editor, onPickImage, open],
  )
}
