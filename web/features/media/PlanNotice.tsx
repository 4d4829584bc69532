import type { User } from '#contract/accounts.ts'
import { isExpired, isFreeTier } from '#domain/plan.ts'
import { longDate } from '#web/lib/dates.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** On the card of those who may not make images (M6). */
export function PlanNotice({ billing }: { billing: User['billing'] }) {
  const hasExpired = !billing || isExpired(billing)
  const isFree = !billing || isFreeTier(billing)
  return (
    <Notice
      tone="warning"
      title={hasExpired ? 'Your subscription plan has expired' : "You've used all your blogs for this period"}
    >
      New images need a plan with blogs left. The ones you have stay.
      {!isFree && !hasExpired && ` You'll receive more blogs on ${longDate(billing.plan_expiry)}.`}
    </Notice>
  )
}
