import { findTerm, hasTerm } from '../data/read-data.ts'
import { textOf, typesOf } from '../page/entities.ts'
import { ownOrganisations } from '../site/organisations.ts'
import { fold, keyOf, oneLine, wordsOf } from '../text/fold.ts'
import type { Candidate, Field, Site, SitePage } from '../types.ts'
import { toPassage } from './passage.ts'

const longest = 80
const legalForms = [
  String.raw`gmbh|mbh|ag|kg|ohg|ug|e\.?\s?v\.?|e\.?\s?k\.?|gbr|ltd|limited|llc|inc|plc|corp|co`,
  String.raw`sarl|sas|sasu|eurl|sci|selarl|s\.?\s?a\.?|s\.?\s?a\.?\s?s\.?|s\.?\s?l\.?\s?u?\.?`,
  String.raw`s\.?\s?r\.?\s?l\.?s?\.?|s\.?\s?p\.?\s?a\.?|s\.?\s?n\.?\s?c\.?|onlus|aps|asd|ets`,
]
const legalForm = new RegExp(String.raw`(?<![\p{L}])(?:${legalForms.join('|')})\.?$`, 'iu')

/** Where names stand; each is a feature: 1 where the name stands there, or the share of pages. */
type Source =
  | 'linkedData'
  | 'siteName'
  | 'title'
  | 'logo'
  | 'homeLink'
  | 'copyright'
  | 'imprint'
  | 'heading'
  | 'greeting'

type Mention = { text: string; source: Source; passage: string; page: SitePage }

const webAddress = /^(?:https?:|www\.)|^[\w-]+\.[a-z]{2,3}$/i
const separators = /\s+[|–—·•:»>/-]+\s+|\s*[|–—·•»]\s*|:\s+/
const copyright = /(?:©|\(c\)|copyright)[\s©\d,.–-]*(?:(?:by|von|de|di)\s+)?([^|•·]+)/i
const ownerOf = (text: string) => {
  const owner = copyright.exec(text)?.[1]
  const end = owner?.search(/\b(?:19|20)\d\d\b/) ?? -1
  const named = end < 0 ? owner : owner!.slice(0, end)
  return named?.slice(0, findTerm(fold(named), 'after name')?.index).replace(/[\s,.–-]+$/, '')
}

/** The name in "Welcome to Halden Solar!" */
const greetedOf = (text: string) => {
  const greeting = findTerm(fold(text), 'greeting')
  return greeting?.index === 0 ? text.slice(greeting[0].length).replace(/[.!]$/, '') : undefined
}

const titleMentions = (page: SitePage): Mention[] =>
  [page.title, ...(page.meta.get('og:title') ?? []).slice(0, 1)].flatMap((title) =>
    [...title.split(separators), title].map((text) => ({ text, source: 'title' as const, passage: title, page })),
  )

const headMentions = (page: SitePage): Mention[] =>
  ['og:site_name', 'application-name', 'apple-mobile-web-app-title'].flatMap((name) =>
    (page.meta.get(name) ?? []).slice(0, 1).map((text) => ({ text, source: 'siteName' as const, passage: text, page })),
  )

const isHome = (url: string, page: SitePage) => {
  const { pathname, hash } = new URL(url, page.url)
  return /^\/(?:index\.\w+|home)?$/.test(pathname) || (hash === '#' && pathname === new URL(page.url).pathname)
}

const bodyMentions = (page: SitePage): Mention[] => [
  ...page.pictures
    .filter(({ isLogo, isLinked, area }) => (isLogo || isLinked) && area !== 'main' && area !== 'aside')
    .map(({ alt }) => ({
      text: alt.replace(/\b(?:the )?logo(?: (?:de|von|of|di|du))?\b/gi, ''),
      source: 'logo' as const,
      passage: alt,
      page,
    })),
  ...page.links
    .filter(({ url, text, area }) => text && area !== 'main' && isHome(url, page))
    .map(({ text }) => ({ text, source: 'homeLink' as const, passage: text, page })),
  ...page.blocks.flatMap(({ text, level, area, voice }): Mention[] => {
    if (voice !== 'own') return []
    const owner = text.length < 300 ? ownerOf(text) : undefined
    const greeted = text.length < 120 ? greetedOf(text) : undefined
    return [
      ...(owner ? [{ text: owner, source: 'copyright' as const, passage: text, page }] : []),
      ...(greeted ? [{ text: greeted, source: 'greeting' as const, passage: text, page }] : []),
      ...(level === 1 && page.kind === 'home' && area !== 'footer'
        ? [{ text, source: 'heading' as const, passage: text, page }]
        : []),
    ]
  }),
]

