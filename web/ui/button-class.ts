import { cx } from '#web/lib/cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-strong'
export type ButtonSize = 'md' | 'sm'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent-strong text-accent-ink hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface-1 text-ink hover:border-ink-3 hover:bg-surface-2',
  quiet: 'text-ink-2 hover:bg-surface-3 hover:text-ink',
  danger: 'border border-line-strong bg-surface-1 text-danger hover:border-danger hover:bg-danger-quiet',
  'danger-strong': 'bg-danger-fill text-danger-ink hover:bg-danger-hover',
}

const off: Record<ButtonVariant, string> = {
  primary: 'bg-surface-3 text-ink-4',
  secondary: 'border border-line bg-paper text-ink-4',
  quiet: 'text-ink-4',
  danger: 'border border-line bg-paper text-ink-4',
  'danger-strong': 'bg-surface-3 text-ink-4',
}

const sizes: Record<ButtonSize, string> = {
  md: 'h-10 gap-2 px-4 text-base',
  sm: 'h-8 gap-1.5 px-3 text-sm hit-40',
}

export function buttonClass({
  variant = 'secondary',
  size = 'md',
  isOff = false,
}: {
  variant?: ButtonVariant
  size?: ButtonSize
  isOff?: boolean
}): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center rounded-control font-medium whitespace-nowrap transition-colors select-none',
    sizes[size],
    isOff ? off[variant] : variants[variant],
  )
}
