import { isIP } from 'node:net'
import type { Context } from 'hono'

type Bindings = { incoming?: { socket: { remoteAddress?: string | undefined } } } | undefined

/**
 * Whose request it is: the address of the connection or, behind `proxies` of one's own (TRUST_PROXY), the one that the
 * outermost of them saw. What stands further left in X-Forwarded-For anyone can write. Undefined without a connection.
 */
export const clientAddress = (context: Context, proxies: number): string | undefined => {
  const connection = (context.env as Bindings)?.incoming?.socket.remoteAddress
  if (proxies === 0) return plain(connection)
  const forwarded = (context.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim())
  const seen = forwarded.slice(-proxies)[0]
  return plain(seen && isIP(seen) ? seen : connection)
}

/** IPv4 as such where a socket takes both. */
const plain = (address: string | undefined) => address?.replace(/^::ffff:(?=\d+\.)/i, '')
