// Overlapping shapes of cut paper.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, type Oklch } from '../colour.ts'
import { between, fill, height, pick, width, type Style } from '../scene.ts'

type Cut = (context: SKRSContext2D, size: number, random: () => number) => void

/** A smooth closed curve through points around the centre. */
const blob: Cut = (context, size, random) => {
  const corners = 7
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    const radius = size * between(random, 0.62, 1)
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  })
  const middle = (index: number) => {
    const [one, other] = [points[index % corners]!, points[(index + 1) % corners]!]
    return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2] as const
  }
  context.moveTo(...middle(corners - 1))
  for (let index = 0; index < corners; index += 1) context.quadraticCurveTo(...points[index]!, ...middle(index))
}

/** A stem with pairs of leaves that get shorter towards the tip. */
const frond: Cut = (context, size) => {
  const pairs = 6
  context.moveTo(-size * 0.035, size * 1.3)
  context.quadraticCurveTo(-size * 0.03, 0, 0, -size * 1.25)
  context.quadraticCurveTo(size * 0.05, 0, size * 0.035, size * 1.3)
  for (let pair = 0; pair < pairs; pair += 1) {
    const y = size * (0.85 - pair * 0.36)
    const length = size * (0.46 - pair * 0.045)
    for (const side of [-1, 1]) {
      const [x, turn] = [side * length * 0.82, side * -0.62]
      context.moveTo(x + length * Math.cos(turn), y + length * Math.sin(turn))
      context.ellipse(x, y, length, length * 0.3, turn, 0, 2 * Math.PI)
    }
  }
}

/** An almond shape, cut along its middle. */
const leaf: Cut = (context, size) => {
  context.moveTo(0, size * 1.2)
  context.bezierCurveTo(-size * 0.85, size * 0.5, -size * 0.75, -size * 0.6, 0, -size * 1.2)
  context.bezierCurveTo(size * 0.75, -size * 0.6, size * 0.85, size * 0.5, 0, size * 1.2)
}

const arch: Cut = (context, size) => {
  context.moveTo(-size, size * 0.7)
  context.arc(0, size * 0.7, size, Math.PI, 0)
  context.lineTo(size * 0.52, size * 0.7)
  context.arc(0, size * 0.7, size * 0.52, 0, Math.PI, true)
}

const circle: Cut = (context, size) => context.arc(0, 0, size * 0.85, 0, 2 * Math.PI)

const wave: Cut = (context, size) => {
  const steps = 96
  const at = (step: number, edge: number): [number, number] => {
    const share = step / steps
    return [size * 3 * (share - 0.5), size * (0.3 * Math.sin(share * 6 * Math.PI) + edge * 0.2)]
  }
  context.moveTo(...at(0, -1))
  for (let step = 1; step <= steps; step += 1) context.lineTo(...at(step, -1))
  for (let step = steps; step >= 0; step -= 1) context.lineTo(...at(step, 1))
}

const lay = (context: SKRSContext2D, colour: Oklch, place: { x: number; y: number; turn: number }, cut: () => void) => {
  context.save()
  context.translate(place.x, place.y)
  context.rotate(place.turn)
  context.shadowColor = 'rgba(20,16,12,0.28)'
  context.shadowBlur = 22
  context.shadowOffsetY = 7
  context.shadowOffsetX = 3
  context.fillStyle = css(colour)
  context.beginPath()
  cut()
  context.closePath()
  context.fill()
  context.restore()
}

export const collage: Style = ({ context, palette, random, hasTitle }) => {
  const ground = random() < 0.65 ? palette.paper : palette.accentSoft
  fill(context, css(ground))
  const back = ground === palette.paper ? palette.accentSoft : palette.paper
  // From the back to the front; no two neighbours have the same colour.
  const right: Piece[] = [
    [blob, palette.soft, 0.78, 0.3, 330],
    [circle, palette.accent, 0.9, 0.2, 190],
    [blob, palette.brand, 0.95, 0.78, 330],
    [pick(random, [arch, wave]), palette.deep, 0.76, 0.82, 170],
    [frond, palette.third, 0.84, 0.5, 200],
    [leaf, back, 0.96, 0.5, 110],
    [circle, palette.accent, 0.7, 0.55, 50],
  ]
  const left: Piece[] = [
    [blob, back, 0.3, 0.66, 380],
    [circle, palette.third, 0.15, 0.28, 210],
    [arch, palette.brand, 0.38, 0.34, 210],
    [frond, palette.deep, 0.17, 0.62, 230],
    [wave, palette.accent, 0.42, 0.86, 150],
    [leaf, palette.soft, 0.3, 0.64, 110],
  ]
  for (const [cut, colour, x, y, size] of hasTitle ? right : [...left, ...right])
    lay(
      context,
      colour,
      {
        x: width * (x + between(random, -0.02, 0.03)),
        y: height * (y + between(random, -0.05, 0.05)),
        turn: between(random, -0.5, 0.5),
      },
      () => cut(context, size * between(random, 0.82, 0.92), random),
    )
  return {
    x: 96,
    y: 110,
    width: width * 0.5 - 150,
    height: height - 300,
    family: 'serif',
    ground,
    size: 92,
    align: 'middle',
    hasName: true,
  }
}

/** A shape with its colour, position (as shares of the sides) and size (in pixels). */
type Piece = [Cut, Oklch, number, number, number]
