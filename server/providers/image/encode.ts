// Re-encodes every image as WebP, so that no uploaded or vendor file is ever served. Runs in a worker.
import { createCanvas, loadImage, type Canvas, type Image } from '@napi-rs/canvas'
import { imageSize } from '#server/providers/web-page/image-size.ts'

export type EncodedImage = {
  /** Both WebP. */
  image: Uint8Array
  thumbnail: Uint8Array
  /** Of the image, in pixels. */
  width: number
  height: number
}

const quality = 90
const thumbnailWidth = 480
const aspect = 3 / 2
const mostWidth = 1536
const leastSide = 256
const mostSide = 8192
const mostPixels = 40_000_000

/** Encodes the canvas and a thumbnail 480 pixels wide. */
export const encodeCanvas = async (canvas: Canvas): Promise<EncodedImage> => {
  const { width, height } = canvas
  const small = scaled(canvas, { x: 0, y: 0, width, height }, Math.min(thumbnailWidth, width))
  const [image, thumbnail] = [await canvas.encode('webp', quality), await small.encode('webp', 82)]
  return { image: new Uint8Array(image), thumbnail: new Uint8Array(thumbnail), width, height }
}

type Source = Parameters<ReturnType<Canvas['getContext']>['drawImage']>[0]
type Box = { x: number; y: number; width: number; height: number }

const scaled = (source: Source, from: Box, width: number): Canvas => {
  const canvas = createCanvas(width, Math.round((width * from.height) / from.width))
  const context = canvas.getContext('2d')
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Whether a PNG, JPEG or WebP file is complete: the decoder would fill the missing part with grey. */
const isWhole = (bytes: Uint8Array) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file[0] === 0x89) return file.lastIndexOf('IEND') !== -1
  if (file[0] === 0xff) return file.lastIndexOf('ffd9', undefined, 'hex') > file.length * 0.9
  return file.readUInt32LE(4) + 8 <= file.length
}

/** Why a file cannot be used. */
export type Unusable = { problem: 'not-an-image' | 'too-large' | 'too-small' }

/** Decodes a PNG, JPEG or WebP file. Checks the dimensions in the header first: a small file may expand to fill the memory. */
export const decodeFile = async (bytes: Uint8Array): Promise<Image | Unusable> => {
  const size = imageSize(bytes)
  if (!size) return { problem: 'not-an-image' }
  if (Math.max(size.width, size.height) > mostSide || size.width * size.height > mostPixels)
    return { problem: 'too-large' }
  if (Math.min(size.width, size.height) < leastSide) return { problem: 'too-small' }
  if (!isWhole(bytes)) return { problem: 'not-an-image' }
  const image = await loadImage(bytes).catch(() => undefined)
  return image?.width && image.height ? image : { problem: 'not-an-image' }
}

/** Decodes a file, crops it to 3:2 around its centre, at most 1536 pixels wide, and re-encodes it. */
export const encodeFile = async (bytes: Uint8Array): Promise<EncodedImage | Unusable> => {
  const image = await decodeFile(bytes)
  if ('problem' in image) return image
  const cut =
    image.width > image.height * aspect
      ? { width: image.height * aspect, height: image.height }
      : { width: image.width, height: image.width / aspect }
  const from = { x: (image.width - cut.width) / 2, y: (image.height - cut.height) / 2, ...cut }
  return encodeCanvas(scaled(image, from, Math.min(mostWidth, Math.floor(cut.width))))
}
