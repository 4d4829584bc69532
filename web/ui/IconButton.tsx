import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '#web/lib/cx.ts'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: LucideIcon
  /** The tooltip and accessible name. */
  label: string
  size?: 'md' | 'sm'
  isDanger?: boolean
  isBusy?: boolean
  /** For a toggle button. */
  isPressed?: boolean
  /** False if the label is shown beside the button. */
  hasTooltip?: boolean
}

export function IconButton({
  icon: Icon,
  label,
  size = 'md',
  isDanger = false,
  isBusy = false,
  isPressed,
  hasTooltip = true,
  disabled = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const isOff = disabled || isBusy
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-control transition-colors',
        size === 'md' ? 'size-10' : 'size-8 hit-40',
        isOff ? (isBusy ? 'text-ink-3' : 'text-ink-4 opacity-60') : 'text-ink-3 hover:bg-surface-3',
        !isOff && (isDanger ? 'hover:text-danger' : 'hover:text-ink'),
        isPressed && 'bg-surface-3 text-ink',
        className,
      )}
    >
      {isBusy ? <Spinner /> : <Icon aria-hidden className={size === 'md' ? 'size-4.5' : 'size-4'} />}
    </button>
  )
  return hasTooltip ? <Tooltip content={label}>{button}</Tooltip> : button
}
