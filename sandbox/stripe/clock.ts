// The sandbox's time: real time, except for customers on a test clock, which keeps running from where it was set.
import { newId, type Customer, type TestClock } from './objects.ts'
import { findObject, insertObject, saveObject, type Db } from './queries.ts'

export const daySeconds = 24 * 3600

const realNow = () => Math.floor(Date.now() / 1000)

export const nowOn = (clock: TestClock | undefined) => realNow() + (clock?.inside.ahead ?? 0)

/** A customer's current time, in seconds since 1970. */
export const nowOf = async (db: Db, { test_clock }: Pick<Customer, 'test_clock'>): Promise<number> =>
  nowOn(test_clock === null ? undefined : await findObject<TestClock>(db, 'test_helpers.test_clock', test_clock))

/** Creates a clock that now shows `frozen_time`. */
export const createClock = (db: Db, frozen_time: number, name: string | null): Promise<TestClock> =>
  insertObject(db, {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: realNow(),
    deletes_after: realNow() + 30 * daySeconds,
    frozen_time,
    livemode: false,
    name,
    status: 'ready',
    inside: { ahead: frozen_time - realNow() },
  })

export const setClock = (db: Db, clock: TestClock, frozen_time: number): Promise<TestClock> =>
  saveObject(db, { ...clock, frozen_time, inside: { ahead: frozen_time - realNow() } })

/** Advances a customer's time, on a test clock of their own. */
export const advanceCustomerClock = async (db: Db, customer: Customer, to: number): Promise<void> => {
  const clock =
    customer.test_clock === null
      ? undefined
      : await findObject<TestClock>(db, 'test_helpers.test_clock', customer.test_clock)
  if (clock) return void (await setClock(db, clock, to))
  const { id } = await createClock(db, to, null)
  await saveObject(db, { ...customer, test_clock: id })
}

/** The end of the billing period that begins at `from`; `anchor` fixes its day of the month: 31st, 28th, 31st. */
export const nextPeriodEnd = (from: number, anchor: number): number => {
  const start = new Date(anchor * 1000)
  for (let months = 1; ; months += 1) {
    const next = new Date(start)
    next.setUTCDate(1)
    next.setUTCMonth(start.getUTCMonth() + months)
    const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
    next.setUTCDate(Math.min(start.getUTCDate(), lastDay))
    const seconds = next.getTime() / 1000
    if (seconds > from) return seconds
  }
}
