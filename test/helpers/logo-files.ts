// Logo files for tests: valid, oversized, truncated, with metadata, and decompression bombs.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import type { BrandsApp } from './brands-app.ts'

export const fileOf = (parts: BlobPart[], type = 'image/png') => new File(parts, 'logo.png', { type })

/** Left half red, right half blue. */
export const logo = async (type: 'png' | 'jpeg', { width = 64, height = 48, extra = '' } = {}) => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  for (const [left, colour] of [
    [0, '#ff0000'],
    [width / 2, '#0000ff'],
  ] as const) {
    context.fillStyle = colour
    context.fillRect(left, 0, width / 2, height)
  }
  const bytes = type === 'png' ? await canvas.encode('png') : await canvas.encode('jpeg')
  return fileOf([new Uint8Array(bytes), extra], `image/${type}`)
}

/** One chunk of a PNG. */
export const chunk = (type: string, data: Uint8Array = new Uint8Array()) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
export const chunksOf = (png: Buffer) => {
  const types: string[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) types.push(png.toString('latin1', at + 4, at + 8))
  return types
}
const pngMagic = Buffer.from('89504e470d0a1a0a', 'hex')

/** A valid PNG in black and white with this many pixels a side: small as a file, huge when decoded. */
export const pngBomb = (side: number) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  return fileOf([Buffer.concat([pngMagic, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND')])])
}

export const cameraMaker = 'Canary Cameras Ltd'
/** The head of a TIFF with the camera's cameraMaker, an orientation of a quarter turn, and a place in Edinburgh. */
export const exif = () => {
  const tiff = Buffer.alloc(160)
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(3, 8)
  entry(10, 0x010f, 2, cameraMaker.length + 1, 120)
  entry(22, 0x0112, 3, 1, 6)
  entry(34, 0x8825, 4, 1, 50)
  tiff.writeUInt16LE(2, 50)
  entry(52, 1, 2, 2, 'N'.charCodeAt(0))
  entry(64, 2, 5, 3, 90)
  for (const [index, value] of [55, 1, 58, 1, 33, 1].entries()) tiff.writeUInt32LE(value, 90 + index * 4)
  tiff.write(cameraMaker, 120, 'latin1')
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
}

/** A photo as phones take it: a JPEG that starts with an Exif segment. */
export const photo = async ({
  preview = false,
  ...size
}: { preview?: boolean; width?: number; height?: number } = {}) => {
  const jpeg = Buffer.from(await (await logo('jpeg', size)).arrayBuffer())
  const data = Buffer.concat([
    exif(),
    preview ? Buffer.from(await (await logo('jpeg')).arrayBuffer()) : Buffer.alloc(0),
  ])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return fileOf([Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])], 'image/jpeg')
}

export const truncated = async (type: 'png' | 'jpeg', share: number) => {
  const image = await logo(type, { width: 400, height: 300 })
  return fileOf([image.slice(0, Math.round(image.size * share))], image.type)
}
export const truncatedPhoto = async () => {
  const whole = await photo({ width: 400, height: 300, preview: true })
  return fileOf([whole.slice(0, Math.round(whole.size * 0.7))], 'image/jpeg')
}
export const padded = async (size: number) => {
  const image = await logo('png')
  return fileOf([image, new Uint8Array(size - image.size)])
}
export const hugeHeader = async () => {
  const bytes = new Uint8Array(await (await logo('png')).arrayBuffer())
  new DataView(bytes.buffer).setUint32(16, 1_000_000)
  return fileOf([bytes])
}

export const serveLogo = ({ server }: BrandsApp, name: string | null) => server.app.request(`/brand-logos/${name}`)
export const logoBytes = async (app: BrandsApp, name: string | null) =>
  Buffer.from(await (await serveLogo(app, name)).arrayBuffer())
export const storedLogos = ({ server }: BrandsApp) =>
  readdir(join(server.deps.env.MASTHEAD_DATA, 'files/logos')).catch(() => [] as string[])
