import { describe, expect, it } from 'vitest'
import { paths } from './paths.ts'

describe('screen URLs', () => {
  it('are those of B2 and M2', () => {
    const patterns = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path.pattern]))
    expect(patterns).toMatchInlineSnapshot(`
      {
        "blog": "/brands/:brandId/blogs/:blogId",
        "blogApprove": "/brands/:brandId/blogs/:blogId/approve",
        "blogBrief": "/brands/:brandId/blogs/:blogId/brief",
        "blogFormat": "/brands/:brandId/blogs/:blogId/format",
        "blogIntro": "/brands/:brandId/blogs/:blogId/intro",
        "blogKeywords": "/brands/:brandId/blogs/:blogId/keywords",
        "blogMedia": "/brands/:brandId/blogs/:blogId/media",
        "blogOutline": "/brands/:brandId/blogs/:blogId/outline",
        "blogTopic": "/brands/:brandId/blogs/:blogId/topic",
        "brand": "/brands/:brandId",
        "brandFinalize": "/brands/:brandId/finalize",
        "brandReview": "/brands/:brandId/review",
        "brandStatus": "/brands/:brandId/status",
        "brandWebsite": "/brands/:brandId/website",
        "brands": "/brands",
        "cookies": "/cookies",
        "dashboard": "/dashboard",
        "deliverables": "/deliverables",
        "demo": "/demo",
        "editBlog": "/brands/:brandId/blogs/:blogId/edit",
        "editBrand": "/brands/:brandId/edit",
        "faqs": "/faqs",
        "landing": "/",
        "login": "/login",
        "logout": "/logout",
        "newBlog": "/brands/:brandId/blogs/new",
        "newBrand": "/brands/new",
        "newBrandManually": "/brands/new/manual",
        "pay": "/billing/pay",
        "paymentCancelled": "/billing/payment_cancelled",
        "paymentSuccess": "/billing/payment_success",
        "privacy": "/privacy",
        "settings": "/settings",
        "terms": "/terms",
        "ui": "/_ui",
      }
    `)
  })

  it('are filled in with percent-encoding', () => {
    const url = paths.blogMedia({ brandId: 'a/b', blogId: 'ü?' }, { videoId: 'new' })
    expect(url).toBe('/brands/a%2Fb/blogs/%C3%BC%3F/media?videoId=new')
  })

  it('need no values if the pattern has no parameters', () => {
    expect(paths.dashboard()).toBe('/dashboard')
    expect(paths.landing(undefined, { google_oauth_error: 'access_denied' })).toBe('/?google_oauth_error=access_denied')
  })
})
