// The timing of a video: captions as long as they take to read, pictures that change between them, the end card.

/** Seconds. */
export type Span = { from: number; to: number }

export type Storyboard = {
  /** Total length, in seconds: 10 to 20. */
  duration: number
  /** One for each picture; neighbours overlap by the cross-fade. */
  pictures: Span[]
  card: Span
  /** The visible time, including fades. Captions without enough time are left out. */
  captions: (Span & { text: string })[]
}

export const shortest = 10
export const longest = 20
/** Characters read per second, and the least number of seconds to read anything. */
export const readingSpeed = 15
export const leastReading = 2
/** Fade of a caption, in seconds. */
export const captionFade = 0.3
/** Cross-fade between pictures, in seconds. */
export const crossFade = 0.8
/** How long the end card is fully visible, in seconds. */
export const cardTime = 2.5

const hurriedSpeed = 17
const storyLongest = longest - cardTime - crossFade
const storyShortest = shortest - cardTime - crossFade
// How far a picture's end may move to fall between two captions, as a share of its time.
const reach = 0.25

const lengthOf = (text: string) => Array.from(text).length
const slotOf = (text: string, speed: number) => Math.max(leastReading, lengthOf(text) / speed) + 2 * captionFade
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Truncates after a word, so that it can be read in the given time. */
const shortened = (text: string): string => {
  const room = Math.floor((storyLongest - 2 * captionFade) * hurriedSpeed)
  if (lengthOf(text) <= room) return text
  const start = Array.from(text)
    .slice(0, room - 1)
    .join('')
  return `${start.replace(/[\s\p{P}]*\s\S*$/u, '')}…`
}

/** The captions that fit, from the first on, with their durations: slightly shortened before one is left out. */
const slotsOf = (texts: string[], speed = readingSpeed): { text: string; length: number }[] => {
  const slots = texts.map((text) => ({ text, length: slotOf(text, speed) }))
  if (sum(slots.map(({ length }) => length)) <= storyLongest) return slots
  return speed === readingSpeed ? slotsOf(texts, hurriedSpeed) : slotsOf(texts.slice(0, -1))
}

/** When pictures change: at equal intervals, or at the end of a nearby caption. */
const cutsOf = (count: number, story: number, captionEnds: number[]): number[] => {
  const part = story / count
  return Array.from({ length: count - 1 }, (_, index) => {
    const even = (index + 1) * part
    const near = captionEnds.toSorted((one, other) => Math.abs(one - even) - Math.abs(other - even))[0]
    return near !== undefined && Math.abs(near - even) < reach * part ? near : even
  })
}

/** Plans a video with this many pictures; captions must not be empty and must fit on the screen. */
export const planStory = (pictureCount: number, captions: readonly string[]): Storyboard => {
  const [first, ...others] = captions
  const slots = slotsOf(first === undefined ? [] : [shortened(first), ...others])
  const needed = sum(slots.map(({ length }) => length))
  const story = Math.max(storyShortest, needed)
  const stretch = needed > 0 ? story / needed : 1
  let at = 0
  const shown = slots.map(({ text, length }) => {
    const from = at
    at += length * stretch
    return { text, from, to: at }
  })
  const cuts = cutsOf(
    pictureCount,
    story,
    shown.slice(0, -1).map(({ to }) => to),
  )
  const half = crossFade / 2
  const pictures = [0, ...cuts].map((cut, index) => ({
    from: index === 0 ? 0 : cut - half,
    to: cuts[index] === undefined ? story + crossFade : cuts[index] + half,
  }))
  const duration = story + crossFade + cardTime
  return { duration, pictures, card: { from: story, to: duration }, captions: shown }
}
