import { fold, normalise } from './text.ts'
import { areaOf, pageArea } from './areas.ts'
import { levelOf, lettersIn, linkOf, withoutMenu } from './text-drafts.ts'
import { appearanceOf, pageBackground } from './visibility.ts'
import type { Block, ContactLink, Link, Picture } from './model.ts'
import type { Draft, Frame } from './text-drafts.ts'
import type { HidingRules } from './visibility.ts'

/** Text blocks of a page beyond these are not read. */
const maximumBlocks = 6_000
const maximumTextLength = 600_000
const maximumBlockLength = 6_000

const silentTags = new Set(
  'script style noscript template svg math iframe object embed canvas audio video head select textarea input map datalist progress meter dialog'.split(
    ' ',
  ),
)

const inlineTags = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rp rt ruby s samp slot small span strike strong ' +
    'sub sup time tt u var wbr picture img'
  ).split(' '),
)

/** Text in `<span>` after `<span>` without a space between is set apart by styles, unless single letters are. */
const joinInline = (before: string, after: string): string =>
  /(?:[\p{L}\p{N}]{2}|[.,;:!?%+)])$/u.test(before) && /^[\p{L}\p{N}(+][\p{L}\p{N}.]/u.test(after) ? ' ' : ''

class Walker {
  blocks: Block[] = []
  foreignRoots: number[] = []
  pictures: Picture[] = []
  contactLinks: ContactLink[] = []
  #draft: Draft | null = null
  #length = 0
  #roots = 0
  #rules: HidingRules
  /** True between the end of one inline element and the next text. */
  #isAfterInline = false

  constructor(rules: HidingRules) {
    this.#rules = rules
  }

  get isFull(): boolean {
    return this.blocks.length >= maximumBlocks || this.#length >= maximumTextLength
  }

  flush(): void {
    const draft = this.#draft
    this.#draft = null
    this.#isAfterInline = false
    if (!draft) return
    const lines = draft.text.slice(0, maximumBlockLength).split('\n').map(normalise).filter(Boolean)
    for (const part of withoutMenu(draft, lines)) this.#push(part.draft, part.lines)
  }

  #push(draft: Draft, lines: string[]): void {
    const text = lines.join(' ')
    if (!text) return
    this.#length += text.length
    this.blocks.push(this.#block(draft, text, lines))
    this.foreignRoots.push(draft.frame.foreignRoot)
  }

  #block(draft: Draft, text: string, lines: string[]): Block {
    const { area } = draft.frame
    const voice = draft.frame.foreignRoot > 0 ? 'foreign' : area.isCustomer ? 'customer' : 'own'
    return {
      index: this.blocks.length,
      text,
      lines,
      tag: draft.tag,
      level: levelOf(draft, text),
      region: area.region,
      voice,
      isInAddress: area.isAddress,
      isQuote: area.isQuote,
      boldHead: normalise(draft.boldHead),
      isLink: draft.tag === 'button' || (draft.links.length > 0 && draft.linkLength >= lettersIn(text) * 0.9),
      marks: area.marks,
      links: draft.links,
      path: [],
    }
  }

  text(value: string, frame: Frame, isFirstChild: boolean): void {
    if (!this.#draft) {
      if (!value.trim()) return
      this.#draft = { text: '', strongLength: 0, boldHead: '', linkLength: 0, frame, tag: frame.tag, links: [] }
    }
    const draft = this.#draft
    if (draft.text.length > maximumBlockLength) return
    const piece = value.replaceAll(/\s+/g, ' ')
    if (isFirstChild && this.#isAfterInline) draft.text += joinInline(draft.text, piece)
    this.#isAfterInline = false
    if (frame.strongDepth > 0 && draft.text.trim() === draft.boldHead.trim()) draft.boldHead += piece
    draft.text += piece
    const length = piece.replaceAll(' ', '').length
    if (frame.strongDepth > 0) draft.strongLength += length
    if (!frame.link) return
    draft.linkLength += length
    frame.link.text = normalise(`${frame.link.text}${piece}`).slice(0, 300)
    if (!draft.links.includes(frame.link)) draft.links.push(frame.link)
  }

  /** Enters an element; null when nothing inside it is to be read. */
  open(element: Element, parent: Frame): Frame | null {
    const tag = element.localName
    if (silentTags.has(tag)) return null
    const appearance = appearanceOf(element, this.#rules, parent.background)
    if (appearance.isHidden) return null
    if (tag === 'br' || tag === 'hr') {
      if (this.#draft) this.#draft.text += '\n'
      return null
    }
    if (tag === 'img') {
      this.#picture(element, parent)
      return null
    }
    const area = areaOf(element, parent.area)
    const isBlock = !inlineTags.has(tag) || (tag === 'a' && area.region === 'nav')
    if (isBlock) this.flush()
    const link = linkOf(element) ?? parent.link
    const foreignRoot = parent.foreignRoot || (area.isForeign ? (this.#roots += 1) : 0)
    const isStrong = tag === 'strong' || tag === 'b'
    const frame = {
      area,
      background: appearance.background,
      foreignRoot,
      link,
      tag: isBlock ? tag : parent.tag,
      strongDepth: parent.strongDepth + (isStrong ? 1 : 0),
    }
    if (link && link !== parent.link) this.#contactLink(link, frame)
    return frame
  }

  /** Mail and telephone links are kept apart: one around an icon has no words, only its address. */
  #contactLink(link: Link, frame: Frame): void {
    if (!/^(?:mailto:|tel:|https?:\/\/(?:wa\.me|api\.whatsapp\.com)\/)/i.test(link.href)) return
    if (this.contactLinks.length < 500) {
      this.contactLinks.push({
        link,
        region: frame.area.region,
        isForeign: frame.foreignRoot > 0,
        blockIndex: this.blocks.length,
      })
    }
  }

  close(element: Element): void {
    const tag = element.localName
    if (inlineTags.has(tag)) this.#isAfterInline = true
    else this.flush()
  }

  #picture(element: Element, parent: Frame): void {
    const alt = normalise(element.getAttribute('alt') ?? '')
    if (!alt || alt.length > 120 || this.pictures.length > 300 || parent.foreignRoot > 0) return
    const own = fold(
      `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''} ${element.getAttribute('src')?.slice(-120) ?? ''}`,
    )
    this.pictures.push({
      alt,
      region: parent.area.region,
      marks: `${parent.area.marks} ${own}`,
      isInHomeLink: parent.link !== null && /^(?:https?:\/\/[^/]+)?\/?(?:index\.\w+)?$/.test(parent.link.href),
    })
  }
}

type PageText = { blocks: Block[]; pictures: Picture[]; contactLinks: ContactLink[] }

/** A foreign box that holds the page's first heading and most of its text is the page itself, named oddly. */
const restoreWholePages = (walker: Walker): void => {
  const lengths = new Map<number, number>()
  const headed = new Set<number>()
  let total = 0
  for (const block of walker.blocks) {
    const root = walker.foreignRoots[block.index] ?? 0
    total += block.text.length
    if (root > 0 && block.level === 1) headed.add(root)
    lengths.set(root, (lengths.get(root) ?? 0) + block.text.length)
  }
  for (const block of walker.blocks) {
    const root = walker.foreignRoots[block.index] ?? 0
    if (headed.has(root) && (lengths.get(root) ?? 0) > total * 0.6) block.voice = 'own'
  }
}

const fillPaths = (blocks: Block[]): void => {
  let path: { level: number; text: string }[] = []
  let region = ''
  for (const block of blocks) {
    if (block.region !== region) path = []
    region = block.region
    if (block.level > 0) path = path.filter((heading) => heading.level < block.level)
    block.path = path.map((heading) => heading.text)
    if (block.level > 0) path.push({ level: block.level, text: block.text })
  }
}

/** The text that a reader sees, in the order of the page; hidden text and scripts are left out. Walks without recursion. */
export const readText = (root: Node, rules: HidingRules): PageText => {
  const walker = new Walker(rules)
  const frame: Frame = {
    area: pageArea,
    background: pageBackground,
    foreignRoot: 0,
    link: null,
    tag: 'body',
    strongDepth: 0,
  }
  const stack: { element: Element | null; frame: Frame }[] = [{ element: null, frame }]
  let node: Node | null = root.firstChild
  while (node && !walker.isFull) {
    const top = stack.at(-1)?.frame ?? frame
    let inner: Frame | null = null
    if (node.nodeType === 3) walker.text(node.nodeValue ?? '', top, node.previousSibling === null)
    else if (node.nodeType === 1) inner = walker.open(node as Element, top)
    if (inner && node.firstChild) {
      stack.push({ element: node as Element, frame: inner })
      node = node.firstChild
      continue
    }
    if (inner) walker.close(node as Element)
    while (!node.nextSibling && stack.length > 1) {
      const ended = stack.pop()
      if (!ended?.element) break
      walker.close(ended.element)
      node = ended.element
    }
    node = node.nextSibling
  }
  walker.flush()
  restoreWholePages(walker)
  fillPaths(walker.blocks)
  return { blocks: walker.blocks, pictures: walker.pictures, contactLinks: walker.contactLinks }
}
