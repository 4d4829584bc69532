import { z } from 'zod'
import { get, post } from './route.ts'
import { configPath } from './sign-in.ts'

/** The web app's configuration. */
export const Config = z.object({
  version: z.string(),
  environment: z.string(),
  api_url: z.string(),
  brand_logo_base: z.string(),
  image_base: z.string(),
  video_base: z.string(),
  faq_url: z.string().nullable(),
  demo_url: z.string().nullable(),
  /** Shown with their logos on the landing page. */
  partners: z.array(z.object({ name: z.string(), logo_url: z.url() })),
  /** Where the browser reports errors; null to report none. */
  sentry_dsn: z.string().nullable(),
  /** A page on another origin; null without a chat. */
  chat_widget_url: z.string().nullable(),
  /** The text model's name; `is_builtin` means template drafts. */
  text_model: z.object({ id: z.string(), is_builtin: z.boolean() }),
  /** The sandboxes in use; null where the real service is configured. */
  sandbox: z.object({ url: z.string(), demo_site: z.string() }).nullable(),
})
export type Config = z.infer<typeof Config>

/** A recorded event; it identifies the person by id only. */
export const ProductEvent = z.object({
  product_event_id: z.int(),
  event_name: z.string(),
  params: z.object({ page: z.string().optional(), action: z.string().optional(), position: z.string().optional() }),
  user_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
})
export type ProductEvent = z.infer<typeof ProductEvent>

/** Page size of the product events. */
const mostProductEvents = 200

const Health = z.object({ status: z.literal('ok') })

export const system = {
  config: get(configPath, { summary: 'Addresses, version and what is a stand-in', access: 'public', reply: Config }),
  health: get('/api/health', { summary: 'The process is up', access: 'public', reply: Health, rateLimit: 'none' }),
  ready: get('/api/ready', {
    summary: 'Database, queue and storage can be reached; 503 otherwise',
    access: 'public',
    reply: Health,
    rateLimit: 'none',
  }),
  openApi: get('/api/openapi.json', { summary: 'This description, OpenAPI 3.1', access: 'public', raw: true }),
  docs: get('/api/docs', { summary: 'The API on a page', access: 'public', raw: true }),
  recordEvent: post('/api/product_events', {
    summary: 'Record a product event',
    body: z.strictObject({
      event_name: z.string().min(1).max(100),
      params: z.strictObject({
        page: z.string().max(255).optional(),
        action: z.string().max(255).optional(),
        position: z.string().max(255).optional(),
      }),
    }),
    status: 201,
    reply: z.object({}),
  }),
  listEvents: get('/api/product_events', {
    summary: 'Product events, the newest first; 404 without an OPERATOR_TOKEN in the configuration',
    access: 'operator',
    query: z.object({
      event_name: z.string().max(100).optional(),
      /** The product_event_id that ended the previous page. */
      before: z.coerce.number().int().positive().optional(),
      limit: z.coerce.number().int().min(1).max(mostProductEvents).default(50),
    }),
    reply: z.array(ProductEvent),
  }),
}
