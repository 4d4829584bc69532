// Random schedules of what happens at the payment provider, and of what Masthead hears of it: events are lost, come twice,
// late, at once and in any order, and the server crashes in between. In the end, when the last events were taken or else after
// one look at the provider, the plan is what the provider says, and no period's blogs were given twice. The provider is a
// model here; sync, events and database are the real ones.
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '#server/lib/log.ts'
import type { Checkout, Payment, Subscription } from '#server/providers/payment/payment.ts'
import { createTestDatabase, type TestDatabase } from '#test/helpers/database.ts'
import { findCustomer, recordBillingEvent, savePendingCheckout } from './queries.ts'
import { syncCustomer, type BillingDeps } from './sync.ts'
import { handleEvent } from './handle-event.ts'

const schedules = 2000
const atOnce = 10
const seed = 20_261_121

const daySeconds = 24 * 3600
const month = 30 * daySeconds
const start = Date.UTC(2020, 0, 1) / 1000

/** mulberry32: the same numbers for the same seed. */
const randomOf = (from: number) => {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Truth = {
  id: string
  /** In seconds, as Stripe counts. */
  began: number
  paid: { start: number; end: number }
  isOwed: boolean
  isStopped: boolean
  ended_at: number | null
}

/** One customer at the provider, and what may happen to them. */
class Model {
  now = start
  subscriptions: Truth[] = []
  checkouts: Checkout[] = []
  paidPeriods: number[] = []
  events: { event_id: string; type: string }[] = []
  readonly resumed = new Set<string>()
  readonly customer_id: string
  readonly random: () => number
  constructor(customer_id: string, random: () => number) {
    this.customer_id = customer_id
    this.random = random
  }

  get live() {
    return this.subscriptions.find(({ ended_at }) => ended_at === null)
  }

  #emit(type: string) {
    this.events.push({ event_id: `evt_${this.customer_id}_${this.events.length}`, type })
  }

  #pay(subscription: Truth, from: number) {
    subscription.paid = { start: from, end: from + month }
    subscription.isOwed = false
    this.paidPeriods.push(from)
    this.#emit('invoice.paid')
  }

  subscribe() {
    const id = `sub_${this.customer_id}_${this.subscriptions.length}`
    const paid = { start: this.now, end: this.now + month }
    const subscription = { id, began: this.now, paid, isOwed: false, isStopped: false, ended_at: null }
    this.subscriptions.push(subscription)
    this.#emit('customer.subscription.created')
    this.#pay(subscription, this.now)
  }

  readonly happenings: Record<string, (live: Truth) => void> = {
    renew: (live) => {
      if (live.isStopped) return
      this.now = live.paid.end
      this.#pay(live, this.now)
      this.#emit('customer.subscription.updated')
    },
    fail: (live) => {
      if (live.isStopped || live.isOwed) return
      this.now = live.paid.end
      live.isOwed = true
      this.#emit('invoice.payment_failed')
    },
    payOwed: (live) => {
      if (live.isOwed) this.#pay(live, live.paid.end)
    },
    stop: (live) => {
      live.isStopped = true
      this.#emit('customer.subscription.updated')
    },
    beginResume: (live) => {
      if (!live.isStopped || this.checkouts.some(({ status }) => status === 'open')) return
      const checkout_id = `cs_${this.customer_id}_${this.checkouts.length}`
      this.checkouts.push({
        checkout_id,
        status: 'open',
        url: 'http://127.0.0.1/',
        resumes: live.id,
        payment_method_id: null,
      })
    },
    completeResume: () => this.#close('complete', 'checkout.session.completed'),
    expireResume: () => this.#close('expired', 'checkout.session.expired'),
    cancel: (live) => this.#end(live, this.now),
    runOut: (live) => {
      if (!live.isStopped) return
      this.now = Math.max(this.now, live.paid.end)
      this.#end(live, live.paid.end)
    },
    giveUp: (live) => {
      if (!live.isOwed) return
      this.now += 14 * daySeconds
      this.#end(live, this.now)
    },
  }

  #close(status: 'complete' | 'expired', type: string) {
    const open = this.checkouts.find((checkout) => checkout.status === 'open')
    if (!open) return
    Object.assign(open, { status, url: null })
    this.#emit(type)
  }

  #end(live: Truth, at: number) {
    live.ended_at = at
    this.#emit('customer.subscription.deleted')
  }

  /** What the plan has to be, said without the code under test. */
  plan() {
    const last = this.subscriptions.at(-1)
    if (!last) return undefined
    const end = last.paid.end
    const expiry = last.ended_at === null ? end + (last.isOwed ? 7 * daySeconds : 0) : Math.min(end, last.ended_at)
    return { plan_expiry: new Date(expiry * 1000), renew: last.ended_at === null && !last.isStopped }
  }

  list(): Subscription[] {
    return this.subscriptions.map(({ id, paid, isOwed, isStopped, ended_at }) => ({
      subscription_id: id,
      state: ended_at === null ? 'live' : 'ended',
      period: { start: new Date(paid.start * 1000), end: new Date(paid.end * 1000) },
      is_overdue: ended_at === null && isOwed,
      renews: ended_at === null && !isStopped,
      ended_at: ended_at === null ? null : new Date(ended_at * 1000),
      currency: 'eur',
      invoice_url: null,
    }))
  }
}

