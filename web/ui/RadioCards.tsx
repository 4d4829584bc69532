import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps, Ref } from 'react'
import { cx } from '#web/lib/cx.ts'
import { useFieldGroup } from './Field.tsx'
import { Tooltip } from './Tooltip.tsx'

type RadioCard<Value extends string> = {
  value: Value
  label: string
  description?: string
  /** A longer description on hover and focus; on touch screens it is shown in the card. */
  tooltip?: string
  icon?: LucideIcon
  disabled?: boolean
}

export type RadioCardsProps<Value extends string> = {
  options: readonly RadioCard<Value>[]
  value: Value | null | undefined
  onChange: (value: Value) => void
  onBlur?: () => void
  name?: string
  /** The minimum width of a card in a row. */
  minWidth?: number
  ref?: Ref<HTMLInputElement>
}

/** A radio group of cards, for a few options that need a description: a format, a creation mode. */
export function RadioCards<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  name,
  minWidth = 220,
  ref,
}: RadioCardsProps<Value>) {
  const group = useFieldGroup()
  const ownName = useId()
  return (
    <div
      role="radiogroup"
      {...group}
      className="grid gap-3"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))` }}
    >
      {options.map((option, index) => (
        <WithTooltip key={option.value} content={option.tooltip}>
          <label
            className={cx(
              'relative flex cursor-pointer gap-3 rounded-panel border border-line-strong bg-surface-1 p-4',
              'transition-colors outline-offset-2 hover:border-ink-3 has-checked:border-ink has-checked:inset-ring',
              'has-checked:inset-ring-ink has-disabled:cursor-default has-disabled:border-line has-disabled:bg-paper',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              className="radio mt-0.5 outline-none"
            />
            <span className="grid content-start gap-1">
              <span className={cx('flex items-center gap-2 font-medium', option.disabled && 'text-ink-4')}>
                {option.icon && <option.icon aria-hidden className="size-4 shrink-0 text-ink-3" />}
                {option.label}
              </span>
              {option.description && (
                <span className={cx('text-sm', option.disabled ? 'text-ink-4' : 'text-ink-3')}>
                  {option.description}
                </span>
              )}
              {option.tooltip && (
                <span className="hidden text-sm text-ink-3 pointer-coarse:block">{option.tooltip}</span>
              )}
            </span>
          </label>
        </WithTooltip>
      ))}
    </div>
  )
}

function WithTooltip({
  content,
  children,
}: Partial<Pick<ComponentProps<typeof Tooltip>, 'content'>> & Pick<ComponentProps<typeof Tooltip>, 'children'>) {
  return content ? <Tooltip content={content}>{children}</Tooltip> : children
}
