// Measures the time of a built-in image, relative to encoding a blank canvas of its size and its thumbnail, which is the
// minimum for any generator; and the peak memory of the process.
import { createCanvas } from '@napi-rs/canvas'
import { makeArt, paintArt, styleNames } from '#server/providers/image/builtin/make-art.ts'
import { height, width } from '#server/providers/image/builtin/scene.ts'
import { encodeCanvas } from '#server/providers/image/encode.ts'

const allowedMs = 1500
const rounds = 3

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const time = async (run: () => Promise<unknown>) => {
  const from = performance.now()
  await run()
  return performance.now() - from
}
const times = async (run: (round: number) => Promise<unknown>) => {
  const found: number[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await time(() => run(round)))
  return median(found)
}
const ms = (value: number) => `${Math.round(value)} ms`

const art = {
  seed: 'bench',
  title: 'Choosing a cargo bike that fits through your front door',
  language: 'en_GB',
} as const
const brand = { brandName: 'Northlight Cycles', logo: null }

// Warms up: the first image loads the fonts.
await paintArt({ ...art, ...brand, index: 0 })
const floor = await times(() => encodeCanvas(createCanvas(width, height)))
console.log(`floor, a blank canvas encoded: ${ms(floor)}`)
for (const style of styleNames)
  console.log(`${style}: drawing ${ms(await times((index) => paintArt({ ...art, ...brand, index }, { style })))}`)

const made = []
for (let index = 0; index < 16; index += 1) made.push(await time(() => makeArt({ ...art, ...brand, index })))
const whole = median(made)
console.log(`an image with its thumbnail: ${ms(whole)} (median of ${made.length}), at most ${ms(Math.max(...made))}`)
console.log(`image / floor = ${(whole / floor).toFixed(2)}`)
console.log(`image / ${allowedMs} ms allowed = ${(whole / allowedMs).toFixed(2)}`)
console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
