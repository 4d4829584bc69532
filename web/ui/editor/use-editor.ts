import { Editor } from '@tiptap/core'
import type { EditorOptions } from '@tiptap/core'
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

const settings: Partial<EditorOptions> = {
  // Its style sheet is ours (editor.css).
  injectCSS: false,
  // Of its rules for pasted text only that for addresses: the others read "2 * 3 *".
  enablePasteRules: ['link'],
  // Nobody listens to what is deleted, and working it out costs every key.
  enableCoreExtensions: { delete: false },
}

/** An editor in `place`. The options count once, but for `editorProps` and `editable`, which may change. */
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

/** What `read` finds in the editor, from the frame after every transaction. It must be a plain value. */
export function useEditorState<Value extends string | boolean>(editor: Editor, read: (editor: Editor) => Value): Value {
  const subscribe = useCallback((notify: () => void) => onChange(editor, notify), [editor])
  return useSyncExternalStore(subscribe, () => read(editor))
}

const listeners = new WeakMap<Editor, Set<() => void>>()

/** Reading what some thirty buttons show is no part of handling a key. */
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
