import type { Billing } from '#contract/accounts.ts'
import { isFreeTier } from '#domain/plan.ts'
import { counted } from '#web/lib/plurals.ts'

/** Days left: with more there is no banner; with more than these it can be dismissed (B4). */
const upper = 7
const lower = 1
const day = 24 * 3600 * 1000

export type SubscriptionBanner = { text: string; isDismissible: boolean }

/** The banner of B4 for a plan, if any. `dismissed` is the `plan_expiry` for which it was dismissed. */
export function subscriptionBanner(
  billing: Billing | null | undefined,
  dismissed: string | null,
  now = new Date(),
): SubscriptionBanner | undefined {
  if (!billing) return undefined
  const isTrial = isFreeTier(billing)
  // Rounds up: a plan that ends tonight has not expired.
  const daysLeft = Math.ceil((Date.parse(billing.plan_expiry) - +now) / day)
  if (daysLeft > upper || (!isTrial && billing.renew)) return undefined
  const isDismissible = daysLeft > lower
  if (isDismissible && dismissed === billing.plan_expiry) return undefined
  if (daysLeft <= 0) return { text: 'Your subscription has expired', isDismissible }
  return { text: `${counted(daysLeft, 'day')} left out of your ${isTrial ? 'trial' : 'subscription'}`, isDismissible }
}
