import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

type Range = { from: number; to: number }

// A replaced document starts without ranges, so the tracked passages count as changed.
const key = new PluginKey<(Range | null)[]>('passageTracker')

/** Maps ranges through changes elsewhere; a range whose own content changes becomes null. */
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

/** Tracks these ranges instead of the previous ones. */
export function trackPassages(editor: Editor, ranges: Range[]): void {
  editor.unregisterPlugin(key)
  editor.registerPlugin(createPlugin(ranges))
}

export function stopTracking(editor: Editor): void {
  if (!editor.isDestroyed) editor.unregisterPlugin(key)
}

/** The current ranges; null if any of the `count` has changed or been deleted. */
export function trackedPassages(editor: Editor, count: number): Range[] | null {
  const ranges = key.getState(editor.state) ?? []
  const found = ranges.filter((range) => range !== null)
  return found.length === count ? found : null
}
