// Receives error reports as Sentry does, and shows them to anyone who can reach the sandbox.
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Kysely } from 'kysely'
import { pageHeaders } from '#sandbox/page.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { maxEnvelopeBytes, readEvents } from './envelope.ts'
import { errorPage, errorsPage, errorsPath } from './pages.ts'
import { findReport, insertReports, listReports } from './queries.ts'
import { withSources } from './source-maps.ts'

type SiteDeps = {
  db: Kysely<Database>
  /** The web app's origin, whose pages may report here. */
  client_uri: string
  notFound: (context: Context) => Promise<Response>
}

const tooLarge = bodyLimit({
  maxSize: maxEnvelopeBytes,
  onError: (context) => context.json({ detail: 'too large' }, 413),
})

export const errorsSite = ({ db, client_uri, notFound }: SiteDeps) => {
  const { origin: webOrigin } = new URL(client_uri)
  const forWebApp = { 'Access-Control-Allow-Origin': webOrigin, Vary: 'Origin' }
  // Servers send no Origin header; other sites must not report.
  const isCrossOrigin = ({ req }: Context) => ![undefined, webOrigin].includes(req.header('Origin'))

  return new Hono()
    .options('/api/:project/envelope/', (context) =>
      context.body(null, 204, {
        ...forWebApp,
        'Access-Control-Allow-Headers': 'content-type, x-sentry-auth',
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Max-Age': '600',
      }),
    )
    .post('/api/:project/envelope/', tooLarge, async (context) => {
      if (isCrossOrigin(context)) return context.json({ detail: 'not from here' }, 403)
      try {
        const body = Buffer.from(await context.req.arrayBuffer())
        const events = readEvents(body, context.req.header('Content-Encoding'))
        await insertReports(db, await Promise.all(events.map((event) => withSources(event))))
        return context.json({}, 200, forWebApp)
      } catch {
        return context.json({ detail: 'not an envelope' }, 400, forWebApp)
      }
    })
    .get(errorsPath, async (context) =>
      context.body(await errorsPage(await listReports(db), client_uri), 200, pageHeaders),
    )
    .get(`${errorsPath}/:id{\\d{1,15}}`, async (context) => {
      const report = await findReport(db, Number(context.req.param('id')))
      return report ? context.body(await errorPage(report), 200, pageHeaders) : notFound(context)
    })
}
