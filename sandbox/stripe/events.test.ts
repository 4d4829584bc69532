import { Stripe } from 'stripe'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findSecret } from '#server/lib/db/sandbox-secrets.ts'
import { sandboxWebhookSecret } from '#server/providers/payment/sandbox.ts'
import { PlainBrowser } from '#test/helpers/plain-browser.ts'
import { startSandboxStripe } from '#test/helpers/sandbox-stripe.ts'

const { db, url, stripe, webhook, newCustomer, subscribe, act, stopSandbox, startSandbox, stop } =
  await startSandboxStripe()
afterAll(stop)

const patient = { timeout: 60_000 }

beforeEach(() => {
  webhook.received = []
  webhook.status = 200
})

const typesOf = (customer: string) =>
  webhook.received
    .map(({ body }) => JSON.parse(body) as Stripe.Event)
    .filter(({ data }) => JSON.stringify(data).includes(customer))
    .map(({ type }) => type)

test('events are signed, delivered and listed', async () => {
  const { customer } = await subscribe()
  const expected = ['checkout.session.completed', 'customer.created', 'customer.subscription.created', 'invoice.paid']
  await expect.poll(() => typesOf(customer.id).toSorted(), patient).toEqual(expected)
  const secret = (await findSecret<string>(db, sandboxWebhookSecret))!
  for (const { headers, body } of webhook.received) {
    const event = stripe.webhooks.constructEvent(body, headers['stripe-signature']!, secret)
    expect(event).toMatchObject({ object: 'event', livemode: false, api_version: Stripe.API_VERSION })
    expect(() => stripe.webhooks.constructEvent(`${body} `, headers['stripe-signature']!, secret)).toThrow('signature')
    expect(await stripe.events.retrieve(event.id)).toEqual(event)
  }
  const { data } = await stripe.events.list({ type: 'customer.subscription.created', limit: 1 })
  expect(data[0]!.data.object).toMatchObject({ customer: customer.id })
})

test('events are retried until accepted, even after a restart of the sandbox', async () => {
  webhook.status = 500
  const { id } = await newCustomer()
  await expect.poll(() => typesOf(id).length, patient).toBeGreaterThan(1)
  const page = await new PlainBrowser().open(`${url}/stripe/customers/${id}`)
  expect(page.text).toContain('without success (Masthead answered 500)')
  await stopSandbox()
  webhook.status = 200
  webhook.received = []
  await startSandbox()
  await expect.poll(() => typesOf(id), patient).toEqual(['customer.created'])
  await expect
    .poll(async () => (await new PlainBrowser().open(`${url}/stripe/customers/${id}`)).text, patient)
    .toContain('Masthead has taken it.')
})

test('events can be resent by hand', async () => {
  const { id } = await newCustomer()
  await expect.poll(() => typesOf(id), patient).toEqual(['customer.created'])
  await act(id, 'Send again customer.created')
  await expect.poll(() => typesOf(id), patient).toEqual(['customer.created', 'customer.created'])
})
