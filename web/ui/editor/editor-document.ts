import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { EditorState, Selection } from '@tiptap/pm/state'
import type { Node } from '@tiptap/pm/model'
import type { DocumentNode } from './document.ts'
import type { DocumentUpdate } from './incremental-parse.ts'
import { parseMarkdown, serialiseMarkdown } from './markdown-bridge.ts'
import { placeCaret } from './stream-caret.ts'

/**
 * Cached Markdown of unchanged runs, by their first block: serialising a whole long post takes longer than a key press
 * may.
 */
const written = new WeakMap<Node, { run: Node[]; text: string }>()

const lists = new Set(['bulletList', 'orderedList', 'taskList'])

/** Serialises the document to Markdown, run by run. */
export function readMarkdown(editor: Editor): string {
  return writeMarkdown(editor.state.doc)
}

export function writeMarkdown(doc: Node): string {
  const texts: string[] = []
  for (let index = 0; index < doc.childCount;) {
    const run = runAt(doc, index)
    const text = writeRun(run)
    if (text) texts.push(text)
    index += run.length
  }
  return texts.length > 0 ? `${texts.join('\n\n')}\n` : ''
}

/** What follows a list may need a separator, so they form a run; other blocks serialise the same in any context. */
function runAt(doc: Node, start: number): Node[] {
  const run = [doc.child(start)]
  const isOpen = () => lists.has(run.at(-1)!.type.name) || isEmptyParagraph(run.at(-1)!)
  while (start + run.length < doc.childCount && isOpen()) run.push(doc.child(start + run.length))
  return run
}

function isEmptyParagraph(node: Node): boolean {
  return node.type.name === 'paragraph' && node.content.size === 0
}

function writeRun(run: Node[]): string {
  const known = written.get(run[0]!)
  const isKnown = known?.run.length === run.length && run.every((node, index) => node === known.run[index])
  if (isKnown) return known.text
  const text = writeNodes(run)
  written.set(run[0]!, { run, text })
  return text
}

function writeNodes(nodes: Node[]): string {
  const content = nodes.map((node) => node.toJSON() as DocumentNode)
  return serialiseMarkdown({ type: 'doc', content }).replace(/\n$/, '')
}

/** Replaces the whole text in one step that can be undone. */
export function replaceMarkdown(editor: Editor, markdown: string): void {
  const doc = editor.schema.nodeFromJSON(parseMarkdown(markdown))
  const { tr } = editor.state
  tr.replaceWith(0, tr.doc.content.size, doc.content).setSelection(Selection.atStart(tr.doc))
  editor.view.dispatch(closeHistory(tr).setMeta('preventUpdate', true))
}

/** Replaces the whole text, and clears the undo history. */
export function setMarkdown(editor: Editor, markdown: string): void {
  const doc = editor.schema.nodeFromJSON(parseMarkdown(markdown))
  editor.view.updateState(EditorState.create({ doc, plugins: editor.state.plugins }))
  // Lets plugins and the toolbar see the new state.
  dispatchQuietly(editor, editor.state.tr)
}

/** Shows streamed text: replaces the document from the first block that differs. */
export function applyUpdate(editor: Editor, { kept, blocks }: DocumentUpdate): void {
  const { doc, schema, tr } = editor.state
  const nodes = blocks.map((block) => schema.nodeFromJSON(block))
  if (kept + nodes.length === 0) nodes.push(schema.nodeFromJSON({ type: 'paragraph' }))
  let same = 0
  while (same < nodes.length && kept + same < doc.childCount && doc.child(kept + same).eq(nodes[same]!)) same += 1
  const from = positionOfChild(doc, kept + same)
  const changed = nodes.slice(same)
  tr.replaceWith(from, doc.content.size, changed)
  placeCaret(tr, endOfText(tr.doc))
  dispatchQuietly(editor, tr)
}

/** Dispatches without an undo step and without triggering `onChange`. */
function dispatchQuietly(editor: Editor, transaction: EditorState['tr']): void {
  editor.view.dispatch(transaction.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}

function positionOfChild(doc: Node, index: number): number {
  let position = 0
  for (let child = 0; child < index; child += 1) position += doc.child(child).nodeSize
  return position
}

/** The end of the last text block, or of the document if it ends with another block. */
function endOfText(doc: Node): number {
  let node = doc
  let position = doc.content.size
  while (node.lastChild && !node.lastChild.isAtom && !node.isTextblock) {
    node = node.lastChild
    position -= 1
  }
  return node.isTextblock ? position : doc.content.size
}
