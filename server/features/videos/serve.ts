import type { Deps } from '#server/deps.ts'
import { mediaHeaders } from '#server/features/media/serve.ts'
import { notFound } from '#server/lib/http/errors.ts'
import { videoKey, videoType } from './files.ts'
import { isVideoFile } from './queries.ts'

type Asked = { file: string; method: string; range: string | undefined }

/** Serves a video while its row exists: whole, or the requested range (RFC 9110, section 14). */
export const serveVideo = async (
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { file, method, range }: Asked,
): Promise<Response> => {
  // Any other name may contain characters that the database rejects, such as NUL.
  const isName = /^[\w-]+\.mp4$/.test(file)
  const bytes = isName && (await isVideoFile(db, file)) ? await storage.read(videoKey(file)) : undefined
  if (!bytes) throw notFound('Video')
  const size = bytes.length
  const headers = { 'Content-Type': videoType, 'Accept-Ranges': 'bytes', ...mediaHeaders }
  // A Range header is defined for GET only.
  const part = method === 'GET' ? partOf(range, size) : 'whole'
  if (part === 'none')
    return new Response(null, {
      status: 416,
      headers: { ...mediaHeaders, 'Cache-Control': 'no-store', 'Content-Range': `bytes */${size}` },
    })
  if (part === 'whole') return new Response(bytes, { headers: { ...headers, 'Content-Length': `${size}` } })
  const { first, last } = part
  return new Response(bytes.subarray(first, last + 1), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': `${last - first + 1}`,
      'Content-Range': `bytes ${first}-${last}/${size}`,
    },
  })
}

type Part = { first: number; last: number } | 'whole' | 'none'

/** The requested bytes. Multiple ranges, other units and invalid headers are ignored. */
const partOf = (range: string | undefined, size: number): Part => {
  const found = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i.exec(range?.replaceAll(/\s/g, '') ?? '')
  if (!found) return 'whole'
  const [, from, to, suffix] = found
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size)
    return length === 0 ? 'none' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  if (to && Number(to) < first) return 'whole'
  if (first >= size) return 'none'
  return { first, last: to ? Math.min(Number(to), size - 1) : size - 1 }
}
