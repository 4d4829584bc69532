import type { Billing } from '#contract/accounts.ts'
import { isExpired, isFreeTier } from '#domain/plan.ts'
import { usLongDate } from '#web/lib/dates.ts'

export type BlockedPlan = { title: string; text: string; action: string | undefined }

/**
 * The message for a plan that allows no blog (B6, M6); `action` starts a checkout. A subscription that renews only has
 * to wait, and the payment provider would refuse a second one.
 */
export function blockedPlan(billing: Billing | null, now = new Date()): BlockedPlan {
  const hasExpired = !billing || isExpired(billing, now)
  const title = hasExpired ? 'Your subscription plan has expired' : "You've used all your blogs for this period"
  if (!billing || isFreeTier(billing))
    return { title, text: 'Upgrade to Premium to create more content.', action: 'Upgrade Plan' }
  const renew = 'Renew your subscription to create more content.'
  const action = 'Renew Subscription'
  if (hasExpired) return { title, text: renew, action }
  const refill = `You'll receive more blogs on ${usLongDate(billing.plan_expiry)}.`
  return billing.renew ? { title, text: refill, action: undefined } : { title, text: `${renew} ${refill}`, action }
}
