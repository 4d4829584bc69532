import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { cx } from '#web/lib/cx.ts'
import { controlClass } from './control-class.ts'
import { useFieldControl } from './Field.tsx'

export type SelectProps = Omit<ComponentProps<'select'>, 'multiple' | 'size' | 'children'> & {
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen; cannot be chosen. */
  placeholder?: string
}

/**
 * The native select with our styles: native keyboard and touch behaviour without scripts. Where the browser supports
 * `appearance: base-select`, the open list is styled as well.
 */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <div className="relative">
      <select
        {...props}
        {...useFieldControl(props)}
        className={cx('select', controlClass, 'h-10 appearance-none truncate pr-9 pl-3', className)}
      >
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-4 text-ink-3" />
    </div>
  )
}
