// Files for tests of what is done with a vendor's image.
import { createCanvas } from '@napi-rs/canvas'

/** A picture of these sides, red on the left and blue on the right. */
export const testImage = async (
  width = 768,
  height = 512,
  type: 'png' | 'jpeg' | 'webp' = 'png',
): Promise<Uint8Array> => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = 'blue'
  context.fillRect(width / 2, 0, width / 2, height)
  if (type === 'jpeg') return new Uint8Array(await canvas.encode('jpeg'))
  if (type === 'webp') return new Uint8Array(await canvas.encode('webp'))
  return new Uint8Array(await canvas.encode('png'))
}

/** The head of a PNG that claims these sides. */
export const pngHead = (width: number, height: number): Uint8Array => {
  const head = Buffer.alloc(64)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head)
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return new Uint8Array(head)
}
