import { passageLimit } from './text.ts'
import type { PageModel } from './model.ts'

type Place = { page: PageModel; passage: string }

/** The words of one page, in neighbouring blocks, that hold the most of some values; else the place given. */
export const stretchWith = (pages: PageModel[], values: string[], otherwise: Place): Place => {
  let best = { page: otherwise.page, passage: otherwise.passage, count: 1 }
  for (const page of pages) {
    for (const [start, block] of page.blocks.entries()) {
      if (!values.some((value) => block.text.includes(value))) continue
      let text = ''
      for (const next of page.blocks.slice(start, start + 12)) {
        const longer = text ? `${text} ${next.text}` : next.text
        if (longer.length > passageLimit) break
        text = longer
        const count = values.filter((value) => longer.includes(value)).length
        if (count > best.count) best = { page, passage: text, count }
      }
    }
  }
  return best
}
