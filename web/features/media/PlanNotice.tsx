import type { User } from '#contract/accounts.ts'
import { blockedPlan } from '#web/features/billing/blocked-plan.ts'
import { CheckoutButton } from '#web/features/billing/CheckoutButton.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** On the cards of people whose plan allows no images and videos (M6). */
export function PlanNotice({ billing, what }: { billing: User['billing']; what: 'images' | 'videos' }) {
  const { title, text, action } = blockedPlan(billing)
  return (
    <Notice tone="warning" title={title} actions={action && <CheckoutButton size="sm">{action}</CheckoutButton>}>
      {text} New {what} need a plan with blogs left. The ones you have stay.
    </Notice>
  )
}
