import CircleAlert from 'lucide-react/icons/circle-alert'
import { createContext, use, useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'

type FieldWiring = {
  id: string
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

const FieldContext = createContext<FieldWiring | null>(null)

export type FieldProps = {
  label: string
  /** Hides the label visually, where the context makes it clear (a search box). */
  isLabelHidden?: boolean
  hint?: ReactNode
  /** The error message; empty if valid. */
  error?: string | undefined
  counter?: { count: number; max: number }
  /** Shows 'Optional' beside the label. All other fields are required, so those are not marked. */
  isOptional?: boolean
  isRequired?: boolean
  /** For radio cards and chips, which a <label> cannot reference. */
  isGroup?: boolean
  /** The id of a text elsewhere that describes the field too. */
  describedBy?: string | undefined
  className?: string
  children: ReactNode
}

/**
 * Label, control, hint, error and counter with their ARIA attributes. The controls in this folder receive them by
 * context.
 */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  counter,
  isOptional = false,
  isRequired = false,
  isGroup = false,
  describedBy: elsewhere,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const labelId = `${id}label`
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const counterId = `${id}counter`
  const describedBy =
    [error && errorId, elsewhere, hint && hintId, counter && counterId].filter(Boolean).join(' ') || undefined
  const isInvalid = Boolean(error)
  const wiring = useMemo(
    () => ({ id, labelId, describedBy, isInvalid, isRequired }),
    [id, labelId, describedBy, isInvalid, isRequired],
  )
  const Label = isGroup ? 'span' : 'label'
  const notes = (error || hint || counter) && (
    <div className="flex items-start justify-between gap-4 text-sm">
      <div className="grid gap-1">
        {error && (
          <p id={errorId} className="flex gap-1.5 text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className="text-ink-3">
            {hint}
          </p>
        )}
      </div>
      {counter && <Counter id={counterId} {...counter} />}
    </div>
  )

  return (
    <FieldContext value={wiring}>
      <div data-invalid={isInvalid || undefined} className={cx('grid grid-cols-1 gap-1.5', className)}>
        <div className={cx('flex items-baseline justify-between gap-4', isLabelHidden && 'sr-only')}>
          <Label id={labelId} htmlFor={isGroup ? undefined : id} className="text-sm font-medium text-ink">
            {label}
          </Label>
          {isOptional && <span className="text-xs text-ink-4">Optional</span>}
        </div>
        {/* Below a tall group, an error would be out of sight. */}
        {isGroup && notes}
        {children}
        {!isGroup && notes}
      </div>
    </FieldContext>
  )
}

function Counter({ id, count, max }: { id: string; count: number; max: number }) {
  const number = new Intl.NumberFormat()
  return (
    <p id={id} className={cx('shrink-0 tabular-nums', count > max ? 'font-medium text-danger' : 'text-ink-4')}>
      <span className="sr-only">{`${number.format(count)} of ${number.format(max)} characters`}</span>
      <span aria-hidden>{`${number.format(count)} / ${number.format(max)}`}</span>
    </p>
  )
}

type Wired = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  'aria-required'?: boolean | 'true' | 'false' | undefined
}

/** The id and ARIA attributes from the surrounding field; the control's own props take precedence. */
export function useFieldControl(props: Wired): Wired {
  const field = use(FieldContext)
  return {
    id: props.id ?? field?.id,
    'aria-describedby': props['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field?.isInvalid || undefined),
    'aria-required': props['aria-required'] ?? (field?.isRequired || undefined),
  }
}

/** As `useFieldControl`, for a group of controls, which references its label by id. */
export function useFieldGroup() {
  const field = use(FieldContext)
  return {
    'aria-labelledby': field?.labelId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid || undefined,
    'aria-required': field?.isRequired || undefined,
  }
}
