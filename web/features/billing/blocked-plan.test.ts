import { describe, expect, test } from 'vitest'
import { blockedPlan } from './blocked-plan.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = '2026-12-21T12:00:00Z'
const earlier = '2026-11-20T12:00:00Z'
const plan = { blogs_total: 5, blogs_left: 0, has_reached_blogs_limit: true, renew: false }
const free = { ...plan, plan_name: 'Free' }
const premium = { ...plan, plan_name: 'Premium' }

const usedUp = "You've used all your blogs for this period"
const expired = 'Your subscription plan has expired'
const upgrade = 'Upgrade to Premium to create more content.'
const renew = 'Renew your subscription to create more content.'
const refill = "You'll receive more blogs on December 21, 2026."

describe('B6 M6 people who may not create blogs see why, and what to do', () => {
  test.each([
    ['out of blogs on Free', { ...free, plan_expiry: later }, [usedUp, upgrade, 'Upgrade Plan']],
    ['expired on Free', { ...free, plan_expiry: earlier }, [expired, upgrade, 'Upgrade Plan']],
    ['without a plan', null, [expired, upgrade, 'Upgrade Plan']],
    ['expired on Premium', { ...premium, plan_expiry: earlier }, [expired, renew, 'Renew Subscription']],
    ['out of blogs, renewing', { ...premium, renew: true, plan_expiry: later }, [usedUp, refill, undefined]],
    [
      'out of blogs, not renewing',
      { ...premium, plan_expiry: later },
      [usedUp, `${renew} ${refill}`, 'Renew Subscription'],
    ],
  ])('%s', (_, billing, [title, text, action]) => {
    expect(blockedPlan(billing, now)).toEqual({ title, text, action })
  })
})
