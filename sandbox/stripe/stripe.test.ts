// The sandbox's Stripe, called through the official SDK.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '#sandbox/main.ts'
import { findSecret } from '#server/lib/db/sandbox-secrets.ts'
import { silentLog } from '#server/lib/log.ts'
import { sandboxPriceId, sandboxWebhookSecret } from '#server/providers/payment/sandbox.ts'
import { price, stripeOf, web } from '#test/helpers/billing-app.ts'
import { createTestDatabase, type TestDatabase } from '#test/helpers/database.ts'
import { freePort } from '#test/helpers/free-port.ts'
import { PlainBrowser } from '#test/helpers/plain-browser.ts'
import { nextPeriodEnd } from './clock.ts'
import { money } from './pages.ts'

const client = { redirect_uri: `${web}/callback`, client_uri: web }
const patient = { timeout: 15_000 }

let database: TestDatabase
let sandbox: Sandbox
let url: string
let stripe: Stripe
let start: () => Promise<Sandbox>

/** Stands for Masthead's webhook: records events, and replies with a given status. */
let ear: Server
let received: { headers: IncomingHttpHeaders; body: string }[] = []
let status = 200

beforeAll(async () => {
  database = await createTestDatabase()
  ear = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body })
      return response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => ear.listen(0, '127.0.0.1', resolve))
  const webhook_url = `http://127.0.0.1:${(ear.address() as AddressInfo).port}/hook`
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const shared = { host: '127.0.0.1', port, db: database.db, log: silentLog, client, publicUrl: url }
  start = () => startSandbox({ ...shared, stripe: { webhook_url, price } })
  sandbox = await start()
  stripe = stripeOf(url)
})
afterAll(async () => {
  await sandbox.stop()
  ear.close()
  await database.drop()
})
beforeEach(() => {
  received = []
  status = 200
})

const newCustomer = () =>
  stripe.customers.create({ email: 'ada@example.test', name: 'Ada', metadata: { user_id: '1' } })

const newCheckout = (customer: string) =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: sandboxPriceId, quantity: 1 }],
    success_url: `${web}/done?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${web}/cancelled`,
    subscription_data: { metadata: { user_id: '1' } },
  })

const payOn = async (address: string, card = '4242', button = 'Pay €29.00') => {
  const browser = new PlainBrowser({ stopAt: web })
  await browser.open(address)
  return browser.press(button, { card })
}

const subscribed = async (card = '4242') => {
  const customer = await newCustomer()
  const checkout = await newCheckout(customer.id)
  await payOn(checkout.url!, card)
  const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' })
  return { customer, checkout, subscription: data[0]! }
}

const act = async (customer: string, button: string) => {
  const browser = new PlainBrowser()
  await browser.open(`${url}/stripe/customers/${customer}`)
  return browser.press(button)
}

const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(Stripe.errors.StripeError)
  const { type, code, statusCode, param } = error as InstanceType<typeof Stripe.errors.StripeError>
  return { type, code, statusCode, param: param }
}

describe('objects', () => {
  test('customers can be created, read, updated and deleted', async () => {
    const { id } = await newCustomer()
    expect(await stripe.customers.retrieve(id)).toMatchObject({ email: 'ada@example.test', metadata: { user_id: '1' } })
    expect(await stripe.customers.update(id, { name: 'Ada Okafor' })).toMatchObject({ id, name: 'Ada Okafor' })
    expect(await stripe.customers.del(id)).toEqual({ id, object: 'customer', deleted: true })
    expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true })
    expect(await failureOf(stripe.customers.update(id, { name: 'Back' }))).toMatchObject({ statusCode: 404 })
  })

  test('the price and its product', async () => {
    const found = await stripe.prices.retrieve(sandboxPriceId, { expand: ['product'] })
    expect(found).toMatchObject({ unit_amount: 2900, currency: 'eur', recurring: { interval: 'month' } })
    expect((await stripe.prices.list()).data).toHaveLength(1)
    expect((await stripe.products.list()).data[0]).toMatchObject({ id: found.product })
    expect(await stripe.products.retrieve('prod_premium')).toMatchObject({ name: 'Masthead Premium' })
  })

  test('lists are newest first and paginated', async () => {
    const made: string[] = []
    for (let count = 0; count < 5; count += 1)
      made.unshift((await stripe.customers.create({ email: 'pages@example.test' })).id)
    const query = { email: 'pages@example.test', limit: 2 }
    const first = await stripe.customers.list(query)
    expect(first).toMatchObject({ has_more: true, data: [{ id: made[0] }, { id: made[1] }] })
    expect(await stripe.customers.list({ ...query, starting_after: made[2]! })).toMatchObject({ has_more: false })
    const back = await stripe.customers.list({ ...query, ending_before: made[2]! })
    expect(back.data.map(({ id }) => id)).toEqual(made.slice(0, 2))
    const all: string[] = []
    for await (const { id } of stripe.customers.list(query)) all.push(id)
    expect(all).toEqual(made)
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
    ['an unknown address', () => stripe.refunds.list(), 404, undefined],
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

  test('too large a form', async () => {
    const init = { method: 'POST', headers: { Authorization: 'Bearer sk_test_x' }, body: 'x'.repeat(100_001) }
    expect((await fetch(`${url}/v1/customers`, init)).status).toBe(413)
  })

  test.each(['customer[a][b][c][d][e][f][g][h]=1', 'email=a&email[b]=1', '%00=1', 'metadata=1'])(
    'the form %s',
    async (body) => {
      const headers = { Authorization: 'Bearer sk_test_x', 'Content-Type': 'application/x-www-form-urlencoded' }
      const answer = await fetch(`${url}/v1/customers`, { method: 'POST', headers, body })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
    },
  )
})

