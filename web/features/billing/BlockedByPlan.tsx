import type { User } from '#contract/accounts.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { blockedPlan } from './blocked-plan.ts'
import { CheckoutButton } from './CheckoutButton.tsx'

/** Replaces a screen that the plan does not allow (B2, B6, M6). */
export function BlockedByPlan({ billing }: { billing: User['billing'] }) {
  const { title, text, action } = blockedPlan(billing)
  return (
    <EmptyState
      level={1}
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.dashboard()}>Go to the dashboard</ButtonLink>
          {action && <CheckoutButton variant="primary">{action}</CheckoutButton>}
        </div>
      }
    >
      {text}
    </EmptyState>
  )
}
