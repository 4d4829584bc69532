import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Person } from '#test/helpers/app.ts'
import { startBillingApp, type BillingApp } from '#test/helpers/billing-app.ts'
import { reconcile } from './reconcile.ts'

let app: BillingApp
beforeAll(async () => {
  app = await startBillingApp()
})
afterAll(() => app.end())

describe('hourly reconciliation', () => {
  const forget = (person: Person) =>
    app.db
      .updateTable('billing_customers')
      .set({ synced_at: new Date(Date.now() - 2 * 3600 * 1000) })
      .where('user_id', '=', person.user_id)
      .execute()

  test('finds changes whose events were lost, at most once an hour per customer', async () => {
    const [paid, stopped, quiet] = [await app.paid(), await app.premium(), await app.premium()]
    await app.press(stopped, 'Cancel at the period’s end')
    await forget(paid)
    await reconcile(app.server.deps)
    expect([(await app.stored(paid)).plan_name, (await app.stored(stopped)).renew]).toEqual(['Premium', true])
    await forget(stopped)
    const { payment } = app.server.deps
    const asked = vi.spyOn(payment, 'listSubscriptions')
    expect(await reconcile(app.server.deps)).toBe(1)
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
    expect(await app.stored(stopped)).toMatchObject({ renew: false })
    expect(await app.stored(quiet)).toMatchObject({ renew: true })
  })

  test('two workers may run it concurrently, and one customer’s failure does not affect the others', async () => {
    const people = [await app.paid(), await app.paid(), await app.paid()]
    await Promise.all(people.map(forget))
    const { payment } = app.server.deps
    const { customer_id } = await app.customerOf(people[0]!)
    const list = payment.listSubscriptions
    const broken = vi.spyOn(payment, 'listSubscriptions').mockImplementation(async (id) => {
      if (id === customer_id) throw new Error('out of order')
      return list(id)
    })
    await Promise.all([reconcile(app.server.deps), reconcile(app.server.deps)])
    broken.mockRestore()
    const names = await Promise.all(people.map(async (person) => (await app.stored(person)).plan_name))
    expect(names).toEqual(['Free', 'Premium', 'Premium'])
    await reconcile(app.server.deps)
    expect(await app.stored(people[0]!)).toMatchObject({ plan_name: 'Premium', blogs_left: 30 })
  })
})
