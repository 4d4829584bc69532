import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/lib/http/errors.ts'
import { imageKey, imageType } from './files.ts'
import { isImageFile } from './queries.ts'

/** An image is served only while its row is there. Its name is a secret that published posts may hold; it never changes. */
export const serveImage = async ({ db, storage }: Pick<Deps, 'db' | 'storage'>, file: string): Promise<Response> => {
  // A name that newFileName would not make may hold what the database does not take.
  const isName = /^[\w-]+\.webp$/.test(file)
  const bytes = isName && (await isImageFile(db, file)) ? await storage.read(imageKey(file)) : undefined
  if (!bytes) throw notFound('Image')
  return new Response(bytes, {
    headers: {
      'Content-Type': imageType,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
