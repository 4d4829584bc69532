import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#test/helpers/app.ts'
import { daysUntil, startBillingApp, type BillingApp } from '#test/helpers/billing-app.ts'

let app: BillingApp
beforeAll(async () => {
  app = await startBillingApp()
})
afterAll(() => app.end())

/** The events of a person after the first `known`, which Masthead has received. */
const since = async (person: Person, known: number) => (await app.eventsOf(person)).slice(known)

describe('renewal, cancellation and unpaid invoices', () => {
  test('B4 a renewal payment resets blogs_left and moves plan_expiry, once', async () => {
    const person = await app.premium()
    await app.use(person, 3)
    const before = await app.stored(person)
    const known = (await app.eventsOf(person)).length
    await app.press(person, 'Jump to the next renewal')
    for (const event of await since(person, known)) await app.send(event)
    const renewed = await app.stored(person)
    expect(renewed).toMatchObject({ blogs_left: 30, blogs_total: 30, renew: true })
    expect(daysUntil(renewed.plan_expiry) - daysUntil(before.plan_expiry)).toBeGreaterThan(27)
    await app.use(person, 29)
    await app.sendAll(person)
    expect(await app.stored(person)).toEqual({ ...renewed, blogs_left: 29 })
  })

  test('four renewals at once reset blogs_left once', async () => {
    const person = await app.premium()
    for (let jump = 0; jump < 4; jump += 1) await app.press(person, 'Jump to the next renewal')
    await app.use(person, 0)
    await app.sendAll(person)
    const jumped = await app.stored(person)
    expect(jumped.blogs_left).toBe(30)
    expect(daysUntil(jumped.plan_expiry)).toBeGreaterThan(4 * 30)
  })

  test('B4 after a stop the plan expires at the end of the period, and checkout starts a new subscription', async () => {
    const person = await app.premium()
    await app.stop(person)
    await app.press(person, 'Jump to its end')
    await app.sendAll(person)
    const lapsed = await app.stored(person)
    expect(lapsed).toMatchObject({ plan_name: 'Premium', renew: false })
    // The sandbox's clock is a month ahead of ours; the plan has expired by both.
    expect(daysUntil(lapsed.plan_expiry)).toBeLessThanOrEqual(0)
    expect((await app.customerOf(person)).subscription_id).toBeNull()
    await app.use(person, 5)
    const { body } = await app.checkout(person)
    expect((await app.sessionsOf(person))[0]).toMatchObject({ mode: 'subscription' })
    await app.payOn(body.url)
    expect(await app.self(person)).toMatchObject({ plan_name: 'Premium', renew: true, blogs_left: 30 })
  })

  test('a subscription cancelled on Stripe’s own site ends at its ended_at', async () => {
    const person = await app.premium()
    await app.press(person, 'Cancel now')
    await app.sendAll(person)
    const { ended_at } = await app.subscriptionOf(person)
    expect(await app.stored(person)).toMatchObject({ renew: false, plan_expiry: new Date(ended_at! * 1000) })
  })

  test('an unpaid renewal keeps the plan for 7 more days, without new blogs', async () => {
    const person = await app.premium('0341')
    await app.use(person, 4)
    const before = await app.stored(person)
    await app.press(person, 'Jump to the next renewal')
    await app.sendAll(person)
    const overdue = await app.stored(person)
    expect(overdue).toMatchObject({ blogs_left: 4, renew: true })
    expect(daysUntil(overdue.plan_expiry) - daysUntil(before.plan_expiry)).toBeCloseTo(7, 5)

    const { body } = await app.checkout(person)
    expect(body.url).toContain('/stripe/invoices/')
    await app.payOn(body.url)
    await app.sendAll(person)
    expect(await app.stored(person)).toMatchObject({ blogs_left: 30, renew: true })
    expect((await app.checkout(person)).status).toBe(409)
  })

  test('after the last failed retry the plan ends with the paid period', async () => {
    const person = await app.premium('0341')
    const before = await app.stored(person)
    await app.press(person, 'Jump to the next renewal')
    await app.press(person, 'Jump to the last retry')
    await app.sendAll(person)
    const lapsed = await app.stored(person)
    expect(lapsed).toMatchObject({ renew: false, blogs_left: before.blogs_left })
    expect(daysUntil(lapsed.plan_expiry)).toBeLessThanOrEqual(0)
  })

  test('a missed renewal is looked up when the plan has expired', async () => {
    const person = await app.premium()
    const past = { plan_expiry: new Date(Date.now() - 1000) }
    await app.db.updateTable('users').set(past).where('user_id', '=', person.user_id).execute()
    expect(daysUntil((await app.self(person)).plan_expiry)).toBeGreaterThan(27)
  })
})
