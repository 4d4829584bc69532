// Inter and Newsreader for the canvas. Skia reads the weight axis of both variable fonts, so one file serves every weight.
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)

// Each file covers some scripts; files of the same name complement each other.
const families = {
  'Masthead Sans': ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'].map(
    (script) => `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`,
  ),
  'Masthead Serif': ['latin', 'latin-ext', 'vietnamese'].map(
    (script) => `@fontsource-variable/newsreader/files/newsreader-${script}-opsz-normal.woff2`,
  ),
}

for (const [family, files] of Object.entries(families))
  for (const file of files) GlobalFonts.registerFromPath(require.resolve(file), family)

export type Family = 'serif' | 'sans'

/** A CSS font for the canvas; `size` in pixels. Missing glyphs come from the second family, then from the system. */
export const fontOf = (family: Family, weight: number, size: number): string => {
  const names = ['"Masthead Serif"', '"Masthead Sans"']
  return `${weight} ${size}px ${(family === 'serif' ? names : names.toReversed()).join(', ')}, sans-serif`
}

const probeSide = 48

const pixelsOf = (text: string) => {
  const context = createCanvas(probeSide, probeSide).getContext('2d')
  context.font = fontOf('sans', 600, 32)
  context.fillText(text, 4, 36)
  return Buffer.from(context.getImageData(0, 0, probeSide, probeSide).data.buffer)
}

/** Whether there is a glyph for every letter; beyond Latin, Greek and Cyrillic this depends on the system's fonts. */
export const canDraw = (text: string): boolean => {
  const others = new Set(
    text.replaceAll(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}\p{P}\p{Z}\p{Sc}]/gu, ''),
  )
  if (others.size === 0) return true
  // Missing glyphs are all drawn as the same box.
  const box = pixelsOf('\u{10FFFD}')
  const empty = pixelsOf(' ')
  return [...others].every((character) => {
    const pixels = pixelsOf(character)
    return !pixels.equals(box) && !pixels.equals(empty)
  })
}
