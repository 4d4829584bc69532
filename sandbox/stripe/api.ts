// Stripe's API, as far as Masthead and whoever looks after it use it: https://docs.stripe.com/api
import { Hono, type Context } from 'hono'
import { HttpError } from '#server/lib/http/errors.ts'
import { readBytes } from '#server/lib/http/read.ts'
import {
  StripeFailure,
  invalidApiKey,
  unknownUrl,
  noSuchObject,
  noSuchValue,
  invalidState,
  idempotencyMismatch,
} from './errors.ts'
import { createCustomer, deleteCustomer, lockSubscription, requireCustomer, updateSubscription } from './changes.ts'
import { createSession, expireSession, type Pages } from './checkout.ts'
import { createClock, nowOf, nowOn, setClock } from './clock.ts'
import { emit } from './events.ts'
import { apiVersion, newId, productOf, toApiObject, type Price, type Subscription, type TestClock } from './objects.ts'
import {
  CancelParameters,
  ClockParameters,
  CustomerParameters,
  fingerprintOf,
  ListParameters,
  NoParameters,
  readParameters,
  SessionParameters,
} from './parameters.ts'
import {
  findAnyObject,
  findObject,
  listActiveCustomers,
  listObjects,
  lockObject,
  saveResponse,
  saveObject,
  claimIdempotencyKey,
  type Db,
  type StoredObject,
} from './queries.ts'
import { advanceSubscriptions, endSubscription } from './subscriptions.ts'

export type StripeDeps = {
  db: Db
  price: Price
  pages: Pages
  /** Wakes the delivery of events. */
  wake(): void
}

type Change = (db: Db, form: URLSearchParams, id: string) => Promise<StoredObject>
type Read = (form: URLSearchParams, id: string) => Promise<object>

const maxBytes = 100_000

export const stripeApi = (deps: StripeDeps) => {
  const { db, price } = deps
  const api = new Hono().basePath('/v1')
  api.onError((error, context) => {
    if (error instanceof StripeFailure) return answer(context, error.status, { error: error.failure })
    if (error instanceof HttpError)
      return answer(context, error.status, { error: { type: 'invalid_request_error', message: error.message } })
    throw error
  })
  api.use(async (context, next) => {
    if (!/^Bearer sk_test_\w/.test(context.req.header('Authorization') ?? '')) throw invalidApiKey()
    await next()
  })

  const read = (path: string, work: Read) =>
    api.get(path, async (context) => {
      const form = new URL(context.req.url).searchParams
      const found = await work(form, context.req.param('id') ?? '')
      return answer(context, 200, await expand(db, found, expandOf(form)))
    })
  const write = (method: 'POST' | 'DELETE', path: string, work: Change) =>
    api.on(method, path, async (context) => {
      const body = Buffer.from(await readBytes(context.req.raw, maxBytes)).toString()
      const form = new URLSearchParams(body || new URL(context.req.url).search)
      const result = await once(db, context, body, (transaction) =>
        work(transaction, form, context.req.param('id') ?? ''),
      )
      deps.wake()
      return answer(context, 200, await expand(db, result, expandOf(form)))
    })
  const resource = (path: string, object: string, name: string, filters: FilterName[]) => {
    read(path, (form) => list(db, path, object, readParameters(ListParameters, form), filters))
    read(`${path}/:id`, async (form, id) => {
      readParameters(NoParameters, form)
      const found = await findObject(db, object, id)
      if (!found) throw noSuchObject(name, id)
      return found
    })
  }

  resource('/customers', 'customer', 'customer', ['email'])
  write('POST', '/customers', (transaction, form) => createCustomer(transaction, form))
  write('POST', '/customers/:id', async (transaction, form, id) => {
    const { expand: _, test_clock, ...changes } = readParameters(CustomerParameters, form)
    if (test_clock) throw invalidState('A test clock can only be given to a new customer.')
    const updated = await saveObject(transaction, { ...(await requireCustomer(transaction, id)), ...changes })
    await emit(transaction, 'customer.updated', updated, await nowOf(transaction, updated))
    return updated
  })
  write('DELETE', '/customers/:id', (transaction, _, id) => deleteCustomer(transaction, id))

  read('/products', () => Promise.resolve(listed('/products', [productOf()], false)))
  read('/products/:id', (_, id) => known('product', id, productOf()))
  read('/prices', () => Promise.resolve(listed('/prices', [price], false)))
  read('/prices/:id', (_, id) => known('price', id, price))

  resource('/checkout/sessions', 'checkout.session', 'checkout.session', ['customer', 'status', 'subscription'])
  write('POST', '/checkout/sessions', (transaction, form) =>
    createSession(transaction, readParameters(SessionParameters, form), price, deps.pages),
  )
  write('POST', '/checkout/sessions/:id/expire', (transaction, _, id) => expireSession(transaction, id))

  read('/subscriptions', async (form) => {
    const { status = '', ...asked } = readParameters(ListParameters, form)
    if (asked.customer && !(await findObject(db, 'customer', asked.customer)))
      throw noSuchValue('customer', asked.customer)
    const filters = status && !['all', 'ended'].includes(status) ? { ...asked, status } : asked
    const page = await list<Subscription>(db, '/subscriptions', 'subscription', filters, ['customer', 'status'])
    if (status === 'all') return page
    const hasEnded = ['ended', 'canceled'].includes(status)
    return { ...page, data: page.data.filter(({ ended_at }) => (ended_at !== null) === hasEnded) }
  })
  read('/subscriptions/:id', async (_, id) => {
    const found = await findObject<Subscription>(db, 'subscription', id)
    if (!found) throw noSuchObject('subscription', id)
    return found
  })
  write('POST', '/subscriptions/:id', (transaction, form, id) => updateSubscription(transaction, form, id))
  write('DELETE', '/subscriptions/:id', async (transaction, form, id) => {
    readParameters(CancelParameters, form)
    const { subscription, now } = await lockSubscription(transaction, id)
    if (subscription.ended_at !== null) throw noSuchObject('subscription', id)
    return endSubscription(transaction, subscription, now)
  })

  resource('/invoices', 'invoice', 'invoice', ['customer', 'status', 'subscription'])
  resource('/events', 'event', 'event', ['type'])
  resource('/payment_methods', 'payment_method', 'PaymentMethod', ['customer', 'type'])

  write('POST', '/test_helpers/test_clocks', (transaction, form) => {
    const { frozen_time, name } = readParameters(ClockParameters, form)
    return createClock(transaction, frozen_time, name ?? null)
  })
  read('/test_helpers/test_clocks/:id', async (_, id) => {
    const clock = await findObject<TestClock>(db, 'test_helpers.test_clock', id)
    if (!clock) throw noSuchObject('test_clock', id)
    return { ...clock, frozen_time: nowOn(clock) }
  })
  write('POST', '/test_helpers/test_clocks/:id/advance', async (transaction, form, id) => {
    const { frozen_time } = readParameters(ClockParameters, form)
    const clock = await lockObject<TestClock>(transaction, 'test_helpers.test_clock', id)
    if (!clock) throw noSuchObject('test_clock', id)
    if (frozen_time < nowOn(clock)) throw invalidState('A test clock only goes forward.')
    const moved = await setClock(transaction, clock, frozen_time)
    for (const customer of await listActiveCustomers(transaction, id))
      await advanceSubscriptions(transaction, customer, deps.pages.invoiceUrl)
    return moved
  })

  api.all('*', (context) => {
    throw unknownUrl(context.req.method, context.req.path)
  })
  return api
}

