// Payment in the product as it runs: API, worker and sandbox in processes of their own, which share the database alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { billing } from '#contract/billing.ts'
import { PlainBrowser } from '#test/helpers/plain-browser.ts'
import { signInByForms } from '#test/helpers/plain-sign-in.ts'
import { startProduct, type Product } from '#test/helpers/product.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
}, 90_000)
afterAll(() => product.stop())

const plan = () =>
  product.database.db.selectFrom('users').select(['plan_name', 'blogs_left', 'renew']).executeTakeFirstOrThrow()

test('B4 a payment while the API is down makes the plan Premium once it is up: the event is sent again', async () => {
  const session_id = await signInByForms(product.url)
  const headers = { 'session-id': session_id, 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: '{}' }
  const answer = await fetch(`${product.url}${billing.createCheckoutSession.path}`, init)
  const { url } = (await answer.json()) as { url: string }
  expect(url).toMatch(product.sandboxUrl)
  await product.kill('api')
  const browser = new PlainBrowser({ stopAt: product.url })
  await browser.open(url)
  expect((await browser.press('Pay €29.00')).url).toBe(`${product.url}/billing/payment_success`)
  expect(await plan()).toMatchObject({ plan_name: 'Free' })
  await product.start('api')
  // Nobody asks for the plan: the events alone do it, after the pause that they are at.
  await expect.poll(plan, { timeout: 60_000 }).toEqual({ plan_name: 'Premium', blogs_left: 30, renew: true })

  await product.kill('sandbox')
  await product.start('sandbox')
  const stop = await fetch(`${product.url}${billing.stopRenewal.path}`, { method: 'DELETE', headers })
  expect(stop.status).toBe(204)
  expect(await plan()).toMatchObject({ plan_name: 'Premium', renew: false })
}, 120_000)
