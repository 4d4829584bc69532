import { beforeAll, describe, expect, test } from 'vitest'
import { testImage } from '#test/helpers/images.ts'
import { imageSize } from '#server/providers/web-page/image-size.ts'
import { testVideo, testVideoSize, vp9Video } from '#test/helpers/videos.ts'
import { startPicture, usableVideo } from './video-file.ts'

const boxesOf = (file: Uint8Array) => {
  const bytes = Buffer.from(file)
  const names: string[] = []
  for (let at = 0; at + 8 <= bytes.length; at += Math.max(8, bytes.readUInt32BE(at)))
    names.push(bytes.toString('latin1', at + 4, at + 8))
  return names
}

describe('M4 a vendor’s video', () => {
  let file: Uint8Array
  beforeAll(async () => void (file = await testVideo()))

  test('is remuxed with the index first', async () => {
    expect(boxesOf(file).indexOf('moov')).toBeGreaterThan(boxesOf(file).indexOf('mdat'))
    const made = await usableVideo(file)
    if ('problem' in made) throw new Error(made.problem)
    expect(made).toMatchObject(testVideoSize)
    expect(made.duration).toBeCloseTo(1, 1)
    expect(boxesOf(made.video).indexOf('moov')).toBeLessThan(boxesOf(made.video).indexOf('mdat'))
    expect(await usableVideo(made.video)).toMatchObject(testVideoSize)
    expect(await usableVideo(made.video.subarray(0, made.video.length - 100))).toEqual({ problem: 'not-a-video' })
  })

  test.each<[name: string, problem: string, make: () => Uint8Array | Promise<Uint8Array>]>([
    ['a page', 'not-a-video', () => Buffer.from('<html>no</html>')],
    ['nothing', 'not-a-video', () => new Uint8Array()],
    ['the beginning of one', 'not-a-video', () => file.subarray(0, 200)],
    ['one without its index', 'not-a-video', () => file.subarray(0, boxesOfLength(file))],
    ['VP9 in an MP4', 'not-h264', vp9Video],
    ['a sound', 'not-mp4', () => wave],
  ])('%s is not used', async (_, problem, make) => {
    expect(await usableVideo(await make())).toEqual({ problem })
  })

  const boxesOfLength = (bytes: Uint8Array) => Buffer.from(bytes).indexOf('moov') - 4
})

/** The head of a WAV file, and a little silence. */
const wave = (() => {
  const bytes = Buffer.alloc(144)
  Buffer.from('524946468800000057415645666d7420100000000100010044ac000088580100020010006461746164000000', 'hex').copy(
    bytes,
  )
  return new Uint8Array(bytes)
})()

describe('the first frame for a vendor', () => {
  test.each([
    [1536, 1024, 'webp'],
    [300, 900, 'png'],
  ] as const)('of %i × %i is cut to 16:9, as JPEG and as poster', async (width, height, type) => {
    const { jpeg, poster } = await startPicture(await testImage(width, height, type))
    expect([...jpeg.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    for (const picture of [jpeg, poster]) expect(imageSize(picture)).toEqual({ width: 1280, height: 720 })
    expect(Buffer.from(poster).toString('latin1', 8, 12)).toBe('WEBP')
  })

  test('that is none throws', async () => {
    await expect(startPicture(Buffer.from('no'))).rejects.toThrow('cannot be used')
  })
})