describe('idempotency keys', () => {
  test('the same key and parameters get the same response, even in 20 concurrent requests', async () => {
    const options = { idempotencyKey: `key-${Math.random()}` }
    const made = await Promise.all(
      Array.from({ length: 20 }, () => stripe.customers.create({ email: 'once@example.test' }, options)),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const other = stripe.customers.create({ email: 'other@example.test' }, options)
    expect(await failureOf(other)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  })

  test('an error does not use up the key', async () => {
    const options = { idempotencyKey: `key-${Math.random()}` }
    await failureOf(stripe.customers.create({ test_clock: 'clock_none' }, options))
    expect(await stripe.customers.create({ email: 'ada@example.test' }, options)).toMatchObject({ object: 'customer' })
  })
})

describe('checkout', () => {
  test('a valid card starts a subscription and redirects back', async () => {
    const { customer, checkout, subscription } = await subscribed()
    expect(checkout).toMatchObject({ status: 'open', mode: 'subscription', payment_status: 'unpaid' })
    expect(subscription).toMatchObject({
      status: 'active',
      cancel_at_period_end: false,
      customer: customer.id,
      metadata: { user_id: '1' },
    })
    const [item] = subscription.items.data
    expect(item!.current_period_end).toBe(nextPeriodEnd(item!.current_period_start, item!.current_period_start))
    const done = await stripe.checkout.sessions.retrieve(checkout.id)
    expect(done).toMatchObject({ status: 'complete', url: null, subscription: subscription.id, payment_status: 'paid' })
    const { data } = await stripe.invoices.list({ subscription: subscription.id })
    expect(data).toMatchObject([{ status: 'paid', billing_reason: 'subscription_create', amount_paid: 2900 }])
    const [expanded] = (await stripe.subscriptions.list({ customer: customer.id, expand: ['data.latest_invoice'] }))
      .data
    expect(expanded!.latest_invoice).toMatchObject({ id: data[0]!.id, status: 'paid' })
  })

  test('submitting Pay twice pays once, and redirects back both times', async () => {
    const customer = await newCustomer()
    const { url: address } = await newCheckout(customer.id)
    const ends = await Promise.all([payOn(address!), payOn(address!)])
    for (const end of ends) expect(end.url).toMatch(new RegExp(`^${web}/done\\?session=cs_test_\\w+$`))
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1)
  })

  test('a declined card shows an error and leaves the page open', async () => {
    const customer = await newCustomer()
    const { url: address, id } = await newCheckout(customer.id)
    const page = await payOn(address!, '0002')
    expect(page.status).toBe(402)
    expect(page.document.querySelector('[role=alert]')!.textContent).toContain('The card was declined')
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' })
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([])
  })

  test('Cancel redirects to the cancel URL', async () => {
    const { url: address, id } = await newCheckout((await newCustomer()).id)
    expect((await payOn(address!, '4242', 'Cancel')).url).toBe(`${web}/cancelled`)
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' })
  })

  test('an expired checkout can neither be paid nor expire again', async () => {
    const customer = await newCustomer()
    const { url: address, id } = await newCheckout(customer.id)
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null })
    expect((await new PlainBrowser().open(address!)).text).toContain('It has expired')
    const form = { method: 'POST', body: new URLSearchParams({ action: 'pay', card: '4242' }) }
    expect(await (await fetch(address!, form)).text()).toContain('It has expired')
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([])
    expect(await failureOf(stripe.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400 })
  })

  test('the page says that it is a sandbox, runs no script, and refuses forms from other sites', async () => {
    const { url: address } = await newCheckout((await newCustomer()).id)
    const { text, headers, document } = await new PlainBrowser().open(address!)
    expect(text).toContain('Sandbox: no real Google account, no real charge')
    expect(text).not.toContain('<script')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const input of document.querySelectorAll('input')) expect(input.closest('label')).not.toBeNull()
    const forged = {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams({ action: 'pay', card: '4242' }),
    }
    expect((await fetch(address!, forged)).status).toBe(403)
  })

  test('a setup stores a new card without a charge', async () => {
    const { customer } = await subscribed()
    const setup = await stripe.checkout.sessions.create({
      mode: 'setup',
      currency: 'eur',
      customer: customer.id,
      success_url: `${web}/done`,
    })
    await payOn(setup.url!, '0341', 'Resume')
    const done = await stripe.checkout.sessions.retrieve(setup.id, { expand: ['setup_intent'] })
    expect(done).toMatchObject({ status: 'complete', setup_intent: { status: 'succeeded' } })
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1)
  })
})

