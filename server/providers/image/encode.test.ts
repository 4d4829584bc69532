import { describe, expect, test } from 'vitest'
import { imageSize } from '#server/providers/web-page/image-size.ts'
import { encodeFile, type EncodedImage } from './encode.ts'
import { pngHead, testImage } from '#test/helpers/images.ts'

const isWebp = (bytes: Uint8Array) => Buffer.from(bytes.subarray(8, 12)).toString() === 'WEBP'

describe('a vendor’s file', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('%s becomes WebP of our own', async (type) => {
    const made = (await encodeFile(await testImage(768, 512, type))) as EncodedImage
    expect([isWebp(made.image), isWebp(made.thumbnail)]).toEqual([true, true])
    expect([made.width, made.height]).toEqual([768, 512])
    expect(imageSize(made.image)).toEqual({ width: 768, height: 512 })
    expect(imageSize(made.thumbnail)).toEqual({ width: 480, height: 320 })
  })

  test.each([
    [1024, 1024, 1024, 683],
    [1792, 1024, 1536, 1024],
    [3000, 2000, 1536, 1024],
    [600, 1200, 600, 400],
  ])('decisions "Media": %i × %i is cut to 3:2: %i × %i', async (width, height, ...expected) => {
    const made = (await encodeFile(await testImage(width, height))) as EncodedImage
    expect([made.width, made.height]).toEqual(expected)
  })

  test.each([
    ['a web page', Buffer.from('<!doctype html><title>No</title>'), 'not-an-image'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>'), 'not-an-image'],
    ['nothing', Buffer.alloc(0), 'not-an-image'],
    ['a PNG without its picture', pngHead(1536, 1024), 'not-an-image'],
    ['a bomb', pngHead(60_000, 60_000), 'too-large'],
    ['an image with too many pixels', pngHead(8000, 8000), 'too-large'],
    ['a tracking pixel', pngHead(1, 1), 'too-small'],
  ])('%s is refused', async (_, bytes, problem) => {
    expect(await encodeFile(new Uint8Array(bytes))).toEqual({ problem })
  })

  test('a truncated image is refused, not filled with grey', async () => {
    const whole = await testImage(1536, 1024)
    const made = await encodeFile(whole.subarray(0, whole.length / 2))
    expect(made).toEqual({ problem: 'not-an-image' })
  })
})
