import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { createGuardedFetch } from './guarded-fetch.ts'
import { fetchIcon } from './icon.ts'
import { imageSize } from './image-size.ts'
import { serve, serveSite } from '#test/helpers/web-server.ts'

const picture = (width: number, height: number) => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#c0392b'
  context.fillRect(0, 0, width, height)
  return canvas
}
const png = (width: number, height: number) => picture(width, height).encode('png')

const ico = (images: Uint8Array[]) => {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, image] of images.entries()) {
    header.writeUInt16LE(32, 6 + 16 * index + 6)
    header.writeUInt32LE(image.length, 6 + 16 * index + 8)
    header.writeUInt32LE(offset, 6 + 16 * index + 12)
    offset += image.length
  }
  return Buffer.concat([header, ...images])
}

/** A PNG whose header lies about its size. */
const bomb = async (width: number, height: number) => {
  const bytes = Buffer.from(await png(16, 16))
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const webp = (kind: string, ...bytes: number[]) => {
  const file = Buffer.alloc(40)
  file.write(`RIFF    WEBP${kind}`, 'latin1')
  file.set(bytes, kind === 'VP8L' ? 21 : 24)
  return file
}

const icon = (type: string, body: string | Uint8Array) => ({ headers: { 'content-type': type }, body })

const fetchFrom = async (files: Parameters<typeof serveSite>[0], signal?: AbortSignal) => {
  const { host, url } = await serveSite(files)
  const fetch = createGuardedFetch({ allowHosts: [host] })
  return fetchIcon(
    Object.keys(files).map((path) => url + path),
    fetch,
    signal,
  )
}

describe('imageSize', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('of a %s', async (format) => {
    const bytes = format === 'png' ? await png(300, 200) : await picture(300, 200).encode(format)
    expect(imageSize(bytes)).toEqual({ width: 300, height: 200 })
  })

  test('of an icon file: its largest image', async () => {
    const bitmap = Buffer.alloc(40)
    bitmap.writeInt32LE(48, 4)
    bitmap.writeInt32LE(96, 8)
    expect(imageSize(ico([await png(16, 16), bitmap]))).toEqual({ width: 48, height: 48 })
  })

  test('of WebP in its other two formats', () => {
    expect(imageSize(webp('VP8X', 0x2b, 0x01, 0, 0xc7, 0, 0))).toEqual({ width: 300, height: 200 })
    expect(imageSize(webp('VP8L', 0x2b, 0xc1, 0x31, 0))).toEqual({ width: 300, height: 200 })
  })

  test.each([
    ['nothing', ''],
    ['text', 'hello, world'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'],
    ['GIF', 'GIF89a\xff\xff\xff\xff'],
    ['a JPEG without a picture', '\xff\xd8\xff\xe0\x00\x04ab\xff\xd9\x00\x00\x00\x00'],
    ['an icon file that points behind its end', '\x00\x00\x01\x00\x01\x00                 '],
    ['the first bytes of a PNG', '\x89PNG'],
  ])('not of %s', (_, text) => expect(imageSize(Buffer.from(text, 'latin1'))).toBeUndefined())
})

describe('fetchIcon', () => {
  test.each([
    [64, 64, 64, 64],
    [1024, 512, 512, 256],
    [512, 512, 512, 512],
    [40, 2000, 10, 512],
  ])('makes a PNG of %i x %i one of %i x %i', async (width, height, newWidth, newHeight) => {
    const found = await fetchFrom({ '/logo.png': icon('image/png', await png(width, height)) })
    expect(imageSize(found!)).toEqual({ width: newWidth, height: newHeight })
    expect(await loadImage(found!)).toMatchObject({ width: newWidth, height: newHeight })
  })

  test('accepts JPEG, WebP and icon files, whatever their content type', async () => {
    const files = [await picture(64, 64).encode('jpeg'), await picture(64, 64).encode('webp'), ico([await png(64, 64)])]
    for (const file of files) {
      const found = await fetchFrom({ '/favicon.ico': icon('application/octet-stream', file) })
      expect(imageSize(found!)).toEqual({ width: 64, height: 64 })
    }
  })

  test('returns the first usable icon, in order', async () => {
    const found = await fetchFrom({
      '/missing.png': { status: 404 },
      '/page.png': '<p>Not an image</p>',
      '/logo.svg': icon('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>'),
      '/text.png': icon('image/png', 'not a PNG'),
      '/torn.png': icon('image/png', (await png(64, 64)).subarray(0, 50)),
      '/pixel.png': icon('image/png', await png(1, 1)),
      '/bomb.png': icon('image/png', await bomb(30_000, 30_000)),
      '/wide.png': icon('image/png', await bomb(4097, 16)),
      '/icon-bomb.ico': icon('image/x-icon', ico([await png(64, 64), await bomb(30_000, 30_000)])),
      '/good.png': icon('image/png', await png(32, 32)),
      '/later.png': icon('image/png', await png(64, 64)),
    })
    expect(imageSize(found!)).toEqual({ width: 32, height: 32 })
  })

  test('returns undefined if there is none', async () => {
    expect(await fetchFrom({})).toBeUndefined()
    expect(await fetchFrom({ '/a': { status: 404 }, '/b': icon('image/png', '') })).toBeUndefined()
  })

  test('reaches no private address, and stops when cancelled', async () => {
    const { url, requests } = await serve((_, response) => response.end())
    const fetch = createGuardedFetch({ allowHosts: [] })
    expect(await fetchIcon([url, 'http://169.254.169.254/icon.png', 'javascript:alert(1)'], fetch)).toBeUndefined()
    expect(requests).toEqual([])
    await expect(fetchIcon([url], fetch, AbortSignal.abort())).rejects.toMatchObject({ reason: 'cancelled' })
  })
})
