// Layers of hills under a low sun, or under the moon.
import { css, type Oklch } from '../colour.ts'
import { between, disc, fill, height, mix, width, type Scene, type Style } from '../scene.ts'

const layers = 7
const stepX = 3

export const landscape: Style = ({ context, palette, random, noise, hasTitle }) => {
  const isNight = random() < 0.35
  const sky = isNight ? palette.ink : palette.accentSoft
  const horizon = isNight ? palette.deep : mix(palette.accentSoft, palette.accent, 0.5)
  const gradient = context.createLinearGradient(0, 0, 0, height * 0.8)
  gradient.addColorStop(0, css(sky))
  gradient.addColorStop(hasTitle ? 0.5 : 0.25, css(mix(sky, horizon, hasTitle ? 0.12 : 0.2)))
  gradient.addColorStop(1, css(horizon))
  fill(context, gradient)
  paintSun({ context, palette, random, hasTitle }, isNight)
  const top = height * (hasTitle ? 0.58 : between(random, 0.34, 0.42))
  for (let layer = 0; layer < layers; layer += 1) {
    const depth = layer / (layers - 1)
    const base = top + (height - top) * (0.06 + 0.7 * depth)
    const swing = (height - top) * (0.34 - 0.14 * depth)
    const noiseAt = (x: number) => noise(x * (0.0021 + 0.0007 * depth) + layer * 17.3, layer * 3.7)
    const ridge = (x: number) => base + swing * (1 - noiseAt(x) * 1.25)
    paintHill(context, ridge, tone(palette, depth, isNight), base)
  }
  return {
    x: 96,
    y: 84,
    width: 900,
    height: height * 0.58 - 110,
    family: 'serif',
    ground: sky,
    size: 104,
    align: 'top',
    hasName: false,
  }
}

/** Distant hills take on the colour of the sky, near ones are dark. */
const tone = (palette: Scene['palette'], depth: number, isNight: boolean): Oklch => {
  const far = isNight ? mix(palette.brand, palette.soft, 0.55) : mix(palette.soft, palette.accent, 0.3)
  const middle = isNight ? mix(palette.deep, palette.brand, 0.5) : palette.brand
  return depth < 0.5 ? mix(far, middle, depth * 2) : mix(middle, { ...palette.ink, l: 0.2 }, (depth - 0.5) * 1.8)
}

const paintHill = (context: Scene['context'], ridge: (x: number) => number, colour: Oklch, top: number) => {
  context.beginPath()
  context.moveTo(-stepX, height)
  for (let x = -stepX; x <= width + stepX; x += stepX) context.lineTo(x, ridge(x))
  context.lineTo(width + stepX, height)
  const shade = context.createLinearGradient(0, top, 0, top + height * 0.5)
  shade.addColorStop(0, css({ ...colour, l: colour.l + 0.045 }))
  shade.addColorStop(1, css({ ...colour, l: Math.max(0.1, colour.l - 0.06) }))
  context.fillStyle = shade
  context.fill()
}

const paintSun = (
  { context, palette, random }: Pick<Scene, 'context' | 'palette' | 'random' | 'hasTitle'>,
  isNight: boolean,
) => {
  const x = width * between(random, 0.8, 0.86)
  const y = height * between(random, 0.3, 0.4)
  const radius = height * between(random, 0.1, 0.13)
  // A green or blue sun would not read as a sun.
  const isWarm = palette.accent.h < 120 || palette.accent.h > 330
  const colour = isNight ? palette.accentSoft : isWarm ? palette.accent : palette.paper
  const glow = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 2.1)
  glow.addColorStop(0, css({ ...colour, l: 0.95 }, isNight ? 0.22 : 0.6))
  glow.addColorStop(1, css({ ...colour, l: 0.95 }, 0))
  context.fillStyle = glow
  disc(context, x, y, radius * 2.1)
  context.fillStyle = css(colour)
  disc(context, x, y, radius)
}
