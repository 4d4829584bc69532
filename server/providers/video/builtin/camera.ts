// The slow motion over a picture: in or out, and drifting, by chance from a seed.
import { between, seededRandom } from '#server/providers/image/builtin/scene.ts'
import type { View } from './compositing.ts'

/** From 0 to 1 within a picture's time. */
export type Camera = (progress: number) => View

// In a second, a picture comes nearer by a fiftieth and drifts by a fiftieth of its width.
const speed = 0.02
// By no more than can be drawn sharply.
const most = 0.15
const nearest = 1.18

/** Starts and ends at half speed, so that it is under way when the picture fades in. */
const ease = (t: number) => t - Math.sin(2 * Math.PI * t) / (4 * Math.PI)

const mix = (from: number, to: number, share: number) => from + (to - from) * share

/**
 * Moves over a picture for so many seconds. `isNearing` tells whether it comes nearer or goes away.
 * @param aspect width over height of the picture; 16:9 is seen of it
 */
export const cameraOver = (aspect: number, seconds: number, isNearing: boolean, seed: string): Camera => {
  const random = seededRandom(seed)
  const far = nearest - Math.min(most, seconds * speed)
  const [first, last] = isNearing ? [far, nearest] : [nearest, far]
  // As shares of the room outside the view, and evenly about the middle, which is what most pictures are about.
  const longest = Math.min(1, (seconds * speed) / (1 - 1 / nearest))
  const across = longest * between(random, 0.6, 1) * (random() < 0.5 ? 0.5 : -0.5)
  const down = longest * between(random, 0, 0.5) * (random() < 0.5 ? 0.5 : -0.5)
  const path = { left: 0.5 - across, right: 0.5 + across, upper: 0.5 - down, lower: 0.5 + down }
  return viewsOf(aspect, { first, last }, path)
}

/** Comes a little nearer to the middle. */
export const cameraOnCard = (aspect: number): Camera =>
  viewsOf(aspect, { first: 1.02, last: 1.05 }, { left: 0.5, right: 0.5, upper: 0.5, lower: 0.5 })

type Zoom = { first: number; last: number }
type Path = { left: number; right: number; upper: number; lower: number }

/** `left` and `upper` are where it starts, `right` and `lower` where it ends, as shares of the room outside the view. */
const viewsOf =
  (aspect: number, { first, last }: Zoom, { left, right, upper, lower }: Path): Camera =>
  (progress) => {
    const share = ease(progress)
    const width = 1 / (first * (last / first) ** share)
    const height = (width * aspect) / (16 / 9)
    return {
      width,
      height,
      left: (1 - width) * mix(left, right, share),
      top: (1 - height) * mix(upper, lower, share),
    }
  }
