import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; description?: ReactNode }

export function Checkbox({ label, description, className, ...props }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-10 gap-3 py-2', props.disabled && 'text-ink-4', className)}>
      <input {...props} type="checkbox" className="checkbox mt-0.5" />
      <span className="grid gap-0.5">
        <span>{label}</span>
        {description && <span className="text-sm text-ink-3">{description}</span>}
      </span>
    </label>
  )
}
