// Upload bodies as at Google: JSON, or multipart/related with JSON and the content.
import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { refuse } from './errors.ts'

/** Google's own limit of a multipart upload is 5 MB. */
const maxUploadBytes = 5 * 1024 * 1024 + 64 * 1024

const text = (max: number) => z.string().max(max).refine(isStorable)

/** PostgreSQL cannot store U+0000 or, in JSON, lone surrogates. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

const Metadata = z.object({
  name: text(1000).optional(),
  mimeType: text(255).optional(),
  parents: z.array(text(100)).max(1).optional(),
  appProperties: z.record(text(124), text(124)).optional(),
  trashed: z.boolean().optional(),
})
type Metadata = z.infer<typeof Metadata>

export type Upload = { metadata: Metadata; media?: { type: string; bytes: Buffer } }

type Received = { Variables: { bytes: Buffer } }

/** Call before any reply: an unread body breaks the connection for the client's next request. */
export const receive: MiddlewareHandler<Received> = async (context, next) => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.length
    if (size <= maxUploadBytes) chunks.push(chunk)
  }
  if (size > maxUploadBytes) throw refuse(413, 'uploadTooLarge', 'Request is too large.')
  context.set('bytes', Buffer.concat(chunks))
  await next()
}

/** Parses a request that went through `receive`. */
export const readUpload = (context: Context<Received>): Upload => {
  const bytes = context.get('bytes')
  const type = context.req.header('Content-Type') ?? ''
  if (!context.req.path.startsWith('/upload/')) return { metadata: readMetadata(bytes) }
  if (context.req.query('uploadType') !== 'multipart') throw refuse(400, 'badRequest', 'Only multipart uploads here')
  const [, boundary] = /^multipart\/related;.*\bboundary="?([^";]+)"?/i.exec(type) ?? []
  const [metadata, media, ...more] = boundary ? readRelated(bytes, boundary) : []
  if (!metadata || !media || more.length > 0) throw refuse(400, 'badContent', 'Malformed multipart body.')
  return { metadata: readMetadata(metadata.bytes), media }
}

const readMetadata = (bytes: Buffer): Metadata => {
  try {
    return Metadata.parse(JSON.parse(bytes.toString() || '{}'))
  } catch {
    throw refuse(400, 'parseError', 'Parse Error')
  }
}

/** RFC 2387. Latin-1 maps each byte to one character. */
const readRelated = (bytes: Buffer, boundary: string) =>
  `\r\n${bytes.toString('latin1')}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const end = part.indexOf('\r\n\r\n')
      const [, type = 'application/octet-stream'] = /^content-type:\s*([^;\r\n]+)/im.exec(part.slice(0, end)) ?? []
      return { type: type.trim().toLowerCase(), bytes: Buffer.from(part.slice(end + 4), 'latin1') }
    })
