import { isIP } from 'node:net'
import type { Context } from 'hono'

type Bindings = { incoming?: { socket: { remoteAddress?: string | undefined } } } | undefined

/**
 * The client's address: that of the connection or, behind `proxies` trusted proxies (TRUST_PROXY), the one that the
 * outermost proxy saw. Entries further left in X-Forwarded-For can be forged. Undefined without a connection.
 */
export const clientAddress = (context: Context, proxies: number): string | undefined => {
  const connection = (context.env as Bindings)?.incoming?.socket.remoteAddress
  if (proxies === 0) return plain(connection)
  const forwarded = (context.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim())
  const seen = forwarded.slice(-proxies)[0]
  return plain(seen && isIP(seen) ? seen : connection)
}

/** Unwraps IPv4 addresses mapped into IPv6. */
const plain = (address: string | undefined) => address?.replace(/^::ffff:(?=\d+\.)/i, '')
