import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'
import { controlClass } from './control-class.ts'
import { useFieldControl } from './Field.tsx'

export type TextInputProps = ComponentProps<'input'> & {
  icon?: LucideIcon
  /** A small control or note at the end of the input. */
  trailing?: ReactNode
}

export function TextInput({ icon: Icon, trailing, className, ...props }: TextInputProps) {
  const input = (
    <input
      type="text"
      {...props}
      {...useFieldControl(props)}
      className={cx(controlClass, 'h-10 px-3 read-only:bg-surface-2', Icon && 'pl-9', trailing && 'pr-10', className)}
    />
  )
  if (!Icon && !trailing) return input
  return (
    <div className="relative">
      {Icon && <Icon aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-ink-4" />}
      {input}
      {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
    </div>
  )
}
