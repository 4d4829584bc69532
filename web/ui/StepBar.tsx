import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/lib/cx.ts'

export type Step = {
  label: string
  /** Only when the step may be entered now; without it the step is words, not a link. */
  to?: string | undefined
  isDone?: boolean
}

/** The steps of a wizard as a quiet line of words with numbers. On a small screen it scrolls to the current one. */
export function StepBar({ steps, current, label }: { steps: readonly Step[]; current: number; label: string }) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const line = list.current
    const step = line?.children[current]
    if (!line || !(step instanceof HTMLElement)) return
    line.scrollTo({ left: step.offsetLeft - (line.clientWidth - step.offsetWidth) / 2 })
  }, [current])

  return (
    <nav aria-label={label} className="border-b border-line contain-inline-size">
      <ol
        ref={list}
        className="relative -mb-px flex gap-6 overflow-x-auto overscroll-x-contain px-1 [scrollbar-width:none] lg:gap-8"
      >
        {steps.map((step, index) => (
          <li key={step.label} className="shrink-0" aria-current={index === current ? 'step' : undefined}>
            <StepWord step={step} number={index + 1} isCurrent={index === current} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepWord({ step, number, isCurrent }: { step: Step; number: number; isCurrent: boolean }) {
  const looks = cx(
    'flex h-11 items-center gap-2 border-b-2 text-sm whitespace-nowrap transition-colors -outline-offset-2',
    isCurrent ? 'border-accent font-medium text-ink' : 'border-transparent',
    !isCurrent && (step.to ? 'text-ink-2 hover:border-line-strong hover:text-ink' : 'text-ink-4'),
  )
  const face = (
    <>
      <span aria-hidden className={cx('min-w-3 tabular-nums', isCurrent ? 'text-accent-strong' : 'text-ink-4')}>
        {step.isDone && !isCurrent ? <Check className="size-3.5 text-success" /> : number}
      </span>
      {step.label}
      {step.isDone && <span className="sr-only">(done)</span>}
    </>
  )
  return step.to && !isCurrent ? (
    <Link to={step.to} className={looks}>
      {face}
    </Link>
  ) : (
    <span className={looks}>{face}</span>
  )
}
