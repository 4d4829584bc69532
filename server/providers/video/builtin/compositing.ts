// Composites frames in the encoder's format: luma, and two chroma planes at half the size (YUV 4:2:0, BT.709, limited
// range: ITU-R BT.709-6, 3 and 4). Done by hand, because reading a canvas back for every frame takes longer.
import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'

/** One frame: the luma of every pixel, then both chroma values of every four. Width and height are even. */
export type Frame = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }

export const createFrame = (width: number, height: number): Frame => ({
  width,
  height,
  data: new Uint8ClampedArray((width * height * 3) / 2),
})

/** The three planes of a frame with their dimensions, in byte order. */
const planesOf = ({ width, height, data }: Frame) => {
  const [whole, quarter] = [width * height, (width * height) / 4]
  const half = { width: width / 2, height: height / 2 }
  return [
    { width, height, data: data.subarray(0, whole) },
    { ...half, data: data.subarray(whole, whole + quarter) },
    { ...half, data: data.subarray(whole + quarter) },
  ] as const
}

// In 65536ths, from 0-255 to 16-235 or 16-240, with the offset and a half for rounding.
const brightness = (red: number, green: number, blue: number) =>
  (11966 * red + 40254 * green + 4064 * blue + 1081344) >> 16
const blueness = (red: number, green: number, blue: number) =>
  (-6596 * red - 22188 * green + 28784 * blue + 8421376) >> 16
const redness = (red: number, green: number, blue: number) =>
  (28784 * red - 26145 * green - 2639 * blue + 8421376) >> 16

/** Converts a canvas to a frame; transparent pixels become black. */
export const frameOf = (canvas: Canvas): Frame => layerOf(canvas, { x: 0, y: 0 }).frame

/** A picture with alpha (0 to 255), and its position on a frame, in even coordinates. */
export type Layer = { frame: Frame; alpha: Uint8Array; quarterAlpha: Uint8Array; x: number; y: number }

/** Converts a canvas of even dimensions to a layer at this position. */
export const layerOf = (canvas: Canvas, place: { x: number; y: number }): Layer => {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const frame = createFrame(width, height)
  const [{ data: bright }, { data: blue }, { data: red }] = planesOf(frame)
  const alpha = new Uint8Array(width * height)
  const quarterAlpha = new Uint8Array((width * height) / 4)
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    alpha[pixel] = data[pixel * 4 + 3]!
    bright[pixel] = brightness(data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!)
  }
  // The chroma of four pixels is their mean, weighted by alpha.
  for (let quarter = 0, corner = 0; quarter < quarterAlpha.length; quarter += 1, corner += 2) {
    if (corner > 0 && corner % width === 0) corner += width
    let [reds, greens, blues, weight] = [0, 0, 0, 0]
    for (let part = 0; part < 4; part += 1) {
      const pixel = corner + (part & 1) + (part >> 1) * width
      reds += data[pixel * 4]! * alpha[pixel]!
      greens += data[pixel * 4 + 1]! * alpha[pixel]!
      blues += data[pixel * 4 + 2]! * alpha[pixel]!
      weight += alpha[pixel]!
    }
    quarterAlpha[quarter] = Math.round(weight / 4)
    blue[quarter] = blueness(reds / (weight || 1), greens / (weight || 1), blues / (weight || 1))
    red[quarter] = redness(reds / (weight || 1), greens / (weight || 1), blues / (weight || 1))
  }
  return { frame, alpha, quarterAlpha, ...place }
}

/** Draws a layer over a frame; `opacity` from 0 to 1 applies to the whole layer. */
export const overlay = (target: Frame, { frame, alpha, quarterAlpha, x, y }: Layer, opacity: number) => {
  const strength = Math.round(opacity * 257)
  const from = planesOf(frame)
  for (const [index, to] of planesOf(target).entries()) {
    const { data, width, height } = from[index]!
    const alphas = index === 0 ? alpha : quarterAlpha
    const share = index === 0 ? 1 : 2
    for (let row = 0; row < height; row += 1) {
      let at = (y / share + row) * to.width + x / share
      for (let pixel = row * width; pixel < (row + 1) * width; pixel += 1, at += 1)
        to.data[at]! += ((data[pixel]! - to.data[at]!) * alphas[pixel]! * strength + 32768) >> 16
    }
  }
}

/** Blends another frame of the same size into the target; a share of 1 replaces it. */
export const blend = ({ data: target }: Frame, { data: other }: Frame, share: number) => {
  const strength = Math.round(share * 65536)
  for (let at = 0; at < target.length; at += 1) target[at]! += ((other[at]! - target[at]!) * strength + 32768) >> 16
}

