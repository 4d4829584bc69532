// The configuration: every variable that Masthead reads, in the order of docs/configuration.md (a test holds the two together).
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { requireLocalSandbox } from '#server/lib/sandbox-rules.ts'
import { StartError } from '#server/lib/start-error.ts'
import { neededVariable, vendorsOf, vendorVariables, type Medium, type VendorOf } from '#server/vendors/registry.ts'

/** Which model makes a thing: the built-in part, or a vendor's model by the vendor's own name for it. */
export type ModelChoice<Vendor extends string> = { vendor: 'builtin' } | { vendor: Vendor; model: string }

/** One variable: `allowed` completes "allowed is …", and `parse` answers undefined for what is not allowed. */
const variable = <T>(allowed: string, parse: (text: string) => T | undefined) =>
  z.string().transform((text, context): T => {
    const value = parse(text)
    if (value !== undefined) return value
    context.addIssue(allowed)
    return z.NEVER
  })

const text = variable('a text', (text) => text)

const wholeNumber = (from: number, to: number) =>
  variable(`a whole number from ${from} to ${to}`, (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN
    return number >= from && number <= to ? number : undefined
  })

const choice = <const T extends string>(...values: T[]) =>
  variable(values.join(' or '), (text) => values.find((value) => value === text))

const flag = (off: string, on: string) =>
  variable(`${on} or ${off}`, (text) => (text === on ? true : text === off ? false : undefined))

const address = (...schemes: string[]) =>
  variable(`an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`, (text) =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)) ? text : undefined,
  )

const origin = variable('a web address without a path, such as https://masthead.example.com', (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href ? url.origin : undefined
})

// An address to listen on: no scheme and no port, which are variables of their own.
const host = variable('an IP address or a host name', (text) =>
  isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined,
)

const hostsWithPorts = variable('a comma list of host:port', (text) => {
  const hosts = text.split(',').map((part) => part.trim().toLowerCase())
  return hosts.every((part) => /^[^\s/:@]+:\d{1,5}$|^\[[0-9a-f:.]+\]:\d{1,5}$/.test(part)) ? hosts : undefined
})

