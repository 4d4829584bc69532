import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FactField } from '#domain/facts.ts'
import type { Page } from '#server/providers/web-page/page.ts'

/** What a careful reader would write down for a field: the ways of saying it that count; null among them, or alone, means "not there". */
export type Accepted = (string | null)[] | null

export type Truth = Record<Exclude<FactField, 'contacts' | 'keywords'>, Accepted> & {
  contacts: { emails: string[]; phones: string[]; accepted: string[] } | null
  keywords: { expected: string[]; accepted: string[] } | null
}

export type BenchSite = {
  slug: string
  language: string
  half: 'development' | 'held-out' | 'second held-out' | 'third held-out'
  start_url: string
  pages: Page[]
  truth: Truth
}

type PageEntry = { url: string; file: string; pad_to?: number }
type SiteFile = Omit<BenchSite, 'pages' | 'truth'> & { pages: PageEntry[] }

/** Where the folders of the made-up sites stand. */
const root = join(import.meta.dirname, 'sites')

/** Fills a page to a size with the products of a long list, where the file has its mark for them. */
const pad = (html: string, size: number): string => {
  const row = (number: number): string =>
    `<article class="product-miniature" data-id="${number}"><a href="/p/${number}"><img src="/img/${number}.jpg" alt=""></a>` +
    `<span class="price">${(number % 90) + 10},00 €</span></article>\n`
  const rows: string[] = []
  for (let length = html.length, number = 1; length < size; number += 1) {
    rows.push(row(number))
    length += row(number).length
  }
  return html.replace('<!-- PAD -->', () => rows.join(''))
}

const readSite = (slug: string): BenchSite => {
  const folder = join(root, slug)
  const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SiteFile
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Truth
  const pages = site.pages.map(({ url, file, pad_to }) => {
    const html = readFileSync(join(folder, file), 'utf8')
    return { url, html: pad_to ? pad(html, pad_to) : html }
  })
  return { ...site, pages, truth }
}

/** Every made-up site with its pages and what is true of it, by name. */
export const readSites = (): BenchSite[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => readSite(entry.name))
    .toSorted((left, right) => left.slug.localeCompare(right.slug))
