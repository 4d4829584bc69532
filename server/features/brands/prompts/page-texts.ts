import { readPage } from '#server/features/brands/extract/read-page.ts'
import type { Page } from '#server/providers/web-page/page.ts'
import type { PageText } from './facts.ts'

/** The visible text of pages for a model, a line for each block, without cookie banners and the like. Slow: run it in a worker. */
export const pageTexts = (pages: Page[]): PageText[] =>
  pages.flatMap((page) => {
    const model = readPage(page)
    if (!model) return []
    const lines = [model.title, ...model.blocks.filter(({ voice }) => voice !== 'foreign').map(({ text }) => text)]
    return [{ url: page.url, text: lines.filter(Boolean).join('\n') }]
  })
