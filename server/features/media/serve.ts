import type { Deps } from '#server/deps.ts'
import { isPictureOfVideo } from '#server/features/videos/files.ts'
import { notFound } from '#server/lib/http/errors.ts'
import { imageKey, imageType } from './files.ts'
import { isImageFile } from './queries.ts'

/** How far a client may keep what it is sent, and what the file may do in it. */
export const mediaHeaders = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** An image, or a picture of a video, is served only while its row is there. Its name is a secret that published posts may hold; it never changes. */
export const serveImage = async ({ db, storage }: Pick<Deps, 'db' | 'storage'>, file: string): Promise<Response> => {
  // A name that newFileName would not make may hold what the database does not take.
  const isName = /^[\w-]+\.webp$/.test(file)
  const isKnown = isName && ((await isImageFile(db, file)) || (await isPictureOfVideo(db, file)))
  const bytes = isKnown ? await storage.read(imageKey(file)) : undefined
  if (!bytes) throw notFound('Image')
  return new Response(bytes, { headers: { 'Content-Type': imageType, ...mediaHeaders } })
}
