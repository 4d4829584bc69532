import { contract } from '#contract/index.ts'
import type { system } from '#contract/system.ts'
import type { Deps } from '#server/deps.ts'
import { describeApi } from '#server/lib/http/open-api.ts'
import { docsPage } from '#server/lib/http/docs-page.ts'
import { HttpError } from '#server/lib/http/errors.ts'
import type { Handlers } from '#server/lib/http/mount.ts'
import { asAnswer, recordProductEvent } from './product-events.ts'
import { listProductEvents, pingDatabase } from './queries.ts'

const patienceMs = 2000

export const systemHandlers = (deps: Deps): Handlers<typeof system> => {
  const { env, db, queue, storage, textModel, log } = deps
  const description = describeApi(contract, { title: 'Masthead', version: env.APP_VERSION, url: env.API_URL })

  return {
    config: () => ({
      version: env.APP_VERSION,
      environment: env.ENVIRONMENT_LABEL,
      api_url: env.API_URL,
      brand_logo_base: `${env.API_URL}/brand-logos/`,
      image_base: `${env.API_URL}/media/images/`,
      video_base: `${env.API_URL}/media/videos/`,
      faq_url: env.FAQ_URL ?? null,
      demo_url: env.DEMO_URL ?? null,
      sentry_dsn: deps.errorReports.dsn ?? null,
      chat_widget_url: env.CHAT_WIDGET_URL ?? null,
      partners: env.PARTNERS ?? [],
      text_model: { id: textModel.id, is_builtin: textModel.isBuiltIn },
      sandbox: deps.sandbox_url ? { url: deps.sandbox_url, demo_site: `${deps.sandbox_url}/demo/` } : null,
    }),

    health: () => ({ status: 'ok' }),

    ready: async () => {
      const checks = Promise.all([pingDatabase(db), queue.ping(), storage.ping()])
      const late = new Promise((_, reject) => void setTimeout(reject, patienceMs, new Error('no answer')).unref())
      await Promise.race([checks, late]).catch((error: unknown) => {
        log.warn({ error }, 'not ready')
        throw new HttpError(503, 'Database, queue or storage cannot be reached')
      })
      return { status: 'ok' }
    },

    openApi: () => Response.json(description),
    docs: async () =>
      new Response(await docsPage(description), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),

    recordEvent: async ({ body }, { user_id }) => {
      await recordProductEvent(deps, user_id, body)
      return {}
    },
    listEvents: async ({ query }) => (await listProductEvents(db, query)).map(asAnswer),
  }
}
