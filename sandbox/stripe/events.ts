// Events: stored first, then sent to Masthead until it accepts them.
import { createHmac } from 'node:crypto'
import { request } from 'undici'
import type { Log } from '#server/lib/log.ts'
import { apiVersion, newId, toApiObject, type Event } from './objects.ts'
import {
  deleteDelivery,
  insertDelivery,
  insertObject,
  recordFailedDelivery,
  claimDeliveries,
  type Db,
  type StoredObject,
} from './queries.ts'

/** Stores an event in the same transaction as its cause. */
export const emit = async (
  transaction: Db,
  type: string,
  about: StoredObject,
  created: number,
  previous_attributes?: object,
) => {
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created,
    data: { object: toApiObject(about) as object, ...(previous_attributes && { previous_attributes }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
  await insertObject(transaction, event, about.object === 'customer' ? about.id : (about.customer ?? null))
  await insertDelivery(transaction, event.id)
}

/** The Stripe-Signature header. */
export const eventBody = (event: unknown) => JSON.stringify(toApiObject(event))

/** https://docs.stripe.com/webhooks#verify-manually */
export const signatureOf = (body: string, secret: string, time = Math.floor(Date.now() / 1000)) =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`

type Delivering = { db: Db; log: Log; webhook_url: string; secret: string }

export type Deliveries = {
  /** Checks for due deliveries. */
  wake(): void
  stop(): Promise<void>
}

const pollMs = 2000
const atOnce = 20
const answerMs = 10_000

/** Sends due events until stopped. */
export const startDelivering = ({ db, log, webhook_url, secret }: Delivering): Deliveries => {
  const stopping = new AbortController()

  const deliver = async ({ event_id, data }: { event_id: string; data: unknown }) => {
    const body = eventBody(data)
    try {
      const headers = {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signatureOf(body, secret),
      }
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(answerMs)])
      const answer = await request(webhook_url, { method: 'POST', headers, body, signal })
      await answer.body.dump()
      if (answer.statusCode < 200 || answer.statusCode > 299) throw new Error(`Masthead answered ${answer.statusCode}`)
      await deleteDelivery(db, event_id)
    } catch (error) {
      if (!stopping.signal.aborted) await recordFailedDelivery(db, event_id, (error as Error).message || String(error))
    }
  }

  let running: Promise<void> | undefined
  let isWoken = false
  const run = async () => {
    do {
      isWoken = false
      const due = await claimDeliveries(db, atOnce)
      await Promise.all(due.map(deliver))
      if (due.length === atOnce) isWoken = true
    } while (isWoken && !stopping.signal.aborted)
  }
  const wake = () => {
    isWoken = true
    if (stopping.signal.aborted) return
    running ??= run()
      .catch((error: unknown) => log.warn({ error }, 'cannot send sandbox events'))
      .finally(() => {
        running = undefined
        if (isWoken) wake()
      })
  }
  const timer = setInterval(wake, pollMs)
  wake()
  return {
    wake,
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
