// A brand's logo: decoded and written anew, so that nothing of a hostile file is ever served.
import { randomBytes } from 'node:crypto'
import { logoMessage } from '#contract/brands.ts'
import type { Deps } from '#server/deps.ts'
import { HttpError, invalid } from '#server/lib/http/errors.ts'
import { runInWorker, WorkerError } from '#server/lib/run-in-worker.ts'
import type { encodeIcon } from '#server/providers/web-page/encode-icon.ts'
import { isBrandLogo } from './queries.ts'

const encodeModule = new URL('../../providers/web-page/encode-icon.ts', import.meta.url)

/** Stores a PNG that was written here, and answers its file name. */
export const storePng = async ({ storage }: Deps, png: Uint8Array): Promise<string> => {
  const name = `${randomBytes(18).toString('base64url')}.png`
  await storage.put(`logos/${name}`, png, 'image/png')
  return name
}

/** By the first bytes; a PNG has to have its end too, since the decoder fills up one that was cut off. */
const isPngOrJpeg = (bytes: Uint8Array) => {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  return head.startsWith('ffd8ff') || (head === '89504e47' && Buffer.from(bytes).includes('IEND'))
}

/** Stores an uploaded logo and answers its file name. Throws 422 for anything that does not decode as PNG or JPEG. */
export const storeLogo = async (deps: Deps, file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const png = isPngOrJpeg(bytes) && (await encode(bytes))
  if (!png) throw invalid([{ loc: ['body', 'logo_file'], msg: logoMessage, type: 'invalid_image' }])
  return storePng(deps, png)
}

const encode = (bytes: Uint8Array) =>
  runInWorker<typeof encodeIcon>(encodeModule, 'encodeIcon', [bytes], { timeoutMs: 10_000 }).catch((error: unknown) => {
    if (error instanceof WorkerError) return undefined
    throw error
  })

export const removeLogo = ({ storage }: Deps, logo: string) => storage.remove(`logos/${logo}`)

/** A logo is served only while a brand has it. */
export const serveBrandLogo = async ({ db, storage }: Deps, logo: string): Promise<Response> => {
  // A name that storePng would not make may hold what the database does not take.
  const isName = /^[\w-]+\.png$/.test(logo)
  const bytes = isName && (await isBrandLogo(db, logo)) ? await storage.read(`logos/${logo}`) : undefined
  if (!bytes) throw new HttpError(404, 'Not found')
  return new Response(bytes, {
    headers: {
      'Content-Type': 'image/png',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
