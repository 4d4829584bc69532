// A grid of quarter circles, discs, triangles and stripes.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { css } from '../colour.ts'
import { height, pick, width, type Style } from '../scene.ts'

// Divides both sides, so that tiles meet on whole pixels without seams.
const side = 128
const half = side / 2

type Motif = (context: SKRSContext2D, over: string, under: string) => void

const quarter = (context: SKRSContext2D, radius: number) => {
  context.beginPath()
  context.moveTo(-half, -half)
  context.arc(-half, -half, radius, 0, Math.PI / 2)
  context.closePath()
  context.fill()
}
const round = (context: SKRSContext2D, x: number, y: number, radius: number, from = 0, to = 2 * Math.PI) => {
  context.beginPath()
  context.arc(x, y, radius, from, to)
  context.fill()
}

const motifs: Motif[] = [
  (context) => quarter(context, side),
  (context, over, under) => {
    round(context, 0, 0, half)
    context.fillStyle = under
    round(context, 0, 0, half * 0.46)
    context.fillStyle = over
  },
  (context) => {
    round(context, -half, 0, half, -Math.PI / 2, Math.PI / 2)
    round(context, 0, 0, half, -Math.PI / 2, Math.PI / 2)
  },
  (context) => {
    context.beginPath()
    context.moveTo(-half, -half)
    context.lineTo(half, -half)
    context.lineTo(-half, half)
    context.fill()
  },
  (context) => {
    for (let stripe = 0; stripe < 4; stripe += 1) context.fillRect(-half, -half + stripe * (side / 4), side, side / 8)
  },
  (context, over, under) => {
    for (const [share, colour] of [
      [1, over],
      [0.76, under],
      [0.52, over],
      [0.28, under],
    ] as const) {
      context.fillStyle = colour
      quarter(context, side * share)
    }
  },
  (context) => {
    quarter(context, half)
    context.rotate(Math.PI)
    quarter(context, half)
  },
]

export const tiles: Style = ({ context, palette, random, hasTitle }) => {
  const { paper, light, soft, brand, deep, ink, accent, accentSoft } = palette
  const weighted = [brand, brand, deep, deep, ink, soft, accent, accent, accentSoft, light, paper].map((colour) =>
    css(colour),
  )
  const firstColumn = hasTitle ? 6 : 0
  const ground = random() < 0.5 ? palette.paper : palette.deep
  if (hasTitle) {
    context.fillStyle = css(ground)
    context.fillRect(0, 0, firstColumn * side, height)
  }
  for (let x = firstColumn * side; x < width; x += side)
    for (let y = 0; y < height; y += side) {
      const under = pick(random, weighted)
      const over = pick(
        random,
        weighted.filter((colour) => colour !== under),
      )
      context.save()
      context.fillStyle = under
      context.fillRect(x, y, side, side)
      context.translate(x + half, y + half)
      context.beginPath()
      context.rect(-half, -half, side, side)
      context.clip()
      context.rotate(Math.floor(random() * 4) * (Math.PI / 2))
      context.fillStyle = over
      pick(random, motifs)(context, over, under)
      context.restore()
    }
  return {
    x: 88,
    y: 96,
    width: firstColumn * side - 88 - 56,
    height: height - 290,
    family: 'sans',
    ground,
    size: 88,
    align: 'middle',
    hasName: true,
  }
}
