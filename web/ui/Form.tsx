import type { MouseEvent, ReactNode, SubmitEvent } from 'react'
import { cx } from '#web/lib/cx.ts'
import { Button } from './Button.tsx'
import { focusFirstError } from './focus-first-error.ts'

export type FormProps = {
  submitLabel: string
  /** Handles its own errors: must not reject. */
  onSubmit: () => void | Promise<void>
  isBusy?: boolean
  disabledReason?: string | false | undefined
  /** For a disabled primary action: shows the reason at the fields when pressed. Without it the reason is a tooltip. */
  onDisabledPress?: (() => void) | undefined
  /** In the footer on the left: links away. */
  start?: ReactNode
  /** In the footer, before the primary action. */
  extra?: ReactNode
  className?: string
  children: ReactNode
}

/** A form with one primary action in a sticky footer. On submit the first invalid field gets the focus. */
export function Form({
  submitLabel,
  onSubmit,
  isBusy = false,
  disabledReason = false,
  onDisabledPress,
  start,
  extra,
  className,
  children,
}: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || disabledReason) return
    const form = event.currentTarget
    void Promise.resolve(onSubmit()).then(() => focusFirstError(form))
  }
  const focusReason = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    onDisabledPress?.()
    if (form) focusFirstError(form)
  }
  return (
    <form onSubmit={submit} noValidate className={cx('grid grid-cols-1', className)}>
      {children}
      <footer
        className={cx(
          'form-foot sticky bottom-0 z-20 -mx-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
          'border-t border-line bg-paper px-1 py-3 sm:py-4',
        )}
      >
        {start}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          {extra}
          <Button
            type="submit"
            variant="primary"
            isBusy={isBusy}
            disabledReason={disabledReason}
            onDisabledPress={onDisabledPress && focusReason}
          >
            {submitLabel}
          </Button>
        </div>
      </footer>
    </form>
  )
}