const hosts = variable('a comma list of host or host:port', (text) => {
  const hosts = text.split(',').map((part) => part.trim().toLowerCase())
  return hosts.every((part) => /^([^\s/:@[\]]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/.test(part)) ? hosts : undefined
})

// Images come from this origin or over https alone.
const partners = variable('a comma list of name=https://address-of-the-logo', (text) => {
  const list = text.split(',').map((part) => /^\s*([^=]{1,60}?)\s*=\s*(https:\/\/\S+)\s*$/.exec(part))
  return list.every((part) => part !== null && URL.canParse(part[2]!))
    ? list.map((part) => ({ name: part![1]!, logo_url: part![2]! }))
    : undefined
})

const model = <M extends Medium>(medium: M) => {
  const vendors = vendorsOf(medium)
  return variable(
    `builtin, or vendor:model with the vendor ${vendors.join(', ')}`,
    (text): ModelChoice<VendorOf<M>> | undefined => {
      if (text === 'builtin') return { vendor: 'builtin' }
      const colon = text.indexOf(':')
      const vendor = vendors.find((vendor) => vendor === text.slice(0, colon))
      const name = text.slice(colon + 1)
      return colon > 0 && vendor && name ? { vendor, model: name } : undefined
    },
  )
}

const optionalOf = { text: text.optional(), address: address('http', 'https').optional() }

const variablesOfVendors = Object.fromEntries(
  Object.entries(vendorVariables).map(([name, { kind }]) => [name, optionalOf[kind]]),
) as Record<keyof typeof vendorVariables, (typeof optionalOf)['text']>

const secretKey = (text: string) => {
  const bytes = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
  return /^[\w+/-]+=?$/.test(text) && bytes.length === 32 ? bytes : undefined
}

/** An amount in the smallest unit of its currency (cents; whole yen), which is in lower case. */
export type Price = { unit_amount: number; currency: string }

const readPrice = (text: string): Price | undefined => {
  const [, amount, currency] = /^(\d{1,7}(?:\.\d{1,3})?) ([A-Z]{3})$/.exec(text) ?? []
  if (!amount || !currency) return undefined
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  const unit_amount = Math.round(Number(amount) * 10 ** (digits ?? 2))
  return unit_amount > 0 ? { unit_amount, currency: currency.toLowerCase() } : undefined
}

const factor = (text: string) => {
  const number = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN
  return number >= 0.01 && number <= 1000 ? number : undefined
}

const dsn = (text: string) => {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && url.username && /\/\d+$/.test(url.pathname) ? text : undefined
}

const longSecret = (text: string) => (/^\S{24,}$/.test(text) ? text : undefined)

/** Every variable, each from its text. `prefault` is the default, given as text. */
export const variables = z.object({
  HOST: host.prefault('127.0.0.1'),
  PORT: wholeNumber(1, 65535).prefault('4000'),
  WEB_URL: origin.optional(),
  API_URL: origin.optional(),
  TRUST_PROXY: wholeNumber(0, 10).prefault('0'),
  ALLOWED_HOSTS: hosts.optional(),
  NODE_ENV: choice('development', 'production', 'test').prefault('development'),
  LOG_LEVEL: choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').prefault('info'),
  RATE_LIMITS: flag('off', 'on').prefault('on'),
  RATE_LIMIT_FACTOR: variable('a number from 0.01 to 1000', factor).prefault('1'),
  APP_VERSION: text.prefault('4.8.8'),
  ENVIRONMENT_LABEL: text.prefault('app'),

  MASTHEAD_DATA: variable('a folder', (text) => resolve(text)).prefault('./data'),
  SECRET_KEY: variable('32 random bytes in base64 or hexadecimal', secretKey).optional(),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  DATABASE_PORT: wholeNumber(0, 65535).prefault('0'),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: address('http', 'https').optional(),
  S3_REGION: text.prefault('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),

  AI_TEXT_MODEL: model('text').prefault('builtin'),
  AI_IMAGE_MODEL: model('image').prefault('builtin'),
  AI_VIDEO_MODEL: model('video').prefault('builtin'),
  AI_CONTEXT_TOKENS: wholeNumber(2048, 100_000_000).optional(),
  BUILTIN_WRITER_DELAY: wholeNumber(0, 10_000).prefault('8'),
  FFMPEG_PATH: text.optional(),
  TEXT_CONCURRENCY: wholeNumber(1, 1000).optional(),
  CRAWL_CONCURRENCY: wholeNumber(1, 100).prefault('8'),
  IMAGE_CONCURRENCY: wholeNumber(1, 1000).optional(),
  VIDEO_CONCURRENCY: wholeNumber(1, 1000).optional(),
  ...variablesOfVendors,

  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  OIDC_ISSUER: address('http', 'https').prefault('https://accounts.google.com'),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_PRICE_ID: text.optional(),
  FREE_BLOGS: wholeNumber(0, 1_000_000).prefault('5'),
  FREE_DAYS: wholeNumber(0, 36_500).prefault('14'),
  PREMIUM_BLOGS: wholeNumber(1, 1_000_000).prefault('30'),
  PREMIUM_PRICE: variable('an amount and a currency, such as 29.00 EUR', readPrice).prefault('29.00 EUR'),

  SANDBOX_PORT: wholeNumber(1, 65535).prefault('4100'),
  PUBLIC_SANDBOX_URL: origin.optional(),
  ALLOW_SANDBOX: flag('0', '1').prefault('0'),

  SENTRY_DSN: variable('a DSN, such as https://key@sentry.example.com/1', dsn).optional(),
  CHAT_WIDGET_URL: address('http', 'https').optional(),
  EVENTS_URL: address('http', 'https').optional(),
  OPERATOR_TOKEN: variable('a secret of at least 24 characters without spaces', longSecret).optional(),
  FAQ_URL: address('http', 'https').optional(),
  DEMO_URL: address('http', 'https').optional(),
  PARTNERS: partners.optional(),
  SCRAPE_ALLOW_HOSTS: hostsWithPorts.optional(),
})

type Values = z.output<typeof variables>
type Name = keyof Values
type Source = Record<string, string | undefined>

/** The configuration under the variables' own names. Addresses carry no closing slash, MASTHEAD_DATA is absolute. */
export type Env = Omit<
  Values,
  'WEB_URL' | 'API_URL' | 'PUBLIC_SANDBOX_URL' | 'ALLOWED_HOSTS' | 'SCRAPE_ALLOW_HOSTS'
> & {
  WEB_URL: string
  API_URL: string
  PUBLIC_SANDBOX_URL: string
  ALLOWED_HOSTS: string[]
  SCRAPE_ALLOW_HOSTS: string[]
}

/**
 * Reads the configuration from `source`, or else from `.env` in the working folder with the real environment on top.
 * An empty value counts as unset. Throws a StartError that names the first wrong variable, what was given and what is allowed.
 */
export const readEnv = (source: Source = { ...readDotEnv(), ...process.env }): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(given)
  if (parsed.error) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0]) as Name
    throw new StartError(`${name} is ${shown(name, given[name])}; allowed is ${issue?.message}`)
  }
  const values = parsed.data
  const [broken] = brokenRules(values)
  if (broken) throw new StartError(broken)
  const env = complete(values)
  requireLocalSandbox(env)
  requireForeignChat(env)
  return env
}

