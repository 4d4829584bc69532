import type { Deps } from '#server/deps.ts'
import { isPictureOfVideo } from '#server/features/videos/files.ts'
import { notFound } from '#server/lib/http/errors.ts'
import { imageKey, imageType } from './files.ts'
import { isImageFile } from './queries.ts'

/** Headers for caching, and against scripts in files. */
export const mediaHeaders = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Serves an image or a picture of a video while its row exists. The unguessable URL is public and immutable. */
export const serveImage = async ({ db, storage }: Pick<Deps, 'db' | 'storage'>, file: string): Promise<Response> => {
  // Any other name may contain characters that the database rejects, such as NUL.
  const isName = /^[\w-]+\.webp$/.test(file)
  const isKnown = isName && ((await isImageFile(db, file)) || (await isPictureOfVideo(db, file)))
  const bytes = isKnown ? await storage.read(imageKey(file)) : undefined
  if (!bytes) throw notFound('Image')
  return new Response(bytes, { headers: { 'Content-Type': imageType, ...mediaHeaders } })
}
