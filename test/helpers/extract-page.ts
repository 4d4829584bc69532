import { extractFacts } from '#server/features/brands/extract/extract-facts.ts'
import type { FactField } from '#domain/facts.ts'
import type { BaseLanguage } from '#domain/languages.ts'
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

/** The value of one fact of a page, by its language, head and path. */
export const value = (field: FactField, body: string, lang = 'en', head = '', path = ''): string | undefined =>
  valuesOf(testPage({ body, lang, head, path }))[field]

/** A telephone number of the company itself, by language. */
export const own: Record<string, string> = {
  en: '0113 496 0274',
  de: '0541 999 5827',
  fr: '02 61 91 34 50',
  es: '984 555 713',
  it: '0742 555 147',
}

/** Rows of tests name a language by any string. */
type ByLanguage<Value> = Record<BaseLanguage, Value> & Partial<Record<string, Value>>

/** A heading over goods, and three goods to stand below it, by language. */
export const shop: ByLanguage<string> = {
  en: 'Our products',
  de: 'Unsere Produkte',
  fr: 'Nos produits',
  es: 'Nuestros productos',
  it: 'I nostri prodotti',
}
export const goods: ByLanguage<string[]> = {
  en: ['Oak tables', 'Linen curtains', 'Wool blankets'],
  de: ['Eichentische', 'Leinenvorhänge', 'Wolldecken'],
  fr: ['Tables en chêne', 'Rideaux en lin', 'Couvertures en laine'],
  es: ['Mesas de roble', 'Cortinas de lino', 'Mantas de lana'],
  it: ['Tavoli in rovere', 'Tende di lino', 'Coperte di lana'],
}
