// The sandbox signs anyone in as anyone and charges nothing, so it runs where this machine alone can reach it.
import { StartError } from '#server/lib/start-error.ts'

type Chosen = { GOOGLE_CLIENT_ID?: string | undefined; STRIPE_SECRET_KEY?: string | undefined }

type Config = Chosen & {
  HOST: string
  WEB_URL: string
  API_URL: string
  PUBLIC_SANDBOX_URL: string
  ALLOW_SANDBOX: boolean
}

const addresses = ['HOST', 'WEB_URL', 'API_URL', 'PUBLIC_SANDBOX_URL'] as const

/** @param host as in HOST or in a URL, where IPv6 has brackets */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

/** Whether the sandbox stands in for Google or Stripe. */
export const usesSandbox = ({ GOOGLE_CLIENT_ID, STRIPE_SECRET_KEY }: Chosen) => !GOOGLE_CLIENT_ID || !STRIPE_SECRET_KEY

/** The first address through which other machines may reach the sandbox. */
const publicAddress = (env: Config) =>
  addresses.find((name) => !isLoopback(name === 'HOST' ? env.HOST : new URL(env[name]).hostname))

/** Throws a StartError where other machines may reach the sandbox without ALLOW_SANDBOX=1. */
export const requireLocalSandbox = (env: Config) => {
  const name = publicAddress(env)
  if (env.ALLOW_SANDBOX || !name || !usesSandbox(env)) return
  const [harm, remedy] = env.GOOGLE_CLIENT_ID
    ? ['everybody has Premium for nothing', 'STRIPE_SECRET_KEY (docs/stripe.md)']
    : ['anyone can sign in as anyone', 'GOOGLE_CLIENT_ID (docs/google.md)']
  throw new StartError(
    `${name} is "${env[name]}", where other machines may reach the sandbox and ${harm}: set ${remedy}, or ALLOW_SANDBOX=1 for a demonstration`,
  )
}

/** What every screen has to say where other machines may reach the sandbox. */
export const sandboxWarning = (env: Config): string | undefined => {
  if (!publicAddress(env) || !usesSandbox(env)) return undefined
  return env.GOOGLE_CLIENT_ID
    ? 'Demonstration: payments are not real, and everybody can have Premium for nothing.'
    : 'Demonstration: anyone can sign in here as anyone, and read what others enter. Enter nothing private.'
}
