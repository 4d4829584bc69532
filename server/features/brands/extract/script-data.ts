import { parseHTML } from 'linkedom'
import { boundHtml } from './bound-html.ts'
import { readText } from './text-blocks.ts'
import { normalise } from './text.ts'
import type { Block, Entity, Voice } from './model.ts'

const headingKeys =
  /^(?:title|heading|headline|h[1-3]|hero_?title|section_?title|page_?title|name|label|question|eyebrow|titre|titulo|titolo|titel)$/i
const textKeys =
  /^(?:text|body|description|paragraph|content|lead|intro|subtitle|sub_?heading|summary|copy|quote|answer|tagline|claim|blurb|html|subline|excerpt|footer|address|copyright|texte|texto|testo)$/i
const customerKeys = /testimonial|review|quote|opinion|temoignage|kundenstimme|recension/i
const foreignKeys =
  /^(?:blog\w*|posts?|articles?|news\w*|cookie\w*|consent\w*|comments?|i18n|translations|messages|locales?|config|build\w*|seo|redirects|case_?studies)$/i
const contactKeys =
  /^(?:e-?mail|email_?address|phone|telephone|tel|phone_?number|address|street|street_?address|postal_?code|postcode|zip|city|locality)$/i

const maximumValues = 3_000
const maximumDepth = 20
const maximumSource = 2_000_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (source: string): unknown => {
  const start = source.indexOf('{')
  const end = source.lastIndexOf('}')
  if (start === -1 || end <= start || source.length > maximumSource) return undefined
  try {
    return JSON.parse(source.slice(start, end + 1))
  } catch {
    return undefined
  }
}

/** Rich text of a content system is HTML inside JSON: read like a page of its own. */
const linesOf = (value: string): { text: string; isHeading: boolean }[] => {
  if (!/<[a-z][^>]*>/i.test(value)) return [{ text: value, isHeading: false }]
  const { document } = parseHTML(boundHtml(value))
  return readText(document, { hidden: new Set() }).blocks.map(({ text, level }) => ({ text, isHeading: level > 0 }))
}

/** An object with an e-mail address, a telephone number or a street is read as if it were marked up. */
const toEntity = (record: Record<string, unknown>, source: string): Entity | null => {
  const keys = Object.keys(record)
  if (keys.filter((key) => contactKeys.test(key) && record[key]).length < 2) return null
  const find = (pattern: RegExp): unknown => record[keys.find((key) => pattern.test(key)) ?? '']
  const street = find(/^street/i)
  const nested = find(/^address$/i)
  const address =
    typeof street === 'string'
      ? {
          streetAddress: street,
          postalCode: find(/^(?:postal_?code|postcode|zip)/i),
          addressLocality: find(/^(?:city|locality|town)/i),
          addressRegion: find(/^(?:state|region|county)/i),
          addressCountry: find(/^country/i),
        }
      : typeof nested === 'string'
        ? nested
        : undefined
  const values = { email: find(/^e-?mail/i), telephone: find(/^(?:phone|tel)/i), address }
  return { types: ['ContactData'], role: '', values, source }
}

type Pending = { value: unknown; key: string; voice: Voice; path: string[] }

class ScriptReader {
  blocks: Block[] = []
  entities: Entity[] = []
  #firstIndex: number

  constructor(firstIndex: number) {
    this.#firstIndex = firstIndex
  }

  #push(text: string, level: number, voice: Voice, path: string[]): void {
    const line = normalise(text).slice(0, 4_000)
    if (!line || /^(?:https?:|\/|#|[\w-]+\.(?:js|css|png|jpe?g|svg|webp)$)/.test(line)) return
    this.blocks.push({
      index: this.#firstIndex + this.blocks.length,
      text: line,
      lines: [line],
      tag: level > 0 ? `h${level}` : 'p',
      level,
      region: 'main',
      voice,
      isInAddress: false,
      isQuote: false,
      boldHead: '',
      isLink: false,
      marks: 'script',
      links: [],
      path,
    })
  }

  #pushText(value: string, voice: Voice, path: string[]): void {
    let inner = path
    for (const { text, isHeading } of linesOf(value)) {
      this.#push(text, isHeading ? Math.min(6, path.length + 1) : 0, voice, isHeading ? path : inner)
      if (isHeading) inner = [...path, text]
    }
  }

  #record(record: Record<string, unknown>, { voice, path }: Pending, line: string): Pending[] {
    const entity = toEntity(record, line)
    if (entity) this.entities.push(entity)
    const entries = Object.entries(record).slice(0, 200)
    const heading = entries.find(([key, value]) => headingKeys.test(key) && typeof value === 'string' && value.trim())
    const title = typeof heading?.[1] === 'string' ? normalise(heading[1]).slice(0, 300) : ''
    if (title) this.#push(title, Math.min(6, path.length + 1), voice, path)
    const inner = title ? [...path, title] : path
    return entries
      .filter((entry) => entry !== heading)
      .map(([key, value]) => ({
        value,
        key,
        voice: foreignKeys.test(key) ? 'foreign' : customerKeys.test(key) ? 'customer' : voice,
        path: inner,
      }))
  }

  read(source: string): void {
    const line = normalise(source.slice(0, 500_000))
    const stack: Pending[] = [{ value: parse(source), key: '', voice: 'own', path: [] }]
    for (let seen = 0; stack.length > 0 && seen < maximumValues; seen += 1) {
      const pending = stack.pop()
      if (!pending) break
      const { value, key, voice, path } = pending
      if (typeof value === 'string') {
        if (textKeys.test(key) || headingKeys.test(key) || /\S\s\S+\s\S+\s\S/.test(value))
          this.#pushText(value, voice, path)
      } else if (Array.isArray(value)) {
        for (const one of value.slice(0, 200).toReversed())
          stack.push({ value: one, key: key.replace(/s$/, ''), voice, path })
      } else if (isRecord(value) && path.length < maximumDepth)
        stack.push(...this.#record(value, pending, line).toReversed())
    }
  }
}

/** The texts and contact data that a script-drawn page carries as JSON, in their order there. */
export const readScriptBlocks = (sources: string[], firstIndex: number): { blocks: Block[]; entities: Entity[] } => {
  const reader = new ScriptReader(firstIndex)
  for (const source of sources.slice(0, 20)) reader.read(source)
  return { blocks: reader.blocks, entities: reader.entities }
}
