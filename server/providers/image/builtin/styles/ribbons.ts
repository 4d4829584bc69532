// A band of stripes that curves through the image.
import { css } from '../colour.ts'
import { between, fill, height, pick, width, type Style } from '../scene.ts'

type Point = readonly [number, number]

export const ribbons: Style = ({ context, palette, random, hasTitle }) => {
  const { paper, brand, deep, accent, accentSoft, soft, third } = palette
  const ground = pick(random, [paper, accentSoft, { ...deep, l: 0.28 }])
  fill(context, css(ground))
  const stripes = (ground.l < 0.5 ? [accent, accentSoft, soft, brand, third] : [deep, brand, third, accent, soft]).map(
    (colour) => css(colour),
  )
  const breadth = between(random, 46, 58)
  const total = breadth * stripes.length
  const inner = between(random, 60, 110)
  const low = height - total / 2 - between(random, 40, 80)
  const x = width * (hasTitle ? 0.8 : between(random, 0.42, 0.6))
  // Enters at the lower left, turns upwards, over the top, and leaves below on the right.
  const lines: Point[][] = hasTitle
    ? [
        [
          [-80, low],
          [x, low],
          [x, -80],
        ],
      ]
    : [
        [
          [-80, low],
          [x, low],
          [x, height * 0.24],
          [width + 80, height * 0.24],
        ],
      ]
  context.lineJoin = 'round'
  const radius = total / 2 + inner
  for (const points of lines)
    stripes.forEach((colour, index) => {
      const offset = (index - (stripes.length - 1) / 2) * breadth
      context.strokeStyle = colour
      // Slightly too broad, so that neighbours overlap without gaps.
      context.lineWidth = breadth + 1.5
      context.beginPath()
      trace(points, radius, offset, (kind, ...given) =>
        kind === 'move'
          ? context.moveTo(given[0]!, given[1]!)
          : kind === 'line'
            ? context.lineTo(given[0]!, given[1]!)
            : context.arc(given[0]!, given[1]!, given[2]!, given[3]!, given[4]!, given[5] === 1),
      )
      context.stroke()
    })
  if (!hasTitle) {
    context.fillStyle = css(ground.l < 0.5 ? accent : brand)
    context.beginPath()
    context.arc(width * 0.16, height * 0.3, between(random, 110, 150), 0, 2 * Math.PI)
    context.fill()
  }
  return {
    x: 96,
    y: 90,
    width: x - total / 2 - 96 - 60,
    height: low - total / 2 - 150,
    family: 'sans',
    ground,
    size: 92,
    align: 'top',
    hasName: false,
  }
}

type Pen = (kind: 'move' | 'line' | 'arc', ...numbers: number[]) => void

/** A line parallel to the given one, `offset` to its right, with concentric arcs as corners. */
const trace = (points: readonly Point[], radius: number, offset: number, pen: Pen) => {
  const direction = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  }
  const beside = ([px, py]: Point, [dx, dy]: Point): Point => [px - dy * offset, py + dx * offset]
  pen('move', ...beside(points[0]!, direction(points[0]!, points[1]!)))
  for (let index = 1; index + 1 < points.length; index += 1) {
    const [before, corner, after] = [points[index - 1]!, points[index]!, points[index + 1]!]
    const [come, go] = [direction(before, corner), direction(corner, after)]
    const isLeftTurn = come[0] * go[1] - come[1] * go[0] < 0
    const turn = isLeftTurn ? -1 : 1
    const start: Point = [corner[0] - come[0] * radius, corner[1] - come[1] * radius]
    const centre: Point = [start[0] - come[1] * radius * turn, start[1] + come[0] * radius * turn]
    const from = Math.atan2(start[1] - centre[1], start[0] - centre[0])
    pen('line', ...beside(start, come))
    pen('arc', centre[0], centre[1], radius - offset * turn, from, from + (turn * Math.PI) / 2, isLeftTurn ? 1 : 0)
  }
  const [beforeLast, last] = [points.at(-2)!, points.at(-1)!]
  pen('line', ...beside(last, direction(beforeLast, last)))
}
