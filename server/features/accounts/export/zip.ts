// A zip that is written while it is read: at no time more of it is in memory than one of its files.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** `isPacked`: pictures and videos, which get no smaller. */
export type ZipEntry = { path: string; bytes: Uint8Array; isPacked?: boolean }

// What is packed at one go, so that other requests come in between.
const chunkBytes = 64 * 1024

/** The parts of the archive, each made when it is asked for. Paths have `/` and are the caller's to keep safe. */
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