const answer = (context: Context, status: number, body: unknown) =>
  context.body(JSON.stringify(toApiObject(body)), status as 200, {
    'Content-Type': 'application/json',
    'Request-Id': newId('req'),
    'Stripe-Version': apiVersion,
  })

/** Handles a request in one transaction; with an idempotency key, only once. */
const once = (db: Db, { req }: Context, body: string, work: (transaction: Db) => Promise<StoredObject>) =>
  db.transaction().execute(async (transaction) => {
    const key = req.method === 'POST' ? req.header('Idempotency-Key') : undefined
    if (!key) return work(transaction)
    const fingerprint = fingerprintOf(req.method, req.path, body)
    const before = await claimIdempotencyKey(transaction, key.slice(0, 255), fingerprint)
    if (before && before.fingerprint !== fingerprint) throw idempotencyMismatch(key)
    if (before) return before.answer as StoredObject
    const result = await work(transaction)
    await saveResponse(transaction, key.slice(0, 255), 200, toApiObject(result))
    return result
  })

type FilterName = 'customer' | 'email' | 'status' | 'subscription' | 'type'

const listed = <T>(path: string, data: T[], has_more: boolean) => ({
  object: 'list' as const,
  url: `/v1${path}`,
  has_more,
  data,
})

const list = async <T extends StoredObject>(
  db: Db,
  path: string,
  object: T['object'],
  asked: ListParameters,
  filters: FilterName[],
) => {
  const matching = filters.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]] as const]))
  const members = Object.fromEntries(matching)
  const { subscription, ...plain } = members
  const isOfInvoice = subscription !== undefined && object === 'invoice'
  const found = await listObjects<T>(db, object, asked, {
    ...(isOfInvoice ? { ...plain, parent: { subscription_details: { subscription } } } : members),
  })
  return listed(path, found.slice(0, asked.limit), found.length > asked.limit)
}

const known = <T extends { id: string }>(name: string, id: string, object: T): Promise<T> => {
  if (id !== object.id) throw noSuchObject(name, id)
  return Promise.resolve(object)
}

const expandOf = (form: URLSearchParams) =>
  [...form].filter(([name]) => /^expand\[\d*\]$/.test(name)).map(([, path]) => path.split('.').slice(0, 4))

/** Expands members: replaces ids by their objects. */
const expand = async (db: Db, value: object, paths: string[][]): Promise<object> => {
  let whole = value
  for (const path of paths) whole = (await expandPath(db, whole, path)) as object
  return whole
}

const expandPath = async (db: Db, value: unknown, [name, ...rest]: string[]): Promise<unknown> => {
  if (Array.isArray(value)) return Promise.all(value.map((item) => expandPath(db, item, [name ?? '', ...rest])))
  if (!name || !value || typeof value !== 'object') return value
  const member = (value as Record<string, unknown>)[name]
  const whole = typeof member === 'string' ? ((await findAnyObject(db, member)) ?? member) : member
  return { ...value, ...(whole !== undefined && { [name]: await expandPath(db, whole, rest) }) }
}
