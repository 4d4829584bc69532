import type { Editor } from '@tiptap/core'
import CaseSensitive from 'lucide-react/icons/case-sensitive'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import WholeWord from 'lucide-react/icons/whole-word'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { plural } from '#web/lib/plurals.ts'
import { Button } from '../../Button.tsx'
import { IconButton } from '../../IconButton.tsx'
import { TextInput } from '../../TextInput.tsx'
import { goToMatch, matchesOf, replaceMatches, selectedMatch } from './find-query.ts'
import type { Match } from './find-query.ts'
import { useFinding } from './use-finding.ts'
import './find.css'

type FindBarProps = {
  editor: Editor
  /** Incremented when the person opens it again, which focuses the field. */
  request: number
  onClose: () => void
}

/** Find and replace in the editor. */
export function FindBar({ editor, request, onClose }: FindBarProps) {
  const input = useRef<HTMLInputElement>(null)
  const { find, change, matches, index } = useFinding(editor)
  const [replacement, setReplacement] = useState('')
  const [said, setSaid] = useState('')
  const focus = () => {
    input.current?.focus()
    input.current?.select()
  }
  useEffect(focus, [request])

  const close = () => {
    editor.view.focus()
    onClose()
  }
  // The rendered matches may be a frame old, so actions search again.
  const go = (step: 1 | -1) => goToMatch(editor, matchesOf(editor), step)
  const replaceOne = () => {
    const all = matchesOf(editor)
    const current = all[selectedMatch(editor, all)]
    if (current) replaceMatches(editor, [current], replacement)
    go(1)
  }
  const replaceAll = () => {
    const all = matchesOf(editor)
    replaceMatches(editor, all, replacement)
    setSaid(`${all.length} ${plural(all.length, 'match', 'matches')} replaced`)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isFindKey = event.key.toLowerCase() === 'f' && (event.metaKey || event.ctrlKey)
    if (event.key === 'Escape') close()
    else if (isFindKey) focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Not a <form>, since the editor is inside one. */
  const onEnter = (run: (isBack: boolean) => void) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    run(event.shiftKey)
  }
  const hasMatches = matches.length > 0
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keyboard shortcuts for the whole bar
    <search aria-label="Find and replace" className="editor-find" onKeyDown={onKeyDown}>
      <div className="flex min-w-56 flex-1 items-center gap-2">
        <div className="min-w-0 flex-1">
          <TextInput
            ref={input}
            aria-label="Find"
            placeholder="Find"
            value={find.text}
            onChange={(event) => {
              setSaid('')
              change({ text: event.target.value })
            }}
            onKeyDown={onEnter((isBack) => go(isBack ? -1 : 1))}
          />
        </div>
        <output className="min-w-16 text-sm text-ink-3 tabular-nums">
          {said || countOf(find.text, matches, index)}
        </output>
      </div>
      <div className="flex items-center gap-2">
        <IconButton icon={ChevronUp} label="Previous match" size="sm" disabled={!hasMatches} onClick={() => go(-1)} />
        <IconButton icon={ChevronDown} label="Next match" size="sm" disabled={!hasMatches} onClick={() => go(1)} />
        <IconButton
          icon={CaseSensitive}
          label="Match case"
          size="sm"
          isPressed={find.isCaseSensitive}
          onClick={() => change({ isCaseSensitive: !find.isCaseSensitive })}
        />
        <IconButton
          icon={WholeWord}
          label="Whole word"
          size="sm"
          isPressed={find.isWholeWord}
          onClick={() => change({ isWholeWord: !find.isWholeWord })}
        />
        <IconButton icon={X} label="Close find and replace" size="sm" onClick={close} />
      </div>
      <div className="flex min-w-56 flex-1 basis-full flex-wrap items-center gap-2">
        <div className="min-w-40 flex-1">
          <TextInput
            aria-label="Replace with"
            placeholder="Replace with"
            value={replacement}
            onChange={(event) => setReplacement(event.target.value)}
            onKeyDown={onEnter(replaceOne)}
          />
        </div>
        <Button size="sm" disabled={!hasMatches} onClick={replaceOne}>
          Replace
        </Button>
        <Button size="sm" disabled={!hasMatches} onClick={replaceAll}>
          Replace all
        </Button>
      </div>
    </search>
  )
}

function countOf(text: string, matches: Match[], index: number): string {
  if (text === '') return ''
  if (matches.length === 0) return 'No match'
  return `${index < 0 ? '–' : index + 1} of ${matches.length}`
}
