import type { Billing } from '#contract/accounts.ts'
import { isFreeTier } from '#domain/plan.ts'
import { longDate } from '#web/lib/dates.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { CheckoutButton } from './CheckoutButton.tsx'

/** Above a list of deliverables when blogs run out; only the free tier is offered an upgrade (B2, B6). */
export function OutOfBlogs({ billing }: { billing: Billing }) {
  const isFree = isFreeTier(billing)
  return (
    <Notice
      tone="warning"
      title="You've used all your blogs for this period"
      actions={isFree && <CheckoutButton size="sm">Upgrade Plan</CheckoutButton>}
    >
      {!isFree && billing.renew && `You'll receive more blogs on ${longDate(billing.plan_expiry)}.`}
    </Notice>
  )
}
