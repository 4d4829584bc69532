// The sandbox: stand-ins for the services that Masthead otherwise reaches over a network, on an origin of their own.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { demoSite } from '#sandbox/demo-site/demo-site.ts'
import { homePage, notFoundPage } from '#sandbox/home.ts'
import { openIdentityProvider, type SandboxClient } from '#sandbox/identity/provider.ts'
import { pageHeaders } from '#sandbox/page.ts'
import { listPeople } from '#sandbox/queries.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { listen, stopListening } from '#server/lib/listen.ts'
import type { Log } from '#server/lib/log.ts'
import { sandboxIdentityPath } from '#server/providers/identity/sandbox.ts'

export type SandboxOptions = {
  host: string
  port: number
  db: Kysely<Database>
  log: Log
  client: SandboxClient
  /** The sandbox's origin as both a browser and the server see it. */
  publicUrl: string
}

const stopGraceMs = 500

export type Sandbox = { url: string; stop(): Promise<void> }

/** Serves until `stop`. Rejects when the port is taken. */
export const startSandbox = async ({ host, port, db, log, client, publicUrl }: SandboxOptions): Promise<Sandbox> => {
  const identity = await openIdentityProvider({ db, log, client, publicUrl })
  const site = getRequestListener(sandboxSite(db, client).fetch, { overrideGlobalObjects: false })
  const server = createServer((request, response) => {
    if (request.url?.startsWith(`${sandboxIdentityPath}/`)) return void identity(request, response)
    return void site(request, response)
  })
  await listen(server, port, host)
  return { url: publicUrl, stop: () => stopListening(server, stopGraceMs) }
}

const style = new URL('style.css', import.meta.url)

const sandboxSite = (db: Kysely<Database>, { client_uri }: SandboxClient) =>
  new Hono()
    .get('/', async (context) => context.body(await homePage(await listPeople(db), client_uri), 200, pageHeaders))
    .get('/style.css', async (context) => context.body(await readFile(style), 200, { 'Content-Type': 'text/css' }))
    .all('*', async (context) => {
      const demo = await demoSite(context.req.raw)
      return demo ?? context.body(await notFoundPage(), 404, pageHeaders)
    })
