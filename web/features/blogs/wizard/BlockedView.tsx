import type { User } from '#contract/accounts.ts'
import { isExpired, isFreeTier } from '#domain/plan.ts'
import { usLongDate } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** In the place of the wizard when the plan allows no blog (M6, B6). */
export function BlockedView({ billing }: { billing: User['billing'] }) {
  const isFree = !billing || isFreeTier(billing)
  const hasExpired = !billing || isExpired(billing)
  const outlook = isFree
    ? 'Upgrade to Premium to create more content.'
    : hasExpired
      ? 'Renew your subscription to create more content.'
      : `You'll receive more blogs on ${usLongDate(billing.plan_expiry)}.`
  return (
    <EmptyState
      level={1}
      title={hasExpired ? 'Your subscription plan has expired' : "You've used all your blogs for this period"}
      action={<ButtonLink to={paths.dashboard()}>Go to the dashboard</ButtonLink>}
    >
      {outlook}
    </EmptyState>
  )
}
