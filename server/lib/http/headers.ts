import type { MiddlewareHandler } from 'hono'

type Options = {
  /** The API's origin, if it differs. */
  api: string | undefined
  /** Where the browser reports errors. */
  errorReports: string | undefined
  /** The page of the chat. */
  chat: string | undefined
  isHttps: boolean
}

/** Pages may use the clipboard and full screen only, frames nothing at all. */
const refused =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment ' +
  'publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'
const permissionsPolicy = [
  ...refused.split(' ').map((name) => `${name}=()`),
  'clipboard-write=(self)',
  'fullscreen=(self)',
].join(', ')

/**
 * Headers of every response. Scripts load from this origin only; React and the editor set style attributes, so inline
 * styles are allowed. Images may come from anywhere, as posts may include any.
 */
export const securityHeaders = ({ api, errorReports, chat, isHttps }: Options): MiddlewareHandler => {
  const rule = (name: string, ...sources: (string | undefined)[]) => [name, ...sources.filter(Boolean)].join(' ')
  const policy = [
    rule('default-src', "'none'"),
    rule('script-src', "'self'"),
    rule('style-src', "'self'", "'unsafe-inline'"),
    rule('font-src', "'self'"),
    rule('img-src', "'self'", 'data:', 'blob:', 'https:', api),
    rule('media-src', "'self'", 'blob:', api),
    rule('connect-src', "'self'", api, originOf(errorReports)),
    rule('frame-src', originOf(chat) ?? "'none'"),
    rule('object-src', "'none'"),
    rule('form-action', "'self'"),
    rule('manifest-src', "'self'"),
    rule('frame-ancestors', "'none'"),
    rule('base-uri', "'none'"),
  ].join('; ')
  return async (context, next) => {
    await next()
    const { headers } = context.res
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'no-referrer')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Permissions-Policy', permissionsPolicy)
    if (isHttps) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}

const originOf = (address: string | undefined) => address && new URL(address).origin
