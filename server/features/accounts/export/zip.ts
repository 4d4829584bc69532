// A zip that is streamed: no more than one of its files is in memory at a time.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** `isPacked`: already compressed, such as images and videos. */
export type ZipEntry = { path: string; bytes: Uint8Array; isPacked?: boolean }

// Compressed in one step, so that other requests are served in between.
const chunkBytes = 64 * 1024

/** The parts of the archive, generated lazily. Paths use `/`; the caller keeps them safe. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for await (const { path, bytes, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path)
    zip.add(file)
    for (let from = 0; from === 0 || from < bytes.length; from += chunkBytes) {
      file.push(bytes.subarray(from, from + chunkBytes), from + chunkBytes >= bytes.length)
      yield* parts.splice(0)
      await nextTurn()
    }
  }
  zip.end()
  yield* parts.splice(0)
}
