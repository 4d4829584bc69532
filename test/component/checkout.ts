// The way to the payment page, which is a place on the same page here: leaving it would end the test.
import { expect } from 'vitest'
import { billing } from '#contract/billing.ts'
import { reply } from './fake-api.ts'

const hash = '#checkout'

/** From now on, a checkout can be created. */
export const acceptCheckouts = (): void => {
  history.replaceState(history.state, '', location.pathname + location.search)
  reply(billing.createCheckoutSession, checkout())
}
export const checkout = () => ({ url: new URL(hash, location.href).href })
export const expectCheckout = () => expect.poll(() => location.hash).toBe(hash)
