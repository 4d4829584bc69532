import type { User } from '#contract/accounts.ts'
import { isFreeTier } from '#domain/plan.ts'
import { CheckoutButton } from '#web/features/billing/CheckoutButton.tsx'
import { usLongDate } from '#web/lib/dates.ts'
import { PlanBadge } from '#web/ui/Badge.tsx'
import { UsageBar } from '#web/ui/UsageBar.tsx'
import { CancelSubscription } from './CancelSubscription.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** The plan, its expiry, its remaining usage, and actions to change it (B2, B4). */
export function PlanSection({ billing }: { billing: User['billing'] }) {
  const isPaid = billing !== null && billing.plan_name !== null && !isFreeTier(billing)
  const isRenewing = isPaid && billing.renew
  return (
    <SettingsSection title="Plan">
      <div className="flex flex-wrap items-center gap-4">
        <PlanBadge plan={billing?.plan_name} />
        <span className="text-ink-3">
          {isRenewing ? 'Plan Renewal' : 'Plan Expiry'}: {usLongDate(billing?.plan_expiry)}
        </span>
      </div>
      {billing && (
        <UsageBar
          label="Blogs remaining"
          used={billing.blogs_total - billing.blogs_left}
          total={billing.blogs_total}
          note={`${billing.blogs_left} of ${billing.blogs_total} blogs left`}
        />
      )}
      <div className="mt-2">
        {isRenewing && <CancelSubscription plan_expiry={billing.plan_expiry} />}
        {isPaid && !isRenewing && <CheckoutButton variant="primary">Resume Subscription</CheckoutButton>}
        {!isPaid && <CheckoutButton variant="primary">Upgrade Plan</CheckoutButton>}
      </div>
    </SettingsSection>
  )
}
