// A wrong configuration stops the start with one line that names the variable.
import { expect, test } from 'vitest'
import { readEnv } from '#server/lib/env.ts'
import { StartError } from '#server/lib/start-error.ts'

const publicly = { WEB_URL: 'https://app.example.com' }
const google = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }
const stripe = { STRIPE_SECRET_KEY: 'x', STRIPE_WEBHOOK_SECRET: 'y', STRIPE_PRICE_ID: 'z' }

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc"; allowed is a whole number from 1 to 65535'],
  [{ PORT: '65536' }, 'PORT is "65536"; allowed is a whole number from 1 to 65535'],
  [{ PORT: '4000.5' }, 'PORT is "4000.5"; allowed is a whole number from 1 to 65535'],
  [{ HOST: 'http://x' }, 'HOST is "http://x"; allowed is an IP address or a host name'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod"; allowed is development or production or test'],
  [{ CHROMIUM_PATH: '/no/chromium' }, 'CHROMIUM_PATH is "/no/chromium"; allowed is off or the path of a program'],
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
])('reports in one line what is wrong with %o', (source, message) => {
  const start = () => readEnv(source)
  expect(start).toThrow(StartError)
  expect(start).toThrow(message)
})
