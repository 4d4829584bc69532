// Objects, errors and idempotency keys of the sandbox's Stripe, called through the official SDK.
import { afterAll, describe, expect, test } from 'vitest'
import { sandboxPriceId } from '#server/providers/payment/sandbox.ts'
import { stripeOf } from '#test/helpers/billing-app.ts'
import { failureOf, startSandboxStripe } from '#test/helpers/sandbox-stripe.ts'

const { url, stripe, newCustomer, newCheckout, stop } = await startSandboxStripe()
afterAll(stop)

describe('objects', () => {
  test('customers can be created, read, updated and deleted', async () => {
    const { id } = await newCustomer()
    expect(await stripe.customers.retrieve(id)).toMatchObject({ email: 'ada@example.test', metadata: { user_id: '1' } })
    expect(await stripe.customers.update(id, { name: 'Ada Okafor' })).toMatchObject({ id, name: 'Ada Okafor' })
    expect(await stripe.customers.del(id)).toEqual({ id, object: 'customer', deleted: true })
    expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true })
    expect(await failureOf(stripe.customers.update(id, { name: 'Back' }))).toMatchObject({ statusCode: 404 })
  })

  test('the price and its product can be read', async () => {
    const found = await stripe.prices.retrieve(sandboxPriceId, { expand: ['product'] })
    expect(found).toMatchObject({ unit_amount: 2900, currency: 'eur', recurring: { interval: 'month' } })
    expect((await stripe.prices.list()).data).toHaveLength(1)
    expect((await stripe.products.list()).data[0]).toMatchObject({ id: found.product })
    expect(await stripe.products.retrieve('prod_premium')).toMatchObject({ name: 'Masthead Premium' })
  })

  test('lists are newest first and paginated', async () => {
    const created: string[] = []
    for (let count = 0; count < 5; count += 1)
      created.unshift((await stripe.customers.create({ email: 'pages@example.test' })).id)
    const query = { email: 'pages@example.test', limit: 2 }
    const first = await stripe.customers.list(query)
    expect(first).toMatchObject({ has_more: true, data: [{ id: created[0] }, { id: created[1] }] })
    expect(await stripe.customers.list({ ...query, starting_after: created[2]! })).toMatchObject({ has_more: false })
    const back = await stripe.customers.list({ ...query, ending_before: created[2]! })
    expect(back.data.map(({ id }) => id)).toEqual(created.slice(0, 2))
    const all: string[] = []
    for await (const { id } of stripe.customers.list(query)) all.push(id)
    expect(all).toEqual(created)
  })
})

describe('errors have Stripe’s format', () => {
  test.each([
    ['an unknown customer', () => stripe.customers.retrieve('cus_none'), 404, 'resource_missing'],
    ['an unknown subscription', () => stripe.subscriptions.retrieve('sub_none'), 404, 'resource_missing'],
    ['an unknown price', () => stripe.prices.retrieve('price_none'), 404, 'resource_missing'],
    ['a checkout for nobody', () => newCheckout('cus_none'), 400, 'resource_missing'],
    ['an unknown parameter', () => stripe.customers.create({ phone: '1' }), 400, 'parameter_unknown'],
    ['a limit of 0', () => stripe.customers.list({ limit: 0 }), 400, 'parameter_invalid'],
    ['an unknown path', () => stripe.refunds.list(), 404, undefined],
  ])('%s', async (_, call, statusCode, code) => {
    expect(await failureOf(call())).toMatchObject({ type: 'StripeInvalidRequestError', statusCode, code })
  })

  test('a missing parameter is named', async () => {
    const call = stripe.checkout.sessions.create({ mode: 'subscription' })
    expect(await failureOf(call)).toMatchObject({ code: 'parameter_missing', param: 'customer' })
  })

  test('an invalid API key', async () => {
    const call = stripeOf(url, 'sk_live_real').customers.list()
    expect(await failureOf(call)).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
    expect((await fetch(`${url}/v1/customers`)).status).toBe(401)
  })

  test('a form that is too large', async () => {
    const init = { method: 'POST', headers: { Authorization: 'Bearer sk_test_x' }, body: 'x'.repeat(100_001) }
    expect((await fetch(`${url}/v1/customers`, init)).status).toBe(413)
  })

  test.each(['customer[a][b][c][d][e][f][g][h]=1', 'email=a&email[b]=1', '%00=1', 'metadata=1'])(
    'an invalid form: %s',
    async (body) => {
      const headers = { Authorization: 'Bearer sk_test_x', 'Content-Type': 'application/x-www-form-urlencoded' }
      const response = await fetch(`${url}/v1/customers`, { method: 'POST', headers, body })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
    },
  )
})

describe('idempotency keys', () => {
  test('the same key and parameters get the same response, even in 20 concurrent requests', async () => {
    const options = { idempotencyKey: `key-${Math.random()}` }
    const created = await Promise.all(
      Array.from({ length: 20 }, () => stripe.customers.create({ email: 'once@example.test' }, options)),
    )
    expect(new Set(created.map(({ id }) => id)).size).toBe(1)
    const other = stripe.customers.create({ email: 'other@example.test' }, options)
    expect(await failureOf(other)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  })

  test('an error does not use up the key', async () => {
    const options = { idempotencyKey: `key-${Math.random()}` }
    await failureOf(stripe.customers.create({ test_clock: 'clock_none' }, options))
    expect(await stripe.customers.create({ email: 'ada@example.test' }, options)).toMatchObject({ object: 'customer' })
  })
})
