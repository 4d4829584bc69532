import type { Stripe } from 'stripe'
import { afterAll, expect, test } from 'vitest'
import { nextPeriodEnd } from './clock.ts'
import { failureOf, payOn, startSandboxStripe } from '#test/helpers/sandbox-stripe.ts'

const { stripe, newCheckout, subscribe, act, stop } = await startSandboxStripe()
afterAll(stop)

test('subscriptions can be cancelled at the end of the period, resumed, and cancelled immediately', async () => {
  const { subscription, customer } = await subscribe()
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

test('subscriptions end when their customer is deleted', async () => {
  const { subscription, customer } = await subscribe()
  await stripe.customers.del(customer.id)
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' })
  expect(await failureOf(newCheckout(customer.id))).toMatchObject({ code: 'resource_missing', statusCode: 400 })
})

test('subscriptions renew when the clock is advanced, for this customer only', async () => {
  const { subscription, customer } = await subscribe()
  const other = await subscribe()
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

test('subscriptions end at the end of the period after a cancellation', async () => {
  const { subscription, customer } = await subscribe()
  await act(customer.id, 'Cancel at the period’s end')
  await act(customer.id, 'Jump to its end')
  const ended_at = subscription.items.data[0]!.current_period_end
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled', ended_at })
})

test('subscriptions become overdue after a failed payment, and active again when the invoice is paid', async () => {
  const { subscription, customer } = await subscribe('0341')
  await act(customer.id, 'Jump to the next renewal')
  const overdue = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  expect(overdue).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } })
  await payOn((overdue.latest_invoice as Stripe.Invoice).hosted_invoice_url!)
  const paid = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  expect(paid).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
})

test('subscriptions are cancelled if never paid', async () => {
  const { subscription, customer } = await subscribe()
  await act(customer.id, 'Let the next payment fail')
  await act(customer.id, 'Jump to the next renewal')
  await act(customer.id, 'Jump to the last retry')
  const given = await stripe.subscriptions.retrieve(subscription.id)
  expect(given).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } })
})

test('subscriptions follow the API’s test clocks', async () => {
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
