import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { matchesOf, selectedMatch, selectMatch, setFind, startFinding, stopFinding } from './find-query.ts'
import type { Find, Match } from './find-query.ts'

/** What is looked for and what is found, kept up with the text. */
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
    // Counting takes longer than a key press may.
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

/** What is selected, where that is a few words of one line. */
function selectedWords({ state: { doc, selection } }: Editor): string {
  const text = doc.textBetween(selection.from, selection.to, '\n')
  return text.length <= 100 && !text.includes('\n') ? text : ''
}
