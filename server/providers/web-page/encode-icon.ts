import { createCanvas, loadImage } from '@napi-rs/canvas'
import { imageSize } from './image-size.ts'

/** The largest stored icon, and the limits of a source image, in pixels. */
const maxSide = 512
const minSourceSide = 16
const maxSourceSide = 4096

/**
 * Converts an image to a PNG of at most 512 x 512, keeping its aspect ratio, never enlarging it. Undefined for files other
 * than PNG, JPEG, WebP and ICO, broken ones, and sides below 16 or above 4096 pixels. Runs in a worker: decoding hostile
 * images takes long.
 */
export const encodeIcon = async (bytes: Uint8Array): Promise<Uint8Array | undefined> => {
  const { width, height } = imageSize(bytes) ?? { width: 0, height: 0 }
  if (Math.min(width, height) < minSourceSide || Math.max(width, height) > maxSourceSide) return undefined
  const image = await loadImage(bytes).catch(() => undefined)
  if (!image?.width || !image.height) return undefined
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height))
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Uint8Array(await canvas.encode('png'))
}
