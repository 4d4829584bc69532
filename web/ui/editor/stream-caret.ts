import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const key = new PluginKey<DecorationSet>('streamCaret')

/** Shows the position of streamed text. A replaced document has none. */
export const StreamCaret = Extension.create({
  name: 'streamCaret',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, caret) => {
          const position: unknown = transaction.getMeta(key)
          if (typeof position !== 'number') return caret.map(transaction.mapping, transaction.doc)
          return DecorationSet.create(transaction.doc, [
            Decoration.widget(position, createCaret, { key: 'caret', side: 1 }),
          ])
        },
      },
      props: { decorations: (state: EditorState) => key.getState(state) },
    }),
  ],
})

export function placeCaret(transaction: Transaction, position: number): Transaction {
  return transaction.setMeta(key, position)
}

function createCaret(): HTMLElement {
  const caret = document.createElement('span')
  caret.className = 'stream-caret'
  caret.ariaHidden = 'true'
  return caret
}