describe('subscriptions', () => {
  test('can be cancelled at the end of the period, resumed, and cancelled immediately', async () => {
    const { subscription, customer } = await subscribed()
    const { id } = subscription
    const end = subscription.items.data[0]!.current_period_end
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      cancel_at: end,
      status: 'active',
    })
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({ cancel_at: null })
    const ended = await stripe.subscriptions.cancel(id)
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'cancellation_requested' } })
    expect(ended.ended_at).toBeTypeOf('number')
    expect(await failureOf(stripe.subscriptions.update(id, { cancel_at_period_end: true }))).toMatchObject({
      statusCode: 400,
    })
    expect(await failureOf(stripe.subscriptions.cancel(id))).toMatchObject({ code: 'resource_missing' })
    const counts = async (status?: 'all' | 'canceled') =>
      (await stripe.subscriptions.list({ customer: customer.id, ...(status && { status }) })).data.length
    expect([await counts(), await counts('all'), await counts('canceled')]).toEqual([0, 1, 1])
  })

  test('end when their customer is deleted', async () => {
    const { subscription, customer } = await subscribed()
    await stripe.customers.del(customer.id)
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' })
    expect(await failureOf(newCheckout(customer.id))).toMatchObject({ code: 'resource_missing', statusCode: 400 })
  })

  test('renew when the clock is advanced, for this customer only', async () => {
    const { subscription, customer } = await subscribed()
    const other = await subscribed()
    await act(customer.id, 'Jump to the next renewal')
    const renewed = await stripe.subscriptions.retrieve(subscription.id)
    const [before, after] = [subscription, renewed].map(({ items }) => items.data[0]!)
    expect(after!.current_period_start).toBe(before!.current_period_end)
    expect(after!.current_period_end).toBe(nextPeriodEnd(after!.current_period_start, before!.current_period_start))
    const { data } = await stripe.invoices.list({ subscription: subscription.id })
    expect(data.map(({ billing_reason }) => billing_reason)).toEqual(['subscription_cycle', 'subscription_create'])
    expect(data[0]!.lines.data[0]!.period).toEqual({
      start: after!.current_period_start,
      end: after!.current_period_end,
    })
    expect(await stripe.subscriptions.retrieve(other.subscription.id)).toEqual(other.subscription)
  })

  test('end at the end of the period after a cancellation', async () => {
    const { subscription, customer } = await subscribed()
    await act(customer.id, 'Cancel at the period’s end')
    await act(customer.id, 'Jump to its end')
    const ended_at = subscription.items.data[0]!.current_period_end
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled', ended_at })
  })

  test('become overdue after a failed payment, and active again when the invoice is paid', async () => {
    const { subscription, customer } = await subscribed('0341')
    await act(customer.id, 'Jump to the next renewal')
    const overdue = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    expect(overdue).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } })
    await payOn((overdue.latest_invoice as Stripe.Invoice).hosted_invoice_url!)
    const paid = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    expect(paid).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
  })

  test('are cancelled if never paid', async () => {
    const { subscription, customer } = await subscribed()
    await act(customer.id, 'Let the next payment fail')
    await act(customer.id, 'Jump to the next renewal')
    await act(customer.id, 'Jump to the last retry')
    const given = await stripe.subscriptions.retrieve(subscription.id)
    expect(given).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } })
  })

  test('follow the API’s test clocks', async () => {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Date.UTC(2030, 0, 31) / 1000 })
    const customer = await stripe.customers.create({ test_clock: clock.id })
    await payOn((await newCheckout(customer.id)).url!)
    const periods = async () => {
      const { data } = await stripe.subscriptions.list({ customer: customer.id })
      return data[0]!.items.data[0]!
    }
    const days: string[] = []
    for (const month of [2, 3, 4]) {
      days.push(new Date((await periods()).current_period_end * 1000).toISOString().slice(0, 10))
      const frozen_time = Date.UTC(2030, month, 1, 12) / 1000
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time })
    }
    expect(days).toEqual(['2030-02-28', '2030-03-31', '2030-04-30'])
    const back = stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: clock.frozen_time })
    expect(await failureOf(back)).toMatchObject({ statusCode: 400 })
    expect((await stripe.testHelpers.testClocks.retrieve(clock.id)).status).toBe('ready')
  })
})

