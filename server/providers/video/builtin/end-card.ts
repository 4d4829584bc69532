// The end card: the brand's logo, name and website and the blog's title, in the brand's colours.
import { createCanvas, type Canvas, type Image, type SKRSContext2D } from '@napi-rs/canvas'
import { contrast, css, toRgb, type Oklch, type Rgb } from '#server/providers/image/builtin/colour.ts'
import { fontOf } from '#server/providers/image/builtin/fonts.ts'
import type { Palette } from '#server/providers/image/builtin/palette.ts'
import { disc, mix } from '#server/providers/image/builtin/scene.ts'
import {
  isRightToLeft,
  lineHeight,
  readableInk,
  layOutTitle,
  drawableTitle,
} from '#server/providers/image/builtin/title.ts'
import { stage } from './format.ts'

export type CardContent = { brandName: string; website: string | null; title: string; logo: Image | undefined }

const textWidth = 960
const logoRoom = { width: 320, height: 120 }
const gaps = { afterLogo: 34, afterName: 30, rule: 4, afterRule: 34, afterTitle: 36 }
const sizes = { name: 64, nameBelowLogo: 34, title: 46, website: 27 }
const pill = { height: 56, padding: 30 }

/** An item on the card, and its height. */
type Part = { height: number; gap: number; paint(context: SKRSContext2D, top: number): void }

const middle = stage.width / 2

/** The background on which a logo is most visible; the brand's deep tone without a logo. */
const groundOf = (logo: Image | undefined, palette: Palette): Oklch => {
  const colours = logo ? opaqueColours(logo) : []
  if (colours.length === 0) return palette.deep
  const seen = (ground: Oklch) =>
    colours.reduce((total, colour) => total + Math.min(4.5, contrast(colour, toRgb(ground))), 0) / colours.length
  return seen(palette.deep) >= seen(palette.paper) ? palette.deep : palette.paper
}

const sampleSide = 48

const opaqueColours = (logo: Image): Rgb[] => {
  const context = createCanvas(sampleSide, sampleSide).getContext('2d')
  context.drawImage(logo, 0, 0, sampleSide, sampleSide)
  const { data } = context.getImageData(0, 0, sampleSide, sampleSide)
  const colours: Rgb[] = []
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3]! > 128) colours.push([data[at]!, data[at + 1]!, data[at + 2]!])
  return colours
}

const logoPart = (logo: Image): Part => {
  const scale = Math.min(logoRoom.width / logo.width, logoRoom.height / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const paint = (context: SKRSContext2D, top: number) => {
    context.save()
    context.beginPath()
    context.roundRect(middle - width / 2, top, width, height, 12)
    context.clip()
    context.drawImage(logo, middle - width / 2, top, width, height)
    context.restore()
  }
  return { height, gap: gaps.afterLogo, paint }
}

type Setting = { family: 'sans' | 'serif'; size: number; lines: number; gap: number }

/** Centred text with a limited number of lines. */
const textPart = (text: string, ink: Oklch, { family, size: largest, lines: most, gap }: Setting): Part => {
  const measure = createCanvas(1, 1).getContext('2d')
  const room = { family, width: textWidth, height: most * largest * lineHeight + 1, size: largest }
  const { size, lines } = layOutTitle(measure, text, room)
  const paint = (context: SKRSContext2D, top: number) => {
    context.font = measure.font
    context.letterSpacing = measure.letterSpacing
    context.direction = isRightToLeft(text) ? 'rtl' : 'ltr'
    context.fillStyle = css(ink)
    lines.forEach((line, index) => context.fillText(line, middle, top + size * 0.9 + index * size * lineHeight))
  }
  return { height: lines.length * size * lineHeight, gap, paint }
}

const rulePart = (colour: Oklch): Part => ({
  height: gaps.rule,
  gap: gaps.afterRule,
  paint: (context, top) => {
    context.fillStyle = css(colour)
    context.fillRect(middle - 36, top, 72, gaps.rule)
  },
})

const websitePart = (website: string, palette: Palette): Part => ({
  height: pill.height,
  gap: 0,
  paint: (context, top) => {
    context.letterSpacing = '0.3px'
    context.direction = 'ltr'
    for (let size = sizes.website; size > 12; size -= 1) {
      context.font = fontOf('sans', 640, size)
      if (context.measureText(website).width <= textWidth - 2 * pill.padding) break
    }
    const width = Math.min(textWidth, context.measureText(website).width + 2 * pill.padding)
    context.fillStyle = css(palette.accent)
    context.beginPath()
    context.roundRect(middle - width / 2, top, width, pill.height, pill.height / 2)
    context.fill()
    context.fillStyle = css(readableInk(palette.accent, palette))
    context.fillText(website, middle, top + pill.height / 2 + sizes.website * 0.35, textWidth - 2 * pill.padding)
  },
})

const partsOf = ({ brandName, website, title, logo }: CardContent, palette: Palette, ground: Oklch): Part[] => {
  const ink = readableInk(ground, palette)
  const [name, heading, address] = [drawableTitle(brandName), drawableTitle(title), drawableTitle(website)]
  const nameSize = logo ? sizes.nameBelowLogo : sizes.name
  return [
    logo && logoPart(logo),
    name && textPart(name, ink, { family: 'sans', size: nameSize, lines: logo ? 1 : 2, gap: gaps.afterName }),
    heading && rulePart(palette.accent),
    heading && textPart(heading, ink, { family: 'serif', size: sizes.title, lines: 3, gap: gaps.afterTitle }),
    address && websitePart(address, palette),
  ].filter((part) => part !== null && part !== undefined && part !== '')
}

/** Paints the card over a whole canvas of 16:9. */
export const paintCard = (canvas: Canvas, content: CardContent, palette: Palette) => {
  const context = canvas.getContext('2d')
  context.scale(canvas.width / stage.width, canvas.height / stage.height)
  const ground = groundOf(content.logo, palette)
  context.fillStyle = css(ground)
  context.fillRect(0, 0, stage.width, stage.height)
  // Two large discs, similar to the background, so that text stays readable on them.
  const [upper, lower] =
    ground === palette.paper
      ? [palette.accentSoft, palette.light]
      : [mix(ground, palette.brand, 0.16), mix(ground, palette.ink, 0.3)]
  context.fillStyle = css(upper)
  disc(context, stage.width * 0.94, stage.height * 0.06, 300)
  context.fillStyle = css(lower)
  disc(context, stage.width * 0.04, stage.height * 1.02, 340)
  const parts = partsOf(content, palette, ground)
  const whole = parts.reduce(
    (total, { height, gap }, index) => total + height + (index < parts.length - 1 ? gap : 0),
    0,
  )
  context.textAlign = 'center'
  let top = (stage.height - whole) / 2
  for (const { height, gap, paint } of parts) {
    paint(context, top)
    top += height + gap
  }
}
