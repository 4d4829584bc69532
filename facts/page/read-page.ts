import { Parser } from 'htmlparser2'
import { isModelOrder } from '#domain/model-orders.ts'
import { blockBuilder, linkHeadings, type Surroundings } from './blocks.ts'
import { areaOf, inline, isBold, isContent, isHidden, levelOf, voiceOf } from './elements.ts'
import { entitiesOfJson, microdata } from './entities.ts'
import { absolute, baseLanguageOf, emptyHead, readHeadElement } from './head.ts'
import type { Entity, Link, Page, PageModel, Picture } from './model.ts'
import { isAppRoot } from './needs-javascript.ts'
import { asksForJavaScript, isPlaceholder } from './placeholders.ts'

const maximumLinks = 1500
const maximumPictures = 500
const longestLinkText = 200
const longestScriptData = 2_000_000

type Attributes = Record<string, string>
type Frame = Surroundings & { isContent: boolean; isHidden: boolean; isBold: boolean }

const outermost: Frame = {
  tag: 'body',
  level: 0,
  area: 'main',
  voice: 'own',
  isContent: false,
  isHidden: false,
  isBold: false,
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Reads a page in one pass. The crawl, the facts and what a model is shown use the same model.
 * @throws TypeError if the page's URL is not a URL
 */
export const readPage = ({ url, html, isScript = false }: Page): PageModel => {
  const reader = new PageReader(new URL(url).href)
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  })
  parser.end(html)
  return { ...reader.model(), isScript }
}

class PageReader {
  readonly #url: string
  readonly #head
  readonly #builder = blockBuilder()
  readonly #microdata = microdata()
  readonly #stack: Frame[] = []
  readonly #links: Link[] = []
  readonly #pictures: Picture[] = []
  readonly #entities: Entity[] = []
  readonly #scriptData: string[] = []
  #link: { link: Link; label: string } | undefined
  #script: { type: string; source: string } | undefined
  #noscript: string | undefined
  #isTitle = false
  #hasPasswordForm = false
  #hasScripts = false
  #isShell = false
  #lastClosed = ''

  constructor(url: string) {
    this.#url = url
    this.#head = emptyHead(url)
  }

