// Payment end to end: the official SDK on the sandbox's Stripe. Events lie until a test sends them.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signatureOf } from '#sandbox/stripe/events.ts'
import { createDeps } from '#server/deps.ts'
import { silentLog } from '#server/lib/log.ts'
import type { Person } from '#test/helpers/app.ts'
import { startBillingApp, web, type BillingApp } from '#test/helpers/billing-app.ts'
import { createCheckout } from './checkout.ts'
import { reconcile } from './reconcile.ts'

let app: BillingApp

beforeAll(async () => {
  app = await startBillingApp()
})
afterAll(() => app.end())

const day = 24 * 3600 * 1000
const daysUntil = (date: Date | string) => (new Date(date).getTime() - Date.now()) / day

/** A person on Premium whom Masthead knows to be. */
const premium = async (card?: string) => {
  const person = await app.paid(card)
  await app.self(person)
  return person
}

const sendAll = async (person: Person) => {
  for (const event of await app.eventsOf(person)) expect((await app.send(event)).status).toBe(200)
}

/** The events of a person since then; what had happened before was heard of. */
const since = async (person: Person, known: number) => (await app.eventsOf(person)).slice(known)

const sessionsOf = async (person: Person) => {
  const { customer_id: customer } = await app.customerOf(person)
  return (await app.stripe.checkout.sessions.list({ customer, limit: 100 })).data
}

const subscriptionOf = async (person: Person) => {
  const { customer_id: customer } = await app.customerOf(person)
  return (await app.stripe.subscriptions.list({ customer, status: 'all' })).data[0]!
}

