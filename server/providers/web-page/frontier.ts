import { scoreLink, type ScoredLink } from './link-score.ts'
import type { Link, Outline } from './outline.ts'
import type { Page } from './page.ts'
import { pageKey } from './site.ts'

// A page of a topic that was read about already is worth this much less.
const repeated = 3

/** The pages of a site that a crawl knows of and has not asked for yet. */
export type Frontier = {
  offer: (links: Link[]) => void
  /** The most promising page, which is not offered again. */
  take: () => ScoredLink | undefined
  /** Whether a page that was asked for is a new one in the start page's language; from then on all its addresses are known. */
  accept: (asked: ScoredLink, page: Page, outline: Outline) => boolean
  size: () => number
}

export const createFrontier = (start: Page, { language, alternates }: Outline): Frontier => {
  const startUrl = new URL(start.url)
  const candidates = new Map<string, ScoredLink>()
  const seen = new Set<string>()
  const takenOf = new Map<string | undefined, number>()

  const know = (keys: string[]) => {
    for (const key of keys) {
      seen.add(key)
      candidates.delete(key)
    }
  }
  const translationKeys = (alternates: Outline['alternates']) =>
    alternates.filter((alternate) => alternate.language !== language).map(({ url }) => pageKey(url))
  const worth = ({ score, topic }: ScoredLink) => score - (topic ? repeated * (takenOf.get(topic) ?? 0) : 0)

  know([pageKey(start.url), ...translationKeys(alternates)])
  return {
    offer(links) {
      for (const link of links) {
        const key = pageKey(link.url)
        const scored = seen.has(key) ? undefined : scoreLink(link, startUrl, language)
        if (scored && scored.score > (candidates.get(key)?.score ?? 0)) candidates.set(key, scored)
      }
    },
    take() {
      let best: ScoredLink | undefined
      for (const candidate of candidates.values()) if (!best || worth(candidate) > worth(best)) best = candidate
      if (!best) return undefined
      know([pageKey(best.url)])
      takenOf.set(best.topic, (takenOf.get(best.topic) ?? 0) + 1)
      return best
    },
    accept(asked, page, outline) {
      if (language && outline.language && language !== outline.language) return false
      // A redirect, or the page's own word, may lead to one that is read already. Some content systems name the start
      // page as the canonical address of every page: that says nothing.
      const canonical = outline.canonical && pageKey(outline.canonical)
      const others = [pageKey(page.url), ...(canonical && canonical !== pageKey(start.url) ? [canonical] : [])]
      const keys = others.filter((key) => key !== pageKey(asked.url))
      if (keys.some((key) => seen.has(key))) return false
      know([...keys, ...translationKeys(outline.alternates)])
      return true
    },
    size: () => candidates.size,
  }
}
