// A person with brands and deliverables, as the API shows them to the frame of every signed-in screen.
import { accounts, type Billing, type User } from '#contract/accounts.ts'
import { blogs, type Deliverable } from '#contract/blogs.ts'
import { brands, type Brand } from '#contract/brands.ts'
import { system, type Config } from '#contract/system.ts'
import { brandFieldNames, eachField } from '#domain/brand-fields.ts'
import { toneOptions } from '#domain/tones.ts'
import { beginSession } from '#web/api/session.ts'
import { Refusal, reply } from './fake-api.ts'

export type Account = { user: User; config: Config; brands: Brand[]; deliverables: Deliverable[] }

const inTwoWeeks = () => new Date(Date.now() + 14 * 24 * 3600 * 1000).toISOString()

const newUser = (): User => ({
  user_id: crypto.randomUUID(),
  email: 'ada@example.test',
  first_name: 'Ada',
  last_name: 'Okafor',
  verified: true,
  billing: {
    blogs_total: 5,
    blogs_left: 5,
    plan_expiry: inTwoWeeks(),
    has_reached_blogs_limit: false,
    plan_name: 'Free',
    renew: false,
  },
})

/** Changes the plan; null as if the payment provider could not be asked. */
export const setPlan = (account: Account, plan: Partial<Billing> | null): void => {
  const billing = plan && { ...newUser().billing!, ...account.user.billing, ...plan }
  account.user = { ...account.user, billing }
}

const newConfig = (): Config => ({
  version: '1.0.0',
  environment: 'test',
  api_url: location.origin,
  brand_logo_base: `${location.origin}/brand-logos/`,
  image_base: `${location.origin}/media/images/`,
  video_base: `${location.origin}/media/videos/`,
  faq_url: null,
  demo_url: null,
  partners: [],
  sentry_dsn: null,
  chat_widget_url: null,
  text_model: { id: 'builtin:template', is_builtin: true },
  sandbox: null,
})

export const newBrand = (fields: Partial<Brand> = {}): Brand => ({
  brand_id: crypto.randomUUID(),
  ...eachField(brandFieldNames, () => null),
  logo: null,
  name: 'Northlight Cycles',
  audience: 'Families in towns',
  vision: 'Streets where children ride to school',
  tone_of_voice_id: 'friendly',
  mission: 'To build cargo bikes that last',
  positioning: 'The cargo bike that fits through a front door',
  marketing_goals: 'More test rides',
  keywords: 'cargo bike, family bike',
  language: 'en_GB',
  competitors: 'Other makers',
  scraping_status: 'manual',
  brand_creation_step: 'completed',
  scraping_note: null,
  sources: [],
  created_at: new Date().toISOString(),
  version: 1,
  ...fields,
})

type Post = { title?: string | null; finalized?: boolean; gdrive_url?: string | null; created_at?: string }

export const newDeliverable = (
  { brand_id, name, logo, brand_creation_step }: Brand,
  { title = null, finalized = false, gdrive_url = null, created_at = new Date().toISOString() }: Post = {},
): Deliverable => ({
  deliverable_id: crypto.randomUUID(),
  brand_id,
  created_at,
  brand: { brand_id, name, logo, brand_creation_step },
  blog: { blog_id: crypto.randomUUID(), title, finalized, gdrive_url },
})

const byName = (left: Brand, right: Brand) => (left.name ?? 'Unknown').localeCompare(right.name ?? 'Unknown')

/** Someone is signed in. Every call answers what the account holds at that moment. */
export const signIn = (): Account => {
  const account: Account = { user: newUser(), config: newConfig(), brands: [], deliverables: [] }
  beginSession('s_component_test')
  reply(system.config, () => account.config)
  reply(system.recordEvent, {})
  reply(accounts.self, () => account.user)
  reply(
    brands.tones,
    toneOptions.map(({ tone_of_voice_id, name, description, example }) => ({
      tone_of_voice_id,
      name,
      description,
      example,
    })),
  )
  reply(brands.list, () =>
    account.brands
      .toSorted(byName)
      .map(({ brand_id, name, logo, brand_creation_step }) => ({ brand_id, name, logo, brand_creation_step })),
  )
  reply(
    brands.show,
    ({ params }) => account.brands.find(({ brand_id }) => brand_id === params.brand_id) ?? new Refusal(404),
  )
  reply(brands.remove, ({ params }) => {
    account.brands = account.brands.filter(({ brand_id }) => brand_id !== params.brand_id)
    account.deliverables = account.deliverables.filter(({ brand_id }) => brand_id !== params.brand_id)
  })
  reply(blogs.listDeliverables, () => account.deliverables)
  reply(blogs.removeDeliverable, ({ params }) => {
    account.deliverables = account.deliverables.filter(({ deliverable_id }) => deliverable_id !== params.deliverable_id)
  })
  return account
}
