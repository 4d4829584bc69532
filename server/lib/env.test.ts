import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv, variables } from '#server/lib/env.ts'
import { sandboxWarning } from '#server/lib/sandbox-rules.ts'
import { StartError } from '#server/lib/start-error.ts'
import { vendorNames, vendors, vendorVariables } from '#server/vendors/registry.ts'
import type { Vendor } from '#server/vendors/vendor.ts'

describe('readEnv', () => {
  test('needs nothing at all', () => {
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

  test('takes an empty value as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '  ', FAQ_URL: undefined })).toEqual(readEnv({}))
  })

  test('derives the addresses that are not given', () => {
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

const publicly = { WEB_URL: 'https://app.example.com' }
const google = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }
const stripe = { STRIPE_SECRET_KEY: 'x', STRIPE_WEBHOOK_SECRET: 'y', STRIPE_PRICE_ID: 'z' }

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc"; allowed is a whole number from 1 to 65535'],
  [{ PORT: '65536' }, 'PORT is "65536"; allowed is a whole number from 1 to 65535'],
  [{ PORT: '4000.5' }, 'PORT is "4000.5"; allowed is a whole number from 1 to 65535'],
  [{ HOST: 'http://x' }, 'HOST is "http://x"; allowed is an IP address or a host name'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod"; allowed is development or production or test'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS is "no"; allowed is on or off'],
  [{ WEB_URL: 'https://example.com/app' }, /^WEB_URL is .*; allowed is a web address without a path/],
  [
    { DATABASE_URL: 'mysql://root:secret@db' },
    /^DATABASE_URL is hidden \(22 characters\); allowed is .* postgres:\/\//,
  ],
  [{ SENTRY_DSN: 'secret' }, /^SENTRY_DSN is hidden \(6 characters\)/],
  [{ SENTRY_DSN: 'https://sentry.example.com/1' }, /^SENTRY_DSN is hidden .*; allowed is a DSN/],
  [{ OPERATOR_TOKEN: 'short' }, /^OPERATOR_TOKEN is hidden \(5 characters\); allowed is a secret of at least 24/],
  [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR is "0"; allowed is a number from 0.01 to 1000'],
  [{ CHAT_WIDGET_URL: 'http://127.0.0.1:5000/chat' }, /^CHAT_WIDGET_URL is on the same host as WEB_URL/],
  [
    { API_URL: 'https://api.example.com', ALLOW_SANDBOX: '1', CHAT_WIDGET_URL: 'https://API.example.com:443/chat' },
    /^CHAT_WIDGET_URL is on the same host as API_URL/,
  ],
  [{ AI_CONTEXT_TOKENS: '2047' }, 'AI_CONTEXT_TOKENS is "2047"; allowed is a whole number from 2048 to 100000000'],
  [{ AI_CONTEXT_TOKENS: '8k' }, /^AI_CONTEXT_TOKENS is "8k"/],
  [{ PARTNERS: 'Saltmarsh' }, /^PARTNERS is "Saltmarsh"; allowed is a comma list of name=https:/],
  [{ PARTNERS: 'Saltmarsh=http://a.example/l.svg' }, /^PARTNERS is /],
  [{ SCRAPE_ALLOW_HOSTS: 'example.com' }, /^SCRAPE_ALLOW_HOSTS is "example.com"; allowed is a comma list/],
  [{ AI_TEXT_MODEL: 'gpt' }, /^AI_TEXT_MODEL is "gpt"; allowed is builtin, or vendor:model with the vendor openai, /],
  [{ AI_TEXT_MODEL: 'openai:' }, /^AI_TEXT_MODEL is "openai:"; allowed is builtin/],
  [
    { AI_VIDEO_MODEL: 'openai:sora' },
    /^AI_VIDEO_MODEL is "openai:sora"; allowed is .* the vendor google, fal, replicate$/,
  ],
  [{ AI_TEXT_MODEL: 'openai:gpt' }, /^OPENAI_API_KEY is not set, but AI_TEXT_MODEL is of the vendor openai/],
  [{ AI_IMAGE_MODEL: 'compatible:x' }, /^AI_BASE_URL is not set, but AI_IMAGE_MODEL is of the vendor compatible/],
  [{ GOOGLE_CLIENT_ID: 'x' }, /^GOOGLE_CLIENT_SECRET is not set, but GOOGLE_CLIENT_ID is/],
  [{ STRIPE_PRICE_ID: 'x' }, /^STRIPE_SECRET_KEY is not set, but STRIPE_PRICE_ID is/],
  [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, /^S3_BUCKET is not set, but S3_ENDPOINT is/],
  [
    { HOST: '0.0.0.0' },
    'HOST is "0.0.0.0", where other machines may reach the sandbox and anyone can sign in as anyone: ' +
      'set GOOGLE_CLIENT_ID (docs/google.md), or ALLOW_SANDBOX=1 for a demonstration',
  ],
  [{ HOST: '::' }, /^HOST is "::", where other machines may reach/],
  [{ HOST: '192.168.1.5', NODE_ENV: 'test' }, /^HOST is "192.168.1.5", where/],
  [{ HOST: 'localhost.example.com' }, /^HOST is "localhost.example.com", where/],
  [publicly, /^WEB_URL is "https:\/\/app.example.com", where/],
  [{ API_URL: 'http://127.0.0.1.example.com' }, /^API_URL is "http:\/\/127.0.0.1.example.com", where/],
  [
    { PUBLIC_SANDBOX_URL: 'http://10.0.0.5:4100', NODE_ENV: 'production' },
    /^PUBLIC_SANDBOX_URL is .*10.0.0.5:4100", where/,
  ],
  [
    { ...publicly, ...google },
    'WEB_URL is "https://app.example.com", where other machines may reach the sandbox and everybody has Premium for nothing: ' +
      'set STRIPE_SECRET_KEY (docs/stripe.md), or ALLOW_SANDBOX=1 for a demonstration',
  ],
  [{ ...publicly, ...stripe }, /anyone can sign in as anyone: set GOOGLE_CLIENT_ID/],
  [{ ALLOWED_HOSTS: 'https://example.com' }, /^ALLOWED_HOSTS is .*; allowed is a comma list of host or host:port/],
  [{ PREMIUM_PRICE: '29 euros' }, /^PREMIUM_PRICE is "29 euros"; allowed is an amount and a currency, such as/],
  [{ PREMIUM_PRICE: '0 EUR' }, /^PREMIUM_PRICE is "0 EUR"/],
])('says in one line what is wrong with %o', (source, message) => {
  const start = () => readEnv(source)
  expect(start).toThrow(StartError)
  expect(start).toThrow(message)
})

test('reads a price in the smallest unit of its currency', () => {
  const price = (PREMIUM_PRICE: string) => readEnv({ PREMIUM_PRICE }).PREMIUM_PRICE
  expect(price('29.00 EUR')).toEqual({ unit_amount: 2900, currency: 'eur' })
  expect(price('19.99 USD')).toEqual({ unit_amount: 1999, currency: 'usd' })
  expect(price('3000 JPY')).toEqual({ unit_amount: 3000, currency: 'jpy' })
})

test('takes a secret key in base64 or hexadecimal, and none of another length', () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, index) => 7 * index + 128))
  for (const encoding of ['base64', 'base64url', 'hex'] as const)
    expect(readEnv({ SECRET_KEY: key.toString(encoding) }).SECRET_KEY).toEqual(key)
  for (const wrong of ['secret', key.subarray(1).toString('base64'), `${key.toString('hex')}00`, ' '.repeat(43) + 'x'])
    expect(() => readEnv({ SECRET_KEY: wrong })).toThrow(
      /^SECRET_KEY is hidden \(\d+ characters\); allowed is 32 random/,
    )
})

test('permits the sandbox on loopback, where told to, and anything where nothing is the sandbox’s', () => {
  for (const HOST of ['127.0.0.1', '127.8.9.10', 'localhost', '::1']) expect(readEnv({ HOST }).HOST).toBe(HOST)
  expect(readEnv({ NODE_ENV: 'production', WEB_URL: 'http://localhost:4000' }).NODE_ENV).toBe('production')
  expect(readEnv({ ...publicly, ALLOW_SANDBOX: '1' }).ALLOW_SANDBOX).toBe(true)
  expect(readEnv({ ...publicly, ...google, ...stripe, HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
})

test('warns of a sandbox that other machines may reach, and of no other', () => {
  const warning = (source: Record<string, string>) => sandboxWarning(readEnv({ ALLOW_SANDBOX: '1', ...source }))
  expect(warning({ HOST: '0.0.0.0' })).toMatch(/anyone can sign in here as anyone/)
  expect(warning({ ...publicly, ...google })).toMatch(/payments are not real/)
  expect(warning({ ...publicly, ...google, ...stripe })).toBeUndefined()
  expect(warning({})).toBeUndefined()
})

test('reads .env, under the real environment', () => {
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

/** docs/configuration.md with that part as it has to be. */
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
