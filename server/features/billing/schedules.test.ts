// Randomised schedules of changes at the payment provider and of their events, which are lost, duplicated, delayed, concurrent
// and reordered, while the server crashes in between. At the end, after the last events or else one synchronisation, the plan
// equals the provider's, and no period's blogs were granted twice. Only the provider is a model: synchronisation, event
// handling and database are the real ones.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '#server/lib/log.ts'
import { createTestDatabase, type TestDatabase } from '#test/helpers/database.ts'
import { findCustomer, recordBillingEvent, savePendingCheckout } from './queries.ts'
import { syncCustomer, type BillingDeps } from './sync.ts'
import { handleEvent } from './handle-event.ts'
import { CustomerModel, daySeconds, later, models, payment, randomOf } from '#test/helpers/payment-model.ts'

/** `SCHEDULES=20000` searches wider. */
const schedules = Number(process.env.SCHEDULES ?? 500)
const atOnce = 10
const seed = 20_261_121

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

/** Delivers an event: it is handled, or the server crashes before or after storing what it read. */
const deliver = async (model: CustomerModel, event: { event_id: string; type: string }) => {
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
    if (!isDone) await synchronise(model)
  } else await handleEvent(deps, new Request('http://127.0.0.1/', { method: 'POST', body: JSON.stringify(sent) }))
}

const synchronise = async ({ customer_id }: CustomerModel) =>
  syncCustomer(deps, (await findCustomer(deps.db, customer_id))!)

const pick = <T>({ random }: CustomerModel, from: readonly T[]): T | undefined =>
  from[Math.floor(random() * from.length)]

const happen = async (model: CustomerModel) => {
  model.now += 1 + Math.floor(model.random() * 5 * daySeconds)
  const { live } = model
  if (!live) return model.subscribe()
  const checkouts = model.checkouts.length
  const { happenings, checkouts: opened } = model
  const isOpen = opened.some(({ status }) => status === 'open')
  // A resumption takes three steps, so it is favoured: else it would hardly ever occur.
  const next = isOpen ? happenings.completeResume : live.isStopped ? happenings.beginResume : happenings.stop
  ;(model.random() < 0.4 ? next! : pick(model, Object.values(happenings))!)(live)
  const begun = model.checkouts[checkouts]
  if (begun) await savePendingCheckout(deps.db, (await findCustomer(deps.db, model.customer_id))!, begun.checkout_id)
}

const spend = ({ customer_id }: CustomerModel) =>
  sql`update users set blogs_left = blogs_left - 1 from billing_customers c
    where c.user_id = users.user_id and customer_id = ${customer_id} and blogs_left > 0`.execute(deps.db)

/** Redelivers until the event is acknowledged, as the provider does. */
const deliverUntilAcknowledged = async (model: CustomerModel, event: { event_id: string; type: string }) => {
  for (;;) {
    await deliver(model, event)
    const done = deps.db.selectFrom('billing_events').select('done_at').where('event_id', '=', event.event_id)
    if ((await done.executeTakeFirst())?.done_at) return
  }
}

const run = async (model: CustomerModel, areLastDelivered: boolean) => {
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
  if (!areLastDelivered) return synchronise(model)
  const known = model.events.slice(-3).map((event) => deliverUntilAcknowledged(model, event))
  const count = model.events.length
  await later(model, undefined)
  await happen(model)
  await Promise.all([...known, ...model.events.slice(count).map((event) => deliverUntilAcknowledged(model, event))])
  return undefined
}

test(`after ${schedules} random schedules every plan equals the provider’s, and nothing was granted twice`, async () => {
  const random = randomOf(seed)
  const waiting = Array.from({ length: schedules }, (_, index) => {
    const model = new CustomerModel(`cus_${index + 1}`, randomOf(Math.floor(random() * 2 ** 32)))
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
    // Each known period at most once, and blogs only with a period.
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
  // The schedules have covered every case.
  expect(counts.given).toBeGreaterThan(schedules)
  expect(counts.events).toBeGreaterThan(3 * schedules)
  expect(Math.min(counts.ended, counts.owed, counts.resumed)).toBeGreaterThan(schedules / 50)
}, 180_000)
