import { findAddresses } from './address-text.ts'
import { findPhones } from './contact-text.ts'
import { logoWords, titleParts, toName } from './name-text.ts'
import { compact, fold, toPassage } from './text.ts'
import type { Block, Site } from './model.ts'

/** How far one kind of source is trusted with the name; the same kind counts once for a name. */
export const weights = {
  organisation: 5,
  website: 4,
  site_name: 4,
  repeated_title: 3,
  markup: 4,
  application: 2,
  logo: 2,
  copyright: 2.5,
  banner: 1.5,
  contact: 1.5,
  home_title: 1.5,
  legal: 1.5,
  heading: 1,
} as const

export type Source = keyof typeof weights
export type Candidate = { text: string; source: Source; passage: string; url: string }

/** The first picture of two or more pages is their head: what it is called names the site, or its trade. */
export const bannerNames = (site: Site): Candidate[] => {
  const banners = site.pages.flatMap((page) => {
    const alt = page.pictures[0]?.alt
    return alt
      ? [{ text: alt.replaceAll(logoWords, ''), source: 'banner' as const, passage: alt, url: page.url.href }]
      : []
  })
  const counts = Map.groupBy(banners, (banner) => compact(banner.text))
  return banners.filter((banner) => (counts.get(compact(banner.text))?.length ?? 0) >= 2)
}

/** What ends a name in a line of contacts; "Dental practice Dr Reed" is not named "Dental practice". */
const nameEnd =
  /^\s*(?:$|[-–—|•·,:;/(*~])|^\s+(?:s\.? ?[nrp]\.? ?[clar]\.?|gmbh|mbh|e\.? ?[kv]\.|ag|kg|ohg|gbr|ltd|limited|llc|llp|inc|plc|sarl|sasu?|eurl|s\.? ?l\.?|s\.? ?a\.?)(?![\p{L}\d])/iu

/** The names of titles and banners that a line over or before an address or a telephone number begins with. */
export const contactNames = (site: Site, named: Candidate[]): Candidate[] => {
  const names = new Set(
    named
      .flatMap((candidate) => titleParts(candidate.text).slice(0, 1))
      .flatMap((part) => toName(part) ?? [])
      .map(fold)
      .filter((name) => name.length > 3),
  )
  const namesIn = (block: Block): string[] => {
    const line = block.lines[0] ?? ''
    const found = [...names].filter((name) => fold(line).startsWith(name) && nameEnd.test(line.slice(name.length)))
    const isContact =
      found.length > 0 &&
      block.text.length < 400 &&
      (findAddresses(block.lines).length > 0 || findPhones(block.text, site.language).length > 0)
    return isContact ? found.map((name) => line.slice(0, name.length)) : []
  }
  return site.pages.flatMap((page) =>
    page.blocks
      .filter((block) => block.voice === 'own')
      .flatMap((block) =>
        namesIn(block).map((text) => ({
          text,
          source: 'contact' as const,
          passage: toPassage(block.lines[0] ?? ''),
          url: page.url.href,
        })),
      ),
  )
}
