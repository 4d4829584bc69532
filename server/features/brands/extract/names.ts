import { bannerNames, contactNames, weights } from './name-candidates.ts'
import { legalForm, logoWords, maximumName, titleParts, toName, withoutLegalForm } from './name-text.ts'
import { isOrganisation, isOwnRole, textOf } from './structured-data.ts'
import { compact, fold, toPassage } from './text.ts'
import { belongsToSite } from './own-entities.ts'
import type { Fact } from '#domain/facts.ts'
import type { PageModel, Site } from './model.ts'
import type { Candidate, Source } from './name-candidates.ts'

/** A name rests on at least one strong source or two weak ones. */
const minimumScore = 2.5

const copyrightLine =
  /(?:©|\(c\)|&copy;|copyright)\s*(?:copyright\s*)?(?:©\s*)?(?:(?:by|von|de|di)\s+)?(?:\d{4}\s*(?:[-–/]\s*(?:\d{2,4}|present|today|heute))?)?[\s,.|:–-]*(?:(?:by|von)\s+)?(.+)/i
const afterName =
  /[\s,.|·•–—-]*\b(?:all rights reserved|alle rechte|tous droits|todos los derechos|tutti i diritti|rights reserved|registered|powered by|website by|site by|web ?design|designed by|made (?:by|with|in)|built by|created by|reg(?:istered)?\.? (?:charity|company|office)|company (?:no|number|reg)|charity (?:no|number)|vat|p\.?\s?iva|impressum|imprint|mentions légales|aviso legal|datenschutz|privacy|siret|cif|nif|c\.f\.|ust-?id).*$/i

const copyrightName = (line: string): string | null => {
  const owner = copyrightLine.exec(line)?.[1]
  if (!owner) return null
  const cut = owner.replace(afterName, '').split(/\s+[|·•–—-]\s+|\s*\|\s*|\.\s+(?=\p{Lu})/u)[0] ?? ''
  const name = cut
    .replace(/\s*(?:19|20)\d{2}(?:\s*[-–]\s*\d{2,4})?\s*$/, '')
    .replace(/[\s,.]+$/, (end) => (end.trim() === '.' && legalForm.test(cut.trim()) ? '.' : ''))
  return toName(name)
}

const structuredNames = (page: PageModel, site: Site): Candidate[] => {
  const url = page.url.href
  return page.entities.flatMap((entity): Candidate[] => {
    const name = textOf(entity.values.name)
    const legal = textOf(entity.values.legalName)
    const own = isOwnRole(entity) && belongsToSite(entity, site)
    if (isOrganisation(entity) && own) {
      const source: Source = entity.source ? 'organisation' : 'markup'
      const found: Candidate[] = name ? [{ text: name, source, passage: name, url }] : []
      if (legal) found.push({ text: legal, source: 'legal', passage: legal, url })
      return found
    }
    return name && own && entity.types.includes('WebSite')
      ? [{ text: name, source: 'website', passage: name, url }]
      : []
  })
}

const metaNames = (page: PageModel): Candidate[] => {
  const url = page.url.href
  const pick = (key: string, source: Source): Candidate[] =>
    (page.meta.get(key) ?? []).slice(0, 1).map((text) => ({ text, source, passage: text, url }))
  return [
    ...pick('og:site_name', 'site_name'),
    ...pick('application-name', 'application'),
    ...pick('apple-mobile-web-app-title', 'application'),
  ]
}

