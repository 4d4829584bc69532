// What of a model's value the website supports.
import { brandField } from '#domain/brand-fields.ts'
import { fold, oneLine } from '#facts/index.ts'
import type { JudgedField } from './facts.ts'

/** Texts are folded and on one line. */
export type Support = {
  /** The passages that the model cites. */
  cited: string[]
  /** All passages of the site, and what the rules found in menus and links. */
  site: string[]
  /** Industries whose words the rules found on the site. */
  industries: string[]
  /** Addresses of the site's pages, and the one that it gives itself. */
  addresses: string[]
}

/** The text in the form in which support for it is looked up. */
export const comparable = (text: string): string => fold(oneLine(text))

// Shorter than the fields' own limits, as statements and industries are short.
const longest = (field: JudgedField) => Math.min(brandField(field).max, field === 'industry' ? 60 : 1000)

/** The value, or the part of a list, that the website supports; undefined if it supports nothing. */
export const supportedValue = (field: JudgedField, value: string, support: Support): string | undefined => {
  const { cited, site, industries, addresses } = support
  const isOnSite = (isHeld: (text: string) => boolean) => site.some(isHeld)
  switch (field) {
    case 'website':
      return ownAddress(value, addresses)
    case 'contacts':
      return listOf(contactsIn(value), (contact) => isOnSite((text) => holdsHardParts(text, contact)))
    case 'keywords':
      return listOf(itemsOf(value), (item) => isKeyword(item) && isOnSite((text) => text.includes(comparable(item))))
    case 'industry':
      return [...industries, ...cited].some((text) => text.includes(comparable(value)))
        ? within(field, value)
        : undefined
    default:
      return isSaid(within(field, value), cited.join(' '), copied.has(field) ? 1 : leastShared)
        ? within(field, value)
        : undefined
  }
}

const within = (field: JudgedField, value: string) => value.slice(0, longest(field)).trim()

/** Names, places and sizes are copied, statements may be shortened. */
const copied = new Set<JudgedField>(['name', 'location', 'industry_size'])
const leastShared = 0.7

const isSaid = (value: string, source: string, least: number) =>
  value !== '' && holdsHardParts(source, value) && sharedWords(source, value) >= least

/** The items that are supported, each once. */
const listOf = (items: string[], isSupported: (item: string) => boolean): string | undefined => {
  const supported = items.filter(isSupported)
  const byText = new Map(supported.toReversed().map((item) => [fold(item), item]))
  return [...byText.values()].toReversed().join(', ') || undefined
}

/** E-mail addresses and telephone numbers, without the words around them. */
const contactsIn = (value: string) => value.match(/[^\s,;:<>()@]+@[^\s,;:<>()@]+|[+(]*\d[\d\s()./–-]{4,}\d/gu) ?? []

const longestKeyword = 60
const isKeyword = (item: string) => item.length <= longestKeyword && !/@|:\/\/|www\./.test(item)

export const itemsOf = (value: string): string[] =>
  value
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** Numbers and addresses, which must always be copied. */
const hardParts = (text: string): string[] =>
  (fold(text).match(/[^\s,;()]*(?:@|:\/\/|www\.)[^\s,;()]*|[\d][\d\s().,/-]*/g) ?? []).map((part) =>
    part.replaceAll(/[^a-z0-9@]/g, ''),
  )

/** Whether a folded source has all of them. */
export const holdsHardParts = (source: string, text: string) => {
  const bare = source.replaceAll(/[^a-z0-9@]/g, '')
  return hardParts(text).every((part) => bare.includes(part))
}

// Compares stems, as inflections differ between a sentence and its summary. Short words say little, but in a short text.
const stems = (folded: string) => {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  const long = words.filter((word) => word.length > 3)
  return (long.length > 2 ? long : words).map((word) => word.slice(0, 5))
}

/** The share of a text's words that a source has too. */
export const sharedWords = (source: string, text: string): number => {
  const words = stems(comparable(text))
  const held = new Set((source.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, 5)))
  return words.length === 0 ? 0 : words.filter((word) => held.has(word)).length / words.length
}

export const host = (address: string) => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '')

const ownAddress = (value: string, addresses: string[]) => {
  const address = /^[a-z]+:\/\//i.test(value) ? value : `https://${value}`
  const isOwn = /^https?:/i.test(address) && addresses.some((own) => host(own) !== '' && host(own) === host(address))
  return isOwn ? address : undefined
}
