import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { languages } from '#domain/languages.ts'
import { needsModel, needsModelNote, rewriteCommands } from '#domain/rewriting.ts'
import { tonesOfVoice } from '#domain/tones.ts'
import { IconButton } from '../../IconButton.tsx'
import { TextInput } from '../../TextInput.tsx'
import type { TextAssistant } from '../assistant.ts'
import { MenuList } from './MenuList.tsx'
import type { MenuEntry } from './MenuList.tsx'
import { SynonymList } from './SynonymList.tsx'
import type { Instruction } from './use-rewrite.ts'

type View = 'commands' | 'change tone' | 'translate' | 'synonyms'

type CommandMenuProps = {
  assistant: TextAssistant
  /** The selected text, which has synonyms if it is a single word. */
  word: string
  problem: string | undefined
  onInstruction: (instruction: Instruction) => void
  onWord: (word: string) => void
}

const oneWord = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,79}$/u

/** The commands for the selected text, and an input for a custom instruction. */
export function CommandMenu({ assistant, word, problem, onInstruction, onWord }: CommandMenuProps) {
  const [view, setView] = useState<View>('commands')
  const [last, setLast] = useState<View>('commands')
  const noteId = useId()
  const { hasModel } = assistant
  const back = () => {
    setLast(view)
    setView('commands')
  }
  if (view === 'synonyms') return <SynonymList assistant={assistant} word={word.trim()} onBack={back} onPick={onWord} />
  if (view === 'change tone') {
    const tones = tonesOfVoice.map(({ name, description }): MenuEntry => ({
      label: name,
      hint: description,
      run: () => onInstruction({ command: 'change tone', label: `Tone: ${name}`, tone: name }),
    }))
    return <MenuList label="Change tone" entries={tones} onBack={back} />
  }
  if (view === 'translate') {
    const entries = languages.map(({ value, label }): MenuEntry => ({
      label,
      run: () => onInstruction({ command: 'translate', label: `Translation: ${label}`, language: value }),
    }))
    return <MenuList label="Translate" entries={entries} onBack={back} />
  }
  const commands = rewriteCommands.map(({ command, label }): MenuEntry => {
    const hasMore = command === 'change tone' || command === 'translate'
    return {
      label,
      hasMore,
      isOff: !hasModel && needsModel(command) !== undefined,
      run: () => (hasMore ? setView(command) : onInstruction({ command, label })),
    }
  })
  const synonyms: MenuEntry[] = oneWord.test(word.trim())
    ? [{ label: 'Synonyms', hasMore: true, run: () => setView('synonyms') }]
    : []
  const entries = [...synonyms, ...commands]
  return (
    <>
      <CustomInstruction
        isOff={!hasModel}
        noteId={noteId}
        hasFocus={last === 'commands'}
        onInstruction={onInstruction}
      />
      <MenuList
        label="AI edit"
        entries={entries}
        noteId={noteId}
        focused={last === 'commands' ? undefined : entries.findIndex(({ label }) => isLabelOf(label, last))}
      />
      {!hasModel && (
        <p id={noteId} className="border-t border-line px-2.5 pt-2 pb-1 text-sm text-ink-3">
          {needsModelNote}
        </p>
      )}
      {problem && (
        <p role="alert" className="px-2.5 py-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </>
  )
}

const isLabelOf = (label: string, view: View) => label.toLowerCase() === view

type CustomInstructionProps = {
  isOff: boolean
  noteId: string
  hasFocus: boolean
  onInstruction: (instruction: Instruction) => void
}

/** Not a <form>, since the editor is inside one. */
function CustomInstruction({ isOff, noteId, hasFocus, onInstruction }: CustomInstructionProps) {
  const [words, setWords] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // On touch screens the on-screen keyboard would cover the menu.
    if (hasFocus && !isOff && !matchMedia('(pointer: coarse)').matches) input.current?.focus()
    else if (hasFocus)
      input.current?.closest('.ai-edit')?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled])')?.focus()
  }, [hasFocus, isOff])
  const submit = () => {
    const command = words.trim()
    if (command && !isOff) onInstruction({ command, label: `“${command}”` })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      submit()
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      event.currentTarget.closest('.ai-edit')?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    }
  }
  return (
    <div className="p-1">
      <TextInput
        ref={input}
        aria-label="Say what to change"
        aria-describedby={isOff ? noteId : undefined}
        placeholder={isOff ? 'Needs an AI model' : 'Say what to change'}
        maxLength={1000}
        readOnly={isOff}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
        trailing={
          <IconButton icon={ArrowUp} label="Rewrite" size="sm" disabled={isOff || !words.trim()} onClick={submit} />
        }
      />
    </div>
  )
}
