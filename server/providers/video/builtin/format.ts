/** The output format. Everything is laid out for 1280 × 720 and scaled to `width`; both sides are multiples of 4. */
export type Format = {
  width: number
  height: number
  framesPerSecond: number
  /** A factor for all times: 1 except in tests. */
  pace: number
}

export const fullFormat: Format = { width: 1280, height: 720, framesPerSecond: 30, pace: 1 }

/** The size that everything is laid out for. */
export const stage = { width: 1280, height: 720 }
