import { useEffect, useMemo, useRef } from 'react'
import { Button } from '../../Button.tsx'
import { FormattedText } from './FormattedText.tsx'
import type { Passage } from './passages.ts'
import type { Proposed, Rewriting } from './use-rewrite.ts'
import { diffWords } from './word-diff.ts'
import type { DiffPart } from './word-diff.ts'

type ProposalProps = {
  rewriting: Rewriting
  onAccept: () => void
  onRetry: () => void
  onStop: () => void
  onReject: () => void
}

/** The original and the proposed text of each passage side by side, with actions. */
export function Proposal({ rewriting, ...actions }: ProposalProps) {
  const { instruction, passages, proposed, arriving, state, error } = rewriting
  const list = useRef<HTMLElement>(null)
  const isWriting = state === 'writing'
  const shown = passages.slice(0, isWriting ? proposed.length + 1 : proposed.length)
  useEffect(() => {
    if (isWriting) list.current?.scrollTo({ top: list.current.scrollHeight })
  })
  return (
    <>
      <header className="flex items-baseline justify-between gap-4 px-3 pt-2">
        <h2 className="display truncate text-lg">{instruction.label}</h2>
        <output className="shrink-0 text-sm text-ink-3 tabular-nums">{statusOf(rewriting)}</output>
      </header>
      {state === 'withdrawn' ? (
        <p className="px-3 py-3 text-ink-2">
          The passage was edited while its proposal was open, so the proposal was withdrawn. Your text is unchanged.
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        <section ref={list} tabIndex={0} aria-label="Passages" className="proposal">
          {shown.map((passage, index) => (
            <Pair key={passage.from} before={passage} after={proposed[index]} arriving={arriving} />
          ))}
        </section>
      )}
      {state === 'failed' && (
        <p role="alert" className="px-3 pb-2 text-danger">
          {error} {proposed.length > 0 ? 'What was written so far is kept.' : 'Your text is unchanged.'}
        </p>
      )}
      <Actions key={state} rewriting={rewriting} {...actions} />
    </>
  )
}

function statusOf({ state, passages, proposed }: Rewriting): string {
  const total = passages.length
  switch (state) {
    case 'writing':
      return total === 1 ? 'Writing' : `Writing ${proposed.length + 1} of ${total}`
    case 'ready':
      return total === 1 ? 'Proposal ready' : `${total} proposals ready`
    case 'stopped':
      return total === 1 ? 'Stopped' : `Stopped at ${proposed.length} of ${total}`
    case 'failed':
      return total === 1 ? 'Not written' : `${proposed.length} of ${total} written`
    case 'withdrawn':
      return 'Withdrawn'
  }
}

type PairProps = {
  before: Passage
  /** Undefined while it is streaming: then `arriving` is the text so far. */
  after: Proposed | undefined
  arriving: string
}

function Pair({ before, after, arriving }: PairProps) {
  const parts = useMemo(() => after && diffWords(before.text, after.text), [before, after])
  return (
    <div className="grid gap-x-4 gap-y-2 border-b border-line py-3 last:border-0 sm:grid-cols-2">
      <section aria-label="Original">
        <p aria-hidden className="pb-1 text-xs text-ink-4">
          Original
        </p>
        <p className="proposal-text text-ink-2">
          <FormattedText parts={parts ? without(parts, 'added') : asOnePart(before.text)} nodes={before.nodes} />
        </p>
      </section>
      <section aria-label="Proposal" aria-busy={!after}>
        <p aria-hidden className="pb-1 text-xs text-ink-4">
          {before.text === after?.text ? 'Proposal: no changes' : 'Proposal'}
        </p>
        <p className="proposal-text">
          {parts && after ? <FormattedText parts={without(parts, 'removed')} nodes={after.nodes} /> : arriving}
          {!after && <span aria-hidden className="stream-caret" />}
        </p>
      </section>
    </div>
  )
}

const without = (parts: DiffPart[], kind: DiffPart['kind']) => parts.filter((part) => part.kind !== kind)
const asOnePart = (text: string): DiffPart[] => [{ kind: 'same', text }]

function Actions({ rewriting: { state, proposed, passages }, onAccept, onRetry, onStop, onReject }: ProposalProps) {
  const row = useRef<HTMLDivElement>(null)
  const isWriting = state === 'writing'
  // The focused button was removed with the state; if the focus is elsewhere, it stays there.
  useEffect(() => {
    const { activeElement } = document
    const isHere = activeElement === document.body || row.current?.closest('.ai-edit')?.contains(activeElement)
    if (isHere) row.current?.querySelector<HTMLElement>('button')?.focus()
  }, [])
  const isPart = proposed.length < passages.length
  return (
    <div ref={row} className="flex flex-wrap gap-2 border-t border-line p-2">
      {isWriting && <Button onClick={onStop}>Stop</Button>}
      {!isWriting && state !== 'withdrawn' && proposed.length > 0 && (
        <Button variant="primary" onClick={onAccept}>
          {isPart ? `Accept ${proposed.length} of ${passages.length}` : 'Accept'}
        </Button>
      )}
      {!isWriting && state !== 'withdrawn' && (
        <Button onClick={onRetry}>{isPart && proposed.length > 0 ? 'Go on' : 'Retry'}</Button>
      )}
      <Button variant="quiet" onClick={onReject}>
        {state === 'withdrawn' ? 'Close' : 'Reject'}
      </Button>
    </div>
  )
}
