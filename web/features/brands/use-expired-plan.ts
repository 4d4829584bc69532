import { useQuery } from '@tanstack/react-query'
import type { Billing } from '#contract/accounts.ts'
import { isExpired } from '#domain/plan.ts'
import { userQuery } from '#web/features/accounts/api.ts'

/** The user's plan, if it has expired. */
export const useExpiredPlan = (): Billing | undefined => {
  const billing = useQuery(userQuery).data?.billing
  return billing && isExpired(billing) ? billing : undefined
}