/** The lines with which an imprint begins. */
const imprintMentions = (page: SitePage): Mention[] =>
  page.kind !== 'imprint' && page.kind !== 'contact'
    ? []
    : page.blocks
        .filter(({ area, voice }) => area === 'main' && voice === 'own')
        .slice(0, 40)
        .flatMap(({ text }) => text.split('\n'))
        .filter((line) => legalForm.test(line.trim()))
        .map((line) => ({ text: line.replace(/^[\p{L} ]{3,25}:\s*/u, ''), source: 'imprint', passage: line, page }))

const linkedMentions = (site: Site): Mention[] => [
  ...ownOrganisations(site).flatMap(({ entity, page }) =>
    [textOf(entity['name']), textOf(entity['legalName']), textOf(entity['alternateName'])].map((text): Mention => ({
      text,
      source: 'linkedData',
      passage: text,
      page,
    })),
  ),
  ...site.pages.flatMap((page) =>
    page.entities
      .filter((entity) => typesOf(entity).includes('WebSite'))
      .map((entity): Mention => ({
        text: textOf(entity['name']),
        source: 'siteName',
        passage: textOf(entity['name']),
        page,
      })),
  ),
]

const clean = (text: string) => oneLine(text).replaceAll(/^[\s"“„«»'·|–—:,-]+|[\s"”“»'·|–—:,-]+$/g, '')

/** Letters only, as in a host name. */
const letters = (text: string) =>
  fold(text.replaceAll('ß', 'ss').replaceAll(/ä|ö|ü/gi, (umlaut) => `${fold(umlaut)}e`)).replaceAll(/[^a-z0-9]/g, '')

/** How much of the domain's name the candidate spells, and how much of the candidate the domain does. */
const domainShare = (text: string, site: Site) => {
  const host = (site.domain ?? '').split('.')[0]!.replaceAll(/[^a-z0-9]/g, '')
  const ways = [letters(text), fold(text).replaceAll(/[^a-z0-9]/g, ''), letters(text.replace(legalForm, ''))].filter(
    Boolean,
  )
  if (!host || ways.length === 0) return 0
  return Math.max(
    ...ways.map((way) => {
      if (way === host) return 1
      if (host.includes(way) && way.length > 3) return way.length / host.length
      if (way.includes(host) && host.length > 3) return (host.length / way.length) * 0.9
      const shared = wordsOf(text).filter((word) => word.length > 2 && host.includes(word))
      return (shared.join('').length / Math.max(host.length, way.length)) * 0.8
    }),
  )
}

const toCandidate = (mentions: Mention[], site: Site): Candidate => {
  const text = mentions[0]!.text
  const has = (source: Source) => Number(mentions.some((mention) => mention.source === source))
  const pagesWith = (source: Source) =>
    new Set(mentions.filter((mention) => mention.source === source).map(({ page }) => page)).size / site.pages.length
  const words = wordsOf(text)
  const folded = fold(text)
  return {
    value: text,
    url: mentions[0]!.page.url,
    passage: toPassage(mentions[0]!.passage),
    features: {
      linkedData: has('linkedData'),
      siteName: has('siteName'),
      title: pagesWith('title'),
      logo: has('logo'),
      homeLink: pagesWith('homeLink'),
      copyright: has('copyright'),
      imprint: has('imprint'),
      heading: has('heading'),
      greeting: has('greeting'),
      sources: new Set(mentions.map(({ source }) => source)).size / 4,
      domain: domainShare(text, site),
      legalForm: Number(legalForm.test(text)),
      short: Number(words.length <= 4),
      long: Math.max(0, words.length - 5) / 5,
      menuWord: Number(words.length <= 4 && hasTerm(folded, 'menu')),
      sentence: Number(/[.!?]\s|[!?]$|,/.test(text)),
    },
  }
}

/** The company's name: what several places agree on, and the domain spells. */
export const name: Field = {
  name: 'name',
  candidates: (site) => {
    const mentions = [
      ...linkedMentions(site),
      ...site.pages.flatMap((page) => [
        ...headMentions(page),
        ...bodyMentions(page),
        ...imprintMentions(page),
        ...titleMentions(page),
      ]),
    ]
      .map((mention) => ({ ...mention, text: clean(mention.text) }))
      .filter(
        ({ text }) =>
          text.length > 1 &&
          text.length <= longest &&
          /\p{L}/u.test(text) &&
          !webAddress.test(text) &&
          wordsOf(text).length <= 10,
      )
    const groups = Map.groupBy(mentions, ({ text }) => keyOf(text.replace(legalForm, '')) || keyOf(text))
    return [...groups.values()].map((group) => toCandidate(group, site))
  },
}