describe('events', () => {
  const typesOf = (customer: string) =>
    received
      .map(({ body }) => JSON.parse(body) as Stripe.Event)
      .filter(({ data }) => JSON.stringify(data).includes(customer))
      .map(({ type }) => type)

  test('are signed, delivered and listed', async () => {
    const { customer } = await subscribed()
    const expected = ['checkout.session.completed', 'customer.created', 'customer.subscription.created', 'invoice.paid']
    await expect.poll(() => typesOf(customer.id).toSorted(), patient).toEqual(expected)
    const secret = (await findSecret<string>(database.db, sandboxWebhookSecret))!
    for (const { headers, body } of received) {
      const event = stripe.webhooks.constructEvent(body, headers['stripe-signature']!, secret)
      expect(event).toMatchObject({ object: 'event', livemode: false, api_version: Stripe.API_VERSION })
      expect(() => stripe.webhooks.constructEvent(`${body} `, headers['stripe-signature']!, secret)).toThrow(
        'signature',
      )
      expect(await stripe.events.retrieve(event.id)).toEqual(event)
    }
    const { data } = await stripe.events.list({ type: 'customer.subscription.created', limit: 1 })
    expect(data[0]!.data.object).toMatchObject({ customer: customer.id })
  })

  test('are retried until accepted, even after a restart of the sandbox', async () => {
    status = 500
    const { id } = await newCustomer()
    await expect.poll(() => typesOf(id).length, patient).toBeGreaterThan(1)
    const page = await new PlainBrowser().open(`${url}/stripe/customers/${id}`)
    expect(page.text).toContain('without success (Masthead answered 500)')
    await sandbox.stop()
    status = 200
    received = []
    sandbox = await start()
    await expect.poll(() => typesOf(id), patient).toEqual(['customer.created'])
    await expect
      .poll(async () => (await new PlainBrowser().open(`${url}/stripe/customers/${id}`)).text, patient)
      .toContain('Masthead has taken it.')
  })

  test('can be resent by hand', async () => {
    const { id } = await newCustomer()
    await expect.poll(() => typesOf(id), patient).toEqual(['customer.created'])
    await act(id, 'Send again customer.created')
    await expect.poll(() => typesOf(id), patient).toEqual(['customer.created', 'customer.created'])
  })
})

test('the pages link to each other', async () => {
  const { customer } = await subscribed()
  const browser = new PlainBrowser()
  await browser.open(url)
  await browser.follow('Stripe')
  expect(browser.page.url).toBe(`${url}/stripe`)
  await browser.open(`${url}/stripe/customers/${customer.id}`)
  expect(browser.page.text).toMatch(/Active, renews on/)
  await browser.follow('€29.00, Paid')
  expect(browser.page.text).toContain('This invoice is paid.')
  expect((await browser.open(`${url}/stripe/customers/cus_none`)).status).toBe(404)
})

test('money is formatted in the units of its currency', () => {
  expect([money(2900, 'eur'), money(2900, 'jpy'), money(2905, 'usd')]).toEqual(['€29.00', 'JP¥2,900', 'US$29.05'])
})
