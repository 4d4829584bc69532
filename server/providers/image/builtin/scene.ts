// The tools of every style: a canvas, a palette, seeded randomness, and shared paths.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { hashOf } from '#server/providers/text/builtin/random.ts'
import type { Oklch } from './colour.ts'
import type { Palette } from './palette.ts'

/** Pixels: 3:2. */
export const width = 1536
export const height = 1024

export type Noise = (x: number, y: number) => number

export type Scene = {
  context: SKRSContext2D
  palette: Palette
  /** A seeded random number from 0 up to 1. */
  random: () => number
  noise: Noise
  /** Whether to keep a calm area free for the title. */
  hasTitle: boolean
  /** For styles with letters. */
  brandName: string
}

/** Where the title goes; `ground` is the colour beneath it. */
export type TitleArea = {
  x: number
  y: number
  width: number
  height: number
  family: 'serif' | 'sans'
  ground: Oklch
  /** The largest font size, in pixels. */
  size: number
  align: 'top' | 'middle'
  /** Whether the brand's name is shown at the bottom, below the area. */
  hasName: boolean
}

/** Paints the whole canvas and returns the area kept free for a title. */
export type Style = (scene: Scene) => TitleArea

/** A seeded generator of numbers from 0 up to 1 (mulberry32). */
export const seededRandom = (seed: string): (() => number) => {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const side = 256

/** Smooth value noise from 0 to 1, in three octaves. */
export const seededNoise = (random: () => number): Noise => {
  const values = Float32Array.from({ length: side * side }, random)
  const at = (x: number, y: number) => values[((x & 255) << 8) | (y & 255)]!
  const ease = (t: number) => t * t * (3 - 2 * t)
  const octave: Noise = (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [ease(x - left), ease(y - top)]
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * u
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * u
    return upper + (lower - upper) * v
  }
  return (x, y) => octave(x, y) * 0.66 + octave(x * 2.03, y * 2.03) * 0.25 + octave(x * 4.1, y * 4.1) * 0.09
}

export const between = (random: () => number, low: number, high: number) => low + random() * (high - low)

export const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!

export const fill = (context: SKRSContext2D, style: string | ReturnType<SKRSContext2D['createLinearGradient']>) => {
  context.fillStyle = style
  context.fillRect(0, 0, width, height)
}

export const disc = (context: SKRSContext2D, x: number, y: number, radius: number) => {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

/** Interpolates two colours: 0 is the first, 1 the second; hues along the shorter arc. */
export const mix = (one: Oklch, other: Oklch, share: number): Oklch => ({
  l: one.l + (other.l - one.l) * share,
  c: one.c + (other.c - one.c) * share,
  h: one.h + (((other.h - one.h + 540) % 360) - 180) * share,
})