const models = new Map<string, Model>()
const modelOf = (id: string) => models.get(/cus_\d+/.exec(id)![0])!

/** Answers what held when it was asked, a while later. */
const later = async <T>(model: Model, answer: T): Promise<T> => {
  for (let turns = Math.floor(model.random() * 4); turns > 0; turns -= 1) await turn()
  return answer
}

const unused = () => Promise.reject(new Error('not part of this'))

const payment: Payment = {
  createCustomer: unused,
  endCustomer: unused,
  startCheckout: unused,
  endCheckout: unused,
  stopRenewal: unused,
  findCheckout: (id) => {
    const found = modelOf(id).checkouts.find(({ checkout_id }) => checkout_id === id)
    return later(modelOf(id), found && { ...found })
  },
  listSubscriptions: (id) => later(modelOf(id), modelOf(id).list()),
  resumeRenewal: (id, _, key) => {
    const model = modelOf(id)
    const subscription = model.subscriptions.find((each) => each.id === id)!
    if (!model.resumed.has(key) && subscription.ended_at === null) subscription.isStopped = false
    model.resumed.add(key)
    return later(model, undefined)
  },
  readEvent: (body) => Promise.resolve(JSON.parse(Buffer.from(body).toString())),
}

let database: TestDatabase
let deps: BillingDeps

beforeAll(async () => {
  database = await createTestDatabase()
  deps = { db: database.db, payment, log: silentLog, env: { WEB_URL: 'http://127.0.0.1:9', PREMIUM_BLOGS: 30 } }
  await sql`create table given (user_id uuid, what text)`.execute(database.db)
  await sql`create function note_given() returns trigger language plpgsql as $$
    begin insert into given values (new.user_id, tg_argv[0]); return null; end $$`.execute(database.db)
  await sql`create trigger blogs after update on users for each row
    when (new.blogs_left > old.blogs_left) execute function note_given('blogs')`.execute(database.db)
  await sql`create trigger periods after update on billing_customers for each row
    when (new.period_start is distinct from old.period_start) execute function note_given('period')`.execute(
    database.db,
  )
  await sql`insert into users (issuer, subject, email, first_name, last_name, verified, plan_name, blogs_total, blogs_left, plan_expiry)
    select 'model', n::text, 'p@example.test', 'P', 'Q', true, 'Free', 5, 5, '2020-01-15' from generate_series(1, ${sql.lit(schedules)}) n`.execute(
    database.db,
  )
  await sql`insert into billing_customers (user_id, customer_id) select user_id, 'cus_' || subject from users`.execute(
    database.db,
  )
})
afterAll(() => database.drop())

const crash = new Error('killed')

/** One event on its way: it arrives, or the server dies before or after it has stored what it read. */
const deliver = async (model: Model, event: { event_id: string; type: string }) => {
  const sent = { ...event, customer_id: model.customer_id }
  const fate = model.random()
  if (fate < 0.15) {
    const killed = { ...payment, listSubscriptions: () => Promise.reject(crash) }
    const request = new Request('http://127.0.0.1/', { method: 'POST', body: JSON.stringify(sent) })
    await handleEvent({ ...deps, payment: killed }, request).catch((error: unknown) => {
      if (error !== crash) throw error
    })
  } else if (fate < 0.3) {
    const isDone = await recordBillingEvent(deps.db, sent)
    if (!isDone) await look(model)
  } else await handleEvent(deps, new Request('http://127.0.0.1/', { method: 'POST', body: JSON.stringify(sent) }))
}

const look = async ({ customer_id }: Model) => syncCustomer(deps, (await findCustomer(deps.db, customer_id))!)

const pick = <T>({ random }: Model, from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]

