// A caption on a plate, which makes it readable on any picture.
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { css, type Oklch } from '#server/providers/image/builtin/colour.ts'
import type { Palette } from '#server/providers/image/builtin/palette.ts'
import { isRightToLeft, lineHeight, readableInk, layOutTitle } from '#server/providers/image/builtin/title.ts'
import { stage, type Format } from './format.ts'
import { layerOf, type Layer } from './compositing.ts'

/** The safe margin of the stage. */
export const margin = 64
const padding = { x: 30, y: 22 }
const bar = { width: 8, gap: 22 }
const textWidth = 900
const textHeight = 196
const largest = 44
const corner = 14
/** The opacity of a plate. */
const plateOpacity = 0.92

export type LaidOutCaption = {
  lines: string[]
  /** Font size, in pixels of the stage. */
  size: number
  isReversed: boolean
  /** The plate on the stage. */
  box: { x: number; y: number; width: number; height: number }
}

/** Lays out the lines of a caption and its plate; leaves the context at their font. */
export const layOutCaption = (context: SKRSContext2D, text: string): LaidOutCaption => {
  const room = { family: 'sans' as const, width: textWidth, height: textHeight, size: largest }
  const { size, lines } = layOutTitle(context, text, room)
  const isReversed = isRightToLeft(text)
  const longest = Math.max(...lines.map((line) => context.measureText(line).width))
  const width = Math.ceil(longest) + 2 * padding.x + bar.width + bar.gap
  const height = Math.ceil(lines.length * size * lineHeight) + 2 * padding.y
  const box = {
    x: isReversed ? stage.width - margin - width : margin,
    y: stage.height - margin - height,
    width,
    height,
  }
  return { lines, size, isReversed, box }
}

const even = (value: number) => 2 * Math.ceil(value / 2)

/** A drawable caption as a positioned layer. */
export const captionLayer = (text: string, palette: Palette, format: Format): Layer => {
  const scale = format.width / stage.width
  const measure = createCanvas(1, 1).getContext('2d')
  const caption = layOutCaption(measure, text)
  const { box } = caption
  const place = { x: 2 * Math.floor((box.x * scale) / 2), y: 2 * Math.floor((box.y * scale) / 2) }
  const canvas = createCanvas(even(box.width * scale + 2), even(box.height * scale + 2))
  const context = canvas.getContext('2d')
  context.translate(box.x * scale - place.x, box.y * scale - place.y)
  context.scale(scale, scale)
  paintCaption(canvas, measure, caption, palette)
  return layerOf(canvas, place)
}

/** The colours of the plate and its text. */
const captionColours = (palette: Palette): { plate: Oklch; ink: Oklch } => ({
  plate: palette.ink,
  ink: readableInk(palette.ink, palette),
})

const paintCaption = (
  canvas: Canvas,
  set: SKRSContext2D,
  { lines, size, isReversed, box }: LaidOutCaption,
  palette: Palette,
) => {
  const context = canvas.getContext('2d')
  const { plate, ink } = captionColours(palette)
  context.fillStyle = css(plate, plateOpacity)
  context.beginPath()
  context.roundRect(0, 0, box.width, box.height, corner)
  context.fill()
  context.fillStyle = css(palette.accent)
  context.beginPath()
  const barX = isReversed ? box.width - padding.x - bar.width : padding.x
  context.roundRect(barX, padding.y + 4, bar.width, box.height - 2 * padding.y - 8, bar.width / 2)
  context.fill()
  context.font = set.font
  context.letterSpacing = set.letterSpacing
  context.direction = isReversed ? 'rtl' : 'ltr'
  context.textAlign = isReversed ? 'right' : 'left'
  context.fillStyle = css(ink)
  const x = isReversed ? barX - bar.gap : barX + bar.width + bar.gap
  lines.forEach((line, index) => context.fillText(line, x, padding.y + size * 0.91 + index * size * lineHeight))
}
