// Renders the frames of a video.
import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas'
import { decodeLogo } from '#server/providers/image/builtin/make-art.ts'
import { coloursOfImage, coloursOfName, paletteOf } from '#server/providers/image/builtin/palette.ts'
import { drawableTitle } from '#server/providers/image/builtin/title.ts'
import { decodeFile } from '#server/providers/image/encode.ts'
import { hashOf } from '#server/providers/text/builtin/random.ts'
import type { VideoRequest } from '#server/providers/video/video-model.ts'
import { cameraOnCard, cameraOver, type Camera } from './camera.ts'
import { captionLayer } from './captions.ts'
import { paintCard } from './end-card.ts'
import type { Format } from './format.ts'
import {
  createFrame,
  drawView,
  overlay,
  blend,
  pictureOf,
  type Frame,
  type Layer,
  type Picture,
} from './compositing.ts'
import { captionFade, planStory, type Span } from './storyboard.ts'

/** The part of a request that the renderer uses. */
export type RenderRequest = Pick<VideoRequest, 'frames' | 'captions' | 'endCard' | 'seed'>

/** A picture of the request cannot be used; the message gives its number and the reason, for the operator. */
export class PictureError extends Error {
  override name = 'PictureError'
}

export type FrameRenderer = {
  frameCount: number
  /** Seconds. */
  duration: number
  /** Draws a frame (0-based) over the whole target. */
  draw(index: number, target: Frame): void
}

type Shot = Span & { picture: Picture; camera: Camera }
type Caption = Span & { layer: Layer }

// Pictures are larger than the frame by the camera's largest zoom.
const spare = 1.2
const even = (value: number) => 2 * Math.round(value / 2)

const loadPicture = async (bytes: Uint8Array, index: number, { width }: Format): Promise<Picture> => {
  const image = await decodeFile(bytes)
  if ('problem' in image) throw new PictureError(`Picture ${index + 1} is unusable: ${image.problem}`)
  // Between 16:9 and 3:2; the rest is cropped on both sides.
  const aspect = Math.min(16 / 9, Math.max(3 / 2, image.width / image.height))
  const canvas = createCanvas(even(width * spare), even((width * spare) / aspect))
  paintCover(canvas, image)
  return pictureOf(canvas)
}

const paintCover = (canvas: Canvas, image: Image) => {
  const context = canvas.getContext('2d')
  const scale = Math.max(canvas.width / image.width, canvas.height / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  context.imageSmoothingQuality = 'high'
  // Transparent parts become white, as on a page.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
}

/** Prepares every picture and caption of a video. Throws a PictureError. */
export const createFrameRenderer = async (request: RenderRequest, format: Format): Promise<FrameRenderer> => {
  const { endCard, seed } = request
  const logo = await decodeLogo(endCard.logo)
  const palette = paletteOf((logo && coloursOfImage(logo)) ?? coloursOfName(endCard.brandName))
  const texts = request.captions.map(drawableTitle).filter((text) => text !== null)
  const story = planStory(request.frames.length, texts)
  const shots: Shot[] = []
  for (const [index, bytes] of request.frames.entries()) {
    const span = story.pictures[index]!
    const picture = await loadPicture(bytes, index, format)
    const isNearing = (hashOf(seed) + index) % 2 === 0
    const camera = cameraOver(picture.width / picture.height, span.to - span.from, isNearing, `${seed}/${index}`)
    shots.push({ ...span, picture, camera })
  }
  const cardCanvas = createCanvas(even(format.width * spare), even(format.height * spare))
  paintCard(cardCanvas, { ...endCard, logo }, palette)
  const card = pictureOf(cardCanvas)
  shots.push({ ...story.card, picture: card, camera: cameraOnCard(card.width / card.height) })
  const captions = story.captions.map(({ text, ...span }) => ({ ...span, layer: captionLayer(text, palette, format) }))
  return frameRendererOf(shots, captions, story.duration, format)
}

const smooth = (share: number) => {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}

/** The first caption is visible from the first frame on, which is also the poster. */
const opacityOf = ({ from, to }: Span, time: number) => {
  const appeared = from === 0 ? 1 : smooth((time - from) / captionFade)
  return Math.min(appeared, smooth((to - time) / captionFade))
}

const frameRendererOf = (shots: Shot[], captions: Caption[], length: number, format: Format): FrameRenderer => {
  const frameCount = Math.round(length * format.pace * format.framesPerSecond)
  const coming = createFrame(format.width, format.height)
  const draw = (index: number, target: Frame) => {
    const time = index / format.framesPerSecond / format.pace
    const [under, over] = shots.filter(({ from, to }) => time >= from && time < to)
    const show = ({ picture, camera, from, to }: Shot, onto: Frame) =>
      drawView(picture, camera((time - from) / (to - from)), onto)
    show(under ?? shots.at(-1)!, target)
    if (under && over) {
      show(over, coming)
      blend(target, coming, smooth((time - over.from) / (under.to - over.from)))
    }
    for (const caption of captions) {
      const opacity = opacityOf(caption, time)
      if (opacity > 0) overlay(target, caption.layer, opacity)
    }
  }
  return { frameCount, duration: frameCount / format.framesPerSecond, draw }
}
