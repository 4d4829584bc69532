import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { matchesOf, selectedMatch, selectMatch, setFind, startFinding, stopFinding } from './find-query.ts'
import type { Find, Match } from './find-query.ts'

/** The search text and the matches, kept up to date with the document. */
export function useFinding(editor: Editor) {
  const [find, setCurrent] = useState<Find>(() => ({
    text: selectedWords(editor),
    isCaseSensitive: false,
    isWholeWord: false,
  }))
  const [found, setFound] = useState<{ matches: Match[]; index: number }>({ matches: [], index: -1 })
  const first = useRef(find)
  useEffect(() => {
    startFinding(editor)
    let frame = 0
    const read = () => {
      const matches = matchesOf(editor)
      setFound({ matches, index: selectedMatch(editor, matches) })
    }
    // Deferred, since searching takes longer than a key press may.
    const readSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(read)
    }
    setFind(editor, first.current)
    read()
    editor.on('transaction', readSoon)
    return () => {
      cancelAnimationFrame(frame)
      editor.off('transaction', readSoon)
      stopFinding(editor)
    }
  }, [editor])

  const change = (part: Partial<Find>) => {
    const next = { ...find, ...part }
    setCurrent(next)
    setFind(editor, next)
    const matches = matchesOf(editor)
    const { from } = editor.state.selection
    const nearest = matches.find((match) => match.from >= from) ?? matches[0]
    if (nearest) selectMatch(editor, nearest)
  }
  return { find, change, ...found }
}

/** The selected text, if it is a few words in one line. */
function selectedWords({ state: { doc, selection } }: Editor): string {
  const text = doc.textBetween(selection.from, selection.to, '\n')
  return text.length <= 100 && !text.includes('\n') ? text : ''
}
