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
    /** The request runs: the button keeps its width and its focus, and does nothing. */
    isBusy?: boolean
    /** What the button says meanwhile ('Generating...'); without it a spinner covers the label. */
    busyLabel?: string
    /** Why it cannot be used now: shown as a tooltip, read out, and the button does nothing. */
    disabledReason?: string | false | undefined
    /** Pressed while it is off, to show the reason where it can be put right: then there is no tooltip. */
    onRefused?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  }

/** One `primary` per screen. Off it stays focusable (`aria-disabled`), so that neither focus nor the reason is lost. */
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
  onRefused,
  children,
  ...rest
}: ButtonProps) {
  const isOff = disabled || Boolean(disabledReason)
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button that is off must not submit the form either.
    if (isOff || isBusy) event.preventDefault()
    else onClick?.(event)
    if (isOff && !isBusy) onRefused?.(event)
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
  if (!disabledReason || onRefused) return button
  return (
    <Tooltip content={disabledReason} opensOnPress>
      {button}
    </Tooltip>
  )
}

/** Both labels lie in one grid cell, so that the wider one sets the width from the start. */
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

/** Goes somewhere and looks like a button: `to` a screen, `href` out of the app (`isNewTab` beside it). */
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
