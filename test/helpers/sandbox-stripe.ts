// The sandbox's Stripe through the official SDK, with a webhook endpoint in place of Masthead's.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { expect } from 'vitest'
import { startSandbox } from '#sandbox/main.ts'
import { listen } from '#server/lib/listen.ts'
import { silentLog } from '#server/lib/log.ts'
import { sandboxPriceId } from '#server/providers/payment/sandbox.ts'
import { price, stripeOf, web } from './billing-app.ts'
import { createTestDatabase } from './database.ts'
import { freePort } from './free-port.ts'
import { PlainBrowser } from './plain-browser.ts'

const client = { redirect_uri: `${web}/callback`, client_uri: web }

type Delivery = { headers: IncomingHttpHeaders; body: string }

/** Records the events that it receives, and replies with `status`. */
const startWebhook = async () => {
  const webhook = { url: '', received: [] as Delivery[], status: 200, close: () => void server.close() }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      webhook.received.push({ headers: request.headers, body })
      return response.writeHead(webhook.status).end()
    })
  })
  await listen(server, 0, '127.0.0.1')
  webhook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return webhook
}

/** Pays on a page of the sandbox's Stripe, in a browser that stops at the redirect back to the app. */
export const payOn = async (address: string, card = '4242', button = 'Pay €29.00') => {
  const browser = new PlainBrowser({ stopAt: web })
  await browser.open(address)
  return browser.press(button, { card })
}

export const startSandboxStripe = async () => {
  const database = await createTestDatabase()
  const webhook = await startWebhook()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const shared = { host: '127.0.0.1', port, db: database.db, log: silentLog, client, publicUrl: url }
  const start = () => startSandbox({ ...shared, stripe: { webhook_url: webhook.url, price } })
  let sandbox = await start()
  const stripe = stripeOf(url)

  const newCustomer = () =>
    stripe.customers.create({ email: 'ada@example.test', name: 'Ada', metadata: { user_id: '1' } })

  const newCheckout = (customer: string) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: sandboxPriceId, quantity: 1 }],
      success_url: `${web}/done?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${web}/cancelled`,
      subscription_data: { metadata: { user_id: '1' } },
    })

  /** A new customer who has paid with this card. */
  const subscribe = async (card = '4242') => {
    const customer = await newCustomer()
    const checkout = await newCheckout(customer.id)
    await payOn(checkout.url!, card)
    const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' })
    return { customer, checkout, subscription: data[0]! }
  }

  /** Presses a button on the customer's page. */
  const act = async (customer: string, button: string) => {
    const browser = new PlainBrowser()
    await browser.open(`${url}/stripe/customers/${customer}`)
    return browser.press(button)
  }

  return {
    db: database.db,
    url,
    stripe,
    webhook,
    newCustomer,
    newCheckout,
    subscribe,
    act,
    stopSandbox: () => sandbox.stop(),
    startSandbox: async () => void (sandbox = await start()),
    stop: async () => {
      await sandbox.stop()
      webhook.close()
      await database.drop()
    },
  }
}

/** What the SDK says of a call that Stripe refuses. */
export const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(Stripe.errors.StripeError)
  const { type, code, statusCode, param } = error as InstanceType<typeof Stripe.errors.StripeError>
  return { type, code, statusCode, param }
}
