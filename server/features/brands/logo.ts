// A brand's logo: decoded and written anew, so that nothing of a hostile file is ever served.
import { randomBytes } from 'node:crypto'
import { logoMessage } from '#contract/brands.ts'
import type { Deps } from '#server/deps.ts'
import { HttpError, invalid } from '#server/lib/http/errors.ts'
import { runInWorker, WorkerError } from '#server/lib/run-in-worker.ts'
import type { encodeIcon } from '#server/providers/web-page/encode-icon.ts'
import { isBrandLogo } from './queries.ts'

const encodeModule = new URL('../../providers/web-page/encode-icon.ts', import.meta.url)

const store = async ({ storage }: Deps, png: Uint8Array) => {
  const name = `${randomBytes(18).toString('base64url')}.png`
  await storage.put(`logos/${name}`, png, 'image/png')
  return name
}

/** Stores an uploaded logo and answers its file name. Throws 422 for anything that does not decode as an image. */
export const storeLogo = async (deps: Deps, file: File): Promise<string> => {
  const png = await runInWorker<typeof encodeIcon>(
    encodeModule,
    'encodeIcon',
    [new Uint8Array(await file.arrayBuffer())],
    { timeoutMs: 10_000 },
  ).catch((error: unknown) => {
    if (error instanceof WorkerError) return undefined
    throw error
  })
  if (!png) throw invalid([{ loc: ['body', 'logo_file'], msg: logoMessage, type: 'invalid_image' }])
  return store(deps, png)
}

/** Stores the first icon of a website that can be decoded; null when there is none. */
export const storeIcon = async (deps: Deps, candidates: readonly string[], signal: AbortSignal) => {
  const png = await deps.webPages.fetchIcon(candidates, signal)
  return png ? store(deps, png) : null
}

export const removeLogo = ({ storage }: Deps, logo: string) => storage.remove(`logos/${logo}`)

/** A logo is served only while a brand has it. */
export const serveBrandLogo = async ({ db, storage }: Deps, logo: string): Promise<Response> => {
  const bytes = (await isBrandLogo(db, logo)) ? await storage.read(`logos/${logo}`) : undefined
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
