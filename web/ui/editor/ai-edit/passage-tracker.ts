import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

type Range = { from: number; to: number }

// A document that is set anew begins without ranges, so what was followed in it counts as changed.
const key = new PluginKey<(Range | null)[]>('passageTracker')

/** Follows ranges of the document while other things change; a range whose own content changes is lost (null). */
function createPlugin(ranges: Range[]): Plugin<(Range | null)[]> {
  let isFirst = true
  return new Plugin<(Range | null)[]>({
    key,
    state: {
      init: () => {
        const initial = isFirst ? ranges : []
        isFirst = false
        return initial
      },
      apply: (transaction, tracked) =>
        transaction.docChanged ? tracked.map((range) => range && follow(range, transaction)) : tracked,
    },
    props: {
      decorations: (state) => {
        const marks = (key.getState(state) ?? []).flatMap((range) =>
          range ? [Decoration.inline(range.from, range.to, { class: 'rewritten-passage' })] : [],
        )
        return DecorationSet.create(state.doc, marks)
      },
    },
  })
}

function follow(range: Range, { mapping, before, doc }: Transaction): Range | null {
  const moved = { from: mapping.map(range.from, 1), to: mapping.map(range.to, -1) }
  if (moved.from >= moved.to) return null
  const isSame = before.slice(range.from, range.to).content.eq(doc.slice(moved.from, moved.to).content)
  return isSame ? moved : null
}

/** Begins to follow these ranges instead of others. */
export function trackPassages(editor: Editor, ranges: Range[]): void {
  editor.unregisterPlugin(key)
  editor.registerPlugin(createPlugin(ranges))
}

export function stopTracking(editor: Editor): void {
  if (!editor.isDestroyed) editor.unregisterPlugin(key)
}

/** Where they are now; null when one of `count` has changed, or is gone. */
export function trackedPassages(editor: Editor, count: number): Range[] | null {
  const ranges = key.getState(editor.state) ?? []
  const found = ranges.filter((range) => range !== null)
  return found.length === count ? found : null
}
