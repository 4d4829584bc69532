import type { EditorView } from '@tiptap/pm/view'

let count = 0

/**
 * CSS rules for the blocks of one editor by their index. They are in a style sheet, since ProseMirror's elements must
 * not be changed from outside, and decorations slow down every key.
 */
export class BlockRules {
  readonly #sheet = new CSSStyleSheet()
  readonly #text: string

  constructor({ dom }: EditorView) {
    this.#text = dom.dataset.text ??= String((count += 1))
    document.adoptedStyleSheets.push(this.#sheet)
  }

  /** Replaces the rules: blocks that match `selector` get `declarations`, on screens only. */
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
