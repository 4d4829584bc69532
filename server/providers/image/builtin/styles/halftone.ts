// A sphere and waves as a halftone screen of dots in two colours.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { css } from '../colour.ts'
import { between, disc, fill, height, width, type Style } from '../scene.ts'

const pitch = 15

export const halftone: Style = ({ context, palette, random, noise, hasTitle }) => {
  const isDark = random() < 0.5
  const ground = isDark ? { ...palette.deep, l: 0.3 } : palette.paper
  fill(context, css(ground))
  const centre = {
    x: width * (hasTitle ? between(random, 0.78, 0.84) : between(random, 0.42, 0.62)),
    y: height * between(random, 0.4, 0.5),
  }
  const radius = height * (hasTitle ? 0.34 : between(random, 0.36, 0.42))
  const end = width * 0.5
  /** The tone from 0 (no dot) to 1, on the sphere and below it. */
  const onSphere = (x: number, y: number) => {
    const [u, v] = [(x - centre.x) / radius + 0.55, (y - centre.y) / radius + 0.6]
    return 0.14 + 0.86 * Math.min(1, Math.hypot(u, v) / 1.75) ** 1.3
  }
  const onFloor = (x: number, y: number) => {
    const distance = Math.hypot(x - centre.x, y - centre.y) / radius
    const floor = Math.max(0, (y - height * 0.62) / (height * 0.38))
    const fade = hasTitle ? Math.min(1, Math.max(0, x - end - pitch) / (width * 0.12)) : 1
    return (
      Math.max(0, floor * 0.85 * (0.35 + noise(x * 0.0022, y * 0.006 + 40)) * Math.min(1, (distance - 1) * 4)) * fade
    )
  }
  const angle = between(random, 0.3, 0.6)
  paintDots(context, css(isDark ? palette.soft : palette.brand), angle, onFloor)
  context.beginPath()
  context.arc(centre.x, centre.y, radius, 0, 2 * Math.PI)
  context.clip()
  paintDots(context, css(palette.accent), angle, (x, y) =>
    Math.hypot(x - centre.x, y - centre.y) < radius + pitch ? onSphere(x, y) : 0,
  )
  return {
    x: 96,
    y: 110,
    width: end - 130,
    height: height - 300,
    family: 'sans',
    ground,
    size: 88,
    align: 'middle',
    hasName: true,
  }
}

/** A rotated grid of dots; their area is proportional to the tone. */
const paintDots = (context: SKRSContext2D, colour: string, angle: number, tone: (x: number, y: number) => number) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.ceil(Math.hypot(width, height) / pitch / 2) + 2
  context.fillStyle = colour
  for (let row = -reach; row <= reach; row += 1)
    for (let column = -reach; column <= reach; column += 1) {
      const x = width / 2 + (column * cos - row * sin) * pitch
      const y = height / 2 + (column * sin + row * cos) * pitch
      const size = Math.sqrt(tone(x, y)) * pitch * 0.66
      if (size >= 1) disc(context, x, y, size)
    }
}
