import { describe, expect, test } from 'vitest'
import type { Subscription } from '#server/providers/payment/payment.ts'
import { derivePlan } from './derive-plan.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const now = at(20)

const live: Subscription = {
  subscription_id: 'sub_1',
  state: 'live',
  period: { start: at(10), end: at(40) },
  is_overdue: false,
  renews: true,
  ended_at: null,
  currency: 'eur',
  invoice_url: null,
}
const ended: Subscription = { ...live, state: 'ended', renews: false, ended_at: at(15) }
const plan = (...subscriptions: Subscription[]) => derivePlan(subscriptions, now)

describe('what subscriptions mean for the plan', () => {
  test('nothing paid: no plan of theirs', () => {
    expect(plan()).toBeUndefined()
  })

  test('a live one: to the end of its period', () => {
    expect(plan(live)).toEqual({ subscription_id: 'sub_1', period_start: at(10), plan_expiry: at(40), renew: true })
    expect(plan({ ...live, renews: false })).toMatchObject({ plan_expiry: at(40), renew: false })
  })

  test('one whose renewal is not paid: 7 days more', () => {
    expect(plan({ ...live, is_overdue: true })).toMatchObject({ plan_expiry: at(47), renew: true })
  })

  test('one that is not collected any more: to the end of what was paid', () => {
    expect(plan({ ...live, state: 'halted', renews: false })).toMatchObject({
      plan_expiry: at(40),
      renew: false,
      subscription_id: 'sub_1',
    })
  })

  test.each([
    ['at once', { ended_at: at(15) }, at(15)],
    ['at the end of its period', { ended_at: at(18), period: { start: at(1), end: at(18) } }, at(18)],
    ['after its payment failed', { ended_at: at(19), period: { start: at(1), end: at(5) } }, at(5)],
    ['on a clock that is ahead of ours', { ended_at: at(40) }, now],
  ])('one that ended %s: over since then', (_, change, plan_expiry) => {
    expect(plan({ ...ended, ...change })).toMatchObject({ plan_expiry, renew: false, subscription_id: null })
  })

  test('of several the live one counts, then the newest, in whatever order they come', () => {
    const older = { ...live, subscription_id: 'sub_0', period: { start: at(5), end: at(35) } }
    const later = { ...ended, subscription_id: 'sub_2', period: { start: at(14), end: at(44) } }
    for (const several of [
      [older, live, later],
      [later, live, older],
    ])
      expect(plan(...several)).toMatchObject({ subscription_id: 'sub_1', plan_expiry: at(40) })
    expect(plan(ended, later)).toMatchObject({ period_start: at(14) })
  })
})
