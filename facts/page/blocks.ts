// The visible text of a page as a list of blocks, built while the page is parsed.
import type { Area, Block } from './model.ts'

const maximumBlocks = 20_000
const maximumText = 10_000
/** Longer lines in bold are emphasis, not headings. */
const longestBoldHeading = 80

/** What the open elements say about the text inside them. */
export type Surroundings = Pick<Block, 'tag' | 'level' | 'area' | 'voice'>

export type BlockBuilder = {
  blocks: Block[]
  add: (text: string, around: Surroundings, isBold: boolean) => void
  /** Separates the next words from the last ones. */
  space: () => void
  breakLine: () => void
  /** Ends the open block. */
  end: () => void
}

export const blockBuilder = (): BlockBuilder => {
  const blocks: Block[] = []
  let text = ''
  let plainLength = 0
  let around: Surroundings | undefined
  const end = () => {
    const clean = text
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?\n[ \n]*/g, '\n')
      .trim()
    if (clean && around && blocks.length < maximumBlocks) {
      const isBoldLine = plainLength === 0 && clean.length <= longestBoldHeading && around.area !== 'nav'
      blocks.push({ ...around, text: clean, level: around.level || (isBoldLine ? 7 : 0), under: -1 })
    }
    text = ''
    plainLength = 0
    around = undefined
  }
  return {
    blocks,
    add(words, surroundings, isBold) {
      const flat = words.replaceAll(/\s+/g, ' ')
      if (flat === '' || text.length > maximumText) return
      text += flat
      if (!isBold) plainLength += flat.trim().length
      if (flat !== ' ') around ??= surroundings
    },
    space: () => void (text += text ? ' ' : ''),
    breakLine: () => void (text += text ? '\n' : ''),
    end,
  }
}

/** Sets each block's heading, the last one above it in the same area of the page. */
export const linkHeadings = (blocks: Block[]): void => {
  const openHeadings = new Map<Area, number[]>()
  for (const [index, block] of blocks.entries()) {
    const open = openHeadings.get(block.area) ?? []
    openHeadings.set(block.area, open)
    if (block.level > 0) while (open.length > 0 && blocks[open.at(-1)!]!.level >= block.level) open.pop()
    block.under = open.at(-1) ?? -1
    if (block.level > 0) open.push(index)
  }
}
