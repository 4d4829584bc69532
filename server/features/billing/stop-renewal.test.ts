import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBillingApp, type BillingApp } from '#test/helpers/billing-app.ts'

let app: BillingApp
beforeAll(async () => {
  app = await startBillingApp()
})
afterAll(() => app.end())

describe('stopping and resuming the renewal', () => {
  test('B4 stopping keeps the plan until its expiry, with renew false', async () => {
    const person = await app.premium()
    await app.use(person, 12)
    const before = await app.stored(person)
    expect((await app.stop(person)).status).toBe(204)
    expect(await app.stored(person)).toEqual({ ...before, renew: false })
    expect(await app.subscriptionOf(person)).toMatchObject({ status: 'active', cancel_at_period_end: true })
  })

  test('stopping without an active renewal is a 409', async () => {
    expect(await app.stop(await app.server.signIn())).toMatchObject({
      status: 409,
      body: { error: 'There is no renewal to stop' },
    })
    const person = await app.premium()
    await app.stop(person)
    expect((await app.stop(person)).status).toBe(409)
  })

  test('B4 resuming opens a payment session and changes neither blogs_left nor plan_expiry', async () => {
    const person = await app.premium()
    await app.use(person, 12)
    const before = await app.stored(person)
    await app.stop(person)
    const { body } = await app.checkout(person)
    expect((await app.checkout(person)).body).toEqual(body)
    const [session] = await app.sessionsOf(person)
    const { id, latest_invoice } = await app.subscriptionOf(person)
    expect(session).toMatchObject({ mode: 'setup', currency: 'eur', metadata: { intent: 'resume', resumes: id } })
    await app.payOn(body.url, '0341')
    expect(await app.self(person)).toMatchObject({ renew: true })
    expect(await app.stored(person)).toEqual(before)
    const resumed = await app.subscriptionOf(person)
    expect(resumed).toMatchObject({ id, latest_invoice, cancel_at_period_end: false })
    const card = await app.stripe.paymentMethods.retrieve(resumed.default_payment_method as string)
    expect(card.card!.last4).toBe('0341')
  })

  test('the event of a resumption resumes the renewal; redelivered after another stop it does not', async () => {
    const person = await app.premium()
    await app.stop(person)
    await app.payOn((await app.checkout(person)).body.url)
    const done = (await app.eventsOf(person)).findLast(({ type }) => type === 'checkout.session.completed')!
    expect((await app.send(done)).status).toBe(200)
    expect(await app.stored(person)).toMatchObject({ renew: true })
    await app.stop(person)
    await app.send(done)
    await app.send({ body: done.body.replace(done.id, 'evt_anew') })
    expect(await app.stored(person)).toMatchObject({ renew: false })
    expect(await app.subscriptionOf(person)).toMatchObject({ cancel_at_period_end: true })
  })

  test('a cancellation scheduled at Stripe for a date can be resumed', async () => {
    const person = await app.premium()
    const { id, items } = await app.subscriptionOf(person)
    await app.stripe.subscriptions.update(id, { cancel_at: items.data[0]!.current_period_end - 5 })
    await app.payOn((await app.checkout(person)).body.url)
    expect(await app.self(person)).toMatchObject({ renew: true })
    expect(await app.subscriptionOf(person)).toMatchObject({ cancel_at: null })
  })

  test('when the subscription ends while its resume page is open, the next checkout starts a new one', async () => {
    const person = await app.premium()
    await app.stop(person)
    const { body: resume } = await app.checkout(person)
    await app.press(person, 'Cancel now')
    const { body: anew } = await app.checkout(person)
    expect(anew.url).not.toBe(resume.url)
    const sessions = await app.sessionsOf(person)
    expect(sessions.map(({ mode, status }) => `${mode} ${status}`)).toEqual([
      'subscription open',
      'setup expired',
      'subscription complete',
    ])
  })

  test('a resumption completed after the subscription has ended changes nothing and blocks nothing', async () => {
    const person = await app.premium()
    await app.stop(person)
    const { body } = await app.checkout(person)
    await app.press(person, 'Cancel now')
    await app.payOn(body.url)
    expect(await app.self(person)).toMatchObject({ renew: false })
    expect((await app.customerOf(person)).pending_checkout_id).toBeNull()
    expect((await app.checkout(person)).status).toBe(200)
  })
})
