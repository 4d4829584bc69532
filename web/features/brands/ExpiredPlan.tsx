import { useQuery } from '@tanstack/react-query'
import { isExpired, isFreeTier, type Plan } from '#domain/plan.ts'
import { userQuery } from '#web/features/accounts/api.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** The plan of the user when it has ended. */
export const useExpiredPlan = (): Plan | undefined => {
  const billing = useQuery(userQuery).data?.billing
  return billing && isExpired(billing) ? billing : undefined
}

/** In the place of every way to create a brand (B2, B6). */
export function ExpiredPlan({ plan }: { plan: Plan }) {
  return (
    <EmptyState
      level={1}
      title="Your subscription plan has expired"
      action={<ButtonLink to={paths.dashboard()}>Go to the dashboard</ButtonLink>}
    >
      {isFreeTier(plan)
        ? 'Upgrade to Premium to create more content.'
        : 'Renew your subscription to create more content.'}
    </EmptyState>
  )
}
