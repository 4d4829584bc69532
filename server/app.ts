// The API and the web app on one Hono: middleware, then one mount() per feature.
import { fileURLToPath } from 'node:url'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'
import { fieldMessage } from '#contract/errors.ts'
import { contract } from '#contract/index.ts'
import { pathsOf, type Route } from '#contract/route.ts'
import type { Deps } from '#server/deps.ts'
import { accountHandlers } from '#server/features/accounts/routes.ts'
import { userOfSession } from '#server/features/accounts/session.ts'
import { billingHandlers } from '#server/features/billing/routes.ts'
import { blogHandlers } from '#server/features/blogs/routes.ts'
import { serveBrandLogo } from '#server/features/brands/logo.ts'
import { brandHandlers } from '#server/features/brands/routes.ts'
import { contextHandlers } from '#server/features/contexts/routes.ts'
import { feedbackHandlers } from '#server/features/feedback/routes.ts'
import { recordFailures } from '#server/features/errors/record-failures.ts'
import { driveHandlers } from '#server/features/drive/routes.ts'
import { mediaHandlers } from '#server/features/media/routes.ts'
import { serveImage } from '#server/features/media/serve.ts'
import { systemHandlers } from '#server/features/system/routes.ts'
import { textHandlers } from '#server/features/text/routes.ts'
import { videoHandlers } from '#server/features/videos/routes.ts'
import { serveVideo } from '#server/features/videos/serve.ts'
import { asHttpError, errorBody, HttpError } from '#server/lib/http/errors.ts'
import { errorPage } from '#server/lib/http/error-page.ts'
import { securityHeaders } from '#server/lib/http/headers.ts'
import { knownHosts, requireKnownHost } from '#server/lib/http/hosts.ts'
import { createRateLimiter } from '#server/lib/http/rate-limits.ts'
import { mount, type Mounting } from '#server/lib/http/mount.ts'
import { serveWebApp } from '#server/lib/http/web-app.ts'
import { sandboxWarning } from '#server/lib/sandbox-rules.ts'

z.config({ customError: fieldMessage })

const builtWebApp = fileURLToPath(new URL('../dist/web', import.meta.url))

export const createApp = (deps: Deps, options: { checkReplies?: boolean; webApp?: string } = {}): Hono => {
  const { env, log } = deps
  const app = new Hono()
  const apiElsewhere = env.API_URL === env.WEB_URL ? undefined : env.API_URL
  app.use(
    securityHeaders({
      api: apiElsewhere,
      errorReports: deps.errorReports.dsn,
      chat: env.CHAT_WIDGET_URL,
      isHttps: env.WEB_URL.startsWith('https:'),
    }),
  )
  app.use(logRequests(deps))
  app.use(recordFailures(deps))
  const urls = [env.WEB_URL, env.API_URL]
  const hosts = knownHosts({ host: env.HOST, port: env.PORT, urls, more: env.ALLOWED_HOSTS })
  app.use(requireKnownHost(hosts, [contract.system.health.path, contract.system.ready.path]))
  app.use('/api/*', crossOrigin(env.WEB_URL))
  app.use('/api/*', async (context, next) => {
    await next()
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
  })

  const mounting: Mounting = {
    authenticate: (session_id) => userOfSession(deps.db, session_id),
    log,
    rateLimiter: createRateLimiter(deps.db, env, log),
    operatorToken: env.OPERATOR_TOKEN,
    proxies: env.TRUST_PROXY,
    report: (error, { method, path }) => deps.errorReports.failure(error, { stream: `${method} ${path}` }),
    ...(options.checkReplies && { checkReplies: true }),
  }
  mount(app, contract.system, systemHandlers(deps), mounting)
  mount(app, contract.accounts, accountHandlers(deps), mounting)
  mount(app, contract.billing, billingHandlers(deps), mounting)
  mount(app, contract.brands, brandHandlers(deps), mounting)
  mount(app, contract.blogs, blogHandlers(deps), mounting)
  mount(app, contract.contexts, contextHandlers(deps), mounting)
  mount(app, contract.drive, driveHandlers(deps), mounting)
  mount(app, contract.media, mediaHandlers(deps), mounting)
  mount(app, contract.videos, videoHandlers(deps), mounting)
  mount(app, contract.feedback, feedbackHandlers(deps), mounting)
  mount(app, contract.text, textHandlers(deps), mounting)

  app.all('/api/*', (context) => {
    const routes: Route[] = Object.values(contract).flatMap((group) => Object.values(group))
    const known = routes.filter((route) => pathsOf(route).some((path) => matches(path, context.req.path)))
    const methods = [...new Set(known.map(({ method }) => method))]
    if (methods.length === 0) throw new HttpError(404, 'Not found')
    throw new HttpError(405, `This address takes ${methods.join(', ')}`, { headers: { Allow: methods.join(', ') } })
  })
  app.get('/media/images/:file', (context) => serveImage(deps, context.req.param('file')))
  app.get('/media/videos/:file', ({ req }) =>
    serveVideo(deps, { file: req.param('file'), method: req.method, range: req.header('range') }),
  )
  app.get('/brand-logos/:logo', (context) => serveBrandLogo(deps, context.req.param('logo')))
  serveWebApp(app, options.webApp ?? builtWebApp, { apiUrl: apiElsewhere, warning: sandboxWarning(env) })

  app.notFound((context) => answerError(context, new HttpError(404, 'Not found')))
  app.onError((error, context) => {
    if (error instanceof HttpError) {
      const isPage = error.status === 429 && context.req.header('Accept')?.includes('text/html')
      if (!isPage) return answerError(context, error)
      return errorPage(error, env.WEB_URL).then((page) => context.html(page, error.status, error.extra.headers ?? {}))
    }
    log.error({ error, path: context.req.path }, 'request failed')
    return answerError(context, asHttpError(error))
  })
  return app
}

const matches = (pattern: string, path: string) => {
  const texts = pattern.split(/\{\w+\}/).map((text) => RegExp.escape(text))
  return new RegExp(`^${texts.join('[^/]+')}$`).test(path)
}

const answerError = (context: Context, error: HttpError) =>
  context.json(errorBody(error), error.status, error.extra.headers ?? {})

/** Allows a web app on another origin to call the API; cookies are sent to sign-in only. */
const crossOrigin = (webUrl: string) => {
  const origin = new URL(webUrl).origin
  const shared = {
    origin,
    allowHeaders: ['session-id', 'content-type', 'accept'],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  }
  const plain = cors(shared)
  const withCookie = cors({ ...shared, credentials: true })
  return (context: Context, next: () => Promise<void>) =>
    (context.req.path === contract.accounts.createSession.path ? withCookie : plain)(context, next)
}

/** Logs one line for each request, without query, headers and body. */
const logRequests =
  ({ log }: Deps) =>
  async (context: Context, next: () => Promise<void>) => {
    const started = performance.now()
    await next()
    const { method, path } = context.req
    if (!path.startsWith('/api/') || path === contract.system.health.path) return
    log.info({ method, path, status: context.res.status, ms: Math.round(performance.now() - started) }, 'request')
  }
