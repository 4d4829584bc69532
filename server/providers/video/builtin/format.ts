/** What is rendered. Everything is laid out for 1280 × 720 and scaled to `width`; both sides are multiples of 4. */
export type Format = {
  width: number
  height: number
  framesPerSecond: number
  /** By which all times are multiplied: 1 but in tests. */
  pace: number
}

export const fullFormat: Format = { width: 1280, height: 720, framesPerSecond: 30, pace: 1 }

/** The sides that everything is laid out for. */
export const stage = { width: 1280, height: 720 }
