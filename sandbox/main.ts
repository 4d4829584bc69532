// The sandbox: local stand-ins for the external services, on a separate origin.
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'
import { demoSite } from '#sandbox/demo-site/demo-site.ts'
import { driveApi } from '#sandbox/drive/api.ts'
import { driveSite } from '#sandbox/drive/site.ts'
import { errorsSite } from '#sandbox/errors/site.ts'
import { homePage, notFoundPage } from '#sandbox/home.ts'
import { openIdentityProvider, type ReadBearer, type SandboxClient } from '#sandbox/identity/provider.ts'
import { pageHeaders } from '#sandbox/page.ts'
import { listPeople } from '#sandbox/queries.ts'
import { openStripe, type StripeOptions } from '#sandbox/stripe/stripe.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { errorBody } from '#server/lib/http/errors.ts'
import { isKnownHost, knownHosts, unknownHost } from '#server/lib/http/hosts.ts'
import { listen, stopListening } from '#server/lib/listen.ts'
import type { Log } from '#server/lib/log.ts'
import { sandboxIdentityPath } from '#server/providers/identity/sandbox.ts'

export type SandboxOptions = {
  host: string
  port: number
  db: Kysely<Database>
  log: Log
  client: SandboxClient
  /** The sandbox's origin, for the browser and the server. */
  publicUrl: string
  /** Further accepted values of the Host header. */
  allowedHosts?: readonly string[]
  /** Without it the sandbox has no Stripe. */
  stripe?: StripeOptions
}

const stopGraceMs = 500

export type Sandbox = { url: string; stop(): Promise<void> }

/** Rejects when the port is in use. */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { host, port, db, log, client, publicUrl } = options
  const identity = await openIdentityProvider({ db, log, client, publicUrl })
  const { readBearer } = identity
  const home = client.client_uri
  const stripe = options.stripe && (await openStripe({ ...options.stripe, db, log, publicUrl, home, notFound }))
  const pages = sandboxSite({ db, client, publicUrl, readBearer }, stripe?.site)
  const site = getRequestListener(pages.fetch, { overrideGlobalObjects: false })
  const hosts = knownHosts({ host, port, urls: [publicUrl], more: options.allowedHosts ?? [] })
  const server = createServer((request, response) => {
    if (!isKnownHost(hosts, request.headers.host)) return refuseHost(response)
    if (request.url?.startsWith(`${sandboxIdentityPath}/`)) return void identity.answer(request, response)
    return void site(request, response)
  })
  try {
    await listen(server, port, host)
  } catch (error) {
    await stripe?.stop()
    throw error
  }
  return {
    url: publicUrl,
    stop: async () => {
      await stopListening(server, stopGraceMs)
      await stripe?.stop()
    },
  }
}

const refuseHost = (response: ServerResponse) => {
  const error = unknownHost()
  response.writeHead(error.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(errorBody(error)))
}

const styles = ['page', 'forms', 'lists'].map((name) => new URL(`styles/${name}.css`, import.meta.url))

const readStyles = async () => (await Promise.all(styles.map((file) => readFile(file, 'utf8')))).join('\n')

type SiteDeps = Pick<SandboxOptions, 'db' | 'client' | 'publicUrl'> & { readBearer: ReadBearer }

const sandboxSite = ({ db, client: { client_uri }, publicUrl, readBearer }: SiteDeps, stripe = new Hono()) =>
  new Hono()
    .get('/', async (context) => context.body(await homePage(await listPeople(db), client_uri), 200, pageHeaders))
    .get('/style.css', async (context) => context.body(await readStyles(), 200, { 'Content-Type': 'text/css' }))
    .route('/', driveApi({ db, readBearer, publicUrl }))
    .route('/', errorsSite({ db, client_uri, notFound }))
    .route('/', driveSite({ db, publicUrl, home: client_uri, notFound }))
    .route('/', stripe)
    .all('*', async (context) => (await demoSite(context.req.raw)) ?? notFound(context))

const notFound = async (context: Context) => context.body(await notFoundPage(), 404, pageHeaders)
