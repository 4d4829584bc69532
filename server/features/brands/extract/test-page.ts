import { extractFacts } from './extract-facts.ts'
import type { FactField } from '#domain/facts.ts'
import type { Page } from '#server/providers/web-page/page.ts'

export const testUrl = 'https://www.acme.test/'

type PageParts = { head?: string; body?: string; path?: string; lang?: string }

/** A page of the made-up site acme.test for tests. */
export const testPage = ({ head = '', body = '', path = '', lang = 'en' }: PageParts): Page => ({
  url: testUrl + path,
  html: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
})

/** The values of the facts found on some pages, by field. */
export const valuesOf = (...pages: Page[]): Partial<Record<FactField, string>> =>
  Object.fromEntries(extractFacts(pages, { start_url: testUrl }).map((fact) => [fact.field, fact.value]))
