import * as openid from 'openid-client'
import { afterAll, expect, test } from 'vitest'
import { startTestSandbox } from '#test/helpers/sandbox.ts'

const { db, publicUrl, begin, restart, stop } = await startTestSandbox()
afterAll(stop)

const fetchKeys = async () => (await fetch(`${publicUrl}/google/jwks`)).json()

const signIn = async () => {
  const { configuration, browser, exchangeCode } = await begin()
  await browser.follow('Ada Okafor')
  await browser.press('Continue')
  return { configuration, tokens: await exchangeCode(), exchangeCode }
}

test('the refresh token stays the same and works after a restart', async () => {
  const { configuration, tokens } = await signIn()
  await restart()
  for (let round = 0; round < 2; round += 1) {
    const fresh = await openid.refreshTokenGrant(configuration, tokens.refresh_token!)
    expect(fresh.access_token).not.toBe(tokens.access_token)
    expect(fresh.refresh_token ?? tokens.refresh_token).toBe(tokens.refresh_token)
  }
})

test('the keys survive a restart', async () => {
  const before = await fetchKeys()
  await restart()
  expect(await fetchKeys()).toEqual(before)
  expect(JSON.stringify(before)).not.toContain('"d"')
})

test('a revoked refresh token is invalid', async () => {
  const { configuration, tokens } = await signIn()
  await openid.tokenRevocation(configuration, tokens.refresh_token!)
  await expect(openid.refreshTokenGrant(configuration, tokens.refresh_token!)).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})

test('a code can be exchanged once', async () => {
  const { exchangeCode } = await signIn()
  await expect(exchangeCode()).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('the provider keeps no session of its own', async () => {
  await signIn()
  const sessions = await db.selectFrom('sandbox.oidc').select('id').where('model', '=', 'Session').execute()
  expect(sessions).toEqual([])
})
