// The colours of a brand: from its logo, else a pair derived from its name.
import type { Image } from '@napi-rs/canvas'
import { createCanvas } from '@napi-rs/canvas'
import { hashOf } from '#server/providers/text/builtin/random.ts'
import { toOklch, type Oklch } from './colour.ts'

/** All colours of an image, derived from one or two colours of a brand. */
export type Palette = {
  paper: Oklch
  light: Oklch
  soft: Oklch
  /** The brand's main colour. */
  brand: Oklch
  deep: Oklch
  ink: Oklch
  accent: Oklch
  accentSoft: Oklch
  /** Between the brand's hue and the accent's. */
  third: Oklch
}

/** One or two colours; a missing second one is derived. */
export type BrandColours = { main: Oklch; accent?: Oklch }

const pair = (l: number, c: number, h: number, accent: [number, number, number]): BrandColours => ({
  main: { l, c, h },
  accent: { l: accent[0], c: accent[1], h: accent[2] },
})

// Harmonious pairs, each with a calm main colour.
const chosen: BrandColours[] = [
  pair(0.42, 0.09, 255, [0.74, 0.15, 55]),
  pair(0.48, 0.09, 165, [0.72, 0.16, 40]),
  pair(0.5, 0.13, 25, [0.82, 0.12, 85]),
  pair(0.45, 0.12, 300, [0.78, 0.13, 65]),
  pair(0.55, 0.1, 215, [0.7, 0.17, 20]),
  pair(0.44, 0.07, 135, [0.8, 0.13, 80]),
  pair(0.5, 0.14, 270, [0.8, 0.12, 150]),
  pair(0.52, 0.12, 45, [0.6, 0.09, 210]),
  pair(0.46, 0.13, 350, [0.8, 0.1, 70]),
  pair(0.4, 0.06, 230, [0.78, 0.14, 95]),
]

/** For a brand without a logo: the same name always has the same colours. */
export const coloursOfName = (name: string): BrandColours => chosen[hashOf(name.toLowerCase()) % chosen.length]!

const sampleSide = 64
const greyChroma = 0.04

const hueDistance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

/**
 * The dominant colours of an image: the largest groups of pixels, quantised to 16 steps per channel, that are neither grey
 * nor transparent. Undefined for an image without colours.
 */
export const coloursOfImage = (image: Image): BrandColours | undefined => {
  const context = createCanvas(sampleSide, sampleSide).getContext('2d')
  context.drawImage(image, 0, 0, sampleSide, sampleSide)
  const { data } = context.getImageData(0, 0, sampleSide, sampleSide)
  const groups = new Map<number, { count: number; sum: [number, number, number] }>()
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] }
    group.count += 1
    group.sum = [group.sum[0] + red, group.sum[1] + green, group.sum[2] + blue]
    groups.set(key, group)
  }
  const colours = [...groups.values()]
    .map(({ count, sum }) => ({
      count,
      colour: toOklch([sum[0] / count, sum[1] / count, sum[2] / count]),
    }))
    .filter(({ colour }) => colour.c > greyChroma && colour.l > 0.12 && colour.l < 0.96)
    .map((group) => ({ ...group, weight: group.count * (0.3 + group.colour.c) }))
    .toSorted((a, b) => b.weight - a.weight)
  const main = colours[0]
  if (!main) return undefined
  const other = colours.find(
    ({ colour, weight }) => hueDistance(colour.h, main.colour.h) > 35 && weight > main.weight * 0.06,
  )
  return { main: main.colour, ...(other && { accent: other.colour }) }
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Derives all tones from a brand's colours. */
export const paletteOf = ({ main, accent }: BrandColours): Palette => {
  const { h } = main
  const c = clamp(main.c, 0.045, 0.17)
  // The complementary colour, shifted towards warm hues, which seldom clash.
  const other = accent ?? { l: 0.74, c: 0.15, h: (h + (h > 100 && h < 300 ? 180 : 160)) % 360 }
  const warm = other.h
  return {
    paper: { l: 0.965, c: 0.014, h: warm },
    light: { l: 0.92, c: Math.min(0.035, c), h },
    soft: { l: 0.82, c: c * 0.5, h },
    brand: { l: clamp(main.l, 0.4, 0.68), c, h },
    deep: { l: 0.36, c: c * 0.75, h },
    ink: { l: 0.21, c: c * 0.4, h },
    accent: { l: clamp(other.l, 0.64, 0.82), c: clamp(other.c, 0.09, 0.18), h: other.h },
    accentSoft: { l: 0.89, c: 0.06, h: other.h },
    third: { l: 0.7, c: Math.max(0.07, c * 0.8), h: h + (((other.h - h + 540) % 360) - 180) * 0.35 },
  }
}
