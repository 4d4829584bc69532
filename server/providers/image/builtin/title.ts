// Lays out a blog's title in the area kept free: as large as possible, in balanced lines.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { contrast, css, toRgb, type Oklch } from './colour.ts'
import { canDraw, fontOf, type Family } from './fonts.ts'
import { breakWord } from './hyphenate.ts'
import type { Palette } from './palette.ts'
import { height, type TitleArea } from './scene.ts'

const smallest = 30
// Below this size, long words are broken instead of shrinking all letters further.
const unbroken = 80
/** As a share of the font size. */
export const lineHeight = 1.14
const nameSize = 25

/**
 * The drawable part of a title: without emoji and control characters, with white space collapsed. Null if nothing is left,
 * or if this machine has no font for its script.
 */
export const drawableTitle = (title: string | null): string | null => {
  const plain = (title ?? '')
    .replaceAll(/(?![©®™])\p{Extended_Pictographic}|(?![\d#*])\p{Emoji_Component}|\ufe0e/gu, ' ')
    .replaceAll(/[\p{C}--[\u00ad\t\n]]/gv, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain && canDraw(plain) ? plain : null
}

export type Setting = { size: number; lines: string[] }
type Room = Pick<TitleArea, 'family' | 'width' | 'height' | 'size'>

const weights: Record<Family, number> = { serif: 560, sans: 720 }

/**
 * Finds the largest font size at which the text fits the area, and leaves the context at it. A text that fits at no size
 * is truncated with an ellipsis.
 */
export const layOutTitle = (context: SKRSContext2D, title: string, area: Room): Setting => {
  for (let size = area.size; size >= smallest; size -= 2) {
    prepare(context, area.family, size)
    const lines = wrap(context, title, area.width, size < unbroken)
    if (lines && lines.length * size * lineHeight <= area.height)
      return { size, lines: balance(context, title, area, lines, size) }
  }
  prepare(context, area.family, smallest)
  const room = Math.floor(area.height / (smallest * lineHeight))
  const lines = (wrap(context, title, area.width, true) ?? [title]).slice(0, room)
  return { size: smallest, lines: [...lines.slice(0, -1), `${lines.at(-1)!.replace(/.\S*$/u, '')}…`] }
}

const prepare = (context: SKRSContext2D, family: Family, size: number) => {
  context.font = fontOf(family, weights[family], size)
  context.letterSpacing = `${(-size * (family === 'sans' ? 0.022 : 0.012)).toFixed(2)}px`
}

/** Wraps words; undefined when one does not fit and may not be broken. */
const wrap = (context: SKRSContext2D, title: string, width: number, mayBreak: boolean): string[] | undefined => {
  const fits = (text: string) => context.measureText(text).width <= width
  const lines: string[] = []
  let line = ''
  for (const word of title.split(' ')) {
    const shown = word.replaceAll('\u00ad', '')
    if (fits(line ? `${line} ${shown}` : shown)) {
      line = line ? `${line} ${shown}` : shown
      continue
    }
    if (line) lines.push(line)
    if (fits(shown)) line = shown
    else if (!mayBreak) return undefined
    else {
      const parts = breakWord(word, fits)
      lines.push(...parts.slice(0, -1))
      line = parts.at(-1)!
    }
  }
  return line ? [...lines, line] : lines
}

/** Balances lines: the same number of lines in the smallest possible width. */
const balance = (context: SKRSContext2D, title: string, area: Room, lines: string[], size: number) => {
  let best = lines
  for (let width = area.width * 0.96; width > area.width * 0.5; width -= area.width * 0.04) {
    const narrower = wrap(context, title, width, size < unbroken)
    const hyphens = (texts: string[]) => texts.filter((text) => text.endsWith('-')).length
    if (!narrower || narrower.length > lines.length || hyphens(narrower) > hyphens(lines)) break
    best = narrower
  }
  return best
}

/** Whether the text starts in a right-to-left script. */
export const isRightToLeft = (text: string) =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)

/** The contrast of text that WCAG 2 AA requires at any size. */
export const leastContrast = 4.5

/** The first readable colour on the ground, from the palette to black and white. */
export const readableInk = (ground: Oklch, palette: Palette): Oklch => {
  const plain = [
    { l: 0.12, c: 0, h: 0 },
    { l: 1, c: 0, h: 0 },
  ]
  const ratio = (colour: Oklch) => contrast(toRgb(colour), toRgb(ground))
  const found = [palette.ink, palette.paper, ...plain].find((colour) => ratio(colour) >= leastContrast + 1.2)
  return found ?? plain.toSorted((a, b) => ratio(b) - ratio(a))[0]!
}

/** Paints the title, and the brand's name after a short rule at the bottom. */
export const paintTitle = (
  context: SKRSContext2D,
  { title, brandName, area, palette }: { title: string; brandName: string; area: TitleArea; palette: Palette },
) => {
  const { size, lines } = layOutTitle(context, title, area)
  const ink = css(readableInk(area.ground, palette))
  const isReversed = isRightToLeft(title)
  const x = isReversed ? area.x + area.width : area.x
  context.direction = isReversed ? 'rtl' : 'ltr'
  context.textAlign = isReversed ? 'right' : 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = ink
  const block = lines.length * size * lineHeight
  const top = area.align === 'top' ? area.y : area.y + (area.height - block) / 2
  lines.forEach((line, index) => context.fillText(line, x, top + size * 0.92 + index * size * lineHeight))
  const footY = height - 84
  const name = drawableTitle(brandName)
  if (!name || !area.hasName) return
  context.letterSpacing = '0.5px'
  context.font = fontOf('sans', 600, nameSize)
  if (context.measureText(name).width > area.width - 60) return
  const direction = isReversed ? -1 : 1
  context.fillRect(isReversed ? x - 40 : x, footY - 10, 40, 3)
  context.fillText(name, x + direction * 58, footY)
}