/** Converts a frame to a canvas, for the poster and for inspection. */
export const canvasOf = (frame: Frame): Canvas => {
  const { width, height } = frame
  const [bright, blue, red] = planesOf(frame)
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const row = Math.floor(pixel / width)
    const quarter = (row >> 1) * (width / 2) + ((pixel - row * width) >> 1)
    const light = ((bright.data[pixel]! - 16) * 255) / 219
    const [toBlue, toRed] = [((blue.data[quarter]! - 128) * 255) / 224, ((red.data[quarter]! - 128) * 255) / 224]
    pixels[pixel * 4] = light + 1.5748 * toRed
    pixels[pixel * 4 + 1] = light - 0.1873 * toBlue - 0.4681 * toRed
    pixels[pixel * 4 + 2] = light + 1.8556 * toBlue
    pixels[pixel * 4 + 3] = 255
  }
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas
}

type Plane = { width: number; height: number; data: Uint8ClampedArray }

/** A picture for a moving view: its luma has twice the resolution of the output. */
export type Picture = { width: number; height: number; planes: readonly [Plane, Plane, Plane] }

/**
 * Converts a canvas of even dimensions. Its luma is smoothly upscaled to twice the size, so that lines stay equally sharp
 * wherever they fall between pixels.
 */
export const pictureOf = (canvas: Canvas): Picture => {
  const { width, height } = canvas
  const [, blue, red] = planesOf(frameOf(canvas))
  return { width, height, planes: [enlargedBrightness(canvas), blue, red] }
}

const stripRows = 128

/** In strips: the pixels of the whole would take 25 MB, twice. */
const enlargedBrightness = (canvas: Canvas): Plane => {
  const [width, height] = [canvas.width * 2, canvas.height * 2]
  const data = new Uint8ClampedArray(width * height)
  const context = createCanvas(width, stripRows).getContext('2d')
  context.imageSmoothingQuality = 'high'
  for (let top = 0; top < height; top += stripRows) {
    context.clearRect(0, 0, width, stripRows)
    context.drawImage(canvas, 0, -top, width, height)
    const pixels = context.getImageData(0, 0, width, stripRows).data
    const strip = data.subarray(top * width, (top + stripRows) * width)
    for (let pixel = 0, at = 0; pixel < strip.length; pixel += 1, at += 4)
      strip[pixel] = brightness(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)
  }
  return { width, height, data }
}

/** A part of a picture, in shares of its width and height. */
export type View = { left: number; top: number; width: number; height: number }

/** Draws the view's part of a picture over the whole target. */
export const drawView = ({ planes }: Picture, view: View, target: Frame) => {
  for (const [index, plane] of planesOf(target).entries()) resample(planes[index]!, view, plane)
}

/** For each of `count` positions along a side: the preceding pixel, and the distance from it in 256ths. */
const placesOf = (start: number, length: number, side: number, count: number) => {
  const before = new Int32Array(count)
  const share = new Int32Array(count)
  for (let index = 0; index < count; index += 1) {
    const at = (start + ((index + 0.5) * length) / count) * side - 0.5
    before[index] = Math.min(side - 2, Math.max(0, Math.floor(at)))
    share[index] = Math.min(256, Math.max(0, Math.round((at - before[index]!) * 256)))
  }
  return { before, share }
}

const resample = ({ data, width }: Plane, view: View, target: Plane) => {
  const across = placesOf(view.left, view.width, width, target.width)
  const down = placesOf(view.top, view.height, data.length / width, target.height)
  for (let y = 0; y < target.height; y += 1) {
    const upper = data.subarray(down.before[y]! * width, (down.before[y]! + 1) * width)
    const lower = data.subarray((down.before[y]! + 1) * width, (down.before[y]! + 2) * width)
    mixRows(upper, lower, down.share[y]!, across, target.data.subarray(y * target.width, (y + 1) * target.width))
  }
}

// One row, with only numbers in the loop: it runs 40 million times per second of video.
const mixRows = (
  upper: Uint8ClampedArray,
  lower: Uint8ClampedArray,
  toLower: number,
  { before, share }: ReturnType<typeof placesOf>,
  into: Uint8ClampedArray,
) => {
  for (let x = 0; x < into.length; x += 1) {
    const column = before[x]!
    const toRight = share[x]!
    const left = (upper[column]! << 8) + (lower[column]! - upper[column]!) * toLower
    const right = (upper[column + 1]! << 8) + (lower[column + 1]! - upper[column + 1]!) * toLower
    into[x] = ((left << 8) + (right - left) * toRight + 32768) >> 16
  }
}
