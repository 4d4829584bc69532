import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signatureOf } from '#sandbox/stripe/events.ts'
import { startBillingApp, type BillingApp } from '#test/helpers/billing-app.ts'

let app: BillingApp
beforeAll(async () => {
  app = await startBillingApp()
})
afterAll(() => app.end())

describe('webhook events', () => {
  const path = '/api/billing/stripe_webhook'
  const ask = (body: string, signature?: string) => app.post(body, signature)

  test('are accepted only with a signature of the last 300 seconds (decisions)', async () => {
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

  test('with a body over the limit are refused before it has been read', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1)
    expect((await ask(body, signatureOf(body, app.secret))).status).toBe(413)
    expect((await app.server.call(undefined, 'GET', path)).status).toBe(405)
  })

  test('of unknown customers and types, or without a customer, are acknowledged and change nothing', async () => {
    const event = (object: object, id: string) =>
      JSON.stringify({ id, object: 'event', type: 'invoice.paid', data: { object } })
    const bodies = [
      event({ object: 'invoice', customer: 'cus_unknown' }, 'evt_unknown'),
      event({ object: 'balance' }, 'evt_balance'),
      event({ object: 'invoice', customer: null }, 'evt_null'),
    ]
    for (const body of bodies) expect((await app.send({ body })).status).toBe(200)
  })

  test('give the same result in any order and when delivered three times concurrently', async () => {
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

  test('one that fails half-way is a 5xx and is processed when redelivered', async () => {
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

  test('a stale read does not overwrite a newer one', async () => {
    const person = await app.premium()
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
