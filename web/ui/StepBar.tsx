import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import { cx } from '#web/lib/cx.ts'

export type Step = {
  label: string
  /** Set only if the step can be opened now; otherwise it is text, not a link. */
  to?: string | undefined
  isDone?: boolean
}

/** The numbered steps of a wizard. On narrow screens, only the current one shows its label. */
export function StepBar({ steps, current, label }: { steps: readonly Step[]; current: number; label: string }) {
  // Four labelled steps are about 400 px wide, seven 830.
  const isLong = steps.length > 4
  return (
    <nav aria-label={label} className="@container border-b border-line">
      <ol className={cx('-mb-px flex', isLong ? '@min-[54rem]:gap-6 @min-[54rem]:px-1' : '@md:gap-6 @md:px-1')}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={index === current ? 'min-w-0' : 'shrink-0'}
            aria-current={index === current ? 'step' : undefined}
          >
            <StepWord step={step} number={index + 1} isCurrent={index === current} isLong={isLong} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepWord({
  step,
  number,
  isCurrent,
  isLong,
}: {
  step: Step
  number: number
  isCurrent: boolean
  isLong: boolean
}) {
  const looks = cx(
    'flex h-11 min-w-10 items-center justify-center gap-2 border-b-2 text-sm whitespace-nowrap transition-colors -outline-offset-2 max-[22rem]:min-w-8',
    isCurrent ? 'border-accent px-1 font-medium text-ink' : 'border-transparent',
    !isCurrent && (step.to ? 'text-ink-2 hover:border-line-strong hover:text-ink' : 'text-ink-4'),
  )
  const isHidden = !isCurrent && (isLong ? '@max-[54rem]:sr-only' : '@max-md:sr-only')
  const face = (
    <>
      <span
        aria-hidden
        title={step.label}
        className={cx('shrink-0 tabular-nums', isCurrent ? 'text-accent-strong' : 'text-ink-4')}
      >
        {step.isDone && !isCurrent ? <Check className="size-3.5 text-success" /> : number}
      </span>
      <span className={cx('truncate', isHidden)}>{step.label}</span>
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
