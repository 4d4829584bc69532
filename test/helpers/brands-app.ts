// The server for tests of brands, with one person signed in and the calls of B7 by name.
import type { Brand } from '#contract/brands.ts'
import { startTestApp, type Person } from './app.ts'
import { completeBrand, formOf } from './wire.ts'

type Fields = Record<string, string | File>

export type BrandsApp = Awaited<ReturnType<typeof startBrandsApp>>

export const startBrandsApp = async (options: Parameters<typeof startTestApp>[0] = { withWorker: false }) => {
  const server = await startTestApp(options)
  const person = await server.signIn()
  const call = (method: string, path: string, body?: unknown, by: Person = person) =>
    server.call(by, method, path, body)
  const create = (fields: Fields, by?: Person) => call('POST', '/api/brands', formOf(fields), by)
  const newBrand = async (fields: Fields = {}, by?: Person) => {
    const { status, body } = await create({ ...completeBrand, ...fields }, by)
    if (status !== 201) throw new Error(`no brand: ${status} ${JSON.stringify(body)}`)
    return body as Brand
  }
  return {
    server,
    person,
    call,
    create,
    /** A complete brand, with `fields` added or replaced. */
    newBrand,
    show: async (brand: Brand) => (await call('GET', pathOf(brand))).body as Brand,
    save: (brand: Brand, fields: Fields) => call('PUT', pathOf(brand), formOf(fields)),
    remove: (brand: Brand) => call('DELETE', pathOf(brand)),
    /** Sets a state that only a crawl or an older version would leave. */
    setState: async (brand: Brand, state: Partial<Omit<Brand, 'sources' | 'created_at'>>) => {
      await server.deps.db.updateTable('brands').set(state).where('brand_id', '=', brand.brand_id).execute()
      return brand
    },
    /** A deliverable of the brand whose blog is ready for an outline. */
    newBlog: async ({ brand_id }: Brand) => {
      const blog = { language: 'en_GB', has_brief: false }
      const { deliverable_id, blog: made } = (await call('POST', '/api/deliverables', { brand_id, blog })).body
      const ready = { format: 'Story', title: 'Choosing a cargo bike', keywords: ['cargo bike'] }
      await call('PUT', `/api/blogs/${made.blog_id}`, ready)
      return { deliverable_id: deliverable_id as string, blog_id: made.blog_id as string }
    },
  }
}

/** A brand whose website has been read, at the review step. */
export const isRead = { scraping_status: 'completed', brand_creation_step: 'manual_fill' } as const

export const everyField = {
  ...completeBrand,
  summary: 'Cargo bikes from Leith',
  website: 'https://northlight.example',
  contacts: 'hello@northlight.example',
  perception: 'Solid and friendly',
  industry_size: '11-50',
  industry: 'Retail',
  location: 'Leith, Scotland',
  tone_of_voice_id: 'custom',
  custom_tone_of_voice: 'Wry and kind',
}

export const pathOf = ({ brand_id }: Brand) => `/api/brands/${brand_id}`

/** A 422's detail as `body.name: At most 255 characters`. */
export const messages = (body: { detail: { loc: string[]; msg: string }[] }) =>
  body.detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)
