import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { BlockRules } from './block-rules.ts'

/** Blocks on each side of the caret that are never skipped, and how close the caret may get to the last of them. */
const RENDERED_BLOCKS = 20
const MARGIN_BLOCKS = 8
/** Throttle in milliseconds for updating that range. */
const UPDATE_DELAY = 250

/**
 * Applies `content-visibility: auto` to blocks far from the caret, as every rendered block slows down typing
 * (bench/editor-typing.ts). Chrome misplaces the caret at a skipped block, and at one that has not been rendered for a
 * frame. So no block is skipped where the caret is or may go next, by a jump or a click.
 */
export const SkipOffscreenBlocks = Extension.create({
  name: 'skipOffscreenBlocks',
  addProseMirrorPlugins() {
    let blockSkipping: BlockSkipping | undefined
    return [
      new Plugin({
        view: (view) => (blockSkipping = new BlockSkipping(view)),
        props: {
          handleDOMEvents: {
            keydown: () => blockSkipping?.renderAround(),
            pointerdown: (_view, { target }) => blockSkipping?.renderAround(target),
          },
        },
      }),
    ]
  },
})

class BlockSkipping {
  readonly #view: EditorView
  readonly #rules: BlockRules
  /** The blocks around which none is skipped; if empty, none is skipped at all. */
  #centers: number[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** A block known not to be skipped, since counting blocks takes a fourteenth of a key press. */
  #rendered: Node | undefined

  constructor(view: EditorView) {
    this.#view = view
    this.#rules = new BlockRules(view)
  }

  update(view: EditorView, before: EditorView['state']) {
    if (!view.editable) return this.#renderAll()
    if (view.state.doc === before.doc && view.state.selection === before.selection) return
    if (view.state.doc.childCount !== before.doc.childCount) this.#rendered = undefined
    const ends = this.#ends
    // Before the first focus all blocks are rendered once, to measure their heights.
    const isDue = this.#centers.length === 0 ? view.hasFocus() : !this.#areWithin(RENDERED_BLOCKS - MARGIN_BLOCKS, ends)
    if (isDue) this.#timer ??= setTimeout(() => this.#renderAround(this.#ends), UPDATE_DELAY)
    this.#renderIfSkipped(ends)
  }

  /** Renders the blocks around the native selection (the editor's may be outdated) and around `place`. */
  renderAround(place?: EventTarget | null) {
    const { anchorNode = null, focusNode = null } = getSelection() ?? {}
    const blocks = [anchorNode, focusNode, place].map((node) => this.#blockOf(node)).filter((block) => block !== null)
    if (blocks.every((block) => block === this.#rendered)) return
    const all = [...this.#view.dom.children]
    this.#renderIfSkipped(blocks.map((block) => all.indexOf(block as Element)))
    this.#rendered = blocks[0]
  }

  destroy() {
    this.#renderAll()
    this.#rules.destroy()
  }

  #blockOf(place: EventTarget | null | undefined): ChildNode | null {
    let node = place instanceof Node ? place : null
    while (node && node.parentNode !== this.#view.dom) node = node.parentNode
    return node as ChildNode | null
  }

  /** The blocks of the selection's ends. */
  get #ends() {
    const { $anchor, $head } = this.#view.state.selection
    return [$anchor.index(0), $head.index(0)]
  }

  #areWithin(distance: number, blocks: number[]) {
    return blocks.every((block) => this.#centers.some((center) => Math.abs(block - center) <= distance))
  }

  /** Includes the next block, as arrow keys go there. */
  #renderIfSkipped(blocks: number[]) {
    if (this.#centers.length > 0 && !this.#areWithin(RENDERED_BLOCKS - 1, blocks)) this.#renderAround(blocks)
  }

  #renderAll() {
    this.#stopTimer()
    if (this.#centers.length === 0) return
    this.#centers = []
    this.#rules.clear()
  }

  #stopTimer() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #renderAround(centers: number[]) {
    this.#stopTimer()
    this.#centers = centers
    this.#rendered = undefined
    const near = centers.map(
      (center) => `:nth-child(n + ${center + 1 - RENDERED_BLOCKS}):nth-child(-n + ${center + 1 + RENDERED_BLOCKS})`,
    )
    // Ctrl-Home and Ctrl-End jump to the first and last block.
    this.#rules.set(`:not(:first-child, :last-child, ${near.join(', ')})`, 'content-visibility: auto')
  }
}
