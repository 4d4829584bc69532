// What a page's <head> says, collected while the page is parsed.
import { isModelOrder } from '#domain/model-orders.ts'
import type { PageModel } from './model.ts'
import { isPlaceholder } from './placeholders.ts'

const longestMeta = 2000

export type Head = Pick<
  PageModel,
  'title' | 'language' | 'canonical' | 'refresh' | 'meta' | 'alternates' | 'icons' | 'scripts'
> & { base: string }

type Attributes = Record<string, string>

export const emptyHead = (url: string): Head => ({
  title: '',
  language: undefined,
  canonical: undefined,
  refresh: undefined,
  meta: new Map(),
  alternates: [],
  icons: [],
  scripts: [],
  base: url,
})

/** `de` of `de-AT`. */
export const baseLanguageOf = (tag: string | undefined) =>
  /^[a-z]{2,3}(?=[-_]|$)/i.exec(tag?.trim() ?? '')?.[0].toLowerCase()

/** An absolute http(s) URL, if the address is one. */
export const absolute = (address: string | undefined, base: string): string | undefined => {
  const url = address ? URL.parse(address.trim(), base) : null
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 2083 ? url.href : undefined
}

const refreshTarget = (content: string) =>
  /^\s*[0-5](?:\.\d+)?\s*[;,]\s*(?:url\s*=)?\s*["']?([^"']+)/i.exec(content)?.[1]

const readMeta = (head: Head, attributes: Attributes) => {
  const content = (attributes['content'] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestMeta)
  if (!content || isModelOrder(content) || isPlaceholder(content)) return
  if (attributes['http-equiv']?.toLowerCase() === 'refresh')
    head.refresh ??= absolute(refreshTarget(content), head.base)
  for (const name of new Set([attributes['name'], attributes['property']])) {
    const key = name?.toLowerCase().trim()
    if (key) head.meta.set(key, [...(head.meta.get(key) ?? []), content])
  }
}

const readLink = (head: Head, attributes: Attributes) => {
  const rel = attributes['rel']?.toLowerCase().split(/\s+/) ?? []
  const url = absolute(attributes['href'], head.base)
  if (!url) return
  if (rel.includes('canonical')) head.canonical ??= url
  const language = baseLanguageOf(attributes['hreflang'])
  if (rel.includes('alternate') && language && head.alternates.length < 100) head.alternates.push({ url, language })
  const icon = rel.find((name) => name === 'icon' || name.startsWith('apple-touch-icon'))
  if (icon && attributes['type'] !== 'image/svg+xml')
    head.icons.push({ url, rel: icon, size: Number.parseInt(attributes['sizes'] ?? '', 10) || 0 })
}

/** Reads one element; the elements of a head are understood wherever they stand. */
export const readHeadElement = (head: Head, name: string, attributes: Attributes): void => {
  if (name === 'html') head.language ??= baseLanguageOf(attributes['lang'] ?? attributes['xml:lang'])
  else if (name === 'base') head.base = absolute(attributes['href'], head.base) ?? head.base
  else if (name === 'meta') readMeta(head, attributes)
  else if (name === 'link') readLink(head, attributes)
  else if (name === 'script' && attributes['src']) {
    const url = absolute(attributes['src'], head.base)
    if (url) head.scripts.push(url)
  }
}
