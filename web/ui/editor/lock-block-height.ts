import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { BlockRules } from './block-rules.ts'

/** Debounce in milliseconds before the height is fixed: in the pause between two keys. */
const DEBOUNCE = 100

/**
 * Fixes the height of the paragraph or heading being edited while its number of lines does not change, so that a key
 * only lays out this block, not the rest of a long post (bench/editor-typing.ts). Anything that may change the height
 * releases it before the next paint.
 */
export const LockBlockHeight = Extension.create({
  name: 'lockBlockHeight',
  addProseMirrorPlugins() {
    let lock: HeightLock | undefined
    return [
      new Plugin({
        view: (view) => (lock = new HeightLock(view)),
        props: { handleDOMEvents: { blur: () => lock?.unlock() } },
      }),
    ]
  },
})

interface LockedBlock {
  block: HTMLElement
  index: number
  /** The height of the text in pixels, from the top of the first line to the bottom of the last. */
  lines: number
}

class HeightLock {
  readonly #view: EditorView
  readonly #rules: BlockRules
  /** After a resize or font change the block would keep its height, while everything around it grows. */
  readonly #resized = new ResizeObserver(() => this.#check())
  #locked: LockedBlock | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(view: EditorView) {
    this.#view = view
    this.#rules = new BlockRules(view)
    document.fonts.addEventListener('loadingdone', this.unlock)
  }

  update(view: EditorView, before: EditorView['state']) {
    this.#check()
    if (view.state.doc !== before.doc && !this.#locked && view.hasFocus())
      this.#timer ??= setTimeout(this.#lock, DEBOUNCE)
  }

  readonly unlock = () => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#locked) return
    this.#locked = undefined
    this.#resized.disconnect()
    this.#rules.clear()
  }

  destroy() {
    this.unlock()
    this.#rules.destroy()
    document.fonts.removeEventListener('loadingdone', this.unlock)
  }

  /** The block being edited, if it only contains text: images load later, and code and tables scroll. */
  get #editedBlock(): LockedBlock | undefined {
    const { $head, empty } = this.#view.state.selection
    const { parent } = $head
    if (!this.#view.editable || !empty || $head.depth !== 1 || parent.type.spec.code) return undefined
    if (parent.childCount === 0 || parent.children.some((child) => !child.isText)) return undefined
    const index = $head.index(0)
    const block = this.#view.dom.children[index]
    if (!(block instanceof HTMLElement)) return undefined
    const text = document.createRange()
    text.selectNodeContents(block)
    return { block, index, lines: text.getBoundingClientRect().height }
  }

  #check() {
    if (!this.#locked) return
    const { block, index, lines } = this.#locked
    const now = this.#editedBlock
    if (now?.block !== block || now.index !== index || now.lines !== lines) this.unlock()
  }

  readonly #lock = () => {
    this.#timer = undefined
    const edited = this.#editedBlock
    if (!edited) return
    const { block, index } = edited
    this.#rules.set(
      `:nth-child(${index + 1})`,
      `contain: size layout paint; height: ${block.getBoundingClientRect().height}px`,
    )
    this.#locked = edited
    this.#resized.observe(this.#view.dom)
  }
}