  open(name: string, attributes: Attributes) {
    const outer = this.#frame()
    readHeadElement(this.#head, name, attributes)
    const frame: Frame = {
      tag: inline.has(name) ? outer.tag : name,
      level: levelOf(name, attributes) || outer.level,
      area: areaOf(name, attributes, outer) ?? outer.area,
      voice: outer.voice === 'own' ? (voiceOf(name, attributes) ?? 'own') : outer.voice,
      isContent: outer.isContent || isContent(name),
      isHidden: outer.isHidden || isHidden(name, attributes),
      isBold: outer.isBold || isBold(name),
    }
    this.#stack.push(frame)
    this.#microdata.open(attributes, this.#stack.length)
    if (name === 'title') this.#isTitle = !this.#head.title
    else if (name === 'script') this.#openScript(attributes)
    else if (name === 'noscript') this.#noscript = ''
    else if (name === 'input' && attributes['type']?.toLowerCase() === 'password')
      this.#hasPasswordForm ||= frame.area === 'main' || frame.area === 'form' || frame.area === 'aside'
    this.#isShell ||= isAppRoot(name, attributes)
    if (frame.isHidden) return
    if (name === 'br') this.#builder.breakLine()
    else if (!inline.has(name)) this.#builder.end()
    // Neighbours of one kind are often set apart by style alone.
    else if (name === 'a' || name === this.#lastClosed) this.#builder.space()
    if (name === 'img') this.#picture(attributes, frame)
    if (name === 'a' || name === 'area') this.#openLink(attributes, frame)
  }

  text(text: string) {
    if (this.#script) this.#script.source += text
    if (this.#isTitle) this.#head.title += text
    if (this.#noscript !== undefined) this.#noscript += text
    const frame = this.#frame()
    if (frame.isHidden) return
    this.#microdata.text(text)
    this.#builder.add(text, frame, frame.isBold)
    if (text.trim()) this.#lastClosed = ''
    if (this.#link && this.#link.link.text.length < longestLinkText) this.#link.link.text += text
  }

  close(name: string) {
    const frame = this.#frame()
    if (name === 'a') this.#closeLink()
    else if (name === 'title') this.#isTitle = false
    else if (name === 'script') this.#closeScript()
    else if (name === 'noscript') this.#closeNoscript()
    this.#microdata.close(this.#stack.length)
    this.#stack.pop()
    this.#lastClosed = name
    if (frame.isHidden || name === 'br') return
    if (!inline.has(name)) this.#builder.end()
    else if (name === 'a') this.#builder.space()
  }

  model(): Omit<PageModel, 'isScript'> {
    this.#closeLink()
    this.#builder.end()
    const isShell = this.#isShell || this.#builder.blocks.some(({ text }) => asksForJavaScript(text))
    const blocks = this.#builder.blocks.map((block) =>
      isModelOrder(block.text) || isPlaceholder(block.text)
        ? { ...block, text: '', level: 0, voice: 'notice' as const }
        : block,
    )
    linkHeadings(blocks)
    const { base: _, title, ...head } = this.#head
    return {
      ...head,
      url: this.#url,
      title: isModelOrder(title) || isPlaceholder(title) ? '' : oneLine(title).slice(0, 300),
      blocks,
      links: this.#links,
      pictures: this.#pictures.filter(({ alt }) => !isModelOrder(alt)),
      entities: [...this.#entities, ...this.#microdata.entities],
      scriptData: this.#scriptData,
      hasPasswordForm: this.#hasPasswordForm,
      hasScripts: this.#hasScripts,
      isShell,
    }
  }

  #frame() {
    return this.#stack.at(-1) ?? outermost
  }

  #picture({ alt = '', class: classes = '', id = '', src = '' }: Attributes, { area }: Frame) {
    const text = oneLine(alt)
    const isLogo = /logo|\bbrand\b/i.test(`${classes} ${id} ${src} ${text}`)
    if (text && this.#pictures.length < maximumPictures)
      this.#pictures.push({ alt: text, area, isLogo, isLinked: this.#link !== undefined })
    if (this.#link) this.#link.label ||= text
  }

  #openLink({ href = '', hreflang, title, 'aria-label': label }: Attributes, { area }: Frame) {
    this.#closeLink()
    const url = /^\s*(?:mailto|tel):/i.test(href) ? href.trim() : absolute(href, this.#head.base)
    if (!url || this.#links.length >= maximumLinks) return
    const language = baseLanguageOf(hreflang)
    const link = { url, text: '', area, block: this.#builder.blocks.length, ...(language && { language }) }
    this.#links.push(link)
    this.#link = { link, label: oneLine(label ?? title ?? '') }
  }

  #closeLink() {
    if (!this.#link) return
    const { link, label } = this.#link
    link.text = (oneLine(link.text) || label).slice(0, longestLinkText)
    this.#link = undefined
  }

  #openScript({ type = '' }: Attributes) {
    this.#script = { type: type.toLowerCase(), source: '' }
    this.#hasScripts ||= /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i.test(type)
  }

  #closeNoscript() {
    this.#isShell ||= asksForJavaScript(this.#noscript ?? '')
    this.#noscript = undefined
  }

  #closeScript() {
    const { type, source } = this.#script ?? { type: '', source: '' }
    this.#script = undefined
    if (type.startsWith('application/ld+json')) this.#entities.push(...entitiesOfJson(source))
    else if (type === 'application/json' || /^\s*(?:window|self|globalThis)\.[\w$.]+\s*=\s*\{/.test(source))
      if (source.length <= longestScriptData) this.#scriptData.push(source)
  }
}
