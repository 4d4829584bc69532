import { runInWorker } from '#server/lib/run-in-worker.ts'
import type { ImageModel } from '#server/providers/image/image-model.ts'
import type { makeArt } from './make-art.ts'

const artModule = new URL('./make-art.ts', import.meta.url)

// An image takes half a second, ten times as long under load.
const timeoutMs = 60_000

/** The built-in generator: needs no key and no network, and runs in a worker thread. */
export const createBuiltInArtist = (): ImageModel => {
  const id = 'builtin:brand-art-1'
  return {
    id,
    isBuiltIn: true,
    make: async ({ art }, { signal } = {}) => {
      const options = { timeoutMs, ...(signal && { signal }) }
      return { ...(await runInWorker<typeof makeArt>(artModule, 'makeArt', [art], options)), model: id }
    },
  }
}
