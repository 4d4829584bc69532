import { afterAll, expect, test } from 'vitest'
import { web } from '#test/helpers/billing-app.ts'
import { PlainBrowser } from '#test/helpers/plain-browser.ts'
import { nextPeriodEnd } from './clock.ts'
import { money } from './pages.ts'
import { failureOf, payOn, startSandboxStripe } from '#test/helpers/sandbox-stripe.ts'

const { url, stripe, newCustomer, newCheckout, subscribe, stop } = await startSandboxStripe()
afterAll(stop)

test('a valid card starts a subscription and redirects back', async () => {
  const { customer, checkout, subscription } = await subscribe()
  expect(checkout).toMatchObject({ status: 'open', mode: 'subscription', payment_status: 'unpaid' })
  expect(subscription).toMatchObject({
    status: 'active',
    cancel_at_period_end: false,
    customer: customer.id,
    metadata: { user_id: '1' },
  })
  const [item] = subscription.items.data
  expect(item!.current_period_end).toBe(nextPeriodEnd(item!.current_period_start, item!.current_period_start))
  const done = await stripe.checkout.sessions.retrieve(checkout.id)
  expect(done).toMatchObject({ status: 'complete', url: null, subscription: subscription.id, payment_status: 'paid' })
  const { data } = await stripe.invoices.list({ subscription: subscription.id })
  expect(data).toMatchObject([{ status: 'paid', billing_reason: 'subscription_create', amount_paid: 2900 }])
  const [expanded] = (await stripe.subscriptions.list({ customer: customer.id, expand: ['data.latest_invoice'] })).data
  expect(expanded!.latest_invoice).toMatchObject({ id: data[0]!.id, status: 'paid' })
})

test('submitting Pay twice pays once, and redirects back both times', async () => {
  const customer = await newCustomer()
  const { url: address } = await newCheckout(customer.id)
  const ends = await Promise.all([payOn(address!), payOn(address!)])
  for (const end of ends) expect(end.url).toMatch(new RegExp(`^${web}/done\\?session=cs_test_\\w+$`))
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1)
})

test('a declined card shows an error and leaves the page open', async () => {
  const customer = await newCustomer()
  const { url: address, id } = await newCheckout(customer.id)
  const page = await payOn(address!, '0002')
  expect(page.status).toBe(402)
  expect(page.document.querySelector('[role=alert]')!.textContent).toContain('The card was declined')
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' })
  expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([])
})

test('Cancel redirects to the cancel URL', async () => {
  const { url: address, id } = await newCheckout((await newCustomer()).id)
  expect((await payOn(address!, '4242', 'Cancel')).url).toBe(`${web}/cancelled`)
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' })
})

test('an expired checkout can neither be paid nor expire again', async () => {
  const customer = await newCustomer()
  const { url: address, id } = await newCheckout(customer.id)
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null })
  expect((await new PlainBrowser().open(address!)).text).toContain('It has expired')
  const form = { method: 'POST', body: new URLSearchParams({ action: 'pay', card: '4242' }) }
  expect(await (await fetch(address!, form)).text()).toContain('It has expired')
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([])
  expect(await failureOf(stripe.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400 })
})

test('the page says that it is a sandbox, runs no script, and refuses forms from other sites', async () => {
  const { url: address } = await newCheckout((await newCustomer()).id)
  const { text, headers, document } = await new PlainBrowser().open(address!)
  expect(text).toContain('Sandbox: no real Google account, no real charge')
  expect(text).not.toContain('<script')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const input of document.querySelectorAll('input')) expect(input.closest('label')).not.toBeNull()
  const forged = {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
    body: new URLSearchParams({ action: 'pay', card: '4242' }),
  }
  expect((await fetch(address!, forged)).status).toBe(403)
})

test('a setup stores a new card without a charge', async () => {
  const { customer } = await subscribe()
  const setup = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'eur',
    customer: customer.id,
    success_url: `${web}/done`,
  })
  await payOn(setup.url!, '0341', 'Resume')
  const done = await stripe.checkout.sessions.retrieve(setup.id, { expand: ['setup_intent'] })
  expect(done).toMatchObject({ status: 'complete', setup_intent: { status: 'succeeded' } })
  expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1)
})

test('the pages link to each other', async () => {
  const { customer } = await subscribe()
  const browser = new PlainBrowser()
  await browser.open(url)
  await browser.follow('Stripe')
  expect(browser.page.url).toBe(`${url}/stripe`)
  await browser.open(`${url}/stripe/customers/${customer.id}`)
  expect(browser.page.text).toMatch(/Active, renews on/)
  await browser.follow('€29.00, Paid')
  expect(browser.page.text).toContain('This invoice is paid.')
  expect((await browser.open(`${url}/stripe/customers/cus_none`)).status).toBe(404)
})

test('money is formatted in the units of its currency', () => {
  expect([money(2900, 'eur'), money(2900, 'jpy'), money(2905, 'usd')]).toEqual(['€29.00', 'JP¥2,900', 'US$29.05'])
})
