// The slow camera movement over a picture: zooming in or out and panning, from a seed.
import { between, seededRandom } from '#server/providers/image/builtin/scene.ts'
import type { View } from './compositing.ts'

/** A view for a time from 0 to 1 within a picture's span. */
export type Camera = (progress: number) => View

// Per second, a picture zooms by a fiftieth and pans by a fiftieth of its width.
const speed = 0.02
// No more than can be drawn sharply.
const most = 0.15
const nearest = 1.18

/** Starts and ends at half speed, so that it already moves when the picture fades in. */
const ease = (t: number) => t - Math.sin(2 * Math.PI * t) / (4 * Math.PI)

const mix = (from: number, to: number, share: number) => from + (to - from) * share

/**
 * Moves over a picture for this many seconds. `isNearing` zooms in, otherwise out.
 * @param aspect width divided by height of the picture, of which 16:9 is visible
 */
export const cameraOver = (aspect: number, seconds: number, isNearing: boolean, seed: string): Camera => {
  const random = seededRandom(seed)
  const far = nearest - Math.min(most, seconds * speed)
  const [first, last] = isNearing ? [far, nearest] : [nearest, far]
  // As shares of the space outside the view, symmetrical about the centre, where most subjects are.
  const longest = Math.min(1, (seconds * speed) / (1 - 1 / nearest))
  const across = longest * between(random, 0.6, 1) * (random() < 0.5 ? 0.5 : -0.5)
  const down = longest * between(random, 0, 0.5) * (random() < 0.5 ? 0.5 : -0.5)
  const path = { left: 0.5 - across, right: 0.5 + across, upper: 0.5 - down, lower: 0.5 + down }
  return viewsOf(aspect, { first, last }, path)
}

/** Zooms slightly into the centre. */
export const cameraOnCard = (aspect: number): Camera =>
  viewsOf(aspect, { first: 1.02, last: 1.05 }, { left: 0.5, right: 0.5, upper: 0.5, lower: 0.5 })

type Zoom = { first: number; last: number }
type Path = { left: number; right: number; upper: number; lower: number }

/** From `left` and `upper` to `right` and `lower`, as shares of the space outside the view. */
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
