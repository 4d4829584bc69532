import { expect, test } from 'vitest'
import { readEnv } from '#server/lib/env.ts'
import { sandboxWarning } from '#server/lib/sandbox-rules.ts'

const publicly = { WEB_URL: 'https://app.example.com' }
const google = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }
const stripe = { STRIPE_SECRET_KEY: 'x', STRIPE_WEBHOOK_SECRET: 'y', STRIPE_PRICE_ID: 'z' }

test('permits the sandbox on loopback or with ALLOW_SANDBOX, and any address without the sandbox', () => {
  for (const HOST of ['127.0.0.1', '127.8.9.10', 'localhost', '::1']) expect(readEnv({ HOST }).HOST).toBe(HOST)
  expect(readEnv({ NODE_ENV: 'production', WEB_URL: 'http://localhost:4000' }).NODE_ENV).toBe('production')
  expect(readEnv({ ...publicly, ALLOW_SANDBOX: '1' }).ALLOW_SANDBOX).toBe(true)
  expect(readEnv({ ...publicly, ...google, ...stripe, HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
})

test('warns only about a sandbox that other machines can reach', () => {
  const warning = (source: Record<string, string>) => sandboxWarning(readEnv({ ALLOW_SANDBOX: '1', ...source }))
  expect(warning({ HOST: '0.0.0.0' })).toMatch(/anyone can sign in here as anyone/)
  expect(warning({ ...publicly, ...google })).toMatch(/payments are not real/)
  expect(warning({ ...publicly, ...google, ...stripe })).toBeUndefined()
  expect(warning({})).toBeUndefined()
})
