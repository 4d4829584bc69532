// Contour lines of a topographic map, with highlights.
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { css } from '../colour.ts'
import { between, fill, height, mix, width, type Noise, type Style } from '../scene.ts'

const cell = 6
const levels = 26

export const contours: Style = ({ context, palette, random, noise, hasTitle }) => {
  const isLight = random() < 0.4
  const ground = isLight ? palette.paper : { ...palette.ink, l: 0.22 }
  const far = isLight ? palette.light : mix(palette.deep, palette.third, 0.25)
  const gradient = context.createLinearGradient(0, 0, width, height)
  gradient.addColorStop(0, css(ground))
  gradient.addColorStop(hasTitle ? 0.5 : 0.2, css(ground))
  gradient.addColorStop(1, css(far))
  fill(context, gradient)
  // On a separate layer, which fades out behind the title.
  const sheet = createCanvas(width, height).getContext('2d')
  const glows = isLight ? [palette.accentSoft, palette.soft] : [palette.brand, palette.accent, palette.brand]
  for (const colour of glows) {
    const [x, y, radius] = [width * between(random, 0.55, 1), height * random(), height * between(random, 0.35, 0.65)]
    const glow = sheet.createRadialGradient(x, y, 0, x, y, radius)
    glow.addColorStop(0, css(colour, isLight ? 0.8 : 0.6))
    glow.addColorStop(1, css(colour, 0))
    fill(sheet, glow)
  }
  const scale = between(random, 0.0019, 0.0026)
  const field: Noise = (x, y) => noise(x * scale + 3, y * scale * 1.15 + 9)
  const [line, strong] = isLight ? [palette.brand, palette.deep] : [palette.light, palette.accent]
  paintLines(sheet, field, (level) =>
    level % 5 === 0
      ? { colour: css(strong, isLight ? 0.85 : 0.95), width: 3.2 }
      : { colour: css(line, isLight ? 0.5 : 0.36), width: 1.5 },
  )
  if (hasTitle) {
    sheet.globalCompositeOperation = 'destination-in'
    const fade = sheet.createLinearGradient(width * 0.5, 0, width * 0.74, 0)
    fade.addColorStop(0, 'rgba(0,0,0,0)')
    fade.addColorStop(1, 'rgba(0,0,0,1)')
    fill(sheet, fade)
  }
  context.drawImage(sheet.canvas, 0, 0)
  return {
    x: 96,
    y: 110,
    width: width * 0.5 - 120,
    height: height - 300,
    family: 'serif',
    ground,
    size: 96,
    align: 'middle',
    hasName: true,
  }
}

/** Marching squares: joins the crossings of each level with the edges of each cell. */
const paintLines = (
  context: SKRSContext2D,
  field: Noise,
  lineOf: (level: number) => { colour: string; width: number },
) => {
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const values = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      values[row * columns + column] = field(column * cell, row * cell)
  context.lineCap = 'round'
  for (let level = 0; level < levels; level += 1) {
    const height = 0.1 + (0.8 * level) / levels
    const line = lineOf(level)
    context.beginPath()
    for (let row = 0; row + 1 < rows; row += 1)
      for (let column = 0; column + 1 < columns; column += 1) crossCell(context, values, columns, column, row, height)
    context.lineWidth = line.width
    context.strokeStyle = line.colour
    context.stroke()
  }
}

const crossCell = (
  context: SKRSContext2D,
  values: Float32Array,
  columns: number,
  column: number,
  row: number,
  level: number,
) => {
  const at = row * columns + column
  const [a, b, c, d] = [values[at]!, values[at + 1]!, values[at + columns]!, values[at + columns + 1]!]
  const code = (a < level ? 1 : 0) + (b < level ? 2 : 0) + (c < level ? 4 : 0) + (d < level ? 8 : 0)
  if (code === 0 || code === 15) return
  const share = (from: number, to: number) => (level - from) / (to - from)
  const points: [number, number][] = []
  if (a < level !== b < level) points.push([column + share(a, b), row])
  if (b < level !== d < level) points.push([column + 1, row + share(b, d)])
  if (c < level !== d < level) points.push([column + share(c, d), row + 1])
  if (a < level !== c < level) points.push([column, row + share(a, c)])
  for (let index = 0; index + 1 < points.length; index += 2) {
    context.moveTo(points[index]![0] * cell, points[index]![1] * cell)
    context.lineTo(points[index + 1]![0] * cell, points[index + 1]![1] * cell)
  }
}
