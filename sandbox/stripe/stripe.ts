// The local Stripe: API, pages, events and renewals.
import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { getOrCreateSecret } from '#server/lib/db/sandbox-secrets.ts'
import type { Price as Amount } from '#server/lib/env-kinds.ts'
import type { Log } from '#server/lib/log.ts'
import { sandboxWebhookSecret } from '#server/providers/payment/sandbox.ts'
import { stripeApi } from './api.ts'
import { startDelivering } from './events.ts'
import { priceOf } from './objects.ts'
import { checkoutPath, invoicePath } from './pages.ts'
import { listActiveCustomers, type Db } from './queries.ts'
import { stripeSite } from './site.ts'
import { advanceSubscriptions } from './subscriptions.ts'

export type StripeOptions = {
  /** Where events go. */
  webhook_url: string
  price: Amount
}

type Given = StripeOptions & {
  db: Db
  log: Log
  publicUrl: string
  home: string
  notFound: (context: Context) => Promise<Response>
}

// The longest delay of a renewal.
const renewalsMs = 60_000

/** Sends events until stopped. */
export const openStripe = async ({ db, log, publicUrl, home, notFound, webhook_url, price }: Given) => {
  const secret = await getOrCreateSecret(db, sandboxWebhookSecret, `whsec_${randomBytes(32).toString('base64url')}`)
  const deliveries = startDelivering({ db, log, webhook_url, secret })
  const pages = {
    checkoutUrl: (id: string) => `${publicUrl}${checkoutPath(id)}`,
    invoiceUrl: (id: string) => `${publicUrl}${invoicePath(id)}`,
  }
  const renewals = setInterval(() => {
    letTimePass(db, pages.invoiceUrl).then(deliveries.wake, (error: unknown) =>
      log.warn({ error }, 'cannot renew sandbox subscriptions'),
    )
  }, renewalsMs)
  const deps = { db, price: priceOf(price), pages, wake: deliveries.wake }
  return {
    site: new Hono().route('/', stripeApi(deps)).route('/', stripeSite({ ...deps, home, notFound })),
    stop: async () => {
      clearInterval(renewals)
      await deliveries.stop()
    },
  }
}

const letTimePass = async (db: Db, invoiceUrl: (id: string) => string) => {
  for (const customer of await listActiveCustomers(db))
    await db.transaction().execute((transaction) => advanceSubscriptions(transaction, customer, invoiceUrl))
}
