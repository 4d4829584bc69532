// Reads the configuration: from the environment, or from .env.
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { parseEnv } from 'node:util'
import type { z } from 'zod'
import { requireLocalSandbox } from '#server/lib/sandbox-rules.ts'
import { StartError } from '#server/lib/start-error.ts'
import { neededVariable } from '#server/vendors/registry.ts'
import { variables } from './env-variables.ts'

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

const passedOn =
  /^(?:PATH|LANG|LC_\w+|TZ|LD_LIBRARY_PATH|FONTCONFIG_(?:PATH|FILE)|SystemRoot|windir|ProgramData|ProgramFiles)$/i

/** What a foreign program that reads hostile input gets of our environment: no keys, no addresses. */
export const harmlessEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value && passedOn.test(name) ? [[name, value]] : [])),
  )

/** Whether npm runs this process, as with `npm start`. */
export const isNpmScript = () => process.env['npm_lifecycle_event'] !== undefined