describe('going to pay', () => {
  test('B7 creating a checkout session answers the url of the payment provider’s page', async () => {
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
    const [session] = await sessionsOf(person)
    expect(session).toMatchObject({
      success_url: `${web}/billing/payment_success`,
      cancel_url: `${web}/billing/payment_cancelled`,
      client_reference_id: person.user_id,
    })
  })

  test('paying requires being signed in (B6), and an empty body', async () => {
    expect((await app.server.call(undefined, 'POST', '/api/billing/stripe_checkout_sessions')).status).toBe(401)
    const person = await app.server.signIn()
    const path = '/api/billing/stripe_checkout_sessions'
    expect((await app.server.call(person, 'POST', path, { price: 'price_cheap' })).status).toBe(422)
    expect((await app.server.call(person, 'POST', path)).status).toBe(200)
  })

  test('50 clicks at once, at two servers, lead to one page', async () => {
    const person = await app.server.signIn()
    const { env, db, database_url: url } = app.server.deps
    const second = await createDeps({ env, db, url, log: silentLog })
    const clicks = Array.from({ length: 50 }, async (_, index) =>
      index % 2 ? createCheckout(second, person.user_id) : ((await app.checkout(person)).body.url as string),
    )
    const urls = new Set(await Promise.all(clicks))
    await second.close()
    expect([...urls]).toEqual([expect.stringContaining('/stripe/checkout/')])
    expect(await sessionsOf(person)).toHaveLength(1)
  })

  test('a later click leads to the page that is open, and to a new one after that has expired', async () => {
    const person = await app.server.signIn()
    const { body: first } = await app.checkout(person)
    expect((await app.checkout(person)).body).toEqual(first)
    await app.stripe.checkout.sessions.expire((await app.customerOf(person)).pending_checkout_id!)
    const { body: second } = await app.checkout(person)
    expect(second.url).not.toBe(first.url)
    expect((await app.payOn(second.url)).url).toBe(`${web}/billing/payment_success`)
  })

  test('a customer who was deleted at Stripe is made anew', async () => {
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

  test('B8 a failure of Stripe is a 502 with a sentence, and the next click works', async () => {
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

describe('having paid', () => {
  test('B4 the plan is Premium as soon as the person is back, without any event', async () => {
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

  test('a page that was left without paying changes nothing', async () => {
    const person = await app.server.signIn()
    const before = await app.stored(person)
    const { body } = await app.checkout(person)
    expect((await app.payOn(body.url, '0002')).status).toBe(402)
    await app.self(person)
    await sendAll(person)
    expect(await app.stored(person)).toEqual(before)
  })

  test('another click is a 409: it renews already', async () => {
    const person = await premium()
    expect(await app.checkout(person)).toMatchObject({
      status: 409,
      body: { error: 'Your subscription renews already' },
    })
  })

  test('a click right after paying, before anything was heard of it, is a 409 as well', async () => {
    expect((await app.checkout(await app.paid())).status).toBe(409)
  })

  test('GET /api/users/self waits 3 s for Stripe at most', async () => {
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

describe('stopping and resuming', () => {
  test('B4 stopping keeps the plan until its expiry, with renew false', async () => {
    const person = await premium()
    await app.use(person, 12)
    const before = await app.stored(person)
    expect((await app.stop(person)).status).toBe(204)
    expect(await app.stored(person)).toEqual({ ...before, renew: false })
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', cancel_at_period_end: true })
  })

  test('a person without anything to stop gets 409', async () => {
    expect(await app.stop(await app.server.signIn())).toMatchObject({
      status: 409,
      body: { error: 'There is no renewal to stop' },
    })
    const person = await premium()
    await app.stop(person)
    expect((await app.stop(person)).status).toBe(409)
  })

  test('B4 resuming opens a payment session, and changes neither blogs_left nor plan_expiry', async () => {
    const person = await premium()
    await app.use(person, 12)
    const before = await app.stored(person)
    await app.stop(person)
    const { body } = await app.checkout(person)
    expect((await app.checkout(person)).body).toEqual(body)
    const [session] = await sessionsOf(person)
    const { id, latest_invoice } = await subscriptionOf(person)
    expect(session).toMatchObject({ mode: 'setup', currency: 'eur', metadata: { intent: 'resume', resumes: id } })
    await app.payOn(body.url, '0341')
    expect(await app.self(person)).toMatchObject({ renew: true })
    expect(await app.stored(person)).toEqual(before)
    const resumed = await subscriptionOf(person)
    expect(resumed).toMatchObject({ id, latest_invoice, cancel_at_period_end: false })
    const card = await app.stripe.paymentMethods.retrieve(resumed.default_payment_method as string)
    expect(card.card!.last4).toBe('0341')
  })

  test('the event of a resumption resumes as well; sent again after another stop it does not', async () => {
    const person = await premium()
    await app.stop(person)
    await app.payOn((await app.checkout(person)).body.url)
    const done = (await app.eventsOf(person)).findLast(({ type }) => type === 'checkout.session.completed')!
    expect((await app.send(done)).status).toBe(200)
    expect(await app.stored(person)).toMatchObject({ renew: true })
    await app.stop(person)
    await app.send(done)
    await app.send({ body: done.body.replace(done.id, 'evt_anew') })
    expect(await app.stored(person)).toMatchObject({ renew: false })
    expect(await subscriptionOf(person)).toMatchObject({ cancel_at_period_end: true })
  })

  test('a cancellation at Stripe by a date is resumed, too', async () => {
    const person = await premium()
    const { id, items } = await subscriptionOf(person)
    await app.stripe.subscriptions.update(id, { cancel_at: items.data[0]!.current_period_end - 5 })
    await app.payOn((await app.checkout(person)).body.url)
    expect(await app.self(person)).toMatchObject({ renew: true })
    expect(await subscriptionOf(person)).toMatchObject({ cancel_at: null })
  })

  test('resuming what ends while its page is open leads to a new subscription at the next click', async () => {
    const person = await premium()
    await app.stop(person)
    const { body: resume } = await app.checkout(person)
    await app.press(person, 'Cancel now')
    const { body: anew } = await app.checkout(person)
    expect(anew.url).not.toBe(resume.url)
    const sessions = await sessionsOf(person)
    expect(sessions.map(({ mode, status }) => `${mode} ${status}`)).toEqual([
      'subscription open',
      'setup expired',
      'subscription complete',
    ])
  })

  test('a resumption that is completed after the end changes nothing and does not get stuck', async () => {
    const person = await premium()
    await app.stop(person)
    const { body } = await app.checkout(person)
    await app.press(person, 'Cancel now')
    await app.payOn(body.url)
    expect(await app.self(person)).toMatchObject({ renew: false })
    expect((await app.customerOf(person)).pending_checkout_id).toBeNull()
    expect((await app.checkout(person)).status).toBe(200)
  })
})

describe('time goes on', () => {
  test('B4 a renewal payment gives the blogs of a period and moves plan_expiry, once', async () => {
    const person = await premium()
    await app.use(person, 3)
    const before = await app.stored(person)
    const known = (await app.eventsOf(person)).length
    await app.press(person, 'Jump to the next renewal')
    for (const event of await since(person, known)) await app.send(event)
    const renewed = await app.stored(person)
    expect(renewed).toMatchObject({ blogs_left: 30, blogs_total: 30, renew: true })
    expect(daysUntil(renewed.plan_expiry) - daysUntil(before.plan_expiry)).toBeGreaterThan(27)
    await app.use(person, 29)
    await sendAll(person)
    expect(await app.stored(person)).toEqual({ ...renewed, blogs_left: 29 })
  })

  test('a clock that jumps four periods gives the blogs of the last one', async () => {
    const person = await premium()
    for (let jump = 0; jump < 4; jump += 1) await app.press(person, 'Jump to the next renewal')
    await app.use(person, 0)
    await sendAll(person)
    const jumped = await app.stored(person)
    expect(jumped.blogs_left).toBe(30)
    expect(daysUntil(jumped.plan_expiry)).toBeGreaterThan(4 * 30)
  })

  test('B4 after a stop the plan expires at the end of the period; then one goes through checkout again', async () => {
    const person = await premium()
    await app.stop(person)
    await app.press(person, 'Jump to its end')
    await sendAll(person)
    const lapsed = await app.stored(person)
    expect(lapsed).toMatchObject({ plan_name: 'Premium', renew: false })
    // The sandbox's clock is a month ahead; over is over by ours as well.
    expect(daysUntil(lapsed.plan_expiry)).toBeLessThanOrEqual(0)
    expect((await app.customerOf(person)).subscription_id).toBeNull()
    await app.use(person, 5)
    const { body } = await app.checkout(person)
    expect((await sessionsOf(person))[0]).toMatchObject({ mode: 'subscription' })
    await app.payOn(body.url)
    expect(await app.self(person)).toMatchObject({ plan_name: 'Premium', renew: true, blogs_left: 30 })
  })

  test('a subscription that is cancelled at Stripe’s own site ends when it says', async () => {
    const person = await premium()
    await app.press(person, 'Cancel now')
    await sendAll(person)
    const { ended_at } = await subscriptionOf(person)
    expect(await app.stored(person)).toMatchObject({ renew: false, plan_expiry: new Date(ended_at! * 1000) })
  })

  test('a renewal that is not paid keeps the plan for 7 days more, without new blogs', async () => {
    const person = await premium('0341')
    await app.use(person, 4)
    const before = await app.stored(person)
    await app.press(person, 'Jump to the next renewal')
    await sendAll(person)
    const overdue = await app.stored(person)
    expect(overdue).toMatchObject({ blogs_left: 4, renew: true })
    expect(daysUntil(overdue.plan_expiry) - daysUntil(before.plan_expiry)).toBeCloseTo(7, 5)

    const { body } = await app.checkout(person)
    expect(body.url).toContain('/stripe/invoices/')
    await app.payOn(body.url)
    await sendAll(person)
    expect(await app.stored(person)).toMatchObject({ blogs_left: 30, renew: true })
    expect((await app.checkout(person)).status).toBe(409)
  })

  test('one that is given up ends with the period that was paid for', async () => {
    const person = await premium('0341')
    const before = await app.stored(person)
    await app.press(person, 'Jump to the next renewal')
    await app.press(person, 'Jump to the last retry')
    await sendAll(person)
    const lapsed = await app.stored(person)
    expect(lapsed).toMatchObject({ renew: false, blogs_left: before.blogs_left })
    expect(daysUntil(lapsed.plan_expiry)).toBeLessThanOrEqual(0)
  })

  test('a renewal that nobody heard of is looked up when the plan has run out', async () => {
    const person = await premium()
    const past = { plan_expiry: new Date(Date.now() - 1000) }
    await app.db.updateTable('users').set(past).where('user_id', '=', person.user_id).execute()
    expect(daysUntil((await app.self(person)).plan_expiry)).toBeGreaterThan(27)
  })
})

describe('looking every hour', () => {
  const forget = (person: Person) =>
    app.db
      .updateTable('billing_customers')
      .set({ synced_at: new Date(Date.now() - 2 * 3600 * 1000) })
      .where('user_id', '=', person.user_id)
      .execute()

  test('finds what no event told of, and asks once an hour', async () => {
    const [paid, stopped, quiet] = [await app.paid(), await premium(), await premium()]
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

  test('two workers at once do no harm, and a failure of one customer leaves the others', async () => {
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

describe('deleting an account', () => {
  test('ends the subscription and the customer at Stripe, as often as it is asked for', async () => {
    const person = await premium()
    const { customer_id } = await app.customerOf(person)
    const { id } = await subscriptionOf(person)
    const { payment } = app.server.deps
    await payment.endCustomer(customer_id)
    await payment.endCustomer(customer_id)
    await payment.endCustomer('cus_never')
    expect(await app.stripe.customers.retrieve(customer_id)).toMatchObject({ deleted: true })
    expect(await app.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
  })

  test('an account that goes while its customer is made leaves none behind', async () => {
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

describe('events', () => {
  const path = '/api/billing/stripe_webhook'
  const ask = (body: string, signature?: string) => app.post(body, signature)

  test('only signed events of the last 300 seconds are taken (decisions)', async () => {
    const person = await app.paid()
    const { body } = (await app.eventsOf(person))[0]!
    const now = Math.floor(Date.now() / 1000)
    const good = signatureOf(body, app.secret, now)
    const refused = [
      [body, undefined],
      [body, ''],
      [body, 'nonsense'],
      [body, `t=${now}`],
      [body, `t=${now},v1=`],
      [body, signatureOf(body, 'whsec_wrong', now)],
      [body, signatureOf(body, app.secret, now - 301)],
      [body, good.replace(`t=${now}`, `t=${now + 1}`)],
      [`${body} `, good],
      [body.replace('customer.created', 'invoice.paid'), good],
      ['', signatureOf('', app.secret, now)],
      ['not JSON', signatureOf('not JSON', app.secret, now)],
      ['{}', signatureOf('{}', app.secret, now)],
      ['{"object":"event"}', signatureOf('{"object":"event"}', app.secret, now)],
    ] as const
    for (const [sent, signature] of refused) {
      const answer = await ask(sent, signature)
      expect({ sent, signature, status: answer.status }).toEqual({ sent, signature, status: 400 })
      expect(await answer.json()).toMatchObject({ status: 'error', code: 400 })
    }
    expect(await app.stored(person)).toMatchObject({ plan_name: 'Free' })
    expect((await ask(body, good)).status).toBe(200)
    expect((await ask(body, signatureOf(body, app.secret, now - 290))).status).toBe(200)
  })

  test('a body that is too large is refused before it is read to the end', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1)
    expect((await ask(body, signatureOf(body, app.secret))).status).toBe(413)
    expect((await app.server.call(undefined, 'GET', path)).status).toBe(405)
  })

  test('of an unknown customer, of no customer and of unknown kinds are taken, and change nothing', async () => {
    const event = (object: object, id: string) =>
      JSON.stringify({ id, object: 'event', type: 'invoice.paid', data: { object } })
    const bodies = [
      event({ object: 'invoice', customer: 'cus_unknown' }, 'evt_unknown'),
      event({ object: 'balance' }, 'evt_balance'),
      event({ object: 'invoice', customer: null }, 'evt_null'),
    ]
    for (const body of bodies) expect((await app.send({ body })).status).toBe(200)
  })

  test('in any order, and three times each at once, they give what holds', async () => {
    const person = await app.paid()
    await app.press(person, 'Jump to the next renewal')
    await app.press(person, 'Cancel at the period’s end')
    await app.press(person, 'Take the cancellation back')
    const events = await app.eventsOf(person)
    const thrice = [...events.toReversed(), ...events, ...events.toSorted((a, b) => a.id.localeCompare(b.id))]
    const answers = await Promise.all(thrice.map(async (event) => app.send(event)))
    expect(answers.map(({ status }) => status)).toEqual(thrice.map(() => 200))
    expect(await app.stored(person)).toMatchObject({ plan_name: 'Premium', blogs_left: 30, renew: true })
    await app.use(person, 7)
    for (const { body, id } of events) await app.send({ body: body.replace(id, `${id}_again`) })
    expect((await app.stored(person)).blogs_left).toBe(7)
  })

  test('one that fails half-way is a 5xx and is not done; sent again it is', async () => {
    const person = await app.paid()
    const { payment } = app.server.deps
    const [event] = (await app.eventsOf(person)).slice(-1)
    const crash = vi.spyOn(payment, 'listSubscriptions').mockRejectedValueOnce(new Error('killed'))
    expect((await app.send(event!)).status).toBe(500)
    const isDone = async () => {
      const row = app.db.selectFrom('billing_events').select('done_at').where('event_id', '=', event!.id)
      return (await row.executeTakeFirstOrThrow()).done_at !== null
    }
    expect(await isDone()).toBe(false)
    expect(await app.stored(person)).toMatchObject({ plan_name: 'Free' })
    crash.mockRestore()
    expect((await app.send(event!)).status).toBe(200)
    expect(await isDone()).toBe(true)
    expect(await app.stored(person)).toMatchObject({ plan_name: 'Premium' })
    const asked = vi.spyOn(payment, 'listSubscriptions')
    expect((await app.send(event!)).status).toBe(200)
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  test('what was read earlier does not undo what was read later', async () => {
    const person = await premium()
    const { payment } = app.server.deps
    const list = payment.listSubscriptions
    const { promise: read, resolve: wasRead } = Promise.withResolvers<void>()
    const { promise: go, resolve: release } = Promise.withResolvers<void>()
    const slow = vi.spyOn(payment, 'listSubscriptions').mockImplementationOnce(async (id) => {
      const found = await list(id)
      wasRead()
      await go
      return found
    })
    const known = (await app.eventsOf(person))[0]!
    const late = app.send({ body: known.body.replace(known.id, 'evt_late') })
    await read
    await app.press(person, 'Cancel at the period’s end')
    await app.send((await app.eventsOf(person)).at(-1)!)
    release()
    expect((await late).status).toBe(200)
    slow.mockRestore()
    expect(await app.stored(person)).toMatchObject({ renew: false })
  })
})
