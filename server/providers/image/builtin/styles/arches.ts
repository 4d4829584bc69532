// Nested arches, each like a sunrise.
import { css, type Oklch } from '../colour.ts'
import { fill, height, pick, width, type Scene, type Style } from '../scene.ts'

const rainbow = ({ context }: Scene, x: number, y: number, radius: number, colours: readonly Oklch[]) => {
  const step = radius / (colours.length + 0.6)
  colours.forEach((colour, index) => {
    context.fillStyle = css(colour)
    context.beginPath()
    context.arc(x, y, radius - index * step, Math.PI, 2 * Math.PI)
    context.lineTo(x + radius - index * step, y + height)
    context.lineTo(x - radius + index * step, y + height)
    context.fill()
  })
}

export const arches: Style = (scene) => {
  const { context, palette, random, hasTitle } = scene
  const { paper, light, soft, brand, deep, ink, accent, accentSoft, third } = palette
  const ground = pick(random, [paper, accentSoft, { ...deep, l: 0.3 }])
  fill(context, css(ground))
  const sets: Oklch[][] = [
    [deep, brand, soft, paper, accent],
    [accent, accentSoft, brand, deep, light],
    [third, paper, accent, ink, soft],
    [brand, accentSoft, deep, accent, paper],
  ]
  const first = Math.floor(random() * sets.length)
  const setAt = (index: number) => sets[(first + index) % sets.length]!
  // From the back to the front.
  const plan: [number, number, number][] = hasTitle
    ? [
        [1330, 560, 300],
        [1130, 800, 270],
        [1480, 880, 250],
      ]
    : [
        [400, 560, 380],
        [1130, 500, 390],
        [770, 760, 300],
        [130, 880, 280],
        [1420, 850, 300],
      ]
  plan.forEach(([x, y, radius], index) =>
    rainbow(
      scene,
      x + (random() - 0.5) * 50,
      y + (random() - 0.5) * 50,
      radius * (0.92 + random() * 0.12),
      setAt(index),
    ),
  )
  return {
    x: 96,
    y: 110,
    width: width * 0.5 - 100,
    height: height - 300,
    family: 'serif',
    ground,
    size: 96,
    align: 'middle',
    hasName: true,
  }
}
