import { readPage, type Page } from '#facts/index.ts'
import type { PageText } from './facts.ts'

/** The visible text of pages for a model, a line for each block, without cookie banners and the like. Slow: run it in a worker. */
export const pageTexts = (pages: Page[]): PageText[] =>
  pages
    .filter(({ url }) => URL.canParse(url))
    .map((page) => {
      const { title, blocks } = readPage(page)
      const lines = [title, ...blocks.filter(({ voice }) => voice !== 'notice').map(({ text }) => text)]
      return { url: page.url, text: lines.filter(Boolean).join('\n') }
    })
