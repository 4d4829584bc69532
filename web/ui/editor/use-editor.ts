import { Editor } from '@tiptap/core'
import type { EditorOptions } from '@tiptap/core'
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

const settings: Partial<EditorOptions> = {
  // We have our own style sheet (editor.css).
  injectCSS: false,
  // Of the paste rules only that for URLs: the others would format "2 * 3 *".
  enablePasteRules: ['link'],
  // Nothing listens to deletions, and computing them slows down every key.
  enableCoreExtensions: { delete: false },
}

/** Mounts an editor in `place`. The initial options apply, except `editorProps` and `editable`, which may change. */
export function useEditor(place: RefObject<HTMLElement | null>, options: Partial<EditorOptions>): Editor {
  const [editor] = useState(() => new Editor({ ...options, ...settings, element: null }))
  const { editorProps = {}, editable = true } = options
  useLayoutEffect(() => {
    if (place.current) editor.mount(place.current)
    return () => editor.unmount()
  }, [editor, place])
  useEffect(() => editor.setOptions({ editorProps, editable }), [editor, editorProps, editable])
  return editor
}

/** Selects a plain value from the editor's state, updated in the frame after every transaction. */
export function useEditorState<Value extends string | boolean>(editor: Editor, read: (editor: Editor) => Value): Value {
  const subscribe = useCallback((notify: () => void) => onChange(editor, notify), [editor])
  return useSyncExternalStore(subscribe, () => read(editor))
}

const listeners = new WeakMap<Editor, Set<() => void>>()

/** Deferred to a frame, so that updating some thirty buttons does not slow down keys. */
function onChange(editor: Editor, notify: () => void): () => void {
  const all = listeners.get(editor) ?? listenTo(editor)
  all.add(notify)
  return () => all.delete(notify)
}

function listenTo(editor: Editor): Set<() => void> {
  const all = new Set<() => void>()
  let frame: number | undefined
  editor.on('transaction', () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      for (const notify of all) notify()
    })
  })
  listeners.set(editor, all)
  return all
}
