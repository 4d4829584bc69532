import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { harmlessEnvironment, readEnv } from '#server/lib/env.ts'
import { variables } from '#server/lib/env-variables.ts'
import { vendorNames, vendors, vendorVariables } from '#server/vendors/registry.ts'
import type { Vendor } from '#server/vendors/vendor.ts'

describe('readEnv', () => {
  test('works without any variable', () => {
    expect(readEnv({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 4000,
      WEB_URL: 'http://127.0.0.1:4000',
      API_URL: 'http://127.0.0.1:4000',
      PUBLIC_SANDBOX_URL: 'http://127.0.0.1:4100',
      MASTHEAD_DATA: resolve('data'),
      AI_TEXT_MODEL: { vendor: 'builtin' },
      SCRAPE_ALLOW_HOSTS: [],
      ALLOWED_HOSTS: [],
      RATE_LIMITS: true,
      ALLOW_SANDBOX: false,
    })
  })

  test('treats an empty value as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '  ', FAQ_URL: undefined })).toEqual(readEnv({}))
  })

  test('derives URLs that are not set', () => {
    const env = readEnv({ HOST: '::', ALLOW_SANDBOX: '1', PORT: '5000', SANDBOX_PORT: '5100' })
    expect([env.WEB_URL, env.PUBLIC_SANDBOX_URL]).toEqual(['http://127.0.0.1:5000', 'http://127.0.0.1:5100'])
    expect(readEnv({ HOST: '::1' }).WEB_URL).toBe('http://[::1]:4000')
    expect(readEnv({ WEB_URL: 'https://app.example.com/', ALLOW_SANDBOX: '1' }).API_URL).toBe('https://app.example.com')
  })

  test('splits a model at its first colon', () => {
    const env = readEnv({ AI_TEXT_MODEL: 'compatible:llama3.2:3b', AI_BASE_URL: 'http://127.0.0.1:11434/v1' })
    expect(env.AI_TEXT_MODEL).toEqual({ vendor: 'compatible', model: 'llama3.2:3b' })
  })

  test('reads lists', () => {
    expect(readEnv({ PARTNERS: 'A & B = https://a.example/l.svg,C=https://c.example/' }).PARTNERS).toEqual([
      { name: 'A & B', logo_url: 'https://a.example/l.svg' },
      { name: 'C', logo_url: 'https://c.example/' },
    ])
    expect(readEnv({ ALLOWED_HOSTS: 'Masthead, 10.0.0.5:4000,[::1]:80' }).ALLOWED_HOSTS).toEqual([
      'masthead',
      '10.0.0.5:4000',
      '[::1]:80',
    ])
    expect(readEnv({ SCRAPE_ALLOW_HOSTS: 'Localhost:4100, [::1]:80' }).SCRAPE_ALLOW_HOSTS).toEqual([
      'localhost:4100',
      '[::1]:80',
    ])
  })
})

test('reads a price in the smallest unit of its currency', () => {
  const price = (PREMIUM_PRICE: string) => readEnv({ PREMIUM_PRICE }).PREMIUM_PRICE
  expect(price('29.00 EUR')).toEqual({ unit_amount: 2900, currency: 'eur' })
  expect(price('19.99 USD')).toEqual({ unit_amount: 1999, currency: 'usd' })
  expect(price('3000 JPY')).toEqual({ unit_amount: 3000, currency: 'jpy' })
})

test('accepts a secret key in base64 or hexadecimal, of exactly 32 bytes', () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, index) => 7 * index + 128))
  for (const encoding of ['base64', 'base64url', 'hex'] as const)
    expect(readEnv({ SECRET_KEY: key.toString(encoding) }).SECRET_KEY).toEqual(key)
  for (const wrong of ['secret', key.subarray(1).toString('base64'), `${key.toString('hex')}00`, ' '.repeat(43) + 'x'])
    expect(() => readEnv({ SECRET_KEY: wrong })).toThrow(
      /^SECRET_KEY is hidden \(\d+ characters\); allowed is 32 random/,
    )
})

test('foreign programs get no secret of the environment', () => {
  vi.stubEnv('PATH', '/usr/bin')
  for (const name of ['SECRET_KEY', 'DATABASE_URL', 'STRIPE_SECRET_KEY', 'AWS_SESSION_TOKEN', 'HTTPS_PROXY', 'HOME'])
    vi.stubEnv(name, 'secret')
  const environment = harmlessEnvironment()
  vi.unstubAllEnvs()
  expect(environment).toMatchObject({ PATH: '/usr/bin' })
  expect(Object.values(environment)).not.toContain('secret')
})

test('reads .env, which the environment overrides', () => {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-env-'))
  try {
    writeFileSync(join(folder, '.env'), 'PORT=5001\nHOST="localhost"\nFAQ_URL=https://example.com/faq\n')
    const script = `import { readEnv } from ${JSON.stringify(import.meta.resolve('#server/lib/env.ts'))}
      const env = readEnv()
      console.log(JSON.stringify([env.PORT, env.HOST, env.FAQ_URL ?? null]))`
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      env: { PORT: '5002', FAQ_URL: '' },
      encoding: 'utf8',
    })
    expect(JSON.parse(output)).toEqual([5002, 'localhost', null])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** The part of docs/configuration.md that follows from the vendors' files. */
const vendorDocs = () => {
  const models = vendorNames.map((name) => {
    const { text, image, video }: Vendor = vendors[name]
    const examples = [text, image, video].map((maker) => (maker ? `\`${name}:${maker.example}\`` : '–'))
    return `| \`${name}\` | ${examples.join(' | ')} |`
  })
  const variables = Object.entries(vendorVariables).map(
    ([name, { unset, meaning }]) => `| \`${name}\` | ${unset} | ${meaning} |`,
  )
  return [
    '| Vendor | A text model | An image model | A video model |\n| --- | --- | --- | --- |',
    ...models,
    '\n| Variable | Default | Meaning |\n| --- | --- | --- |',
    ...variables,
  ].join('\n')
}

const note = 'by `npx vitest run server/lib/env.test.ts -u`. -->\n'

/** docs/configuration.md with that part generated anew. */
const configurationDocs = () => {
  const documented = readFileSync('docs/configuration.md', 'utf8')
  const start = documented.indexOf(note) + note.length
  const end = documented.indexOf('\n## ', start)
  return `${documented.slice(0, start)}\n${vendorDocs()}\n${documented.slice(end)}`
}

test('docs/configuration.md lists the vendors with their variables; -u writes them', async () => {
  await expect(configurationDocs()).toMatchFileSnapshot(resolve('docs/configuration.md'))
})

test('docs/configuration.md lists every variable with its default', () => {
  const rows = configurationDocs().matchAll(/^\| `([A-Z0-9_]+)` \| (?:`([^`]*)`)?[^|]* \|/gm)
  const documented = Array.from(rows, ([, name, value]) => [name, value])
  const properties = z.toJSONSchema(variables, { io: 'input' }).properties ?? {}
  const read = Object.entries(properties).map(([name, property]) => [name, (property as { default?: string }).default])
  expect(documented).toEqual(read)
})
