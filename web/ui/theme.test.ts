import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { avatarHues } from './avatar-hue.ts'

type Oklch = [lightness: number, chroma: number, hue: number]
type Themed = { light: Oklch; dark: Oklch }

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const colour = String.raw`oklch\(([\d.]+)% ([\d.]+) ([\d.]+|var\(--hue\))\)`
const themed = (name: string) => new RegExp(String.raw`(?<![\w-])${name}: light-dark\(${colour}, ${colour}\);`)

function readColour(name: string, hue = 0): Themed {
  const found = themed(name).exec(css)
  if (!found) throw new Error(`tokens.css has no ${name}`)
  const numbers = found.slice(1).map((text) => (text.startsWith('var') ? hue : Number(text)))
  const [l = 0, c = 0, h = 0, darkL = 0, darkC = 0, darkH = 0] = numbers
  return { light: [l / 100, c, h], dark: [darkL / 100, darkC, darkH] }
}

/** Linear sRGB, https://bottosson.github.io/posts/oklab/ */
function linear([lightness, chroma, hue]: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isOutside = (channel: number) => channel < -0.001 || channel > 1.001

/** WCAG 2 relative luminance and contrast ratio. */
function luminance(oklch: Oklch): number {
  const [red = 0, green = 0, blue = 0] = linear(oklch)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Oklch, other: Oklch): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['paper', 'desk', 'surface-1', 'surface-2', 'surface-3']
const pairs = (marks: string[], on: string[], least: number) =>
  marks.flatMap((mark) => on.map((ground) => ({ mark, ground, least })))

/** Every pair of colours that components use. */
const used = [
  ...pairs(['ink', 'ink-2', 'ink-3', 'ink-4'], grounds, 4.5),
  ...pairs(['ink', 'ink-2'], ['success-quiet', 'warning-quiet', 'danger-quiet'], 4.5),
  ...pairs(['ink-3'], ['success-quiet', 'warning-quiet', 'danger-quiet'], 4.5),
  ...pairs(['paper'], ['ink'], 4.5),
  ...pairs(['accent-strong'], ['paper', 'desk', 'surface-1', 'surface-2'], 4.5),
  ...pairs(['accent-ink'], ['accent-strong', 'accent-hover'], 4.5),
  ...pairs(['danger-ink'], ['danger-fill', 'danger-hover'], 4.5),
  ...['success', 'warning', 'danger'].flatMap((tone) =>
    pairs([tone], ['paper', 'surface-1', 'surface-2', 'surface-3', `${tone}-quiet`], 4.5),
  ),
  ...pairs(['line-strong'], ['paper', 'desk', 'surface-1', 'surface-2'], 3),
  ...pairs(['danger'], ['paper', 'surface-1'], 3),
  // The focus ring, which has a gap in the background colour.
  ...pairs(['accent'], [...grounds, 'success-quiet', 'warning-quiet', 'danger-quiet'], 3),
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(used)('$mark on $ground has $least : 1', ({ mark, ground, least }) => {
    const ratio = contrast(readColour(`--${mark}`)[theme], readColour(`--${ground}`)[theme])
    expect(ratio).toBeGreaterThanOrEqual(least)
  })

  it.each(avatarHues)('an avatar of hue %i has 4.5 : 1', (hue) => {
    const ratio = contrast(readColour('color', hue)[theme], readColour('background-color', hue)[theme])
    expect(ratio).toBeGreaterThanOrEqual(4.5)
  })

  it('is within sRGB, so that every screen shows the computed colours', () => {
    const names = [...css.matchAll(/(--[\w-]+): light-dark\(oklch\([^/)]+\), oklch\([^/)]+\)\);/g)].map(
      ([, name = '']) => name,
    )
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name) => linear(readColour(name)[theme]).some(isOutside))).toEqual([])
  })
})

it('computes the contrast of black on white', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1)
})
