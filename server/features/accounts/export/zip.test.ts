import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipped, type ZipEntry } from './zip.ts'

test('a zip respects backpressure, with one file in memory at a time', async () => {
  let read = 0
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (; read < 100; read += 1) yield { path: `${read}.bin`, bytes: new Uint8Array(200_000), isPacked: true }
  }
  const parts = zipped(entries())
  for (let count = 0; count < 10; count += 1) await parts.next()
  expect(read).toBeLessThan(6)
  await parts.return(undefined)
})

test('a zip supports empty files, large ones and names in every script', async () => {
  const long = new Uint8Array(300_000).map((_, index) => (index * 7919) % 251)
  const given: ZipEntry[] = [
    { path: 'empty.txt', bytes: new Uint8Array() },
    { path: '東京/ü.txt', bytes: long },
    { path: 'picture.webp', bytes: long, isPacked: true },
  ]
  async function* entries() {
    yield* given
  }
  const parts: Uint8Array[] = []
  for await (const part of zipped(entries())) parts.push(part)
  const found = unzipSync(new Uint8Array(Buffer.concat(parts)))
  expect(Object.entries(found)).toEqual(given.map(({ path, bytes }) => [path, bytes]))
})
