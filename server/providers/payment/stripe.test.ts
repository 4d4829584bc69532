// What Stripe may answer besides what is hoped for: the official SDK on a server that says so.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, describe, test } from 'vitest'
import { PaymentError, type Payment } from './payment.ts'
import { createStripePayment } from './stripe.ts'

type Answer = { status: number; body: unknown }

let server: Server
let payment: Payment
let answers: Record<string, Answer> = {}
let asked: { path: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url!.split('?')[0]!
      asked.push({ path: request.url!, headers: request.headers, body })
      const { status, body: answer } = answers[path] ?? { status: 404, body: { message: 'Not Found' } }
      // Without this the SDK would ask again, a while later.
      response.writeHead(status, { 'Content-Type': 'application/json', 'Stripe-Should-Retry': 'false' })
      return response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const api_base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  payment = createStripePayment({
    secret_key: 'sk_test_verysecret',
    webhook_secret: 'whsec_x',
    price_id: 'price_1',
    api_base,
  })
})
afterAll(() => server.close())

const failureOf = async (work: Promise<unknown>): Promise<PaymentError> => {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(PaymentError)
  return error as PaymentError
}

describe('an invalid response is an error with a message for the person', () => {
  const cannot = 'The payment provider does not answer as it should. Please try again in a few minutes.'
  const error = (type: string, code?: string) => ({ error: { type, code, message: 'No key sk_test_verysecret here' } })

  test.each([
    ['an error without Stripe’s envelope', 404, { message: 'Not Found' }, 'failed'],
    ['no JSON', 200, '<html>', 'failed'],
    ['another object', 200, { object: 'charge', id: 'ch_1' }, 'failed'],
    ['an empty object', 200, {}, 'failed'],
    ['a wrong key', 401, error('invalid_request_error'), 'failed'],
    ['too many requests', 429, error('rate_limit_error'), 'failed'],
    ['a fault of Stripe’s', 500, error('api_error'), 'failed'],
    ['other parameters for the same key', 400, error('idempotency_error'), 'failed'],
    ['the same call at the same time', 409, error('invalid_request_error', 'idempotency_key_in_use'), 'busy'],
    ['a customer who is gone', 404, error('invalid_request_error', 'resource_missing'), 'gone'],
  ])('%s', async (_, status, body, kind) => {
    answers = { '/v1/customers': { status, body } }
    const failure = await failureOf(payment.createCustomer({ user_id: '1', email: 'a@example.test', name: 'A' }, 'key'))
    expect(failure.kind).toBe(kind)
    expect(failure.message === cannot).toBe(kind === 'failed')
    expect(JSON.stringify([failure.message, failure.detail])).not.toContain('verysecret')
  })

  test('an unreachable server', async () => {
    const lost = createStripePayment({
      secret_key: 'sk_test_x',
      webhook_secret: 'x',
      price_id: 'p',
      api_base: 'http://127.0.0.1:9',
    })
    expect((await failureOf(lost.listSubscriptions('cus_1'))).message).toContain('cannot be reached')
  })

  test('a URL that is not http', async () => {
    const session = {
      object: 'checkout.session',
      id: 'cs_1',
      status: 'open',
      mode: 'setup',
      metadata: {},
      setup_intent: null,
    }
    answers = { '/v1/checkout/sessions/cs_1': { status: 200, body: { ...session, url: 'javascript:alert(1)' } } }
    expect((await failureOf(payment.findCheckout('cs_1'))).kind).toBe('failed')
  })
})

test('calls send the idempotency key and the API version, but no telemetry', async () => {
  answers = { '/v1/customers': { status: 200, body: { object: 'customer', id: 'cus_1' } } }
  asked = []
  await payment.createCustomer({ user_id: '1', email: 'a@example.test', name: 'A' }, 'once')
  await payment.createCustomer({ user_id: '1', email: 'a@example.test', name: 'A' }, 'once')
  for (const { headers, body } of asked) {
    expect(headers).toMatchObject({ 'idempotency-key': 'once', authorization: 'Bearer sk_test_verysecret' })
    expect(headers['x-stripe-client-telemetry']).toBeUndefined()
    expect(new URLSearchParams(body).get('metadata[user_id]')).toBe('1')
  }
})

describe('paid periods', () => {
  const start = Date.UTC(2026, 4, 1) / 1000
  const subscription = (status: string, latest_invoice: object | null) => ({
    object: 'subscription',
    id: 'sub_1',
    status,
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
    currency: 'eur',
    items: { data: [{ current_period_start: start + 100, current_period_end: start + 200 }] },
    latest_invoice,
  })
  const invoice = (status: string, billing_reason = 'subscription_cycle') => ({
    status,
    billing_reason,
    hosted_invoice_url: 'https://invoice.stripe.com/i/1',
  })
  const paidBefore = { status: 'paid', lines: { data: [{ period: { start, end: start + 100 } }] } }
  const read = async (answer: object, paid: object[]) => {
    answers = {
      '/v1/subscriptions': { status: 200, body: { object: 'list', data: [answer] } },
      '/v1/invoices': { status: 200, body: { object: 'list', data: paid } },
    }
    const [found] = await payment.listSubscriptions('cus_1')
    return found && { from: found.period.start.getTime() / 1000 - start, ...found }
  }

  test.each([
    ['active', invoice('paid')],
    ['trialing', null],
    ['active', invoice('void')],
    ['active', invoice('open', 'manual')],
  ])('the current period: %s with the invoice %o', async (status, latest) => {
    expect(await read(subscription(status, latest), [])).toMatchObject({ from: 100, state: 'live', is_overdue: false })
  })

  test.each([
    ['active', 'draft', null],
    ['past_due', 'open', 'https://invoice.stripe.com/i/1'],
  ])('the one before: %s while the invoice is %s', async (status, state, invoice_url) => {
    const found = await read(subscription(status, invoice(state)), [paidBefore])
    expect(found).toMatchObject({ from: 0, state: 'live', is_overdue: true, invoice_url })
  })

  test.each(['incomplete', 'incomplete_expired', 'canceled'])('nothing: %s without a paid invoice', async (status) => {
    expect(await read(subscription(status, invoice('open', 'subscription_create')), [])).toBeUndefined()
  })

  test.each([
    ['unpaid', 'halted'],
    ['paused', 'halted'],
    ['canceled', 'ended'],
    ['a_status_of_tomorrow', 'ended'],
  ])('%s is %s, and does not renew', async (status, state) => {
    const found = await read(subscription(status, invoice('uncollectible')), [paidBefore])
    expect(found).toMatchObject({ state, renews: false, is_overdue: false, from: 0 })
  })

  test('a deleted customer has no subscriptions', async () => {
    const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' }
    answers = { '/v1/subscriptions': { status: 400, body: { error } } }
    expect(await payment.listSubscriptions('cus_gone')).toEqual([])
  })
})
