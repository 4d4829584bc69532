import type { MiddlewareHandler } from 'hono'

/**
 * Headers of every answer. Scripts come from this origin alone; React and the editor set style attributes, so styles
 * may be inline. `api` is the API's origin when it is another one.
 */
export const securityHeaders = (options: { api: string | undefined; isHttps: boolean }): MiddlewareHandler => {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' data: blob: https: ${options.api ?? ''}`.trim(),
    `connect-src 'self' ${options.api ?? ''}`.trim(),
    "form-action 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
  return async (context, next) => {
    await next()
    const { headers } = context.res
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'no-referrer')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (options.isHttps) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}