const happen = async (model: Model) => {
  model.now += 1 + Math.floor(model.random() * 5 * daySeconds)
  const { live } = model
  if (!live) return model.subscribe()
  const checkouts = model.checkouts.length
  const { happenings, checkouts: opened } = model
  const isOpen = opened.some(({ status }) => status === 'open')
  // A resumption takes three steps: else it would hardly ever be seen.
  const next = isOpen ? happenings.completeResume : live.isStopped ? happenings.beginResume : happenings.stop
  ;(model.random() < 0.4 ? next! : pick(model, Object.values(happenings))!)(live)
  const begun = model.checkouts[checkouts]
  if (begun) await savePendingCheckout(deps.db, (await findCustomer(deps.db, model.customer_id))!, begun.checkout_id)
}

const spend = ({ customer_id }: Model) =>
  sql`update users set blogs_left = blogs_left - 1 from billing_customers c
    where c.user_id = users.user_id and customer_id = ${customer_id} and blogs_left > 0`.execute(deps.db)

/** As the provider does: until it is taken. */
const deliverUntilTaken = async (model: Model, event: { event_id: string; type: string }) => {
  for (;;) {
    await deliver(model, event)
    const done = deps.db.selectFrom('billing_events').select('done_at').where('event_id', '=', event.event_id)
    if ((await done.executeTakeFirst())?.done_at) return
  }
}

const run = async (model: Model, areLastTaken: boolean) => {
  const steps = 4 + Math.floor(model.random() * 6)
  for (let step = 0; step < steps; step += 1) {
    const count = Math.floor(model.random() * 2.5)
    const onTheirWay = Array.from({ length: count }, () => pick(model, model.events)).filter(
      (event) => event !== undefined,
    )
    const arriving = onTheirWay.map((event) => deliver(model, event))
    await later(model, undefined)
    if (model.random() < 0.7) await happen(model)
    await Promise.all(arriving)
    if (model.random() < 0.3) await spend(model)
  }
  if (!areLastTaken) return look(model)
  const known = model.events.slice(-3).map((event) => deliverUntilTaken(model, event))
  const count = model.events.length
  await later(model, undefined)
  await happen(model)
  await Promise.all([...known, ...model.events.slice(count).map((event) => deliverUntilTaken(model, event))])
  return undefined
}

test(`after ${schedules} random schedules every plan is what the provider says, and nothing was given twice`, async () => {
  const random = randomOf(seed)
  const waiting = Array.from({ length: schedules }, (_, index) => {
    const model = new Model(`cus_${index + 1}`, randomOf(Math.floor(random() * 2 ** 32)))
    models.set(model.customer_id, model)
    return model
  })
  const worker = async () => {
    for (let model = waiting.pop(); model; model = waiting.pop()) await run(model, waiting.length % 3 === 0)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))

  const { rows } = await sql<{
    customer_id: string
    plan_name: string
    plan_expiry: Date
    renew: boolean
    blogs_left: number
    period_start: Date | null
    subscription_id: string | null
    blogs_given: number
    periods_begun: number
  }>`select customer_id, plan_name, plan_expiry, renew, blogs_left, period_start, subscription_id,
      (select count(*)::int from given g where g.user_id = u.user_id and what = 'blogs') as blogs_given,
      (select count(*)::int from given g where g.user_id = u.user_id and what = 'period') as periods_begun
    from users u join billing_customers using (user_id)`.execute(deps.db)
  expect(rows).toHaveLength(schedules)
  const counts = { periods: 0, given: 0, events: 0, ended: 0, owed: 0, resumed: 0 }
  for (const row of rows) {
    const model = models.get(row.customer_id)!
    const plan = model.plan()
    const { plan_expiry, renew } = row
    expect({ customer: row.customer_id, ...(plan && { plan_expiry, renew }) }).toEqual({
      customer: row.customer_id,
      ...plan,
    })
    expect(row.plan_name).toBe(plan ? 'Premium' : 'Free')
    expect(row.subscription_id).toBe(model.live?.id ?? null)
    expect(row.period_start?.getTime()).toBe(plan && model.subscriptions.at(-1)!.paid.start * 1000)
    // Each period that was heard of once at most, and blogs only with a period.
    expect(row.periods_begun).toBeLessThanOrEqual(new Set(model.paidPeriods).size)
    expect(row.blogs_given).toBeLessThanOrEqual(row.periods_begun)
    expect(row.blogs_left).toBeLessThanOrEqual(30)
    counts.periods += model.paidPeriods.length
    counts.given += row.blogs_given
    counts.events += model.events.length
    counts.ended += model.subscriptions.filter(({ ended_at }) => ended_at !== null).length
    counts.owed += Number(model.live?.isOwed ?? false)
    counts.resumed += model.resumed.size
  }
  // The schedules are about something.
  expect(counts.given).toBeGreaterThan(schedules)
  expect(counts.events).toBeGreaterThan(3 * schedules)
  expect(Math.min(counts.ended, counts.owed, counts.resumed)).toBeGreaterThan(schedules / 50)
}, 180_000)
