import type { EditorView } from '@tiptap/pm/view'

let count = 0

/**
 * CSS for the blocks of one editor by their position. In a style sheet of its own, as nothing may change the attributes of
 * ProseMirror's own elements, and its decorations cost every key.
 */
export class BlockRules {
  readonly #sheet = new CSSStyleSheet()
  readonly #text: string

  constructor({ dom }: EditorView) {
    this.#text = dom.dataset.text ??= String((count += 1))
    document.adoptedStyleSheets.push(this.#sheet)
  }

  /** The blocks that `selector` finds get `declarations`, on the screen; no others do any longer. */
  set(selector: string, declarations: string) {
    this.#sheet.replaceSync(`@media screen { [data-text='${this.#text}'] > ${selector} { ${declarations} } }`)
  }

  clear() {
    this.#sheet.replaceSync('')
  }

  destroy() {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet)
  }
}
