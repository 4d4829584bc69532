import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { TextSelection } from '@tiptap/pm/state'
import { getSearchState, search, SearchQuery, setSearchState } from 'prosemirror-search'

export type Find = { text: string; isCaseSensitive: boolean; isWholeWord: boolean }

export type Match = { from: number; to: number }

const letter = String.raw`[\p{L}\p{M}\p{N}_]`

/**
 * Always a regular expression: unlike lower-casing, it compares letters without changing the text's length, and treats
 * digits as parts of words.
 */
function toQuery({ text, isCaseSensitive, isWholeWord }: Find): SearchQuery {
  const literal = text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  const pattern = isWholeWord ? `(?<!${letter})${literal}(?!${letter})` : literal
  return new SearchQuery({ search: text && pattern, regexp: true, caseSensitive: isCaseSensitive })
}

const plugin = search()

/** Highlights matches, until `stopFinding`. */
export function startFinding(editor: Editor): void {
  editor.registerPlugin(plugin)
}

export function stopFinding(editor: Editor): void {
  const { key } = plugin.spec
  if (!editor.isDestroyed && key) editor.unregisterPlugin(key)
}

export function setFind(editor: Editor, find: Find): void {
  const transaction = setSearchState(editor.state.tr, toQuery(find))
  editor.view.dispatch(transaction.setMeta('addToHistory', false))
}

export function matchesOf({ state }: Editor): Match[] {
  const query = getSearchState(state)?.query
  const matches: Match[] = []
  if (!query?.valid) return matches
  for (let from = 0; ;) {
    const found = query.findNext(state, from)
    if (!found) return matches
    matches.push({ from: found.from, to: found.to })
    from = Math.max(found.to, found.from + 1)
  }
}

/** The index of the selected match, or -1. */
export function selectedMatch({ state: { selection } }: Editor, matches: Match[]): number {
  return matches.findIndex(({ from, to }) => from === selection.from && to === selection.to)
}

/** Selects the match after (`step` 1) or before the selection, wrapping around, and scrolls to it. */
export function goToMatch(editor: Editor, matches: Match[], step: 1 | -1): void {
  const { from, to } = editor.state.selection
  const next =
    step === 1
      ? (matches.find((match) => match.from >= to) ?? matches[0])
      : (matches.findLast((match) => match.to <= from) ?? matches.at(-1))
  if (next) selectMatch(editor, next)
}

export function selectMatch({ state: { tr }, view }: Editor, { from, to }: Match): void {
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, from, to)))
  // ProseMirror only scrolls to a selection while it has the focus.
  view.dom.querySelector('.ProseMirror-active-search-match')?.scrollIntoView({ block: 'nearest' })
}

/** Replaces all these matches in a single undo step, each with the marks of its original. */
export function replaceMatches(editor: Editor, matches: Match[], text: string): void {
  const { tr, schema } = editor.state
  for (const { from, to } of matches.toReversed()) {
    const marks = tr.doc.resolve(from).marksAcross(tr.doc.resolve(to)) ?? []
    if (text) tr.replaceWith(from, to, schema.text(text, marks))
    else tr.delete(from, to)
  }
  if (tr.docChanged) editor.view.dispatch(closeHistory(tr))
}
