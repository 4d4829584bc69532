import type { Editor } from '@tiptap/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { languages } from '#domain/languages.ts'
import type { TextAssistant } from '../assistant.ts'
import { CommandMenu } from './CommandMenu.tsx'
import { passagesBetween } from './passages.ts'
import { trackedPassages } from './passage-tracker.ts'
import { Proposal } from './Proposal.tsx'
import { replacePassages, useRewrite } from './use-rewrite.ts'
import type { Instruction } from './use-rewrite.ts'
import { usePanelPosition } from './use-panel-position.ts'
import './ai-edit.css'

export type AiEditPanelProps = {
  editor: Editor
  assistant: TextAssistant
  /** Incremented when the person opens it again, which focuses the panel. */
  request: number
  onClose: () => void
}

/** AI edit of the text selected when it opens: a command menu, then the proposal beside the original. */
export function AiEditPanel({ editor, assistant, request, onClose }: AiEditPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [{ from, to }] = useState(() => ({ from: editor.state.selection.from, to: editor.state.selection.to }))
  const { rewriting, start, retry, stop, accept } = useRewrite(editor, assistant)
  const [problem, setProblem] = useState<string>()
  const count = rewriting?.passages.length ?? 0
  const rangeOf = useCallback(() => {
    const tracked = count > 0 ? trackedPassages(editor, count) : null
    return tracked ? { from: tracked[0]!.from, to: tracked.at(-1)!.to } : { from, to }
  }, [editor, count, from, to])
  usePanelPosition(panel, editor, rangeOf)

  const close = () => {
    editor.view.focus()
    onClose()
  }
  const isMenu = !rewriting
  useCloseOutside(panel, editor, isMenu, onClose)
  useEffect(() => {
    if (request > 1) panel.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [request])
  const begin = (instruction: Instruction) => {
    const { locale } = languages.find(({ value }) => value === assistant.language) ?? languages[0]
    const passages = passagesBetween(editor.state.doc, from, to, locale)
    if (passages.length === 0) return setProblem('There is no text here to rewrite.')
    setProblem(undefined)
    start(instruction, passages)
  }
  const replaceWord = (word: string) => {
    const marks = editor.state.doc.resolve(from).marksAcross(editor.state.doc.resolve(to)) ?? []
    replacePassages(editor, [{ from, to, nodes: [editor.schema.text(word, marks)] }])
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && rewriting?.state === 'ready') {
      event.preventDefault()
      accept()
      close()
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of the whole panel
    <div
      ref={panel}
      popover="manual"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> is hidden without `open`
      role="dialog"
      aria-label="AI edit"
      tabIndex={-1}
      className="ai-edit"
      onKeyDown={onKeyDown}
    >
      {isMenu ? (
        <CommandMenu
          assistant={assistant}
          word={editor.state.doc.textBetween(from, to, ' ')}
          problem={problem}
          onInstruction={begin}
          onWord={replaceWord}
        />
      ) : (
        <Proposal
          rewriting={rewriting}
          onAccept={() => {
            accept()
            close()
          }}
          onRetry={retry}
          onStop={stop}
          onReject={close}
        />
      )}
    </div>
  )
}

/** Closes the menu on outside presses and when the text changes; a proposal stays open. */
function useCloseOutside(
  panel: { current: HTMLElement | null },
  editor: Editor,
  isOn: boolean,
  close: () => void,
): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOn) return undefined
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.contains(target)) latest.current()
    }
    const { doc } = editor.state
    const onChange = () => {
      if (editor.state.doc !== doc) latest.current()
    }
    editor.on('transaction', onChange)
    document.addEventListener('pointerdown', onOutside, true)
    document.addEventListener('focusin', onOutside, true)
    return () => {
      editor.off('transaction', onChange)
      document.removeEventListener('pointerdown', onOutside, true)
      document.removeEventListener('focusin', onOutside, true)
    }
  }, [panel, editor, isOn])
}
