import { generatePath } from 'react-router'
import type { PathParam } from 'react-router'

type Values<Pattern extends string> = { [Name in PathParam<Pattern>]: string }
type Arguments<Pattern extends string> = [PathParam<Pattern>] extends [never]
  ? [values?: undefined, query?: Record<string, string>]
  : [values: Values<Pattern>, query?: Record<string, string>]

/** A screen's URL: its `pattern` for the route table, and a function that fills it in, percent-encoded. */
function screen<Pattern extends string>(pattern: Pattern) {
  const url = (...[values, query]: Arguments<Pattern>): string => {
    // The rest parameter guarantees all names of the pattern; TypeScript cannot infer that through the conditional
    // type.
    const path = generatePath(pattern, values as Parameters<typeof generatePath<Pattern>>[1])
    return query ? `${path}?${new URLSearchParams(query)}` : path
  }
  return Object.assign(url, { pattern })
}

/** Every screen of B2 and M2, and the only place that spells their URLs. */
export const paths = {
  landing: screen('/'),
  login: screen('/login'),
  logout: screen('/logout'),

  /** Public pages of text. */
  faqs: screen('/faqs'),
  demo: screen('/demo'),
  privacy: screen('/privacy'),
  cookies: screen('/cookies'),
  terms: screen('/terms'),

  dashboard: screen('/dashboard'),
  settings: screen('/settings'),
  deliverables: screen('/deliverables'),

  brands: screen('/brands'),
  newBrand: screen('/brands/new'),
  newBrandManually: screen('/brands/new/manual'),
  brand: screen('/brands/:brandId'),
  editBrand: screen('/brands/:brandId/edit'),
  brandWebsite: screen('/brands/:brandId/website'),
  brandStatus: screen('/brands/:brandId/status'),
  brandReview: screen('/brands/:brandId/review'),
  brandFinalize: screen('/brands/:brandId/finalize'),

  pay: screen('/billing/pay'),
  paymentCancelled: screen('/billing/payment_cancelled'),
  paymentSuccess: screen('/billing/payment_success'),

  newBlog: screen('/brands/:brandId/blogs/new'),
  blogIntro: screen('/brands/:brandId/blogs/:blogId/intro'),
  blogBrief: screen('/brands/:brandId/blogs/:blogId/brief'),
  blogFormat: screen('/brands/:brandId/blogs/:blogId/format'),
  blogTopic: screen('/brands/:brandId/blogs/:blogId/topic'),
  blogKeywords: screen('/brands/:brandId/blogs/:blogId/keywords'),
  blogOutline: screen('/brands/:brandId/blogs/:blogId/outline'),
  blogApprove: screen('/brands/:brandId/blogs/:blogId/approve'),
  blog: screen('/brands/:brandId/blogs/:blogId'),
  editBlog: screen('/brands/:brandId/blogs/:blogId/edit'),
  blogMedia: screen('/brands/:brandId/blogs/:blogId/media'),

  /** The gallery of UI components; not in the production bundle. */
  ui: screen('/_ui'),
}
