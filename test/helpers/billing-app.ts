// The server and the sandbox's Stripe for tests: what a person does there, and the calls of B7.
import { Stripe } from 'stripe'
import { expect } from 'vitest'
import { billing } from '#contract/billing.ts'
import { startSandbox } from '#sandbox/main.ts'
import { eventBody, signatureOf } from '#sandbox/stripe/events.ts'
import { findSecret } from '#server/lib/db/sandbox-secrets.ts'
import { silentLog } from '#server/lib/log.ts'
import { sandboxWebhookSecret } from '#server/providers/payment/sandbox.ts'
import { startTestApp, type Person } from './app.ts'
import { freePort } from './free-port.ts'
import { PlainBrowser } from './plain-browser.ts'

export type BillingApp = Awaited<ReturnType<typeof startBillingApp>>

export const web = 'http://127.0.0.1:9'
export const price = { unit_amount: 2900, currency: 'eur' }

const day = 24 * 3600 * 1000
export const daysUntil = (date: Date | string) => (new Date(date).getTime() - Date.now()) / day

/** The official SDK on the sandbox. */
export const stripeOf = (sandboxUrl: string, key = 'sk_test_sandbox') => {
  const { hostname: host, port } = new URL(sandboxUrl)
  return new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

/** Events stay at the sandbox until a test sends them. */
export const startBillingApp = async () => {
  const port = await freePort()
  const sandboxUrl = `http://127.0.0.1:${port}`
  const env = { PUBLIC_SANDBOX_URL: sandboxUrl, WEB_URL: web, PREMIUM_BLOGS: '30' }
  const server = await startTestApp({ env, withWorker: false })
  const { db } = server.deps
  const startStripe = () =>
    startSandbox({
      host: '127.0.0.1',
      port,
      db,
      log: silentLog,
      client: { redirect_uri: `${web}/callback`, client_uri: web },
      publicUrl: sandboxUrl,
      stripe: { webhook_url: `${web}/nobody-there`, price },
    })
  let sandbox = await startStripe()
  const stripe = stripeOf(sandboxUrl)
  const secret = (await findSecret<string>(db, sandboxWebhookSecret))!

  const post = (body: string, signature?: string) =>
    server.app.request(billing.stripeWebhook.path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(signature !== undefined && { 'Stripe-Signature': signature }),
      },
      body,
    })
  const checkout = (person: Person) => server.call(person, 'POST', billing.createCheckoutSession.path, {})

  /** Pays on a page of Stripe's and returns the page that this leads to. */
  const payOn = async (url: string, card = '4242') => {
    const browser = new PlainBrowser({ stopAt: web })
    await browser.open(url)
    const button = [...browser.page.document.querySelectorAll('button.main')][0]!.textContent.trim()
    return browser.press(button, { card })
  }
  const customerOf = async ({ user_id }: Person) =>
    (await db.selectFrom('billing_customers').selectAll().where('user_id', '=', user_id).executeTakeFirst())!

  const self = async (person: Person) => (await server.call(person, 'GET', '/api/users/self')).body.billing

  /** Someone who has just paid, which Masthead does not know yet. */
  const paid = async (card = '4242') => {
    const person = await server.signIn()
    const { body } = await checkout(person)
    await payOn(body.url, card)
    return person
  }
  /** The events of a person, oldest first. */
  const eventsOf = async (person: Person) => {
    const { customer_id } = await customerOf(person)
    const rows = await db
      .selectFrom('sandbox.stripe_objects')
      .select(['id', 'data'])
      .where('object', '=', 'event')
      .where('customer', '=', customer_id)
      .orderBy('created_at')
      .execute()
    return rows.map(({ id, data }) => ({ id, type: String(data.type), body: eventBody(data) }))
  }
  const send = ({ body }: { body: string }) => post(body, signatureOf(body, secret))

  return {
    server,
    db,
    sandboxUrl,
    stripe,
    secret,
    post,
    checkout,
    payOn,
    customerOf,
    self,
    paid,
    /** Someone on Premium, which Masthead knows. */
    premium: async (card?: string) => {
      const person = await paid(card)
      await self(person)
      return person
    },
    eventsOf,
    send,
    sendAll: async (person: Person) => {
      for (const event of await eventsOf(person)) expect((await send(event)).status).toBe(200)
    },
    /** Newest first. */
    sessionsOf: async (person: Person) => {
      const { customer_id: customer } = await customerOf(person)
      return (await stripe.checkout.sessions.list({ customer, limit: 100 })).data
    },
    /** The newest one. */
    subscriptionOf: async (person: Person) => {
      const { customer_id: customer } = await customerOf(person)
      return (await stripe.subscriptions.list({ customer, status: 'all' })).data[0]!
    },
    stop: (person: Person) => server.call(person, 'DELETE', billing.stopRenewal.path),
    /** What is stored, without synchronising with Stripe. */
    stored: ({ user_id }: Person) =>
      db
        .selectFrom('users')
        .select(['plan_name', 'blogs_total', 'blogs_left', 'plan_expiry', 'renew'])
        .where('user_id', '=', user_id)
        .executeTakeFirstOrThrow(),
    use: (person: Person, blogs_left: number) =>
      db.updateTable('users').set({ blogs_left }).where('user_id', '=', person.user_id).execute(),
    /** Presses a button on the person's page of the Stripe sandbox. */
    press: async (person: Person, button: string) => {
      const browser = new PlainBrowser()
      await browser.open(`${sandboxUrl}/stripe/customers/${(await customerOf(person)).customer_id}`)
      return browser.press(button)
    },
    stopSandbox: () => sandbox.stop(),
    startSandbox: async () => {
      sandbox = await startStripe()
    },
    end: async () => {
      await sandbox.stop()
      await server.stop()
    },
  }
}
