// A brand's logo: decoded and re-encoded, so that no byte of a hostile file is ever served.
import { randomBytes } from 'node:crypto'
import { logoMessage } from '#contract/brands.ts'
import type { Deps } from '#server/deps.ts'
import { HttpError, invalid } from '#server/lib/http/errors.ts'
import { runInWorker, WorkerError } from '#server/lib/run-in-worker.ts'
import { removeFiles } from '#server/providers/storage/remove-files.ts'
import type { encodeIcon } from '#server/providers/web-page/encode-icon.ts'
import { isBrandLogo } from './queries.ts'

const encodeModule = new URL('../../providers/web-page/encode-icon.ts', import.meta.url)

/** Stores a PNG that was encoded here and returns its file name. */
export const storePng = async ({ storage }: Deps, png: Uint8Array): Promise<string> => {
  const name = `${randomBytes(18).toString('base64url')}.png`
  await storage.put(`logos/${name}`, png, 'image/png')
  return name
}

/** By the first bytes. The end is required too, as the decoder accepts truncated images. */
const isWholePngOrJpeg = (bytes: Uint8Array) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = file.toString('hex', 0, 4)
  return head === '89504e47' ? file.includes('IEND') : head.startsWith('ffd8ff') && hasJpegEnd(file)
}

/** The end marker after the image data, not that of a preview in an earlier segment. */
const hasJpegEnd = (file: Buffer) => {
  const startOfScan = 0xda
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== startOfScan)
    at += file[at + 1] === 0xff ? 1 : 2 + file.readUInt16BE(at + 2)
  return file.indexOf('ffd9', at, 'hex') !== -1
}

/** Stores an uploaded logo and returns its file name. Throws 422 for anything that does not decode as PNG or JPEG. */
const storeLogo = async (deps: Deps, file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const png = isWholePngOrJpeg(bytes) && (await encode(bytes))
  if (!png) throw invalid([{ loc: ['body', 'logo_file'], msg: logoMessage, type: 'invalid_image' }])
  return storePng(deps, png)
}

const encode = (bytes: Uint8Array) =>
  runInWorker<typeof encodeIcon>(encodeModule, 'encodeIcon', [bytes], { timeoutMs: 10_000 }).catch((error: unknown) => {
    if (error instanceof WorkerError) return undefined
    throw error
  })

/**
 * Stores an uploaded logo and runs a save with its file name; removes the file again when the save fails. Throws what the
 * save throws, and 422 as storeLogo does.
 */
export const saveWithLogo = async <T>(
  deps: Deps,
  file: File | undefined,
  save: (logo: string | undefined) => Promise<T>,
): Promise<T> => {
  const logo = file && (await storeLogo(deps, file))
  return save(logo).catch(async (error: unknown) => {
    await removeFiles(deps, logoFiles({ logo }))
    throw error
  })
}

/** The storage key of a brand's logo, if any. */
export const logoFiles = ({ logo }: { logo?: string | null | undefined }) => (logo ? [`logos/${logo}`] : [])

/** A logo is served only while a brand has it. */
export const serveBrandLogo = async ({ db, storage }: Deps, logo: string): Promise<Response> => {
  // Any other name may contain characters that the database rejects, such as NUL.
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