const visibleNames = (page: PageModel): Candidate[] => {
  const url = page.url.href
  const found: Candidate[] = []
  for (const picture of page.pictures) {
    const isLogo = /logo|brand/.test(picture.marks) || /\blogo/i.test(picture.alt)
    if (
      picture.region === 'footer' ||
      (!isLogo && !picture.isInHomeLink) ||
      /partner|client|kunden|sponsor|award|badge|press|payment|certif/.test(picture.marks)
    )
      continue
    if (picture.region !== 'main' || picture.isInHomeLink)
      found.push({ text: picture.alt.replaceAll(logoWords, ''), source: 'logo', passage: picture.alt, url })
  }
  for (const block of page.blocks) {
    if (block.region === 'footer' || /©|copyright/i.test(block.text)) {
      for (const line of block.lines) {
        const name = copyrightName(line)
        if (name && !/theme|wordpress|template/i.test(line))
          found.push({ text: name, source: 'copyright', passage: toPassage(line), url })
      }
    }
    const isHomeLink =
      block.links.length === 1 && /^(?:https?:\/\/[^/]+)?\/?(?:index\.\w+)?$/.test(block.links[0]?.href ?? '-')
    if (
      block.region !== 'main' &&
      block.region !== 'footer' &&
      block.isLink &&
      (isHomeLink || /logo|brand|site-?title/.test(block.marks))
    ) {
      found.push({ text: block.text, source: 'logo', passage: toPassage(block.text), url })
    }
    if (/site-?title|site-?name|brand-?name|logo-?text/.test(block.marks) && block.region === 'header')
      found.push({ text: block.text, source: 'logo', passage: toPassage(block.text), url })
  }
  return found
}

const welcome =
  /^(?:welcome to|about|bienvenid[oa]s? a|sobre|bienvenue (?:chez|à|au)|à propos de|willkommen (?:bei|in|im|bei der)|herzlich willkommen (?:bei|in|im)|über|benvenut[io] (?:a|da|in|su|al)|benvenuti alla)\s+(.+?)[.!]?$/i

const headingNames = (page: PageModel): Candidate[] => {
  const heading = page.blocks.find((block) => block.level === 1 && block.voice === 'own')
  if (!heading) return []
  const greeted = welcome.exec(heading.text)?.[1]
  const text = greeted ?? (page.kind === 'home' ? heading.text : '')
  return text ? [{ text, source: 'heading', passage: toPassage(heading.text), url: page.url.href }] : []
}

/** The holder of an imprint: its first line with a legal form. */
const imprintNames = (page: PageModel): Candidate[] => {
  if (page.kind !== 'imprint' && page.kind !== 'contact' && page.kind !== 'legal') return []
  const lines = page.blocks
    .filter((block) => block.region === 'main' && block.voice === 'own')
    .flatMap((block) => block.lines)
  const line = lines.slice(0, 60).find((one) => one.length <= maximumName && legalForm.test(one))
  return line
    ? [
        {
          text: line.replace(/^[\p{L} ]{3,25}:\s*/u, ''),
          source: 'legal',
          passage: toPassage(line),
          url: page.url.href,
        },
      ]
    : []
}

const titleNames = (site: Site): Candidate[] => {
  const pages = site.pages.filter((page) => page.title)
  const counts = new Map<string, number>()
  for (const page of pages)
    for (const part of new Set(titleParts(page.title).map(compact))) counts.set(part, (counts.get(part) ?? 0) + 1)
  return pages
    .flatMap((page) =>
      titleParts(page.title).map((part): Candidate => {
        const isRepeated = (counts.get(compact(part)) ?? 0) >= 2
        return {
          text: cutToHost(part, site),
          source: isRepeated ? 'repeated_title' : 'home_title',
          passage: page.title,
          url: page.url.href,
        }
      }),
    )
    .filter((candidate) => candidate.source === 'repeated_title' || candidate.url === site.home.url.href)
}

type Group = { key: string; members: Candidate[]; sources: Set<Source> }

/** A host writes "Bäckerei Groß" as "baeckerei-gross": both without what the other may lack. */
const asHost = (text: string): string =>
  compact(text)
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('ss', 's')

const hostLabel = (site: Site): string => (site.domain ?? '').split('.')[0] ?? ''

/** "Metzgerei Kranz in Murnau" at metzgerei-kranz.test: the words that the host says. */
const cutToHost = (part: string, site: Site): string => {
  const label = asHost(hostLabel(site))
  const words = part.split(' ')
  const count = words.findIndex((_, index) => asHost(words.slice(0, index + 1).join(' ')) === label)
  return label.length >= 6 && count >= 0
    ? words
        .slice(0, count + 1)
        .join(' ')
        .replace(/[,;:.]+$/, '')
    : part
}

/** What the host name says for a name: whole equality much, a shared beginning some. */
const hostBonus = (name: string, site: Site): number => {
  const label = asHost(hostLabel(site))
  const key = asHost(name)
  if (label.length < 3 || key.length < 3) return 0
  if (key === label) return 3
  if (label.includes(key) && key.length >= 4) return 1.5
  return key.includes(label) && label.length >= 4 ? 2 : 0
}

