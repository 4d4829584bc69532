// The official Stripe SDK against the sandbox's Stripe. Events stay there until a test sends them.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDeps } from '#server/deps.ts'
import { silentLog } from '#server/lib/log.ts'
import { daysUntil, startBillingApp, web, type BillingApp } from '#test/helpers/billing-app.ts'
import { createCheckout } from './checkout.ts'

let app: BillingApp
beforeAll(async () => {
  app = await startBillingApp()
})
afterAll(() => app.end())

describe('checkout', () => {
  test('B7 creating a checkout session returns the URL of the payment provider’s page', async () => {
    const person = await app.server.signIn()
    const { status, body } = await app.checkout(person)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['url'])
    expect(body.url).toMatch(`${app.sandboxUrl}/stripe/checkout/`)
    const { customer_id } = await app.customerOf(person)
    expect(await app.stripe.customers.retrieve(customer_id)).toMatchObject({
      email: 'person@example.test',
      name: 'Test Person',
      metadata: { user_id: person.user_id },
    })
    const [session] = await app.sessionsOf(person)
    expect(session).toMatchObject({
      success_url: `${web}/billing/payment_success`,
      cancel_url: `${web}/billing/payment_cancelled`,
      client_reference_id: person.user_id,
    })
  })

  test('requires a session (B6) and an empty body', async () => {
    expect((await app.server.call(undefined, 'POST', '/api/billing/stripe_checkout_sessions')).status).toBe(401)
    const person = await app.server.signIn()
    const path = '/api/billing/stripe_checkout_sessions'
    expect((await app.server.call(person, 'POST', path, { price: 'price_cheap' })).status).toBe(422)
    expect((await app.server.call(person, 'POST', path)).status).toBe(200)
  })

  test('50 concurrent clicks on two servers open one checkout session', async () => {
    const person = await app.server.signIn()
    const { env, db, database_url: url } = app.server.deps
    const second = await createDeps({ env, db, url, log: silentLog })
    const clicks = Array.from({ length: 50 }, async (_, index) =>
      index % 2 ? createCheckout(second, person.user_id) : ((await app.checkout(person)).body.url as string),
    )
    const urls = new Set(await Promise.all(clicks))
    await second.close()
    expect([...urls]).toEqual([expect.stringContaining('/stripe/checkout/')])
    expect(await app.sessionsOf(person)).toHaveLength(1)
  })

  test('a later click reuses the open checkout session, and creates a new one once that has expired', async () => {
    const person = await app.server.signIn()
    const { body: first } = await app.checkout(person)
    expect((await app.checkout(person)).body).toEqual(first)
    await app.stripe.checkout.sessions.expire((await app.customerOf(person)).pending_checkout_id!)
    const { body: second } = await app.checkout(person)
    expect(second.url).not.toBe(first.url)
    expect((await app.payOn(second.url)).url).toBe(`${web}/billing/payment_success`)
  })

  test('a customer who was deleted at Stripe is created again', async () => {
    const person = await app.server.signIn()
    await app.checkout(person)
    const { customer_id } = await app.customerOf(person)
    await app.stripe.customers.del(customer_id)
    const { status, body } = await app.checkout(person)
    expect(status).toBe(200)
    expect((await app.customerOf(person)).customer_id).not.toBe(customer_id)
    await app.payOn(body.url)
    expect(await app.self(person)).toMatchObject({ plan_name: 'Premium' })
  })

  test('B8 a failure of Stripe is a 502 that explains itself, and the next click works', async () => {
    const person = await app.server.signIn()
    await app.checkout(person)
    await app.stopSandbox()
    try {
      const { status, body } = await app.checkout(person)
      expect({ status, body }).toEqual({
        status: 502,
        body: {
          error: 'The payment provider failed',
          status: 'error',
          code: 502,
          detail: 'The payment provider cannot be reached. Please try again in a few minutes.',
        },
      })
      expect((await app.stop(person)).status).toBe(502)
      const before = performance.now()
      expect(await app.self(person)).toMatchObject({ plan_name: 'Free' })
      expect(performance.now() - before).toBeLessThan(15_000)
    } finally {
      await app.startSandbox()
    }
    expect((await app.checkout(person)).status).toBe(200)
  })
})

describe('after a payment', () => {
  test('B4 the plan is Premium as soon as the person returns, before any webhook event', async () => {
    const person = await app.paid()
    expect(await app.stored(person)).toMatchObject({ plan_name: 'Free', renew: false })
    const billing = await app.self(person)
    expect(billing).toMatchObject({
      plan_name: 'Premium',
      blogs_total: 30,
      blogs_left: 30,
      renew: true,
      has_reached_blogs_limit: false,
    })
    expect(daysUntil(billing.plan_expiry)).toBeGreaterThan(27)
    expect((await app.customerOf(person)).pending_checkout_id).toBeNull()
  })

  test('a declined payment changes nothing', async () => {
    const person = await app.server.signIn()
    const before = await app.stored(person)
    const { body } = await app.checkout(person)
    expect((await app.payOn(body.url, '0002')).status).toBe(402)
    await app.self(person)
    await app.sendAll(person)
    expect(await app.stored(person)).toEqual(before)
  })

  test('another checkout is a 409: the subscription already renews', async () => {
    const person = await app.premium()
    expect(await app.checkout(person)).toMatchObject({
      status: 409,
      body: { error: 'Your subscription renews already' },
    })
  })

  test('so is one right after paying, before any event has arrived', async () => {
    expect((await app.checkout(await app.paid())).status).toBe(409)
  })

  test('GET /api/users/self waits at most 3 s for Stripe', async () => {
    const person = await app.paid()
    const { payment } = app.server.deps
    const silent = vi.spyOn(payment, 'findCheckout').mockReturnValue(new Promise(() => {}))
    const before = performance.now()
    expect(await app.self(person)).toMatchObject({ plan_name: 'Free' })
    const waited = performance.now() - before
    silent.mockRestore()
    expect(waited).toBeGreaterThan(2900)
    expect(waited).toBeLessThan(15_000)
    expect(await app.self(person)).toMatchObject({ plan_name: 'Premium' })
  })
})

describe('ending a customer', () => {
  test('deletes the customer and cancels the subscription at Stripe, idempotently', async () => {
    const person = await app.premium()
    const { customer_id } = await app.customerOf(person)
    const { id } = await app.subscriptionOf(person)
    const { payment } = app.server.deps
    await payment.endCustomer(customer_id)
    await payment.endCustomer(customer_id)
    await payment.endCustomer('cus_never')
    expect(await app.stripe.customers.retrieve(customer_id)).toMatchObject({ deleted: true })
    expect(await app.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
  })

  test('an account deleted while its customer is being created leaves no customer behind', async () => {
    const person = await app.server.signIn()
    const { payment } = app.server.deps
    const create = payment.createCustomer
    let made = ''
    const slow = vi.spyOn(payment, 'createCustomer').mockImplementation(async (...given) => {
      made = await create(...given)
      await app.db.deleteFrom('users').where('user_id', '=', person.user_id).execute()
      return made
    })
    expect((await app.checkout(person)).status).toBe(401)
    slow.mockRestore()
    expect(await app.stripe.customers.retrieve(made)).toMatchObject({ deleted: true })
  })
})
