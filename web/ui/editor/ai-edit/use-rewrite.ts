import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '#domain/languages.ts'
import type { TextAssistant } from '../assistant.ts'
import { trackedPassages, trackPassages, stopTracking } from './passage-tracker.ts'
import { readAnswer } from './passages.ts'
import type { Passage } from './passages.ts'

/** The chosen command with its arguments. `label` is shown on the screen. */
export type Instruction = { command: string; label: string; tone?: string; language?: Language }

export type Proposed = { text: string; nodes: Node[] }

export type Rewriting = {
  instruction: Instruction
  passages: Passage[]
  /** The passages rewritten so far, in order. */
  proposed: Proposed[]
  /** The text so far of the next passage. */
  arriving: string
  state: 'writing' | 'ready' | 'stopped' | 'failed' | 'withdrawn'
  error?: string
}

const noText = 'The answer contained no text. Try again.'

/** Rewrites passages one after the other, and replaces them in a single undo step. */
export function useRewrite(editor: Editor, assistant: TextAssistant) {
  const [rewriting, setRewriting] = useState<Rewriting>()
  const running = useRef<AbortController>(undefined)
  const count = rewriting?.passages.length ?? 0
  const isOpen = rewriting !== undefined && rewriting.state !== 'withdrawn'

  useEffect(() => {
    if (!isOpen) return undefined
    const check = () => {
      if (trackedPassages(editor, count)) return
      running.current?.abort()
      setRewriting((current) => current && { ...current, state: 'withdrawn', arriving: '' })
    }
    editor.on('transaction', check)
    return () => {
      editor.off('transaction', check)
    }
  }, [editor, count, isOpen])

  useEffect(
    () => () => {
      running.current?.abort()
      stopTracking(editor)
    },
    [editor],
  )

  const run = async (instruction: Instruction, passages: Passage[], before: Proposed[]) => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const proposed = [...before]
    let frame = 0
    const show = (change: Partial<Rewriting>) => {
      cancelAnimationFrame(frame)
      if (!abort.signal.aborted) setRewriting((current) => current && { ...current, ...change })
    }
    setRewriting({ instruction, passages, proposed, arriving: '', state: 'writing' })
    try {
      for (const passage of passages.slice(proposed.length)) {
        const onText = (arriving: string) => {
          cancelAnimationFrame(frame)
          frame = requestAnimationFrame(() => show({ arriving }))
        }
        const answer = await assistant.rewrite(toRequest(instruction, passage), { signal: abort.signal, onText })
        const nodes = readAnswer(answer, editor.schema)
        if (!nodes) throw new Error(noText)
        proposed.push({ nodes, text: nodes.map(({ text }) => text ?? '').join('') })
        show({ proposed: [...proposed], arriving: '' })
      }
      show({ state: 'ready' })
    } catch (error) {
      show({ state: 'failed', arriving: '', error: error instanceof Error ? error.message : noText })
    }
  }

  return {
    rewriting,
    start: (instruction: Instruction, passages: Passage[]) => {
      trackPassages(editor, passages)
      void run(instruction, passages, [])
    },
    /** Continues after a failure or stop; restarts a finished proposal. */
    retry: () => {
      if (!rewriting) return
      const { instruction, passages, proposed, state } = rewriting
      void run(instruction, passages, state === 'ready' ? [] : proposed)
    },
    stop: () => {
      running.current?.abort()
      setRewriting((current) => current && { ...current, state: 'stopped', arriving: '' })
    },
    /** Replaces the passages in a single undo step. */
    accept: () => {
      const ranges = rewriting && trackedPassages(editor, count)
      if (!ranges) return
      stopTracking(editor)
      replacePassages(
        editor,
        rewriting.proposed.map(({ nodes }, index) => ({ ...ranges[index]!, nodes })),
      )
    },
  }
}

function toRequest({ command, tone, language }: Instruction, { markdown, context }: Passage) {
  return { passage: markdown, context, command, ...(tone && { tone }), ...(language && { language }) }
}

/** Replaces ordered ranges in a single undo step, and selects the result. */
export function replacePassages(editor: Editor, passages: { from: number; to: number; nodes: Node[] }[]): void {
  const [first] = passages
  if (!first) return
  const { tr } = editor.state
  for (const { from, to, nodes } of passages.toReversed()) tr.replaceWith(from, to, nodes)
  const end = tr.mapping.map(passages.at(-1)!.to, 1)
  tr.setSelection(TextSelection.between(tr.doc.resolve(first.from), tr.doc.resolve(end)))
  editor.view.dispatch(closeHistory(tr))
  // Later typing is a separate undo step.
  editor.view.dispatch(closeHistory(editor.state.tr))
}