const keyOf = (text: string): string =>
  compact(withoutLegalForm(text).replace(/^(?:the|la|le|les|el|los|il|die|der|das)\s+/i, ''))

const groupNames = (candidates: Candidate[]): Group[] => {
  const groups = new Map<string, Group>()
  for (const candidate of candidates) {
    // Structured names carry slogans too ("Harbour Bakery | Bread in Leith"): each part stands for itself.
    const parts = candidate.source.endsWith('title')
      ? [candidate.text]
      : titleParts(candidate.text).slice(0, candidate.source === 'heading' ? 1 : 3)
    for (const [position, part] of parts.entries()) {
      const text = toName(part)
      if (!text) continue
      const key = keyOf(text)
      const group = groups.get(key) ?? { key, members: [], sources: new Set<Source>() }
      group.members.push({ ...candidate, text })
      group.sources.add(
        parts.length > 1 && position > 0 && candidate.source !== 'repeated_title' ? 'heading' : candidate.source,
      )
      groups.set(key, group)
    }
  }
  return [...groups.values()].filter((group) => group.key.length > 1)
}

/** The way of writing that most sources use; mixed case before all capitals, the short form before the legal one. */
const bestMember = (group: Group): Candidate | undefined => {
  const counts = new Map<string, number>()
  for (const member of group.members) counts.set(member.text, (counts.get(member.text) ?? 0) + weights[member.source])
  const hasShort = group.members.some((member) => withoutLegalForm(member.text) === member.text)
  const score = (member: Candidate): number => {
    const isShouted = member.text === member.text.toUpperCase() && member.text.length > 4
    const isLow = member.text === member.text.toLowerCase()
    const isLegal = withoutLegalForm(member.text) !== member.text
    return (
      (counts.get(member.text) ?? 0) -
      (isShouted || isLow ? 6 : 0) -
      (isLegal && hasShort ? 20 : 0) +
      weights[member.source] / 100
    )
  }
  return group.members.toSorted((left, right) => score(right) - score(left))[0]
}

const scoreOf = (group: Group, groups: Group[], site: Site): number => {
  const own = [...group.sources].reduce((sum, source) => sum + weights[source], 0)
  // A longer form ("Harbour Bakery Leith") vouches for the shorter one inside it.
  const longer = groups.filter((other) => other !== group && group.key.length >= 4 && other.key.startsWith(group.key))
  const vouched = longer.reduce(
    (sum, other) => sum + Math.max(0, ...[...other.sources].map((source) => weights[source])) * 0.5,
    0,
  )
  return own + Math.min(vouched, 3) + hostBonus(group.key, site)
}

/** The company's trade name without slogan or legal form; null when the site does not say it twice or plainly. */
export const findName = (site: Site): Fact | null => {
  const titles = titleNames(site)
  const banners = bannerNames(site)
  const candidates = [
    ...site.pages.flatMap((page) => [
      ...structuredNames(page, site),
      ...metaNames(page),
      ...visibleNames(page),
      ...headingNames(page),
      ...imprintNames(page),
    ]),
    ...titles,
    ...banners,
    ...contactNames(site, [...titles, ...banners]),
  ]
  const groups = groupNames(candidates)
  const ranked = groups
    .map((group) => ({ group, score: scoreOf(group, groups, site) }))
    .toSorted((left, right) => right.score - left.score)
  const best = ranked[0]
  if (!best || best.score < minimumScore) return null
  const member = bestMember(best.group)
  if (!member) return null
  const value = hasPlainForm(site, member.text) ? withoutLegalForm(member.text) : member.text
  return { field: 'name', value: value.slice(0, 255), source_url: member.url, passage: toPassage(member.passage) }
}

/** Whether the site itself also writes the name without its legal form. */
const hasPlainForm = (site: Site, name: string): boolean => {
  const plain = fold(withoutLegalForm(name))
  if (plain === fold(name) || plain.length < 3) return false
  const full = fold(name)
  return site.pages.some((page) =>
    [page.title, ...page.blocks.map((block) => block.text)].some((text) =>
      fold(text).replaceAll(full, '').includes(plain),
    ),
  )
}
