// A customer's plan, derived from their subscriptions at the payment provider and nothing else.
import type { Subscription } from '#server/providers/payment/payment.ts'

/** How long a plan continues while the payment for its next period is retried. */
const graceDays = 7
const graceMs = graceDays * 24 * 3600 * 1000

export type PaidPlan = {
  /** Null when there is no subscription left to end or stop. */
  subscription_id: string | null
  /** Start of the latest paid period: blogs are counted from here. */
  period_start: Date
  plan_expiry: Date
  renew: boolean
}

/** Undefined for someone who never paid. */
export const derivePlan = (subscriptions: Subscription[], now = new Date()): PaidPlan | undefined => {
  const current = subscriptions.toSorted(byRelevance)[0]
  if (!current) return undefined
  const { subscription_id, state, period, renews } = current
  return {
    subscription_id: state === 'ended' ? null : subscription_id,
    period_start: period.start,
    plan_expiry: expiryOf(current, now),
    renew: renews,
  }
}

const rank = { live: 0, halted: 1, ended: 2 }

const byRelevance = (a: Subscription, b: Subscription) =>
  rank[a.state] - rank[b.state] ||
  b.period.start.getTime() - a.period.start.getTime() ||
  a.subscription_id.localeCompare(b.subscription_id)

const expiryOf = ({ state, period, is_overdue, ended_at }: Subscription, now: Date) => {
  if (is_overdue) return new Date(period.end.getTime() + graceMs)
  if (state !== 'ended') return period.end
  // Never later than now: the provider's clock may run ahead (the sandbox's, and Stripe's test clocks).
  return new Date(Math.min(period.end.getTime(), ended_at?.getTime() ?? Infinity, now.getTime()))
}
