import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import { cx } from '#web/lib/cx.ts'
import { buttonClass } from './button-class.ts'
import type { ButtonSize, ButtonVariant } from './button-class.ts'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'

type Looks = { variant?: ButtonVariant; size?: ButtonSize; icon?: LucideIcon }

export type ButtonProps = ComponentProps<'button'> &
  Looks & {
    /** A request is running: the button keeps its width and focus, and ignores presses. */
    isBusy?: boolean
    /** The label meanwhile ('Generating...'); without it a spinner covers the label. */
    busyLabel?: string
    /** Why it is disabled: shown as a tooltip and announced; presses are ignored. */
    disabledReason?: string | false | undefined
    /** Called when pressed while disabled, to show the reason elsewhere; replaces the tooltip. */
    onDisabledPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  }

/**
 * One `primary` per screen. A disabled button stays focusable (`aria-disabled`), so that the focus and the reason are
 * not lost.
 */
export function Button({
  variant,
  size,
  icon: Icon,
  isBusy = false,
  busyLabel,
  disabledReason,
  disabled = false,
  type = 'button',
  className,
  onClick,
  onDisabledPress,
  children,
  ...rest
}: ButtonProps) {
  const isOff = disabled || Boolean(disabledReason)
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled submit button must not submit the form either.
    if (isOff || isBusy) event.preventDefault()
    else onClick?.(event)
    if (isOff && !isBusy) onDisabledPress?.(event)
  }
  const button = (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-disabled={isOff || isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={cx(buttonClass({ variant, size, isOff }), 'relative', className)}
    >
      <ButtonLabel icon={Icon} isBusy={isBusy} busyLabel={busyLabel}>
        {children}
      </ButtonLabel>
    </button>
  )
  if (!disabledReason || onDisabledPress) return button
  return (
    <Tooltip content={disabledReason} opensOnPress>
      {button}
    </Tooltip>
  )
}

/** Both labels share a grid cell, so that the wider one sets the width from the start. */
function ButtonLabel({
  icon: Icon,
  isBusy,
  busyLabel,
  children,
}: {
  icon?: LucideIcon
  isBusy: boolean
  busyLabel?: string
  children: ReactNode
}) {
  const face = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-[inherit]'
  return (
    <span className="grid gap-[inherit]">
      <span className={cx(face, isBusy && (busyLabel ? 'invisible' : 'opacity-0'))}>
        {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
        {children}
      </span>
      {(busyLabel || isBusy) && (
        <span className={cx(face, !isBusy && 'invisible')} aria-hidden={!isBusy || undefined}>
          <Spinner />
          {busyLabel}
        </span>
      )}
    </span>
  )
}

export type ButtonLinkProps = Looks & { children: ReactNode; className?: string } & (
    | (Pick<LinkProps, 'to' | 'onClick' | 'replace'> & { href?: undefined })
    | { href: string; isNewTab?: boolean; to?: undefined }
  )

/** A link that looks like a button: `to` a screen, `href` out of the app (with `isNewTab`). */
export function ButtonLink({ variant, size, icon: Icon, className, children, ...target }: ButtonLinkProps) {
  const looks = cx(buttonClass({ variant, size }), className)
  const face = (
    <>
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      {children}
    </>
  )
  if (target.to !== undefined) {
    return (
      <Link {...target} className={looks}>
        {face}
      </Link>
    )
  }
  const newTab = target.isNewTab && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a href={target.href} {...newTab} className={looks}>
      {face}
      {newTab && <span className="sr-only">(opens in a new tab)</span>}
    </a>
  )
}
