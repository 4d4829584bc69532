import type { Area } from './areas.ts'
import type { Link } from './model.ts'

/** What an element passes on to the text inside it. */
export type Frame = {
  area: Area
  background: string | null
  /** Number of the outermost foreign element around; 0 for none. */
  foreignRoot: number
  link: Link | null
  tag: string
  strongDepth: number
}

/** A run of text that is not yet a block. */
export type Draft = {
  text: string
  strongLength: number
  boldHead: string
  linkLength: number
  frame: Frame
  tag: string
  links: Link[]
}

/** The address that a content network wrote as bytes XORed with the first one, to keep it from harvesters. */
const decodeShielded = (encoded: string): string => {
  const bytes = (encoded.slice(0, 400).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  const [key = 0, ...rest] = bytes
  return String.fromCharCode(...rest.map((byte) => byte ^ key))
}

/** Where an element links to; null when nowhere. */
export const linkOf = (element: Element): Link | null => {
  const href = (element.localName === 'a' ? element.getAttribute('href') : null)?.trim() ?? ''
  const shielded =
    element.getAttribute('data-cfemail') ?? /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)$/i.exec(href)?.[1]
  if (shielded) return { href: `mailto:${decodeShielded(shielded)}`, text: '' }
  return href ? { href, text: '' } : null
}

/** What separates the links of a menu ("Home | Products | Contact") is no text beside them. */
export const lettersIn = (text: string): number => Math.max(1, text.replaceAll(/[^\p{L}\p{N}]/gu, '').length)

/** A link to somewhere on a site, not to a mailbox or a telephone. */
const leads = (link: Link): boolean => !/^(?:mailto|tel):/i.test(link.href)

/** So many lines of nothing but a link, one below the other, are a menu. */
const shortestMenu = 3

type Part = { draft: Draft; lines: string[] }

/** Menus of cells and line breaks ("<td>Home<br>Products<br>…") in their links, apart from the text that goes on below. */
export const withoutMenu = (draft: Draft, lines: string[]): Part[] => {
  const links = new Map(draft.links.filter(leads).map((link) => [link.text, link]))
  const isInMenu = (line: string): boolean => links.has(line)
  if (draft.frame.area.isAddress || lines.filter(isInMenu).length < shortestMenu) return [{ draft, lines }]
  const { region } = draft.frame.area
  const area: Area = { ...draft.frame.area, region: region === 'main' ? 'nav' : region }
  const others = draft.links.filter((link) => links.get(link.text) !== link)
  const parts: Part[] = []
  for (const line of lines) {
    const link = links.get(line)
    const last = parts.at(-1)
    const plain = { ...draft, text: line, strongLength: 0, boldHead: '' }
    if (link) {
      const frame = { ...draft.frame, area }
      parts.push({ draft: { ...plain, links: [link], linkLength: line.length, frame }, lines: [line] })
    } else if (last?.draft.frame === draft.frame) last.lines.push(line)
    else parts.push({ draft: { ...plain, links: others, linkLength: 0 }, lines: [line] })
  }
  return parts
}

const headingTag = /^h([1-6])$/

/** 1 to 6 for headings, 7 for a line that only looks like one, 0 for text. */
export const levelOf = (draft: Draft, text: string): number => {
  const level = headingTag.exec(draft.tag)?.[1]
  if (level) return Number(level)
  if (text.length > 90 || draft.frame.area.region === 'nav') return 0
  if (/^(?:dt|summary|legend|th|caption)$/.test(draft.tag)) return 7
  const isShort = text.length <= 70 && !/[.,;]$/.test(text)
  if (isShort && draft.strongLength > 0 && draft.strongLength >= text.replaceAll(' ', '').length * 0.95) return 7
  const own = draft.frame.area.marks.split(' ').slice(-6).join(' ')
  return isShort &&
    /(?:^|[\s-])(?:title|heading|headline|eyebrow|kicker|overline|titre|titulo|titolo|uberschrift)(?=$|[\s-])/.test(own)
    ? 7
    : 0
}
