import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { BlockRules } from './block-rules.ts'

/** Blocks on each side of the caret that are never skipped, and how near to the last of them it may come. */
const NEAR = 20
const EDGE = 8
/** Milliseconds till they are chosen anew when it comes nearer. */
const DELAY = 250

/**
 * Lets the browser skip the blocks that are out of sight and far from the caret, as each of them makes a key slower
 * (bench/editor-typing.ts). Chrome puts the caret beside a block that it skips, as it does each that comes into sight or
 * into the document until the next frame. So where the caret is, or will be by a jump or a click, none is skipped.
 */
export const SkipUnseen = Extension.create({
  name: 'skipUnseen',
  addProseMirrorPlugins() {
    let skipping: Skipping | undefined
    return [
      new Plugin({
        view: (view) => (skipping = new Skipping(view)),
        props: {
          handleDOMEvents: {
            keydown: () => skipping?.showAround(),
            pointerdown: (_view, { target }) => skipping?.showAround(target),
          },
        },
      }),
    ]
  },
})

class Skipping {
  readonly #view: EditorView
  readonly #rules: BlockRules
  /** The blocks in whose neighbourhood none is skipped; without any none is at all. */
  #centers: number[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** One that is known not to be skipped, as counting blocks takes a fourteenth of a key. */
  #shown: Node | undefined

  constructor(view: EditorView) {
    this.#view = view
    this.#rules = new BlockRules(view)
  }

  update(view: EditorView, before: EditorView['state']) {
    if (!view.editable) return this.#showAll()
    if (view.state.doc === before.doc && view.state.selection === before.selection) return
    if (view.state.doc.childCount !== before.doc.childCount) this.#shown = undefined
    const ends = this.#ends
    // A text that nobody is in yet has to be shown once, for its heights.
    const isDue = this.#centers.length === 0 ? view.hasFocus() : !this.#areWithin(NEAR - EDGE, ends)
    if (isDue) this.#timer ??= setTimeout(() => this.#show(this.#ends), DELAY)
    this.#showIfSkipped(ends)
  }

  /** Skips none where the browser's selection is (that of the editor may be a moment behind), and none around `place`. */
  showAround(place?: EventTarget | null) {
    const { anchorNode = null, focusNode = null } = getSelection() ?? {}
    const blocks = [anchorNode, focusNode, place].map((node) => this.#blockOf(node)).filter((block) => block !== null)
    if (blocks.every((block) => block === this.#shown)) return
    const all = [...this.#view.dom.children]
    this.#showIfSkipped(blocks.map((block) => all.indexOf(block as Element)))
    this.#shown = blocks[0]
  }

  destroy() {
    this.#showAll()
    this.#rules.destroy()
  }

  #blockOf(place: EventTarget | null | undefined): ChildNode | null {
    let node = place instanceof Node ? place : null
    while (node && node.parentNode !== this.#view.dom) node = node.parentNode
    return node as ChildNode | null
  }

  /** The blocks in which the selection begins and ends. */
  get #ends() {
    const { $anchor, $head } = this.#view.state.selection
    return [$anchor.index(0), $head.index(0)]
  }

  #areWithin(distance: number, blocks: number[]) {
    return blocks.every((block) => this.#centers.some((center) => Math.abs(block - center) <= distance))
  }

  /** The next block is needed too, as arrows go there. */
  #showIfSkipped(blocks: number[]) {
    if (this.#centers.length > 0 && !this.#areWithin(NEAR - 1, blocks)) this.#show(blocks)
  }

  #showAll() {
    this.#stopTimer()
    if (this.#centers.length === 0) return
    this.#centers = []
    this.#rules.clear()
  }

  #stopTimer() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #show(centers: number[]) {
    this.#stopTimer()
    this.#centers = centers
    this.#shown = undefined
    const near = centers.map((center) => `:nth-child(n + ${center + 1 - NEAR}):nth-child(-n + ${center + 1 + NEAR})`)
    // Keys jump to the first and the last.
    this.#rules.set(`:not(:first-child, :last-child, ${near.join(', ')})`, 'content-visibility: auto')
  }
}
