// A model of the payment provider for randomised tests: customers whose subscriptions change, and the events of that.
import { setImmediate as turn } from 'node:timers/promises'
import type { Checkout, Payment, Subscription } from '#server/providers/payment/payment.ts'

export const daySeconds = 24 * 3600
const month = 30 * daySeconds
const start = Date.UTC(2020, 0, 1) / 1000

/** mulberry32: the same numbers for the same seed. */
export const randomOf = (from: number) => {
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
  /** In Unix seconds, as at Stripe. */
  began: number
  paid: { start: number; end: number }
  isOwed: boolean
  isStopped: boolean
  ended_at: number | null
}

/** A customer at the payment provider, and the changes that may happen. */
export class CustomerModel {
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

  /** The expected plan, computed without the code under test. */
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

export const models = new Map<string, CustomerModel>()
const modelOf = (id: string) => models.get(/cus_\d+/.exec(id)![0])!

/** Resolves with the state at the time of the call, a few turns of the event loop later. */
export const later = async <T>(model: CustomerModel, answer: T): Promise<T> => {
  for (let turns = Math.floor(model.random() * 4); turns > 0; turns -= 1) await turn()
  return answer
}

const unused = () => Promise.reject(new Error('not part of this test'))

export const payment: Payment = {
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
