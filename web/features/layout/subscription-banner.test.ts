import { describe, expect, test } from 'vitest'
import { subscriptionBanner } from './subscription-banner.ts'

const now = new Date('2026-11-21T12:00:00Z')
const plan_expiry = (days: number) => new Date(+now + days * 24 * 3600 * 1000).toISOString()
const free = (days: number) => ({
  blogs_total: 5,
  blogs_left: 5,
  has_reached_blogs_limit: false,
  plan_name: 'Free',
  renew: false,
  plan_expiry: plan_expiry(days),
})
const premium = (days: number, renew: boolean) => ({ ...free(days), plan_name: 'Premium', renew })

describe('B4 the subscription banner', () => {
  test.each([
    ['no billing data', null],
    ['billing is still loading', undefined],
    ['more than 7 days are left', free(7.01)],
    ['a paid plan renews', premium(3, true)],
    ['the renewal of a paid plan is overdue', premium(-1, true)],
  ])('is hidden when %s', (_, billing) => {
    expect(subscriptionBanner(billing, null, now)).toBeUndefined()
  })

  test.each([
    ['a trial', free(7), '7 days left out of your trial', true],
    ['a trial', free(1.5), '2 days left out of your trial', true],
    ['a trial that ends within a day', free(0.5), '1 day left out of your trial', false],
    ['a subscription', premium(5, false), '5 days left out of your subscription', true],
    ['an expired trial', free(0), 'Your subscription has expired', false],
    ['an expired subscription', premium(-40, false), 'Your subscription has expired', false],
  ])('of %s', (_, billing, text, isDismissible) => {
    expect(subscriptionBanner(billing, null, now)).toEqual({ text, isDismissible })
  })

  test('stays hidden once dismissed while more than a day is left, and reappears for another period', () => {
    expect(subscriptionBanner(free(5), plan_expiry(5), now)).toBeUndefined()
    expect(subscriptionBanner(free(1), plan_expiry(1), now)).toBeDefined()
    expect(subscriptionBanner(free(5), plan_expiry(-30), now)).toBeDefined()
  })
})