const readDotEnv = (): Source => {
  try {
    return parseEnv(readFileSync('.env', 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new StartError(`The file .env cannot be read: ${(error as Error).message}`)
  }
}

const shown = (name: Name, value = '') =>
  /KEY|SECRET|TOKEN$|DSN|DATABASE_URL/.test(name) ? `hidden (${value.length} characters)` : JSON.stringify(value)

const complete = (values: Values): Env => {
  const WEB_URL = values.WEB_URL ?? `http://${reachable(values.HOST)}:${values.PORT}`
  return {
    ...values,
    WEB_URL,
    API_URL: values.API_URL ?? WEB_URL,
    PUBLIC_SANDBOX_URL: values.PUBLIC_SANDBOX_URL ?? `http://${reachable(values.HOST)}:${values.SANDBOX_PORT}`,
    ALLOWED_HOSTS: values.ALLOWED_HOSTS ?? [],
    SCRAPE_ALLOW_HOSTS: values.SCRAPE_ALLOW_HOSTS ?? [],
  }
}

// A server that listens on every address is reached from its own machine through loopback.
const reachable = (host: string) => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIP(host) === 6 ? `[${host}]` : host
}

// Variables that only work together: the first one given asks for the others.
const together: Name[][] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

function* brokenRules(values: Values): Generator<string> {
  for (const name of ['AI_TEXT_MODEL', 'AI_IMAGE_MODEL', 'AI_VIDEO_MODEL'] as const) {
    const { vendor } = values[name]
    const needed = vendor === 'builtin' ? undefined : neededVariable(vendor)
    if (needed && !values[needed])
      yield `${needed} is not set, but ${name} is of the vendor ${vendor}; set it, or set ${name} to builtin`
  }
  for (const names of together) {
    const set = names.find((name) => values[name])
    const missing = names.find((name) => !values[name])
    if (set && missing) yield `${missing} is not set, but ${set} is; set ${names.join(' and ')} or none of them`
  }
  if (values.S3_ENDPOINT && !values.S3_BUCKET)
    yield 'S3_BUCKET is not set, but S3_ENDPOINT is; set both or none of them'
}

/** A chat on a host of ours would be sent our cookies, the session's among them, and could read them: a port apart is not enough. */
const requireForeignChat = ({ CHAT_WIDGET_URL, ...env }: Env) => {
  const hostOf = (url: string) => new URL(url).hostname
  const own = (['WEB_URL', 'API_URL', 'PUBLIC_SANDBOX_URL'] as const).find(
    (name) => CHAT_WIDGET_URL && hostOf(CHAT_WIDGET_URL) === hostOf(env[name]),
  )
  if (own) throw new StartError(`CHAT_WIDGET_URL is on the same host as ${own} (${env[own]}); it has to be on another`)
}

/** Whether npm runs this process, as with `npm start`. */
export const isNpmScript = () => process.env['npm_lifecycle_event'] !== undefined
